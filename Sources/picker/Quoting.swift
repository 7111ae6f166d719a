import PickerSystem

/// The name of a file in a message, in full unless it is very long.
func quotedFile(_ file: FilePath) -> String { quoted(file.text, atMost: 400) }

/// Text of others in a message: in quotes, on one line, without control characters, and not too long.
func quoted(_ text: String, atMost limit: Int = 60) -> String {
  var shown = "", count = 0
  for scalar in text.unicodeScalars {
    if count == limit { return "'\(shown)…'" }
    count += 1
    switch scalar {
    case "\t": shown += "\\t"
    case "\n": shown += "\\n"
    case "\r": shown += "\\r"
    case _ where scalar.isHarmful: shown += "\\u{" + String(scalar.value, radix: 16) + "}"
    default: shown.unicodeScalars.append(scalar)
    }
  }
  return "'\(shown)'"
}

extension Unicode.Scalar {
  /// What a terminal might obey rather than show.
  var isHarmful: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
