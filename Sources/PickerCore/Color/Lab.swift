import func Glibc.cbrt

/// CIE Lab relative to D50, as in CSS.
///
/// Units: lightness in `0...100`; a (green to red) and b (blue to yellow) unbounded, within ±125 for most colors.
/// Source: CIE 15:2004; CSS Color 4, section 9.3.
public struct Lab: ColorSpace {
  public static let id = "lab"
  public static let name = "Lab"
  public static let channels = [
    Channel("Lightness", .number, range: 0...100, role: .lightness),
    Channel("A", .number, range: -125...125, role: .opponentA),
    Channel("B", .number, range: -125...125, role: .opponentB),
  ]
  public var components: SIMD3<Double>

  /// Where the cube root gives way to a straight line, and the slope of that line.
  private static var epsilon: Double { 216 / 24389 }
  private static var kappa: Double { 24389 / 27 }

  public init(components: SIMD3<Double>) { self.components = components }

  public init(base: XYZD50) { self.init(relative: base.components / XYZD50.white) }

  /// From X, Y and Z relative to those of white.
  init(relative: SIMD3<Double>) {
    let f = relative.map { $0 > Self.epsilon ? cbrt($0) : (Self.kappa * $0 + 16) / 116 }
    let lightness = relative.y > Self.epsilon ? 116 * f.y - 16 : Self.kappa * relative.y
    components = SIMD3(lightness, 500 * (f.x - f.y), 200 * (f.y - f.z))
  }

  public var base: XYZD50 {
    let y = (components.x + 16) / 116
    let f = SIMD3(y + components.y / 500, y, y - components.z / 200)
    let relative = f.map {
      let cube = $0 * $0 * $0
      return cube > Self.epsilon ? cube : (116 * $0 - 16) / Self.kappa
    }
    let luminance = components.x > 8 ? relative.y : components.x / Self.kappa
    return XYZD50(components: SIMD3(relative.x, luminance, relative.z) * XYZD50.white)
  }
}
