/// A channel being edited: a name, a value, and what the user is typing for it.
public struct ChannelModel: Sendable, Hashable {
  public var name: String
  /// How the value is written; its range is the value's.
  public let notation: ChannelNotation
  private var stored: Double
  private var draft: String?

  /// - Parameter notation: By default the value is in `0...1`.
  public init(name: String, value: Double = 0, notation: ChannelNotation = .plain) {
    self.name = name
    self.notation = notation
    stored = notation.clamp(value)
  }

  /// In the notation's range; setting clamps, and ends what was being typed.
  public var value: Double {
    get { stored }
    set {
      stored = notation.clamp(newValue)
      draft = nil
    }
  }

  /// Whether typed text is shown in place of the value.
  public var isDrafting: Bool { draft != nil }

  /// The text of the channel's field. Typed text is kept as it is (`0.` stays `0.`, `0.4x` stays),
  /// and the value follows it whenever it reads as a number; `commit()` shows the value again.
  public var fieldText: String {
    get { draft ?? notation.text(of: stored) }
    set {
      draft = newValue
      if let number = notation.read(newValue) { stored = number }
    }
  }

  /// Ends typing: the field shows the value again.
  public mutating func commit() { draft = nil }

  /// Takes a new value from elsewhere, unless it is the value already (then a draft may stay). It may lie outside the
  /// range, as the components of colors do that no screen shows.
  public mutating func follow(_ value: Double) {
    guard value != stored else { return }
    stored = value
    draft = nil
  }

  /// The fewest of 1 to 3 decimals that say the value to a thousandth: `0.5`, `0.125`. Independent of locale.
  public static func text(of value: Double) -> String {
    let thousandths = Int((ChannelNotation.plain.clamp(value) * 1000).rounded())
    var digits = String(thousandths % 1000)
    while digits.utf8.count < 3 { digits = "0" + digits }
    while digits.utf8.count > 1, digits.hasSuffix("0") { digits.removeLast() }
    return "\(thousandths / 1000).\(digits)"
  }

  /// Reads a plain decimal number, its point a point or a comma, blanks around it allowed; `nil` for anything else (no `nan`, `inf`, hex).
  public static func number(_ text: String) -> Double? {
    let trimmed = text.drop { $0 == " " }
    guard let last = trimmed.lastIndex(where: { $0 != " " }) else { return nil }
    let body = String(trimmed[...last].map { $0 == "," ? "." : $0 })
    guard body.utf8.allSatisfy({ (48...57).contains($0) || $0 == 46 || $0 == 43 || $0 == 45 }),
      body.utf8.contains(where: { (48...57).contains($0) })
    else { return nil }
    return Double(body)
  }
}
