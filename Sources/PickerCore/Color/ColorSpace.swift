/// A way to write a color as three components.
///
/// A space knows only the way to and from its `base`; the bases form a tree with CIE XYZ (D65) at the root.
/// A conversion climbs to the nearest common base and no farther, so relatives such as HSL and HSV, or Lab and LCH,
/// convert without a detour and without drift.
public protocol ColorSpace: Sendable {
  associatedtype Base: ColorSpace
  /// The name in notations and options, as in CSS where CSS has the space: `display-p3`.
  static var id: String { get }
  /// The name on a tab, such as `HSV`.
  static var name: String { get }
  /// The three components in order.
  static var channels: [Channel] { get }
  /// In the channels' own units.
  var components: SIMD3<Double> { get set }
  init(components: SIMD3<Double>)
  init(base: Base)
  var base: Base { get }
  /// The components that do not matter at these values of the others, such as a gray's hue.
  var powerless: Color.Missing { get }

  init(_ rgb: RGB)
  /// The color in encoded sRGB, not clamped.
  var rgb: RGB { get }
  init(xyz: XYZD65)
  /// The color in CIE XYZ relative to D65.
  var xyz: XYZD65 { get }

  // Requirements, though no space overrides them, so that each is compiled for its space.
  /// These components of this space, in another space.
  static func convert(_ components: SIMD3<Double>, to target: any ColorSpace.Type) -> SIMD3<Double>
  /// These components of a space that this one descends from, in this space.
  static func descend(_ components: SIMD3<Double>, from ancestor: any ColorSpace.Type) -> SIMD3<Double>
  static func descends(from ancestor: any ColorSpace.Type) -> Bool
  static func powerless(_ components: SIMD3<Double>) -> Color.Missing
}

extension ColorSpace {
  public init(_ first: Double, _ second: Double, _ third: Double) { self.init(components: SIMD3(first, second, third)) }

  /// Powerless components (a gray's hue) stay as they were in `previous`,
  /// so a knob dragged through gray leaves it with the hue it came in with.
  public init(_ rgb: RGB, keepingPowerlessFrom previous: Self) {
    self.init(rgb)
    components.replace(with: previous.components, where: powerless.mask)
  }

  public var powerless: Color.Missing { [] }

  public init(_ rgb: RGB) { self.init(base: Base(rgb)) }
  public var rgb: RGB { base.rgb }
  public init(xyz: XYZD65) { self.init(base: Base(xyz: xyz)) }
  public var xyz: XYZD65 { base.xyz }
}

// The walk through the tree. It works on bare components: a space behind `any ColorSpace` would be allocated.
extension ColorSpace {
  public static func convert(_ components: SIMD3<Double>, to target: any ColorSpace.Type) -> SIMD3<Double> {
    if target.descends(from: Self.self) { return target.descend(components, from: Self.self) }
    return Base.convert(Self(components: components).base.components, to: target)
  }

  public static func descends(from ancestor: any ColorSpace.Type) -> Bool {
    ancestor == Self.self || (Base.self != Self.self && Base.descends(from: ancestor))
  }

  public static func descend(_ components: SIMD3<Double>, from ancestor: any ColorSpace.Type) -> SIMD3<Double> {
    if ancestor == Self.self { return components }
    return Self(base: Base(components: Base.descend(components, from: ancestor))).components
  }

  public static func powerless(_ components: SIMD3<Double>) -> Color.Missing { Self(components: components).powerless }
}
