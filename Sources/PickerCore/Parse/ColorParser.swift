/// Reads one color, front to back, without going back more than a name.
struct ColorParser {
  var cursor: Cursor
  let syntax: ParsedColor.Syntax
  /// How many parentheses are open.
  var depth = 0
  /// The color that a relative color starts from, while its components are read.
  var origin: RelativeOrigin?

  static let deepest = 48

  init(_ text: String, _ syntax: ParsedColor.Syntax) {
    cursor = syntax == .loose ? Cursor(blanking: text) : Cursor(text)
    self.syntax = syntax
  }

  /// The color of the whole text.
  mutating func parse() throws(ColorParseError) -> ParsedColor {
    do throws(ColorParseError) { return try takeWhole() } catch {
      guard let sign = cursor.invisible else { throw error }
      throw ColorParseError("\(error.expectation) (an invisible \(sign) counts as a blank)", at: error.offset)
    }
  }

  private mutating func takeWhole() throws(ColorParseError) -> ParsedColor {
    cursor.skipSpace()
    let loose = syntax == .loose ? try takeLooseNotation() : nil
    let color = if let loose { loose } else { try takeColor() }
    cursor.skipSpace()
    if syntax == .loose, cursor.take(UInt8(ascii: ";")) { cursor.skipSpace() }
    guard cursor.isAtEnd else { throw cursor.error("the end of the text") }
    return color
  }

  private mutating func takeLooseNotation() throws(ColorParseError) -> ParsedColor? {
    for notation in LooseNotation.all {
      if let color = try notation.take(&self) { return color }
    }
    return nil
  }

  /// A CSS color, or one of our functions, anywhere.
  mutating func takeColor() throws(ColorParseError) -> ParsedColor {
    cursor.skipSpace()
    if cursor.peek() == UInt8(ascii: "#") { return try takeHex() }
    let start = cursor.offset
    guard let name = cursor.takeName() else { throw cursor.error(Self.anyColor) }
    guard cursor.take(UInt8(ascii: "(")) else {
      if let color = ParsedColor(keyword: name) ?? (syntax == .loose ? ParsedColor(x11Name: name) : nil) {
        return color
      }
      throw ColorParseError(Self.anyColor, at: start)
    }
    try enter(at: start)
    let color = try takeFunction(name, from: start)
    try leave()
    return color
  }

  static let anyColor = "a color such as #4280f6, rebeccapurple or oklch(0.62 0.19 262)"

  private mutating func takeFunction(_ name: String, from start: Int) throws(ColorParseError) -> ParsedColor {
    switch name {
    case "color-mix": return try takeMix()
    case "cmyk" where syntax == .loose: return try takeCMYK()
    case "color":
      let relative = try takeOrigin()
      return try takeColorSpaceFunction(from: relative)
    default:
      guard let function = ColorFunction.named(name), function.isCSS || syntax == .loose else {
        throw ColorParseError(Self.anyColor, at: start)
      }
      if let relative = try takeOrigin() { return try takeRelative(function, name, from: relative) }
      return try takeComponents(of: function, name)
    }
  }

  private mutating func takeColorSpaceFunction(from relative: Color?) throws(ColorParseError) -> ParsedColor {
    cursor.skipSpace()
    let start = cursor.offset
    guard let name = cursor.takeName(), let function = ColorFunction.color(in: name),
      function.isCSS || syntax == .loose
    else {
      throw ColorParseError(ColorFunction.spaceExpectation, at: start)
    }
    if let relative { return try takeRelative(function, "color", from: relative) }
    let parts = try takeModern(function, first: nil)
    return ParsedColor(parts.color(in: function), parts.notation(.colorSpace(function.space)))
  }
}
