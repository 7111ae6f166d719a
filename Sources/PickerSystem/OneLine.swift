/// A message on one line, without what a terminal might obey rather than show: all that goes to standard error passes
/// here, whoever wrote the text in it.
package func oneLine(_ message: String) -> String {
  guard message.unicodeScalars.contains(where: \.isHarmful) else { return message }
  var shown = ""
  for scalar in message.unicodeScalars {
    switch scalar {
    case "\t": shown += "\\t"
    case "\n": shown += "\\n"
    case "\r": shown += "\\r"
    case _ where scalar.isHarmful: shown += "\\u{" + String(scalar.value, radix: 16) + "}"
    default: shown.unicodeScalars.append(scalar)
    }
  }
  return shown
}

extension Unicode.Scalar {
  /// Whether a terminal might obey it rather than show it.
  package var isHarmful: Bool {
    if value < 0x7F { return value < 0x20 }
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: return true
    default: return false
    }
  }
}
