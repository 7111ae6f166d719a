/// Rec. 2020, the primaries of ultra-high-definition television.
///
/// Units: red, green and blue in `0...1` inside the gamut, encoded with the pure power 1/2.4 that CSS prescribes
/// since 2025 (before, it was the camera curve of BT.2020).
/// Source: ITU-R BT.2020-2, BT.1886; CSS Color 4, section 10.7; the exact matrices.
public struct Rec2020: RGBColorSpace {
  public static let id = "rec2020"
  public static let name = "Rec2020"
  public static let channels = rgbChannels
  public var components: SIMD3<Double>

  public init(components: SIMD3<Double>) { self.components = components }

  public static var xyzFromLinear: Matrix3 {
    Matrix3(
      63_426_534 / 99_577_255, 20_160_776 / 139_408_157, 47_086_771 / 278_816_314,
      26_158_966 / 99_577_255, 472_592_308 / 697_040_785, 8_267_143 / 139_408_157,
      0, 19_567_812 / 697_040_785, 295_819_943 / 278_816_314)
  }
  public static var linearFromXYZ: Matrix3 {
    Matrix3(
      30_757_411 / 17_917_100, -6_372_589 / 17_917_100, -4_539_589 / 17_917_100,
      -19_765_991 / 29_648_200, 47_925_759 / 29_648_200, 467_509 / 29_648_200,
      792_561 / 44_930_125, -1_921_689 / 44_930_125, 42_328_811 / 44_930_125)
  }
  public static func linear(_ encoded: Double) -> Double { TransferFunction.power(encoded, 2.4) }
  public static func encoded(_ linear: Double) -> Double { TransferFunction.power(linear, 1 / 2.4) }
}
