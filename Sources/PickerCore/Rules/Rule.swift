/// What a color has to be, such as readable on white: one condition.
///
/// As text: `contrast(white) >= 4.5`; `RuleSet` reads and writes it.
public enum Rule: Hashable, Sendable {
  /// Which of the two the color is, where a contrast is asked for.
  public enum Place: String, Hashable, Sendable {
    /// Text on the other color.
    case on
    /// The background under text of the other color.
    case under
  }

  /// Whose eyes see a difference.
  public enum Vision: String, Hashable, Sendable, CaseIterable {
    case normal, protan, deutan, tritan
    /// `nil` for normal vision.
    public var deficiency: ColorVision.Deficiency? { ColorVision.Deficiency(rawValue: rawValue) }
  }

  /// A color as it was written in a rule.
  public struct Reference: Hashable, Sendable {
    public var color: Color
    /// What it is called: its text, or the name of a swatch.
    public var name: String
    public init(_ color: Color, name: String) {
      self.color = color
      self.name = name
    }
  }

  /// What a color keeps its distance from.
  public enum Others: Hashable, Sendable {
    case colors([Reference])
    /// The swatches that are kept, whichever they are.
    case palette
  }

  /// The ratio of WCAG 2, `1...21`, with another color.
  case contrast(Place, Reference, atLeast: Double)
  case contrastAtMost(Place, Reference, Double)
  /// The size of the lightness contrast Lc, `0...108`, with another color.
  case lightnessContrast(Place, Reference, atLeast: Double)
  /// All channels of an RGB space in `0...1`, to within `Gamut.tolerance`.
  case gamut(ColorSpaceID)
  /// ΔE2000 from each of the others, for each of these eyes.
  case distance(Others, atLeast: Double, [Vision])
  /// A channel of a space, in its own unit, from one value to another. A hue's range may pass 0: `340..20`. Where both
  /// are one value the channel is held. A powerless hue meets every range.
  case channel(ColorSpaceID, Int, from: Double, to: Double)
  /// Not translucent.
  case opaque
  /// The channel that is held, and where.
  public var held: (space: any ColorSpace.Type, channel: Int, value: Double)? {
    guard case .channel(let id, let index, let low, let high) = self, low == high else { return nil }
    return (id.space, index, low)
  }

  /// That a channel stays as it is in a color.
  public static func holding(_ channel: Int, of space: any ColorSpace.Type, in color: Color) -> Rule {
    let value = color.components(in: space)[channel]
    return .channel(ColorSpaceID(space), channel, from: value, to: value)
  }
}

/// A color space as a value that can be compared.
public struct ColorSpaceID: Hashable, Sendable {
  public let space: any ColorSpace.Type
  public init(_ space: any ColorSpace.Type) { self.space = space }
  public static func == (a: Self, b: Self) -> Bool { a.space == b.space }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(space)) }
}
