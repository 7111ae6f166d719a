/// Display P3 without its curve, a space that CSS Color 4 added for mixing: read and written, but no tab of its own.
///
/// Units: red, green and blue in `0...1` inside the gamut, linear.
/// Source: CSS Color 4, section 10.5.
public struct LinearDisplayP3: RGBColorSpace {
  public static let id = "display-p3-linear"
  public static let name = "Linear P3"
  public static let channels = rgbChannels
  public var components: SIMD3<Double>

  public init(components: SIMD3<Double>) { self.components = components }

  public static var linearFromXYZ: Matrix3 { DisplayP3.linearFromXYZ }
  public static var xyzFromLinear: Matrix3 { DisplayP3.xyzFromLinear }
  public static func linear(_ encoded: Double) -> Double { encoded }
  public static func encoded(_ linear: Double) -> Double { linear }
}
