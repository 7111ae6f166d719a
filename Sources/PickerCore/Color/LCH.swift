/// CIE LCH relative to D50: Lab in polar coordinates.
///
/// Units: lightness in `0...100`; chroma from 0, unbounded; hue in degrees, `0..<360`.
/// Source: CSS Color 4, section 9.3.
public struct LCH: ColorSpace {
  public static let id = "lch"
  public static let name = "LCH"
  public static let channels = [
    Channel("Lightness", .number, range: 0...100, role: .lightness),
    Channel("Chroma", .number, range: 0...150, role: .colorfulness), Channel("Hue", .degrees),
  ]
  public var components: SIMD3<Double>

  public init(components: SIMD3<Double>) { self.components = components }
  public init(base: Lab) { components = polar(base.components) }
  public var base: Lab { Lab(components: rectangular(components)) }
  /// A chroma up to 0.0015 is a gray with rounding noise (CSS Color 4, section 9.3).
  public var powerless: Color.Missing { components.y <= 0.0015 ? .third : [] }
}
