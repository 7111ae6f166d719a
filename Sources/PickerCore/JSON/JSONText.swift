/// Text as a JSON string, quoted (RFC 8259, section 7).
public func quotedJSON(_ text: String) -> String {
  var out = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"": out += "\\\""
    case "\\": out += "\\\\"
    case "\n": out += "\\n"
    case "\r": out += "\\r"
    case "\t": out += "\\t"
    case _ where scalar.value < 0x20: out += "\\u00" + hexText([UInt8(scalar.value)], false)
    default: out.unicodeScalars.append(scalar)
    }
  }
  return out + "\""
}

/// A finite number as JSON: in full, as short as it reads back to, or with at most so many decimals; never with an
/// exponent.
public func numberJSON(_ value: Double, atMost decimals: Int? = nil) -> String {
  decimalText(value, atMost: decimals ?? 400)
}
