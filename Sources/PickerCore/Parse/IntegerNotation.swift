/// `0xAARRGGBB`, as Android, Qt and many config files have it, or `0xRRGGBB`, which is opaque.
extension ColorParser {
  /// - Parameter hasType: whether a letter such as the `L` of code may follow.
  mutating func takeInteger(hasType: Bool = false) throws(ColorParseError) -> ParsedColor? {
    guard cursor.peek() == UInt8(ascii: "0"), cursor.peek(1).folded == UInt8(ascii: "x") else { return nil }
    cursor.offset += 2
    let start = cursor.offset
    var value: UInt64 = 0
    while let nibble = cursor.peek().nibble {
      value = value << 4 & 0xFFFF_FFFF_FFFF | UInt64(nibble)
      cursor.offset += 1
    }
    let digits = cursor.bytes[start..<cursor.offset]
    if hasType, "lLuU".utf8.contains(cursor.peek()) { cursor.offset += 1 }
    guard !cursor.peek().continuesName else { throw cursor.error("a hexadecimal digit") }
    guard digits.count == 6 || digits.count == 8 else { throw ColorParseError("6 or 8 hexadecimal digits", at: start) }
    let argb = UInt32(truncatingIfNeeded: value) | (digits.count == 6 ? 0xFF00_0000 : 0)
    let form = Notation.Form.integer(digits: digits.count, isUpperCase: digits.hasCapitals)
    return ParsedColor(Color(rgba: argb << 8 | argb >> 24), Notation(form))
  }
}

extension LooseNotation {
  static let integer = LooseNotation("0xff4280f6") { parser throws(ColorParseError) in try parser.takeInteger() }
}
