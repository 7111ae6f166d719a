/// One component of a color space: its name, range and unit.
public struct Channel: Sendable, Hashable {
  /// How a component is written and how far it reaches.
  public enum Unit: Sendable, Hashable {
    /// `0...1`, shown as is or as a percentage.
    case unit
    /// An angle, `0..<360`, which wraps.
    case degrees
    /// A plain number in the channel's range.
    case number
  }

  public let name: String
  public let unit: Unit
  /// What a bar spans. Values outside are legal where the space is unbounded.
  public let range: ClosedRange<Double>

  public init(_ name: String, _ unit: Unit, range: ClosedRange<Double>? = nil) {
    self.name = name
    self.unit = unit
    self.range = range ?? (unit == .degrees ? 0...360 : 0...1)
  }
}

/// A way to write a color as three components.
public protocol ColorSpace: Sendable {
  /// The name in notations and options, such as `hsv`.
  static var id: String { get }
  /// The name on a tab, such as `HSV`.
  static var name: String { get }
  /// The three components in order.
  static var channels: [Channel] { get }
  /// In the channels' own units.
  var components: SIMD3<Double> { get set }
  init(components: SIMD3<Double>)
  /// Powerless components (a gray's hue) stay as they were in `previous`.
  init(_ rgb: RGB, keepingPowerlessFrom previous: Self)
  /// The color in encoded sRGB, not clamped.
  var rgb: RGB { get }
}

/// The spaces that the program knows, in the order of its tabs.
public enum ColorSpaces {
  public static let all: [any ColorSpace.Type] = [SRGB.self, HSV.self]

  /// The space whose `id` is `name`.
  public static func named(_ name: String) -> (any ColorSpace.Type)? {
    all.first { $0.id == name }
  }
}

/// An angle brought into `0..<360`.
@inlinable
public func wrapDegrees(_ angle: Double) -> Double {
  let rest = angle.truncatingRemainder(dividingBy: 360)
  let wrapped = rest < 0 ? rest + 360 : rest
  return wrapped < 360 ? wrapped + 0 : 0  // + 0 turns -0 into 0; a tiny negative rest may round up to 360
}
