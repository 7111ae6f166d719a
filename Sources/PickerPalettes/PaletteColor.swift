import PickerCore

/// The components of a color in the model that a palette file names.
package enum PaletteColor: Hashable, Sendable {
  /// Encoded sRGB; values outside of `0...1` are kept.
  case rgb(RGB)
  /// 0 is black, 1 white.
  case gray(Double)
  /// Ink without a profile.
  case cmyk(CMYK)
  /// CIE Lab relative to D50: lightness in `0...100`.
  case lab(SIMD3<Double>)
  /// Hue in degrees, saturation and brightness in `0...1`.
  case hsb(SIMD3<Double>)
  /// A color of CSS in its own space.
  case css(Color)

  /// In lower case: `rgb`, `gray`, `cmyk`, `lab`, `hsb`, or the id of a color space.
  package var model: String {
    switch self {
    case .rgb: "rgb"
    case .gray: "gray"
    case .cmyk: "cmyk"
    case .lab: "lab"
    case .hsb: "hsb"
    case .css(let color): color.space.id
    }
  }

  /// In the model's own units; `nil` where missing.
  package var components: [Double?] {
    switch self {
    case .rgb(let rgb): return [rgb.red, rgb.green, rgb.blue]
    case .gray(let value): return [value]
    case .cmyk(let inks): return [inks.cyan, inks.magenta, inks.yellow, inks.black]
    case .lab(let values), .hsb(let values): return [values.x, values.y, values.z]
    case .css(let color):
      return (0..<3).map { color.missing.contains(.component($0)) ? nil : color.components[$0] }
    }
  }

  /// Inks by the formula that needs no profile.
  package var color: Color {
    switch self {
    case .rgb(let rgb): Color(rgb)
    case .gray(let value): Color(RGB(value, value, value))
    case .cmyk(let inks): Color(inks.rgb)
    case .lab(let values): Color(Lab.self, values)
    case .hsb(let values): Color(HSV.self, values)
    case .css(let color): color
    }
  }
}
