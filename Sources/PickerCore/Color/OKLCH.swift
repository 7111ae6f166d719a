/// OKLCH: OKLab in polar coordinates.
///
/// Units: lightness in `0...1`; chroma from 0, unbounded; hue in degrees, `0..<360`.
/// Source: CSS Color 4, section 9.4.
public struct OKLCH: ColorSpace {
  public static let id = "oklch"
  public static let name = "OKLCH"
  public static let channels = [
    Channel("Lightness", .unit, role: .lightness),
    Channel("Chroma", .number, range: 0...0.4, role: .colorfulness), Channel("Hue", .degrees),
  ]
  public var components: SIMD3<Double>

  public init(components: SIMD3<Double>) { self.components = components }
  public init(base: OKLab) { components = polar(base.components) }
  public var base: OKLab { OKLab(components: rectangular(components)) }
  /// A chroma up to 0.000004 is a gray with rounding noise (CSS Color 4, section 9.4).
  public var powerless: Color.Missing { components.y <= 0.000004 ? .third : [] }
}
