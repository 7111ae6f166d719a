/// A color in the space that it was made in, with straight alpha.
///
/// Any component may be missing (CSS Color 4, section 4.4, `none`); a missing component holds 0.
public struct Color: Sendable {
  /// Which of a color's parts are missing.
  public struct Missing: OptionSet, Sendable, Hashable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let first = Missing(rawValue: 1)
    public static let second = Missing(rawValue: 2)
    public static let third = Missing(rawValue: 4)
    public static let alpha = Missing(rawValue: 8)

    /// The component at an index of `components`.
    public static func component(_ index: Int) -> Missing { Missing(rawValue: 1 << UInt8(index)) }

    /// The lanes of `components` that are missing.
    public var mask: SIMDMask<SIMD3<Int64>> { SIMD3<Int64>(1, 2, 4) & Int64(rawValue) .!= 0 }
  }

  public let space: any ColorSpace.Type
  /// In the units of `space.channels`.
  public var components: SIMD3<Double>
  /// `0...1`.
  public var alpha: Double
  public var missing: Missing

  public init(
    _ space: any ColorSpace.Type, _ components: SIMD3<Double>, alpha: Double = 1, missing: Missing = []
  ) {
    self.space = space
    self.components = components
    self.alpha = alpha
    self.missing = missing
  }

  public init(_ rgb: RGB, alpha: Double = 1) { self.init(RGB.self, rgb.components, alpha: alpha) }
  public init(_ rgba: RGBA) { self.init(rgba.rgb, alpha: rgba.alpha) }

  /// Encoded sRGB, not clamped.
  public var rgb: RGB { RGB(components: components(in: RGB.self)) }
  public var rgba: RGBA { RGBA(rgb, alpha: alpha) }

  /// The components in another space, powerless ones included.
  public func components(in target: any ColorSpace.Type) -> SIMD3<Double> { space.convert(components, to: target) }

  /// The components that do not matter at these values of the others, such as a gray's hue.
  public var powerless: Missing { space.powerless(components) }

  /// The same color in another space. Its powerless components are those of `previous` if that is in the same space,
  /// else 0. What is missing counts as 0, unless the color stays in its space: then nothing changes.
  public func converted(to target: any ColorSpace.Type, keepingPowerlessFrom previous: Color? = nil) -> Color {
    if target == space { return self }
    var result = Color(target, components(in: target), alpha: alpha, missing: missing.intersection(.alpha))
    let memory = previous.flatMap { $0.space == target ? $0.components : nil } ?? .zero
    result.components.replace(with: memory, where: result.powerless.mask)
    return result
  }

  /// Without its alpha.
  public var opaque: Color { Color(space, components, missing: missing.subtracting(.alpha)) }
}

extension Color: Hashable {
  /// Equal in space, components, alpha and what is missing: not colors that merely look the same.
  public static func == (left: Color, right: Color) -> Bool {
    left.space == right.space && left.components == right.components && left.alpha == right.alpha
      && left.missing == right.missing
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(space))
    hasher.combine(components)
    hasher.combine(alpha)
    hasher.combine(missing)
  }
}
