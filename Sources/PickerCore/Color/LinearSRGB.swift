/// Linear-light sRGB.
///
/// Units: red, green and blue in `0...1` inside the gamut, proportional to light.
/// Source: CSS Color 4, section 10.3; the exact matrices for white at x 0.3127, y 0.3290.
public struct LinearSRGB: RGBColorSpace {
  public static let id = "srgb-linear"
  public static let name = "Linear sRGB"
  public static let channels = rgbChannels
  public var components: SIMD3<Double>

  public init(components: SIMD3<Double>) { self.components = components }

  public static var xyzFromLinear: Matrix3 {
    Matrix3(
      506752 / 1_228_815, 87881 / 245763, 12673 / 70218,
      87098 / 409605, 175762 / 245763, 12673 / 175545,
      7918 / 409605, 87881 / 737289, 1_001_167 / 1_053_270)
  }
  public static var linearFromXYZ: Matrix3 {
    Matrix3(
      12831 / 3959, -329 / 214, -1974 / 3959,
      -851781 / 878810, 1_648_619 / 878810, 36519 / 878810,
      705 / 12673, -2585 / 12673, 705 / 667)
  }
  public static func linear(_ encoded: Double) -> Double { encoded }
  public static func encoded(_ linear: Double) -> Double { linear }

  public init(base: XYZD65) { components = Self.linearFromXYZ * base.components }
  public var base: XYZD65 { XYZD65(components: Self.xyzFromLinear * components) }
  public init(_ rgb: RGB) { self = rgb.base }
  public var rgb: RGB { RGB(base: self) }
}
