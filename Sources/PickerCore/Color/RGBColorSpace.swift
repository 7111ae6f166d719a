/// A space of red, green and blue light: a linear change of primaries away from XYZ, and a curve.
public protocol RGBColorSpace: ColorSpace {
  /// Linear red, green and blue from CIE XYZ relative to D65.
  static var linearFromXYZ: Matrix3 { get }
  /// CIE XYZ relative to D65 from linear red, green and blue.
  static var xyzFromLinear: Matrix3 { get }
  /// Linear light of an encoded component. Negative values are mirrored.
  static func linear(_ encoded: Double) -> Double
  static func encoded(_ linear: Double) -> Double
}

extension RGBColorSpace {
  public static func linear(_ encoded: Double) -> Double { TransferFunction.linearFromSRGB(encoded) }
  public static func encoded(_ linear: Double) -> Double { TransferFunction.sRGBFromLinear(linear) }

  /// Red, green and blue, each in `0...1`.
  static var rgbChannels: [Channel] {
    [Channel("Red", .unit, role: .red), Channel("Green", .unit, role: .green), Channel("Blue", .unit, role: .blue)]
  }
}

extension RGBColorSpace where Base == XYZD65 {
  public init(base: XYZD65) { self.init(components: (Self.linearFromXYZ * base.components).map(Self.encoded)) }
  public var base: XYZD65 { XYZD65(components: Self.xyzFromLinear * components.map(Self.linear)) }
}
