/// Finding a color in other text, such as a line of a style sheet.
extension ParsedColor {
  /// A color and where it stands, in UTF-8 offsets.
  public struct Match: Sendable, Hashable {
    public let color: ParsedColor
    public let range: Range<Int>
  }

  /// The first color at or after an offset: the whole text if that is one, else the first hexadecimal color after `#`
  /// or `0x`, name or function. Words inside comments, parts of longer words, and words such as `menu` whose color only a
  /// page can tell, are none.
  public static func first(in text: String, from offset: Int = 0) -> Match? {
    var parser = ColorParser(text, .loose)
    let cursor = parser.cursor
    if offset == 0, let color = try? parser.parse() { return Match(color: color, range: cursor.contents) }
    parser.cursor = cursor
    parser.cursor.offset = min(max(offset, 0), cursor.bytes.count)
    while true {
      parser.cursor.skipSpace()
      guard !parser.cursor.isAtEnd else { return nil }
      let place = parser.cursor
      parser.depth = 0
      parser.origin = nil
      if let color = try? parser.takeMatch(), !color.notation.isContextual {
        return Match(color: color, range: place.offset..<parser.cursor.offset)
      }
      parser.cursor = place
      parser.cursor.skipWord()
    }
  }

  /// The text with a color in the place of a match, written as the match was.
  public static func replacing(_ match: Match, in text: String, with color: Color) -> String {
    let bytes = Array(text.utf8), source = String(decoding: bytes[match.range], as: UTF8.self)
    let new = match.color.replacing(with: color, in: source)
    return String(
      decoding: bytes[..<match.range.lowerBound] + Array(new.utf8) + bytes[match.range.upperBound...], as: UTF8.self)
  }
}

extension ColorParser {
  fileprivate mutating func takeMatch() throws(ColorParseError) -> ParsedColor {
    if let integer = try takeInteger() { return integer }
    if let x11 = try takeX11() { return x11 }
    return try takeColor()
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
    guard peek().continuesName || peek() == UInt8(ascii: "#") else {
      offset += 1
      return
    }
    offset += 1
    while peek().continuesName || (peek() == UInt8(ascii: ".") && peek(1).continuesName) { offset += 1 }
  }
}
