import PickerCore

/// The little JSON that the live protocol needs: one object of plain values a line (RFC 8259).
nonisolated public enum JSON: Hashable, Sendable {
  case string(String), number(Double), bool(Bool), null

  /// Text as a JSON string, quoted.
  public static func quote(_ text: String) -> String {
    var out = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": out += "\\\""
      case "\\": out += "\\\\"
      case "\n": out += "\\n"
      case "\r": out += "\\r"
      case "\t": out += "\\t"
      case _ where scalar.value < 0x20:
        let hex = String(scalar.value, radix: 16)
        out += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      default: out.unicodeScalars.append(scalar)
      }
    }
    return out + "\""
  }

  /// A finite number as short as it reads back to, but for what is less than half of 1e-20; never an exponent.
  public static func number(_ value: Double) -> String { decimalText(value, atMost: 20) }

  /// Reads one flat object; `nil` for anything else.
  public static func object(_ line: String) -> [String: JSON]? {
    var reader = Reader(bytes: Array(line.utf8))
    return reader.object()
  }

  /// Reads an array of flat objects; `nil` for anything else.
  public static func objects(_ text: String) -> [[String: JSON]]? {
    var reader = Reader(bytes: Array(text.utf8))
    return reader.objects()
  }

  private struct Reader {
    let bytes: [UInt8]
    var at = 0

    var peek: UInt8? { at < bytes.count ? bytes[at] : nil }

    mutating func blanks() { while let b = peek, b == 32 || (9...13).contains(b) { at += 1 } }

    mutating func take(_ byte: Character) -> Bool {
      blanks()
      guard peek == byte.asciiValue else { return false }
      at += 1
      return true
    }

    mutating func objects() -> [[String: JSON]]? {
      var result: [[String: JSON]] = []
      guard take("[") else { return nil }
      if !take("]") {
        repeat {
          guard let object = members() else { return nil }
          result.append(object)
        } while take(",")
        guard take("]") else { return nil }
      }
      blanks()
      return at == bytes.count ? result : nil
    }

    mutating func object() -> [String: JSON]? {
      guard let result = members() else { return nil }
      blanks()
      return at == bytes.count ? result : nil
    }

    mutating func members() -> [String: JSON]? {
      var result: [String: JSON] = [:]
      guard take("{") else { return nil }
      if !take("}") {
        repeat {
          blanks()
          guard let key = string(), take(":"), let value = value() else { return nil }
          result[key] = value
        } while take(",")
        guard take("}") else { return nil }
      }
      return result
    }

    mutating func value() -> JSON? {
      blanks()
      if peek == UInt8(ascii: "\"") { return string().map { .string($0) } }
      let start = at
      while let b = peek, b != 44, b != 125, b != 32 { at += 1 }
      switch String(decoding: bytes[start..<at], as: UTF8.self) {
      case "true": return .bool(true)
      case "false": return .bool(false)
      case "null": return .null
      case let text: return Double(text).map { .number($0) }
      }
    }

    mutating func string() -> String? {
      guard peek == UInt8(ascii: "\"") else { return nil }
      at += 1
      var units: [UInt8] = []
      while let b = peek {
        at += 1
        if b == UInt8(ascii: "\"") { return String(decoding: units, as: UTF8.self) }
        guard b == UInt8(ascii: "\\") else {
          if b < 0x20 { return nil }
          units.append(b)
          continue
        }
        guard let escaped = peek else { return nil }
        at += 1
        switch escaped {
        case UInt8(ascii: "n"): units.append(10)
        case UInt8(ascii: "t"): units.append(9)
        case UInt8(ascii: "r"): units.append(13)
        case UInt8(ascii: "b"): units.append(8)
        case UInt8(ascii: "f"): units.append(12)
        case UInt8(ascii: "u"):
          guard let scalar = unicode() else { return nil }
          units.append(contentsOf: Array(String(scalar).utf8))
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): units.append(escaped)
        default: return nil
        }
      }
      return nil
    }

    mutating func unicode() -> Unicode.Scalar? {
      guard let high = hex4() else { return nil }
      guard (0xD800..<0xDC00).contains(high) else { return Unicode.Scalar(high) }
      guard peek == UInt8(ascii: "\\") else { return nil }
      at += 1
      guard peek == UInt8(ascii: "u") else { return nil }
      at += 1
      guard let low = hex4(), (0xDC00..<0xE000).contains(low) else { return nil }
      return Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
    }

    mutating func hex4() -> UInt32? {
      guard at + 4 <= bytes.count else { return nil }
      let digits = bytes[at..<at + 4]
      guard digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else { return nil }
      at += 4
      return UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    }
  }
}
