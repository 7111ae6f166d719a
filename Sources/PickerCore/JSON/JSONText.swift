/// Text as a JSON string, quoted (RFC 8259, section 7). What a terminal would interpret, or what reorders
/// text, is escaped too.
public func quotedJSON(_ text: String) -> String {
  var out = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"": out += "\\\""
    case "\\": out += "\\\\"
    case "\n": out += "\\n"
    case "\r": out += "\\r"
    case "\t": out += "\\t"
    case _ where scalar.isControl:
      out += "\\u" + hexText([UInt8(scalar.value >> 8), UInt8(scalar.value & 255)], false)
    default: out.unicodeScalars.append(scalar)
    }
  }
  return out + "\""
}

extension Unicode.Scalar {
  /// Controls of terminals (C0, DEL, C1), of lines and of the direction of text.
  package var isControl: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}

/// A finite number as JSON: in the fewest digits that read back to it, or with at most so many decimals; never with an
/// exponent.
public func numberJSON(_ value: Double, atMost decimals: Int? = nil) -> String {
  decimalText(value, atMost: decimals ?? 400)
}
