/// Writing another color the way a text had it, for editing colors in place.
extension ParsedColor {
  /// The color in its notation: the same function, units, commas, digits and capitals. What the notation cannot say
  /// (alpha in `rgb:r/g/b`, a color that has no name) comes in the nearest one that can.
  public func text(_ options: FormatOptions = FormatOptions()) -> String {
    switch notation.form {
    case .hex(let digits, let hasHash, let isUpperCase):
      return (hasHash ? "#" : "") + color.hexText(digits, isUpperCase || options.isUpperCase, options.gamut)
    case .integer(let digits, let isUpperCase):
      let b = color.bytes(options.gamut), rgb = [b.x, b.y, b.z]
      return "0x" + hexText(digits == 6 && b.w == 255 ? rgb : [b.w] + rgb, isUpperCase || options.isUpperCase)
    case .x11(let digits, let hasHash):
      guard byte(color.alpha) == 255 else { return OutputFormat.hex.text(self, options) }
      return color.x11Text(digits, hasHash, options)
    case .name(let old):
      let bytes = color.bytes(options.gamut)
      let name = [old, OutputFormat.name.text(self, options)].first { name in
        ParsedColor(keyword: name)?.color.bytes(.none) == bytes
      }
      return name ?? OutputFormat.hex.text(self, options)
    case .contextual:
      return OutputFormat.hex.text(self, options)
    case .function("cmyk", let isLegacy):
      let text = OutputFormat.cmyk.text(self, options)
      return isLegacy ? text.withCommas : text
    case .function(let name, let isLegacy):
      guard let function = ColorFunction.named(name) else { return OutputFormat.hex.text(self, options) }
      return functionText(function, name, isLegacy, options)
    case .colorSpace(let name):
      guard let function = ColorFunction.color(in: name) else { return OutputFormat.css.text(self, options) }
      return functionText(function, "color", false, options)
    case .relative, .mix:
      return ParsedColor(color).text(options)
    }
  }

  private func functionText(
    _ function: ColorFunction, _ name: String, _ isLegacy: Bool, _ options: FormatOptions
  ) -> String {
    let styles = function.channels.enumerated().map { index, channel in
      channel.style(notation.units.indices.contains(index) ? notation.units[index] : nil)
    }
    let text = FunctionText(self, in: function, styles: styles, options)
    let alpha = alphaText(text.color, isLegacy, options)
    if isLegacy {
      let parts = text.parts.map { $0 == "none" ? "0" : $0 } + (alpha.map { [$0] } ?? [])
      let needsA = alpha != nil && (name == "rgb" || name == "hsl") && notation.alphaUnit == nil
      return name + (needsA ? "a(" : "(") + parts.joined(separator: ", ") + ")"
    }
    let opening = name == "color" ? "color(\(function.space) " : name + "("
    return opening + text.parts.joined(separator: " ") + (alpha.map { " / " + $0 } ?? "") + ")"
  }

  /// `nil` where the color is opaque and alpha was not written.
  private func alphaText(_ shown: Color, _ isLegacy: Bool, _ options: FormatOptions) -> String? {
    if shown.missing.contains(.alpha) { return isLegacy ? "0" : "none" }
    let text = ShortestDecimals.alphaText(shown.alpha, options)
    if text == "1", notation.alphaUnit == nil { return nil }
    guard notation.alphaUnit == .percentage else { return text }
    let percent = [shown.alpha * 100], decimals = ShortestDecimals.exactCount(percent) ?? 3
    return decimalText(percent[0], atMost: options.precision ?? decimals) + "%"
  }
}

extension ChannelSyntax {
  /// In the unit that a text had, if it can stand here.
  fileprivate func style(_ unit: Notation.Unit?) -> ChannelStyle {
    switch unit {
    case .percentage where !isHue: ChannelStyle(size: full / 100, suffix: "%")
    case .number where !isHue: ChannelStyle(size: 1 / one, suffix: "")
    case .degrees where isHue: ChannelStyle(size: 1, suffix: "deg")
    case .gradians where isHue: ChannelStyle(size: 0.9, suffix: "grad")
    case .radians where isHue: ChannelStyle(size: 180 / .pi, suffix: "rad")
    case .turns where isHue: ChannelStyle(size: 360, suffix: "turn")
    default: style
    }
  }
}

extension Color {
  /// Short only where every digit would double; with alpha where it was written or the color is not opaque.
  fileprivate func hexText(_ digits: Int, _ isUpperCase: Bool, _ gamut: FormatOptions.Gamut) -> String {
    let b = bytes(gamut)
    let all = digits == 4 || digits == 8 || b.w < 255 ? [b.x, b.y, b.z, b.w] : [b.x, b.y, b.z]
    let text = PickerCore.hexText(all, isUpperCase)
    guard digits <= 4, all.allSatisfy({ $0 % 17 == 0 }) else { return text }
    return String(decoding: text.utf8.enumerated().filter { $0.offset % 2 == 0 }.map(\.element), as: UTF8.self)
  }

  fileprivate func x11Text(_ digits: Int, _ hasHash: Bool, _ options: FormatOptions) -> String {
    let rgb = mapped(options.gamut).rgb.components.clamped(lowerBound: .zero, upperBound: .one)
    let parts = (0..<3).map { index in
      let value = UInt32(rgb[index] * Double(1 << (4 * digits) - 1) + 0.5)
      let text = PickerCore.hexText([UInt8(value >> 8), UInt8(value & 255)], options.isUpperCase)
      return String(text.suffix(digits))
    }
    return (hasHash ? "#" : "rgb:") + parts.joined(separator: hasHash ? "" : "/")
  }
}

extension String {
  /// `cmyk(1% 2% 3% 4% / 0.5)` with commas.
  fileprivate var withCommas: String {
    var result = ""
    for character in self {
      if character == "/" { continue }
      if character == " " {
        if result.last != " " { result += ", " }
      } else {
        result.append(character)
      }
    }
    return result
  }
}
