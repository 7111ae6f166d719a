/// X11's notations (X Window System manual, XParseColor): `rgb:r/g/b` with 1 to 4 hexadecimal digits a channel,
/// each as a fraction of its largest value, and `#` with 3 or 4 digits a channel. CSS has the shorter `#` forms.
extension ColorParser {
  mutating func takeX11() throws(ColorParseError) -> ParsedColor? {
    for (index, letter) in "rgb:".utf8.enumerated() where cursor.peek(index).folded != letter { return nil }
    cursor.offset += 4
    var components = SIMD3<Double>.zero
    var widest = 0
    for index in 0..<3 {
      if index > 0, !cursor.take(UInt8(ascii: "/")) { throw cursor.error("a slash") }
      let start = cursor.offset
      var value = 0
      while cursor.offset - start < 4, let nibble = cursor.peek().nibble {
        value = value << 4 | Int(nibble)
        cursor.offset += 1
      }
      let digits = cursor.offset - start
      guard digits > 0 else { throw cursor.error("1 to 4 hexadecimal digits") }
      components[index] = Double(value) / Double(1 << (4 * digits) - 1)
      widest = max(widest, digits)
    }
    return ParsedColor(Color(SRGB.self, components), Notation(.x11(digits: widest, hasHash: false)))
  }
}

extension ParsedColor {
  /// `nil` unless these are 9 or 12 hexadecimal digits.
  init?(longHex digits: ArraySlice<UInt8>) {
    guard digits.count == 9 || digits.count == 12 else { return nil }
    let width = digits.count / 3
    var components = SIMD3<Double>.zero
    for index in 0..<3 {
      let start = digits.startIndex + index * width
      let value = digits[start..<start + width].reduce(0) { $0 << 4 | Int($1.nibble ?? 0) }
      components[index] = Double(value) / Double(1 << (4 * width) - 1)
    }
    self.init(Color(SRGB.self, components), Notation(.x11(digits: width, hasHash: true)))
  }
}

extension LooseNotation {
  static let x11 = LooseNotation("rgb:42/80/f6") { parser throws(ColorParseError) in try parser.takeX11() }
}
