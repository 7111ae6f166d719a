/// CIE XYZ relative to D50, the white of print and of Lab.
///
/// Units: Y in `0...1` from black to white; white is `0.96430, 1, 0.82510`.
/// Source: CSS Color 4, section 10.8; Bradford adaptation in 64 bits.
public struct XYZD50: ColorSpace {
  public static let id = "xyz-d50"
  public static let name = "XYZ D50"
  public static let channels = XYZD65.channels
  public var components: SIMD3<Double>

  /// The white point, from its chromaticity x 0.3457, y 0.3585.
  public static var white: SIMD3<Double> { SIMD3(0.3457 / 0.3585, 1, (1 - 0.3457 - 0.3585) / 0.3585) }

  static var fromD65: Matrix3 {
    Matrix3(
      1.0479297925449969, 0.022946870601609652, -0.05019226628920524,
      0.02962780877005599, 0.9904344267538799, -0.017073799063418826,
      -0.009243040646204504, 0.015055191490298152, 0.7518742814281371)
  }
  package static var toD65: Matrix3 {
    Matrix3(
      0.955473421488075, -0.02309845494876471, 0.06325924320057072,
      -0.0283697093338637, 1.0099953980813041, 0.021041441191917323,
      0.012314014864481998, -0.020507649298898964, 1.330365926242124)
  }

  public init(components: SIMD3<Double>) { self.components = components }
  public init(base: XYZD65) { components = Self.fromD65 * base.components }
  public var base: XYZD65 { XYZD65(components: Self.toD65 * components) }
}
