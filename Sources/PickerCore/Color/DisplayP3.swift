/// Display P3: the primaries of digital cinema under D65, with sRGB's curve.
///
/// Units: red, green and blue in `0...1` inside the gamut, encoded.
/// Source: CSS Color 4, section 10.4; the exact matrices.
public struct DisplayP3: RGBColorSpace {
  public static let id = "display-p3"
  public static let name = "P3"
  public static let channels = rgbChannels
  public var components: SIMD3<Double>

  public init(components: SIMD3<Double>) { self.components = components }

  public static var xyzFromLinear: Matrix3 {
    Matrix3(
      608311 / 1_250_200, 189793 / 714400, 198249 / 1_000_160,
      35783 / 156275, 247089 / 357200, 198249 / 2_500_400,
      0, 32229 / 714400, 5_220_557 / 5_000_800)
  }
  public static var linearFromXYZ: Matrix3 {
    Matrix3(
      446124 / 178915, -333277 / 357830, -72051 / 178915,
      -14852 / 17905, 63121 / 35810, 423 / 17905,
      11844 / 330415, -50337 / 660830, 316169 / 330415)
  }
}
