extension OutputFormat {
  /// `cmyk(73% 48% 0% 4%)`: naive ink without a profile.
  static let cmyk = OutputFormat("cmyk") { color, options in
    let parts = InkText(color, options).numbers.map { $0 + "%" }
    return "cmyk(" + parts.joined(separator: " ") + color.color.slashAlpha(options) + ")"
  }
}

/// Cyan, magenta, yellow and black in percent, as text.
struct InkText {
  let numbers: [String]

  init(_ color: ParsedColor, _ options: FormatOptions) {
    let rgb = color.mapped(options.gamut).rgb.components
    let isInside = Gamut.sRGB.contains(rgb, tolerance: Gamut.tolerance)
    let ink = CMYK(RGB(components: isInside ? Gamut.clip(rgb) : rgb))
    let values = [ink.cyan, ink.magenta, ink.yellow, ink.black].map { $0 * 100 }
    if let precision = options.precision {
      numbers = values.map { decimalText($0, atMost: precision) }
    } else {
      // Inks that were written come back with few decimals.
      numbers = ShortestDecimals.texts(values, isAuthored: true, options.exactness) {
        CMYK($0[0] / 100, $0[1] / 100, $0[2] / 100, $0[3] / 100).rgb
      }
    }
  }
}
