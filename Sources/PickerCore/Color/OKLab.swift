import func Glibc.cbrt

/// OKLab, a perceptual space with an even hue.
///
/// Units: lightness in `0...1`; a (green to red) and b (blue to yellow) unbounded, within ±0.4 for most colors.
/// Source: B. Ottosson, "A perceptual color space for image processing", 2020; CSS Color 4, section 9.4, with its
/// matrices in 64 bits.
public struct OKLab: ColorSpace {
  public static let id = "oklab"
  public static let name = "OKLab"
  public static let channels = [
    Channel("Lightness", .unit, role: .lightness),
    Channel("A", .number, range: -0.4...0.4, role: .opponentA),
    Channel("B", .number, range: -0.4...0.4, role: .opponentB),
  ]
  public var components: SIMD3<Double>

  static var coneFromXYZ: Matrix3 {
    Matrix3(
      0.8190224379967030, 0.3619062600528904, -0.1288737815209879,
      0.0329836539323885, 0.9292868615863434, 0.0361446663506424,
      0.0481771893596242, 0.2642395317527308, 0.6335478284694309)
  }
  static var xyzFromCone: Matrix3 {
    Matrix3(
      1.2268798758459243, -0.5578149944602171, 0.2813910456659647,
      -0.0405757452148008, 1.1122868032803170, -0.0717110580655164,
      -0.0763729366746601, -0.4214933324022432, 1.5869240198367816)
  }
  static var labFromRoots: Matrix3 {
    Matrix3(
      0.2104542683093140, 0.7936177747023054, -0.0040720430116193,
      1.9779985324311684, -2.4285922420485799, 0.4505937096174110,
      0.0259040424655478, 0.7827717124575296, -0.8086757549230774)
  }
  /// Cube roots of the cone responses. Each is lightness plus a multiple of a and of b.
  package static var rootsFromLab: Matrix3 {
    Matrix3(
      1, 0.3963377773761749, 0.2158037573099136,
      1, -0.1055613458156586, -0.0638541728258133,
      1, -0.0894841775298119, -1.2914855480194092)
  }

  public init(components: SIMD3<Double>) { self.components = components }

  public init(base: XYZD65) {
    components = Self.labFromRoots * (Self.coneFromXYZ * base.components).map { cbrt($0) }
  }

  public var base: XYZD65 {
    let roots = Self.rootsFromLab * components
    return XYZD65(components: Self.xyzFromCone * (roots * roots * roots))
  }
}
