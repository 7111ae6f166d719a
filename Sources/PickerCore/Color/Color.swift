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

  /// Encoded sRGB, not clamped.
  public var rgb: RGB { space.init(components: components).rgb }
}
