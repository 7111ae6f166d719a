/// CIE XYZ relative to D65: the root, which every space can reach.
///
/// Units: Y in `0...1` from black to white; white is `0.95046, 1, 1.08906`.
/// Source: CSS Color 4, section 10.8.
public struct XYZD65: ColorSpace {
  public static let id = "xyz-d65"
  public static let name = "XYZ D65"
  public static let channels = [
    Channel("X", .unit, role: .red), Channel("Y", .unit, role: .green),
    Channel("Z", .number, range: 0...1.1, role: .blue),
  ]
  public var components: SIMD3<Double>

  public init(components: SIMD3<Double>) { self.components = components }
  public init(base: XYZD65) { self = base }
  public var base: XYZD65 { self }
  public init(_ rgb: RGB) { self = rgb.base.base }
  public var rgb: RGB { LinearSRGB(base: self).rgb }
  public init(xyz: XYZD65) { self = xyz }
  public var xyz: XYZD65 { self }
}
