/// Hue, saturation and value over encoded sRGB.
///
/// Units: hue in degrees, `0..<360`; saturation and value in `0...1`.
/// Source: A. R. Smith, "Color Gamut Transform Pairs", SIGGRAPH 1978.
public struct HSV: ColorSpace {
  public static let id = "hsv"
  public static let name = "HSV"
  public static let channels = [Channel("Hue", .degrees), Channel("Saturation", .unit), Channel("Value", .unit)]
  public var components: SIMD3<Double>

  public init(components: SIMD3<Double>) { self.components = components }

  public init(_ hue: Double, _ saturation: Double, _ value: Double) { components = [hue, saturation, value] }

  /// Gray has no hue and black no saturation: those stay as they were in `previous`,
  /// so a knob dragged through gray leaves it with the hue it came in with.
  public init(_ rgb: RGB, keepingPowerlessFrom previous: HSV) {
    let c = rgb.components, value = c.max(), chroma = value - c.min()
    components = previous.components
    components.z = value
    if value > 0 { components.y = chroma / value }
    guard chroma > 0 else { return }
    let sector =
      value == c.x
      ? (c.y - c.z) / chroma
      : value == c.y ? (c.z - c.x) / chroma + 2 : (c.x - c.y) / chroma + 4
    components.x = wrapDegrees(60 * sector)
  }

  /// The full color of the hue, whitened by `1 - saturation`, darkened by `value`.
  public var rgb: RGB {
    let full = Self.fullColor(hue: components.x)
    return RGB(components: components.z * (1 - components.y * (1 - full)))
  }

  /// The brightest, most saturated color of a hue: six linear pieces from red through yellow, green, cyan,
  /// blue and magenta back to red.
  @inlinable
  public static func fullColor(hue: Double) -> SIMD3<Double> {
    let sector = wrapDegrees(hue) / 60
    let ramps = SIMD3(abs(sector - 3) - 1, 2 - abs(sector - 2), 2 - abs(sector - 4))
    return ramps.clamped(lowerBound: .zero, upperBound: .one)
  }
}
