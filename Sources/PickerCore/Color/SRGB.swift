/// Encoded sRGB as a space to edit in.
///
/// Units: red, green and blue in `0...1`.
/// Source: IEC 61966-2-1.
public struct SRGB: ColorSpace {
  public static let id = "rgb"
  public static let name = "RGB"
  public static let channels = [Channel("Red", .unit), Channel("Green", .unit), Channel("Blue", .unit)]
  public var components: SIMD3<Double>

  public init(components: SIMD3<Double>) { self.components = components }

  public init(_ rgb: RGB, keepingPowerlessFrom previous: SRGB) { components = rgb.components }

  public var rgb: RGB { RGB(components: components) }
}
