/// Rules that a color has to meet together, and what they are called.
///
/// As text, rules stand one after the other with semicolons or line feeds between, after the name and a colon if it has
/// one: `captions: contrast(white) >= 4.5; gamut(srgb)`.
public struct RuleSet: Hashable, Sendable {
  public var name: String
  public var rules: [Rule]
  public init(_ rules: [Rule] = [], name: String = "") {
    self.rules = rules
    self.name = name
  }

  public var isEmpty: Bool { rules.isEmpty }
  /// Reads a set.
  /// - Throws: `ColorParseError`, with the place of the first thing that cannot stand.
  public init(_ text: String) throws(ColorParseError) {
    self = try RuleReader.set(text)
  }

  /// Text that reads back to the same set.
  public var text: String {
    let rules = rules.map(\.text).joined(separator: "; ")
    return name.isEmpty ? rules : "\(name): \(rules)"
  }

  /// The rule that holds a channel of a space, if one does.
  public func held(_ channel: Int, of space: any ColorSpace.Type) -> Rule? {
    rules.first { $0.held.map { $0.space == space && $0.channel == channel } ?? false }
  }
}
