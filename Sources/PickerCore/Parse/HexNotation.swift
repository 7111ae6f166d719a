/// Hexadecimal notation: 3, 4, 6 or 8 digits after `#` (CSS Color 4, section 5.2), the last one or two for alpha.
/// In the loose syntax also without `#`, and X11's 9 and 12 digits.
extension ColorParser {
  mutating func takeHex() throws(ColorParseError) -> ParsedColor {
    cursor.offset += 1
    let start = cursor.offset
    while cursor.peek().nibble != nil { cursor.offset += 1 }
    let digits = cursor.bytes[start..<cursor.offset]
    guard !cursor.startsName, !cursor.peek().continuesName else { throw cursor.error("a hexadecimal digit") }
    if syntax == .loose, let color = ParsedColor(longHex: digits) { return color }
    guard let color = ParsedColor(hexDigits: digits, hasHash: true) else {
      throw ColorParseError("3, 4, 6 or 8 hexadecimal digits", at: start)
    }
    return color
  }

  /// Digits without `#`, where they are followed by no other name or number; names of colors come first.
  mutating func takeBareHex() throws(ColorParseError) -> ParsedColor? {
    let start = cursor.offset
    var end = start
    while end < cursor.bytes.count, cursor.bytes[end].continuesName { end += 1 }
    let word = cursor.bytes[start..<end]
    guard !word.isEmpty, end == cursor.bytes.count || cursor.bytes[end] != UInt8(ascii: "(") else { return nil }
    if let color = ParsedColor(hexDigits: word, hasHash: false) {
      cursor.offset = end
      return color
    }
    guard word.first?.isDigit == true else { return nil }
    let wrong = word.firstIndex { $0.nibble == nil }
    throw ColorParseError(
      wrong == nil ? "3, 4, 6 or 8 hexadecimal digits" : "a hexadecimal digit", at: wrong ?? start)
  }
}

extension ParsedColor {
  /// `nil` unless these are 3, 4, 6 or 8 hexadecimal digits.
  init?(hexDigits digits: ArraySlice<UInt8>, hasHash: Bool) {
    let isShort = digits.count == 3 || digits.count == 4
    guard isShort || digits.count == 6 || digits.count == 8 else { return nil }
    var value: UInt32 = 0
    for byte in digits {
      guard let nibble = byte.nibble else { return nil }
      value = isShort ? value << 8 | UInt32(nibble) * 17 : value << 4 | UInt32(nibble)
    }
    if digits.count == 3 || digits.count == 6 { value = value << 8 | 255 }
    let form = Notation.Form.hex(digits: digits.count, hasHash: hasHash, isUpperCase: digits.hasCapitals)
    self.init(Color(rgba: value), Notation(form))
  }
}

extension Color {
  /// From four bytes, red highest.
  init(rgba value: UInt32) {
    func channel(_ shift: UInt32) -> Double { Double(value >> shift & 255) / 255 }
    self.init(SRGB.self, [channel(24), channel(16), channel(8)], alpha: channel(0))
  }
}

extension ArraySlice<UInt8> {
  /// Whether there are letters and all of them are capitals.
  var hasCapitals: Bool { contains { $0 >= 65 && $0 <= 70 } && !contains { $0 >= 97 } }
}

extension LooseNotation {
  static let bareHex = LooseNotation("4280f6") { parser throws(ColorParseError) in try parser.takeBareHex() }
}
