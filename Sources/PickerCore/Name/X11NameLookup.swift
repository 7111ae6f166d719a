extension ParsedColor {
  /// A color by a name of X11 that CSS lacks.
  /// - Parameter name: in lower case, without blanks.
  init?(x11Name name: String) {
    guard let bits = X11Names.bits(of: name) else { return nil }
    self.init(Color(rgba: bits << 8 | 255), Notation(.name(name)))
  }
}

extension X11Names {
  /// Red, green and blue of a name, a byte each.
  static func bits(of name: String) -> UInt32? {
    if let row = row(name, in: others) { return row[0] }
    let word = name.utf8.prefix { !$0.isDigit }, number = name.utf8.dropFirst(word.count)
    guard (1...3).contains(number.count), number.allSatisfy(\.isDigit), number.first != 48 || number.count == 1,
      let shade = Int(String(decoding: number, as: UTF8.self))
    else { return nil }
    let base = String(decoding: word, as: UTF8.self)
    if base == "gray" || base == "grey" {
      guard grays.indices.contains(shade) else { return nil }
      return UInt32(grays[shade]) * 0x01_0101
    }
    guard (1...4).contains(shade), let row = row(base, in: shades) else { return nil }
    return row[shade - 1]
  }

  private static func row(_ name: String, in table: String) -> [UInt32]? {
    for line in table.utf8.split(separator: UInt8(ascii: "\n")) {
      let fields = line.split(separator: UInt8(ascii: " "))
      if fields[0].elementsEqual(name.utf8) { return fields.dropFirst().map(bits) }
    }
    return nil
  }

  private static func bits(_ digits: Substring.UTF8View) -> UInt32 {
    digits.reduce(0) { $0 << 4 | UInt32($1.nibble ?? 0) }
  }
}

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
      cursor.skipSpace()
    }
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
