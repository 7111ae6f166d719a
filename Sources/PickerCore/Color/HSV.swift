/// Hue, saturation and value over encoded sRGB.
///
/// Units: hue in degrees, `0..<360`; saturation and value in `0...1`.
/// Source: A. R. Smith, "Color Gamut Transform Pairs", SIGGRAPH 1978.
public struct HSV: ColorSpace {
  public static let id = "hsv"
  public static let name = "HSV"
  public static let channels = [
    Channel("Hue", .degrees), Channel("Saturation", .unit, role: .colorfulness), Channel("Value", .unit),
  ]
  public var components: SIMD3<Double>

  public init(components: SIMD3<Double>) { self.components = components }

  public init(base: RGB) {
    let hexagon = RGBHexagon(base)
    components = SIMD3(hexagon.hue, hexagon.max != 0 ? hexagon.chroma / hexagon.max : 0, hexagon.max)
  }

  /// The full color of the hue, whitened by `1 - saturation`, darkened by `value`.
  public var base: RGB {
    let full = Self.fullColor(hue: components.x)
    return RGB(components: components.z * (1 - components.y * (1 - full)))
  }

  /// Gray has no hue and black no saturation.
  public var powerless: Color.Missing {
    abs(components.z) < 1e-9 ? [.first, .second] : components.y == 0 ? .first : []
  }

  /// The brightest, most saturated color of a hue: six linear pieces from red through yellow, green, cyan,
  /// blue and magenta back to red.
  @inlinable
  public static func fullColor(hue: Double) -> SIMD3<Double> {
    let hue = wrapDegrees(hue)  // in degrees up to the division, so that whole degrees stay exact
    let ramps = SIMD3(abs(hue - 180) - 60, 120 - abs(hue - 120), 120 - abs(hue - 240))
    return ramps.clamped(lowerBound: .zero, upperBound: SIMD3(repeating: 60)) / 60
  }
}
