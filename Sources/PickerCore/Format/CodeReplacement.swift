/// Another color in the place of one that code makes.
extension CodeCall {
  /// The call's text with another color: what prints the same stays as it is written. `nil` where the call cannot say
  /// the color.
  func replacing(with new: Color, in source: [UInt8]) -> String? {
    let gamut = Gamut(space as? any RGBColorSpace.Type ?? SRGB.self)
    let shown = gamut.mapped(new).converted(to: space, keepingPowerlessFrom: color)
    if arguments.contains(where: { $0.channel == nil }), !shown.isGray { return nil }
    var result = source
    if alpha == nil, byte(new.alpha) < 255 {
      guard let place = alphaPlace, let model = arguments.first else { return nil }
      let isByte = model.full == 255
      let text = isByte ? "\(byte(new.alpha))" : ShortestDecimals.alphaText(new.alpha, FormatOptions())
      result.insert(contentsOf: (place.opening + text).utf8, at: place.offset)
    }
    for argument in arguments.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      result.replaceSubrange(argument.range, with: text(of: argument, shown, in: source).utf8)
    }
    return String(decoding: result, as: UTF8.self)
  }

  private func text(of argument: Argument, _ new: Color, in source: [UInt8]) -> String {
    let isHue = argument.channel.map { $0 < 3 && space.channels[$0].unit == .degrees } ?? false
    let value = argument.channel == 3 ? new.alpha : new.components[argument.channel ?? 0] / (isHue ? 360 : 1)
    let written = String(decoding: source[argument.range], as: UTF8.self)
    let type = String(written.reversed().prefix { $0.isLetter }.reversed())
    let token = NumberToken(written, fewest: argument.full > 99.5 ? 0 : 3, suffix: type.lowercased())
    let text = token.text(level(value, of: argument.full), old: argument.value)
    // Where a number has a point its type may hang on it.
    guard written.contains("."), !text.contains(".") else { return text }
    return text.dropLast(type.count) + ".0" + type
  }

  /// The color in a call that can say it, when this one cannot.
  func rewritten(_ new: Color) -> String {
    if let name = CodeNotation.function(path)?.translucent, let function = CodeNotation.function(name) {
      let unit = UnitText(ParsedColor(new), FormatOptions()), bytes = new.bytes(.css)
      var parts =
        function.largest == 255 ? (0..<4).map { "\(bytes[$0])" } : unit.numbers + [unit.alpha]
      if function.isAlphaFirst { parts.insert(parts.removeLast(), at: 0) }
      return "\(name)(\(parts.joined(separator: ", ")))"
    }
    if path.hasPrefix("Color") { return OutputFormat.swift.text(new) }
    return path + OutputFormat.uikit.text(new).dropFirst("UIColor".count)
  }
}

extension Color {
  fileprivate var isGray: Bool {
    let bytes = rgb.bytes
    return bytes.x == bytes.y && bytes.y == bytes.z
  }
}
