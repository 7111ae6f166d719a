/// The stable name of a view, as the live protocol and the tests know it: a word, and where there are several of a kind,
/// which one of them.
///
/// Printed with dots between the parts: `plane`, `swatch.3`, `tab.oklch`, `channel.0.field`.
nonisolated public struct WidgetID: Hashable, Sendable, ExpressibleByStringLiteral {
  /// Which of several.
  private enum Item: Hashable, Sendable {
    case none
    case number(Int)
    case name(String)
  }

  /// What it is: `swatch`.
  public let kind: String
  private let item: Item
  /// Whether it is the text field that belongs to that view.
  public let isField: Bool

  private init(kind: String, item: Item, isField: Bool) { (self.kind, self.item, self.isField) = (kind, item, isField) }

  public init(_ kind: String) { self.init(kind: kind, item: .none, isField: false) }
  /// `swatch.3`.
  public init(_ kind: String, _ number: Int) { self.init(kind: kind, item: .number(number), isField: false) }
  /// `tab.oklch`.
  public init(_ kind: String, _ name: String) { self.init(kind: kind, item: .name(name), isField: false) }

  /// Reads a name as it is printed.
  public init(stringLiteral name: String) {
    var parts = name.split(separator: ".", maxSplits: 2)[...]
    let isField = parts.count > 1 && parts.last == "field"
    if isField { parts.removeLast() }
    let rest = parts.dropFirst().joined(separator: ".")
    let item: Item = rest.isEmpty ? .none : Int(rest).map { .number($0) } ?? .name(rest)
    self.init(kind: parts.first.map { String($0) } ?? "", item: item, isField: isField)
  }

  /// The text field that belongs to this view.
  public var field: WidgetID { WidgetID(kind: kind, item: item, isField: true) }

  /// Which of several; `nil` where they are not numbered.
  public var number: Int? { if case .number(let number) = item { number } else { nil } }
}

extension WidgetID: CustomStringConvertible {
  public var description: String { name }

  /// The parts with dots between them.
  public var name: String {
    let whole =
      switch item {
      case .none: kind
      case .number(let number): "\(kind).\(number)"
      case .name(let name): "\(kind).\(name)"
      }
    return isField ? whole + ".field" : whole
  }
}
