extension ColorParser {
  /// The words of a whole text that are one of X11's names, such as `light goldenrod`.
  mutating func takeX11Words() -> ParsedColor? {
    let start = cursor.offset
    var name: [UInt8] = [], words = 0
    while cursor.peek().startsName, cursor.peek() < 128, name.count < Cursor.longestName {
      words += 1
      while cursor.peek().continuesName {
        name.append(cursor.peek().folded)
        cursor.offset += 1
      }
      while cursor.peek().isSpace { cursor.offset += 1 }
    }
    cursor.skipSpace()
    let isWhole = cursor.isAtEnd || cursor.peek() == UInt8(ascii: ";")
    let text = String(decoding: name, as: UTF8.self)
    if isWhole, words > 1, let color = ParsedColor(keyword: text) ?? ParsedColor(x11Name: text),
      !color.notation.isContextual
    {
      return color
    }
    cursor.offset = start
    return nil
  }
}

extension LooseNotation {
  static let x11Words = LooseNotation("light goldenrod") { parser throws(ColorParseError) in parser.takeX11Words() }
}
