extension Unicode.Scalar {
  /// Whether it shows nothing, or a blank, but is no blank of ASCII.
  var isInvisible: Bool {
    guard value >= 0x80 else { return false }
    switch properties.generalCategory {
    case .format, .spaceSeparator, .lineSeparator, .paragraphSeparator: return true
    default: return value == 0x85
    }
  }

  /// As in `U+200B`.
  var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  var utf8Count: Int { value < 0x80 ? 1 : value < 0x800 ? 2 : value < 0x10000 ? 3 : 4 }
}

/// A text with its invisible signs as blanks, as many bytes as they had.
package func blankingInvisibleSigns(_ text: String) -> String {
  text.utf8.contains { $0 >= 0xC2 } ? String(decoding: Cursor(blanking: text).bytes, as: UTF8.self) : text
}
