/// ProPhoto RGB, a space wide enough for any print, relative to D50.
///
/// Units: red, green and blue in `0...1` inside the gamut, encoded with the power 1/1.8 and a linear toe.
/// Source: ISO 22028-2 (ROMM RGB); CSS Color 4, section 10.6; the matrices in 64 bits.
public struct ProPhotoRGB: RGBColorSpace {
  public static let id = "prophoto-rgb"
  public static let name = "ProPhoto"
  public static let channels = rgbChannels
  public var components: SIMD3<Double>

  public init(components: SIMD3<Double>) { self.components = components }

  static var d50FromLinear: Matrix3 {
    Matrix3(
      0.79776664490064230, 0.13518129740053308, 0.03134773412839220,
      0.28807482881940130, 0.71183523424187300, 0.00008993693872564,
      0, 0, 0.82510460251046020)
  }
  static var linearFromD50: Matrix3 {
    Matrix3(
      1.34578688164715830, -0.25557208737979464, -0.05110186497554526,
      -0.54463070512490190, 1.50824774284514680, 0.02052744743642139,
      0, 0, 1.21196754563894520)
  }
  public static var linearFromXYZ: Matrix3 { linearFromD50 * XYZD50.fromD65 }
  public static var xyzFromLinear: Matrix3 { XYZD50.toD65 * d50FromLinear }
  public static func linear(_ encoded: Double) -> Double {
    abs(encoded) <= 16.0 / 512 ? encoded / 16 : TransferFunction.power(encoded, 1.8)
  }
  public static func encoded(_ linear: Double) -> Double {
    abs(linear) < 1.0 / 512 ? linear * 16 : TransferFunction.power(linear, 1 / 1.8)
  }

  public init(base: XYZD50) { components = (Self.linearFromD50 * base.components).map(Self.encoded) }
  public var base: XYZD50 { XYZD50(components: Self.d50FromLinear * components.map(Self.linear)) }
}
