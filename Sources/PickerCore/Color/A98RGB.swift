/// A98 RGB, which photographers know as Adobe RGB (1998).
///
/// Units: red, green and blue in `0...1` inside the gamut, encoded with the power 256/563.
/// Source: CSS Color 4, section 10.5; the exact matrices.
public struct A98RGB: RGBColorSpace {
  public static let id = "a98-rgb"
  public static let name = "A98"
  public static let channels = rgbChannels
  public var components: SIMD3<Double>

  public init(components: SIMD3<Double>) { self.components = components }

  public static var xyzFromLinear: Matrix3 {
    Matrix3(
      573536 / 994567, 263643 / 1_420_810, 187206 / 994567,
      591459 / 1_989_134, 6_239_551 / 9_945_670, 374412 / 4_972_835,
      53769 / 1_989_134, 351524 / 4_972_835, 4_929_758 / 4_972_835)
  }
  public static var linearFromXYZ: Matrix3 {
    Matrix3(
      1_829_569 / 896150, -506331 / 896150, -308931 / 896150,
      -851781 / 878810, 1_648_619 / 878810, 36519 / 878810,
      16779 / 1_248_040, -147721 / 1_248_040, 1_266_979 / 1_248_040)
  }
  public static func linear(_ encoded: Double) -> Double { TransferFunction.power(encoded, 563 / 256) }
  public static func encoded(_ linear: Double) -> Double { TransferFunction.power(linear, 256 / 563) }
}
