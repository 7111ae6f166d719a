extension OutputFormat {
  /// One object on one line; see `JSONWriter.members(of:_:)`.
  static let json = OutputFormat("json") { color, options in
    var json = JSONWriter()
    json.object { $0.members(of: color, options) }
    return json.text
  }
}

extension JSONWriter {
  /// What there is to say of a color: hexadecimal, the space with its components in its own units (`null` where
  /// missing), encoded sRGB without clamping, and alpha.
  package mutating func members(of parsed: ParsedColor, _ options: FormatOptions) {
    let color = parsed.color
    let decimals = options.precision ?? 10, missing = color.missing, srgb = color.rgb.components
    member("color", "#" + parsed.hexDigits(options))
    member("space", color.space.id)
    member(
      "components", (0..<3).map { missing.contains(.component($0)) ? nil : color.components[$0] }, atMost: decimals)
    member("srgb", (0..<3).map { srgb[$0] }, atMost: decimals)
    member("alpha", missing.contains(.alpha) ? nil : color.alpha, atMost: decimals)
  }
}
