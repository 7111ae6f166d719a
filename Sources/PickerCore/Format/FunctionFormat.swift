/// Functions in the modern form, such as `oklch(0.62 0.19 262 / 0.5)`.
extension OutputFormat {
  /// The function of that name in the table of functions.
  static func function(_ name: String) -> OutputFormat {
    OutputFormat(name) { color, options in
      guard let function = ColorFunction.named(name) else { return "" }
      return function.text(color.color, "\(name)(", options)
    }
  }

  /// `color()` in one of its spaces.
  static func colorSpace(_ name: String) -> OutputFormat {
    OutputFormat(name) { color, options in
      guard let function = ColorFunction.color(in: name) else { return "" }
      return function.text(color.color, "color(\(name) ", options)
    }
  }
}

extension ColorFunction {
  /// Converts and writes a color. A component written as `none` in this very space stays `none`.
  func text(_ color: Color, _ opening: String, _ options: FormatOptions) -> String {
    let target = colorSpace(space)
    let mapped = isLegacyColor ? color.mapped(options.gamut) : color
    let isAuthored = mapped.space == target
    let shown = mapped.converted(to: target)
    let values = channels.indices.map { shown.components[$0] * channels[$0].one }
    let decimals =
      options.precision ?? defaultDecimals(values, isAuthored: isAuthored, in: target)
    let parts = channels.indices.map { index in
      shown.missing.contains(.component(index))
        ? "none" : channels[index].text(values[index], decimals)
    }
    return opening + parts.joined(separator: " ") + shown.slashAlpha(options.precision) + ")"
  }

  /// `rgb()` is of 8 bits unless more is asked for.
  private func defaultDecimals(_ values: [Double], isAuthored: Bool, in target: any ColorSpace.Type) -> Int {
    if space == "srgb", isLegacyColor { return 0 }
    return ShortestDecimals.count(values, isAuthored: isAuthored) { values in
      let components = SIMD3(values[0] / channels[0].one, values[1] / channels[1].one, values[2] / channels[2].one)
      return target.init(components: components).rgb
    }
  }
}

extension ChannelSyntax {
  /// In degrees, percent or as a number.
  fileprivate func text(_ value: Double, _ decimals: Int) -> String {
    let number = decimalText(value, atMost: decimals)
    if isHue { return number == "360" ? "0" : number }
    return one == 100 ? number + "%" : number
  }
}

extension Color {
  /// In sRGB's gamut, by one of the ways there; untouched if it is inside already.
  func mapped(_ gamut: FormatOptions.Gamut) -> Color {
    let rgb = rgb.components
    let isInside = (0..<3).allSatisfy { rgb[$0] >= -1e-9 && rgb[$0] <= 1 + 1e-9 }
    if isInside { return self }
    switch gamut {
    case .css: return mappedToGamut(of: SRGB.self)
    case .clip:
      return Color(
        SRGB.self, rgb.clamped(lowerBound: .zero, upperBound: .one), alpha: alpha,
        missing: missing.intersection(.alpha))
    case .none: return self
    }
  }

  /// ` / 0.5` where the color is not opaque.
  func slashAlpha(_ precision: Int?) -> String {
    if missing.contains(.alpha) { return " / none" }
    let text = ShortestDecimals.alphaText(alpha, precision: precision)
    return text == "1" ? "" : " / \(text)"
  }
}
