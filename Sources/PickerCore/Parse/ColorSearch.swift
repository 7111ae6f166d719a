/// Finding colors in other text, such as a style sheet or source code.
extension ParsedColor {
  /// A color and where it stands, in UTF-8 offsets.
  public struct Match: Sendable, Hashable {
    public let color: ParsedColor
    public let range: Range<Int>
  }

  /// The first color at or after an offset; see `matches`.
  public static func first(in text: String, from offset: Int = 0) -> Match? {
    var search = ColorSearch(text, from: offset)
    return search.next()
  }

  /// The colors of a text, in order: the whole text if that is bare hexadecimal digits, else every hexadecimal color
  /// after `#` or `0x`, name, function, call that makes a color, and value of a custom property such as
  /// `--primary: 222.2 47.4% 11.2%`.
  ///
  /// None are words inside comments and parts of longer words; words that name something, before `:` or `=`, after
  /// `$ @ . -`, in selectors, links and `url()`; and words such as `menu` whose color only a page can tell.
  /// Time is linear in the text's length.
  public static func matches(in text: String) -> some Sequence<Match> { ColorSearch(text) }

  /// The text with a color in the place of a match, written as the match was.
  public static func replacing(_ match: Match, in text: String, with color: Color) -> String {
    let bytes = Array(text.utf8), source = String(decoding: bytes[match.range], as: UTF8.self)
    let new = match.color.replacing(with: color, in: source)
    return String(
      decoding: bytes[..<match.range.lowerBound] + Array(new.utf8) + bytes[match.range.upperBound...], as: UTF8.self)
  }
}

/// One pass over a text, from color to color.
struct ColorSearch: Sequence, IteratorProtocol {
  private var parser: ColorParser
  private var isAtStart: Bool
  /// Where the quotation mark stands that is open on this line.
  private var quote: Int?

  init(_ text: String, from offset: Int = 0) {
    parser = ColorParser(text, .loose)
    parser.cursor.offset = Swift.min(Swift.max(offset, 0), parser.cursor.bytes.count)
    isAtStart = offset == 0
  }

  mutating func next() -> ParsedColor.Match? {
    if isAtStart {
      isAtStart = false
      if let whole = wholeText() { return whole }
    }
    while true {
      let blank = parser.cursor.offset
      parser.cursor.skipSpace()
      if parser.cursor.bytes[blank..<parser.cursor.offset].contains(10) { quote = nil }
      guard !parser.cursor.isAtEnd else { return nil }
      noteQuote()
      if parser.cursor.skipAddress() { continue }
      let place = parser.cursor
      parser.depth = 0
      parser.origin = nil
      if let match = takeMatch(at: place) { return match }
      parser.cursor = place
      parser.cursor.skipWord()
    }
  }

  /// Bare digits, which are a color only where nothing else stands.
  private mutating func wholeText() -> ParsedColor.Match? {
    let start = parser.cursor
    guard let color = try? parser.parse(), case .hex(_, hasHash: false, _) = color.notation.form else {
      parser.cursor = start
      return nil
    }
    return ParsedColor.Match(color: color, range: start.contents)
  }

  private mutating func takeMatch(at place: Cursor) -> ParsedColor.Match? {
    if let channels = parser.takeCustomProperty() { return channels }
    parser.cursor = place
    guard let color = try? parser.takeAnyColor(), !color.notation.isContextual else { return nil }
    let range = place.offset..<parser.cursor.offset
    guard ColorContext(parser.cursor.bytes, range, quote: quote).isColor(color.notation.form) else { return nil }
    return ParsedColor.Match(color: color, range: range)
  }

  /// An apostrophe in a word quotes nothing.
  private mutating func noteQuote() {
    let at = parser.cursor.offset, byte = parser.cursor.peek()
    guard byte.isQuote, at == 0 || parser.cursor.bytes[at - 1] != UInt8(ascii: "\\") else { return }
    if let open = quote {
      if parser.cursor.bytes[open] == byte { quote = nil }
    } else if byte != UInt8(ascii: "'") || at == 0 || !parser.cursor.bytes[at - 1].continuesName {
      quote = at
    }
  }
}

