extension OutputFormat {
  /// `cmyk(73% 48% 0% 4%)`: naive ink without a profile.
  static let cmyk = OutputFormat("cmyk") { color, options in
    let mapped = color.color.mapped(options.gamut)
    let rgb = RGB(components: mapped.rgb.components.clamped(lowerBound: .zero, upperBound: .one))
    let ink = CMYK(rgb)
    let values = [ink.cyan, ink.magenta, ink.yellow, ink.black].map { $0 * 100 }
    let decimals =
      options.precision
      ?? ShortestDecimals.count(values, isAuthored: false) {
        CMYK($0[0] / 100, $0[1] / 100, $0[2] / 100, $0[3] / 100).rgb
      }
    let parts = values.map { decimalText($0, atMost: decimals) + "%" }
    return "cmyk(" + parts.joined(separator: " ") + mapped.slashAlpha(options.precision) + ")"
  }
}
