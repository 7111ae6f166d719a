extension OutputFormat {
  /// One object on one line: hexadecimal, the space with its components in its own units (`null` where missing),
  /// encoded sRGB without clamping, and alpha.
  static let json = OutputFormat("json") { color, options in
    let value = color.color
    let decimals = options.precision ?? 10
    func number(_ value: Double) -> String { decimalText(value, atMost: decimals) }
    let components = (0..<3).map { index in
      value.missing.contains(.component(index)) ? "null" : number(value.components[index])
    }
    let srgb = (0..<3).map { number(value.rgb.components[$0]) }
    let alpha = value.missing.contains(.alpha) ? "null" : number(value.alpha)
    return """
      {"color":"#\(color.hexDigits(options))","space":"\(value.space.id)","components":[\
      \(components.joined(separator: ","))],"srgb":[\(srgb.joined(separator: ","))],"alpha":\(alpha)}
      """
  }
}