extension ColorParser {
  fileprivate mutating func takeAnyColor() throws(ColorParseError) -> ParsedColor {
    if let integer = try takeInteger() { return integer }
    if let x11 = try takeX11() { return x11 }
    let start = cursor.offset
    if let code = try? takeCode() { return code }
    cursor.offset = start
    return try takeColor()
  }

  /// The value of a custom property that holds what stands between the parentheses of `hsl()`, or of `rgb()` where its
  /// name says so: `--primary: 222.2 47.4% 11.2%`.
  fileprivate mutating func takeCustomProperty() -> ParsedColor.Match? {
    guard cursor.peek() == UInt8(ascii: "-"), cursor.peek(1) == UInt8(ascii: "-"), let name = cursor.takeName(),
      cursor.take(UInt8(ascii: ":"))
    else { return nil }
    cursor.skipSpace()
    let start = cursor.offset, kind = name.hasSuffix("rgb") ? "rgb" : "hsl"
    guard let function = ColorFunction.named(kind), let list = takeBareComponents(of: function) else { return nil }
    let end = cursor.offset
    cursor.skipSpace()
    let isWhole = cursor.isAtEnd || [UInt8(ascii: ";"), UInt8(ascii: "}"), UInt8(ascii: "!")].contains(cursor.peek())
    let units: [Notation.Unit] =
      kind == "rgb" ? [.number, .number, .number] : [list.units[0] == .degrees ? .degrees : .number, .percentage, .percentage]
    guard isWhole, list.units == units else { return nil }
    cursor.offset = end
    return ParsedColor.Match(
      color: ParsedColor(list.color(in: function), list.notation(.bare(kind))), range: start..<end)
  }

  private mutating func takeBareComponents(of function: ColorFunction) -> ComponentList? {
    var list = ComponentList(), end = cursor.offset
    for channel in function.channels {
      cursor.skipSpace()
      if !list.units.isEmpty, cursor.take(UInt8(ascii: ",")) { cursor.skipSpace() }
      guard let quantity = try? takeDimension(), let component = channel.component(quantity) else { return nil }
      list.append(quantity, component)
      end = cursor.offset
    }
    cursor.skipSpace()
    if cursor.take(UInt8(ascii: "/")) {
      cursor.skipSpace()
      guard let alpha = try? takeDimension(), alpha.kind != .angle else { return nil }
      list.setAlpha(alpha)
      end = cursor.offset
    }
    cursor.offset = end
    return list
  }
}

extension Cursor {
  /// Without blanks and comments around, and without a semicolon.
  fileprivate var contents: Range<Int> {
    var start = self
    start.skipSpace()
    var end = bytes.count
    while end > start.offset, bytes[end - 1].isSpace || bytes[end - 1] == UInt8(ascii: ";") { end -= 1 }
    return start.offset..<end
  }

  /// Past a name or number with all that is joined to it, or one byte of anything else.
  fileprivate mutating func skipWord() {
    guard peek().continuesName || peek() == UInt8(ascii: "#") || startsName else {
      offset += 1
      return
    }
    if peek() == UInt8(ascii: "#") { offset += 1 }
    while true {
      if peek().continuesName || (peek() == UInt8(ascii: ".") && peek(1).continuesName) {
        offset += 1
      } else if peek() == UInt8(ascii: "\\"), takeName() != nil {
        continue
      } else {
        return
      }
    }
  }

  /// Past `url(` and all up to its end, or to the end of the line.
  fileprivate mutating func skipAddress() -> Bool {
    for (index, letter) in "url(".utf8.enumerated() where peek(index).folded != letter { return false }
    guard offset == 0 || !bytes[offset - 1].continuesName else { return false }
    offset += 4
    while !isAtEnd, peek() != UInt8(ascii: ")"), peek() != 10 { offset += 1 }
    return true
  }
}
