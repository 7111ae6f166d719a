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

/// A color converted to a function's space, and its components as numbers.
struct FunctionText {
  let function: ColorFunction
  let color: Color
  /// Without unit: 0 to 255 for `rgb()`, degrees, percent or as is. What was written as `none` in this very space
  /// stays `none`.
  let numbers: [String]
  let alpha: String

  init(_ parsed: ParsedColor, in function: ColorFunction, _ options: FormatOptions) {
    let target = colorSpace(function.space), channels = function.channels
    let mapped = function.isLegacyColor ? parsed.color.mapped(options.gamut) : parsed.color
    let shown = mapped.converted(to: target)
    let values = channels.indices.map { shown.components[$0] * channels[$0].one }
    let decimals: Int
    if let precision = options.precision {
      decimals = precision
    } else if function.names[0] == "rgb" {
      // Of 8 bits, unless fractions of them were written.
      decimals = parsed.notation.isFractionalRGB ? ShortestDecimals.exactCount(values) ?? 0 : 0
    } else {
      decimals = ShortestDecimals.count(values, isAuthored: mapped.space == target) { values in
        let ones = SIMD3(channels[0].one, channels[1].one, channels[2].one)
        return target.init(components: SIMD3(values[0], values[1], values[2]) / ones).rgb
      }
    }
    self.function = function
    color = shown
    numbers = channels.indices.map { index in
      if shown.missing.contains(.component(index)) { return "none" }
      let number = decimalText(values[index], atMost: decimals)
      return channels[index].isHue && number == "360" ? "0" : number
    }
    alpha = shown.missing.contains(.alpha)
      ? "none" : ShortestDecimals.alphaText(shown.alpha, precision: options.precision)
  }

  /// Percentages where the table says so, alpha where the color is not opaque.
  func text(opening: String) -> String {
    let parts = function.channels.indices.map { index in
      function.channels[index].one == 100 && numbers[index] != "none" ? numbers[index] + "%" : numbers[index]
    }
    return opening + parts.joined(separator: " ") + (alpha == "1" ? "" : " / " + alpha) + ")"
  }
}

extension Notation {
  fileprivate var isFractionalRGB: Bool {
    guard case .function(let name, _) = form, name == "rgb" || name == "rgba" else { return false }
    return units.allSatisfy { $0 == .number || $0 == .none }
  }
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
  func slashAlpha(_ precision: Int?) -> String {
    if missing.contains(.alpha) { return " / none" }
    let text = ShortestDecimals.alphaText(alpha, precision: precision)
    return text == "1" ? "" : " / \(text)"
  }
}
