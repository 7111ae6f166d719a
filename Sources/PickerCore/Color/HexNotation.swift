/// Why a hex notation could not be read.
public enum HexNotationError: Error, Sendable, Hashable {
  /// The UTF-8 offset of the first byte that is no hex digit.
  case unexpectedCharacter(at: Int)
  case wrongDigitCount(Int)
}

extension RGBA {
  /// Reads hex notation: 3, 4, 6 or 8 digits, with or without `#` (CSS Color 4, section 5.2).
  public init(hex text: String) throws(HexNotationError) {
    var nibbles: [UInt8] = []
    for (offset, byte) in text.utf8.enumerated() where !(offset == 0 && byte == UInt8(ascii: "#")) {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): nibbles.append(byte - UInt8(ascii: "0"))
      case UInt8(ascii: "a")...UInt8(ascii: "f"): nibbles.append(byte - UInt8(ascii: "a") + 10)
      case UInt8(ascii: "A")...UInt8(ascii: "F"): nibbles.append(byte - UInt8(ascii: "A") + 10)
      default: throw .unexpectedCharacter(at: offset)
      }
      if nibbles.count > 8 { throw .wrongDigitCount(text.utf8.count) }
    }
    switch nibbles.count {
    case 3, 4: self.init(bytes: nibbles.map { $0 * 17 })
    case 6, 8: self.init(bytes: stride(from: 0, to: nibbles.count, by: 2).map { nibbles[$0] << 4 | nibbles[$0 + 1] })
    default: throw .wrongDigitCount(nibbles.count)
    }
  }
}
