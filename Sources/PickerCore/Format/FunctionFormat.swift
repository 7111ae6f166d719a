/// Functions in the modern form, such as `oklch(0.62 0.19 262 / 0.5)`.
extension OutputFormat {
  /// The function of that name in the table of functions.
  static func function(_ name: String) -> OutputFormat {
    OutputFormat(name) { color, options in
      guard let function = ColorFunction.named(name) else { return "" }
      return FunctionText(color, in: function, options).text(opening: "\(name)(")
    }
  }

  /// `color()` in one of its spaces.
  static func colorSpace(_ name: String) -> OutputFormat {
    OutputFormat(name) { color, options in
      guard let function = ColorFunction.color(in: name) else { return "" }
      return FunctionText(color, in: function, options).text(opening: "color(\(name) ")
    }
  }
}

/// How one component is written: the size of its unit in the space's own units, and what follows the number.
struct ChannelStyle {
  let size: Double
  let suffix: String
}

extension ChannelSyntax {
  /// Degrees, percent where the table counts to 100, else plain numbers.
  var style: ChannelStyle { ChannelStyle(size: 1 / one, suffix: one == 100 ? "%" : "") }
}

/// A color converted to a function's space, and its components as numbers.
struct FunctionText {
  let color: Color
  /// Without unit. What was written as `none` in this very space stays `none`.
  let numbers: [String]
  let alpha: String
  private let styles: [ChannelStyle]

  /// - Parameter styles: how the components are written, if not as the table has it.
  init(
    _ parsed: ParsedColor, in function: ColorFunction, styles: [ChannelStyle]? = nil, _ options: FormatOptions
  ) {
    let target = colorSpace(function.space), styles = styles ?? function.channels.map(\.style)
    let mapped = function.isLegacyColor ? parsed.mapped(options.gamut, holding: target) : parsed.color
    let shown = mapped.converted(to: target)
    let sizes = SIMD3(styles[0].size, styles[1].size, styles[2].size)
    let isLevels = function.names[0] == "rgb" && styles.allSatisfy(\.suffix.isEmpty)
    let values = isLevels ? shown.components.map { level($0, of: 255) } : shown.components / sizes
    let isAuthored = mapped.space == target
    let texts: [String]
    if let precision = options.precision {
      texts = values.elements.map { decimalText($0, atMost: precision) }
    } else if isLevels {
      // Of 8 bits, unless fractions of them were written.
      let isFractional = isAuthored && parsed.notation.isNumericRGB
      let decimals = isFractional ? ShortestDecimals.exactCount(values.elements) ?? 0 : 0
      texts = values.elements.map { decimalText($0, atMost: decimals) }
    } else {
      texts = ShortestDecimals.texts(values.elements, isAuthored: isAuthored, options.exactness) { values in
        target.init(components: SIMD3(values[0], values[1], values[2]) * sizes).rgb
      }
    }
    self.styles = styles
    color = shown
    numbers = (0..<3).map { index in
      if shown.missing.contains(.component(index)) { return "none" }
      return function.channels[index].isHue && texts[index] == "360" ? "0" : texts[index]
    }
    alpha =
      shown.missing.contains(.alpha)
      ? "none" : ShortestDecimals.alphaText(shown.alpha, options)
  }

  /// With units.
  var parts: [String] { zip(numbers, styles).map { $0 == "none" ? $0 : $0 + $1.suffix } }

  /// Alpha only where the color is not opaque.
  func text(opening: String) -> String {
    opening + parts.joined(separator: " ") + (alpha == "1" ? "" : " / " + alpha) + ")"
  }
}

extension SIMD3<Double> {
  var elements: [Double] { [x, y, z] }
}

extension Notation {
  /// `rgb()` with numbers, which may be fractions.
  fileprivate var isNumericRGB: Bool {
    guard case .function(let name, _) = form, name == "rgb" || name == "rgba" else { return false }
    return !units.isEmpty && units.allSatisfy { $0 == .number || $0 == .none }
  }
}

extension ParsedColor {
  /// In sRGB's gamut, by one of the ways there; untouched if it is inside already. What CSS holds in 8 bits is clipped
  /// by CSS itself, so that all formats show one color.
  func mapped(_ gamut: FormatOptions.Gamut) -> Color {
    color.mapped(gamut == .css && notation.isLegacyColor ? .clip : gamut)
  }

  /// The same for a space that may not reach everywhere outside of the gamut: white and black of OKHSL have no colors
  /// beyond, and some of HSV's are one with black. What would come back as another color is mapped.
  func mapped(_ gamut: FormatOptions.Gamut, holding space: any ColorSpace.Type) -> Color {
    let mapped = mapped(gamut)
    guard gamut == .none, space != RGB.self, color.space != space else { return mapped }
    let rgb = color.rgb.components, back = mapped.converted(to: space).rgb.components
    return ShortestDecimals.isClose(back, rgb) ? mapped : self.mapped(.css)
  }

  /// Red, green, blue and alpha in 8 bits.
  func bytes(_ gamut: FormatOptions.Gamut) -> SIMD4<UInt8> { SIMD4(mapped(gamut).rgb.bytes, byte(color.alpha)) }
}

extension Color {
  /// In sRGB's gamut, by one of the ways there; untouched if it is inside already.
  func mapped(_ gamut: FormatOptions.Gamut) -> Color {
    let rgb = rgb.components
    let isInside = (0..<3).allSatisfy { rgb[$0] >= -1e-9 && rgb[$0] <= 1 + 1e-9 }
    if isInside { return self }
    switch gamut {
    case .css: return Gamut.sRGB.mapped(self)
    case .clip: return Gamut.sRGB.clipped(self)
    case .none: return self
    }
  }

  /// ` / 0.5` where the color is not opaque.
  func slashAlpha(_ options: FormatOptions) -> String {
    if missing.contains(.alpha) { return " / none" }
    let text = ShortestDecimals.alphaText(alpha, options)
    return text == "1" ? "" : " / \(text)"
  }
}
