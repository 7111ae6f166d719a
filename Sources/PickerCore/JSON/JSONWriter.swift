/// Writes JSON (RFC 8259) into a text, value by value, in one pass. What is opened is closed by construction; that an
/// object has members and an array has values is up to the caller.
///
///     var json = JSONWriter()
///     json.object {
///       $0.member("name", "sky")
///       $0.array("components") { json in numbers.forEach { json.number($0) } }
///     }
///     json.text  // {"name":"sky","components":[0.2,0.5,1]}
package struct JSONWriter: Sendable {
  /// What stands between values.
  package enum Layout: Sendable, Hashable {
    /// `{"a":1,"b":[2,3]}`
    case compact
    /// `{"a": 1, "b": [2, 3]}`
    case spaced
    /// `{ "a": 1, "b": [2, 3] }`
    case padded
    /// A line for each value, indented by so many blanks more than what holds them.
    case lines(indent: Int)
  }

  package private(set) var text = ""
  private var layout: Layout
  /// Blanks at the start of a line.
  private var indent = 0
  /// Whether the next value is the first of what holds it, and whether its key stands before it.
  private var isFirst = true, followsKey = false

  package init(_ layout: Layout = .compact) { self.layout = layout }

  // MARK: Values

  package mutating func string(_ value: String) {
    startValue()
    text += quotedJSON(value)
  }

  /// In the fewest digits that read back to it, or with at most so many decimals; never with an exponent. What is
  /// missing is `null`, what is not finite is 0.
  package mutating func number(_ value: Double?, atMost decimals: Int? = nil) {
    startValue()
    text += value.map { numberJSON($0, atMost: decimals) } ?? "null"
  }

  package mutating func bool(_ value: Bool) {
    startValue()
    text += value ? "true" : "false"
  }

  /// - Parameter layout: Of this object and what is in it; `nil` for that around it.
  package mutating func object(_ layout: Layout? = nil, _ members: (inout JSONWriter) -> Void) {
    hold("{", "}", layout, members)
  }

  package mutating func array(_ layout: Layout? = nil, _ values: (inout JSONWriter) -> Void) {
    hold("[", "]", layout, values)
  }

  // MARK: Members of an object

  /// Before the value of a member.
  package mutating func key(_ name: String) {
    separate()
    text += quotedJSON(name) + (layout == .compact ? ":" : ": ")
    followsKey = true
  }

  package mutating func member(_ name: String, _ value: String) {
    key(name)
    string(value)
  }

  package mutating func member(_ name: String, _ value: Double?, atMost decimals: Int? = nil) {
    key(name)
    number(value, atMost: decimals)
  }

  package mutating func member(_ name: String, _ value: Bool) {
    key(name)
    bool(value)
  }

  package mutating func object(_ name: String, _ layout: Layout? = nil, _ members: (inout JSONWriter) -> Void) {
    key(name)
    object(layout, members)
  }

  package mutating func array(_ name: String, _ layout: Layout? = nil, _ values: (inout JSONWriter) -> Void) {
    key(name)
    array(layout, values)
  }

  /// A member that is an array of numbers.
  package mutating func member(_ name: String, _ values: some Sequence<Double?>, atMost decimals: Int? = nil) {
    array(name) { json in values.forEach { json.number($0, atMost: decimals) } }
  }

  // MARK: Between values

  private mutating func startValue() {
    if !followsKey { separate() }
    followsKey = false
  }

  private mutating func separate() {
    defer { isFirst = false }
    // Values that nothing holds follow each other.
    guard depth > 0 else { return }
    if !isFirst { text += "," }
    switch layout {
    case .compact: break
    case .spaced: if !isFirst { text += " " }
    case .padded: if !isFirst || isObject { text += " " }
    case .lines: breakLine()
    }
  }

  private mutating func breakLine() { text += "\n" + String(repeating: " ", count: indent) }

  private var depth = 0, isObject = false

  private mutating func hold(
    _ open: String, _ close: String, _ inner: Layout?, _ content: (inout JSONWriter) -> Void
  ) {
    startValue()
    let outer = (layout, indent, isObject)
    text += open
    layout = inner ?? layout
    if case .lines(let step) = layout { indent += step }
    (isFirst, isObject) = (true, open == "{")
    depth += 1
    content(&self)
    depth -= 1
    let isEmpty = isFirst, isPadded = layout == .padded && isObject, isInLines = layout.isInLines
    (layout, indent, isObject) = outer
    if !isEmpty, isPadded { text += " " }
    if !isEmpty, isInLines { breakLine() }
    text += close
    isFirst = false
  }
}

extension JSONWriter.Layout {
  fileprivate var isInLines: Bool { if case .lines = self { true } else { false } }
}
