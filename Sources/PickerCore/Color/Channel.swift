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

  /// What a component stands for, wherever that has a counterpart in other spaces: a component missing in one
  /// space is missing in its counterpart too (CSS Color 4, section 12.2).
  public enum Role: Sendable, Hashable {
    case red, green, blue, lightness, colorfulness, hue, opponentA, opponentB
  }

  public let name: String
  public let unit: Unit
  /// What a bar spans. Values outside are legal where the space is unbounded.
  public let range: ClosedRange<Double>
  /// `nil` where no other space has a counterpart.
  public let role: Role?

  public init(_ name: String, _ unit: Unit, range: ClosedRange<Double>? = nil, role: Role? = nil) {
    self.name = name
    self.unit = unit
    self.range = range ?? (unit == .degrees ? 0...360 : 0...1)
    self.role = unit == .degrees ? .hue : role
  }

  /// The component's letter in notations, such as `h`.
  public var letter: String { name.prefix(1).lowercased() }
}

/// An angle brought into `0..<360`.
@inlinable
public func wrapDegrees(_ angle: Double) -> Double {
  if angle > 0, angle < 360 { return angle }  // nearly always, and many times faster
  let rest = angle.truncatingRemainder(dividingBy: 360)
  let wrapped = rest < 0 ? rest + 360 : rest
  return wrapped < 360 ? wrapped + 0 : 0  // + 0 turns -0 into 0; a tiny negative rest may round up to 360
}
