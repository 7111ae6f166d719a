/// Colors as expressions of programming languages.
extension OutputFormat {
  /// SwiftUI's `Color`.
  static let swift = OutputFormat("swift") { color, options in
    let unit = UnitText(color, options)
    let opacity = unit.alpha == "1" ? "" : ", opacity: \(unit.alpha)"
    return "Color(red: \(unit.red), green: \(unit.green), blue: \(unit.blue)\(opacity))"
  }

  static let uikit = OutputFormat("uikit") { color, options in
    let unit = UnitText(color, options)
    return "UIColor(red: \(unit.red), green: \(unit.green), blue: \(unit.blue), alpha: \(unit.alpha))"
  }

  /// `Color.argb` of Android, alpha first.
  static let android = OutputFormat("android") { color, options in
    let bytes = color.bytes(options.gamut)
    return "Color.argb(\(bytes.w), \(bytes.x), \(bytes.y), \(bytes.z))"
  }

  static let qt = OutputFormat("qt") { color, options in
    let bytes = color.bytes(options.gamut)
    let alpha = bytes.w == 255 ? "" : ", \(bytes.w)"
    return "QColor(\(bytes.x), \(bytes.y), \(bytes.z)\(alpha))"
  }

  /// `vec4`, whose numbers need a point.
  static let glsl = OutputFormat("glsl") { color, options in
    let unit = UnitText(color, options)
    let parts = [unit.red, unit.green, unit.blue, unit.alpha].map { $0.contains(".") ? $0 : $0 + ".0" }
    return "vec4(\(parts.joined(separator: ", ")))"
  }
}

/// Encoded sRGB and alpha from 0 to 1, as text.
struct UnitText {
  let numbers: [String]
  let alpha: String

  var red: String { numbers[0] }
  var green: String { numbers[1] }
  var blue: String { numbers[2] }

  init(_ parsed: ParsedColor, _ options: FormatOptions) {
    let color = parsed.color, rgb = parsed.mapped(options.gamut).rgb.components
    let values = (0..<3).map { rgb[$0] }
    if let precision = options.precision {
      numbers = values.map { decimalText($0, atMost: precision) }
    } else {
      numbers = ShortestDecimals.texts(values, isAuthored: color.space == SRGB.self, options.exactness) {
        RGB($0[0], $0[1], $0[2])
      }
    }
    alpha = ShortestDecimals.alphaText(color.alpha, options)
  }
}
