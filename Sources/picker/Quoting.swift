import PickerSystem

/// The name of a file in a message, in full unless it is very long.
func quotedFile(_ file: FilePath) -> String { quoted(file.text, atMost: 400) }

/// Text of others in a message: in quotes, on one line, without control characters, and not too long.
func quoted(_ text: String, atMost limit: Int = 60) -> String {
  let start = text.unicodeScalars.prefix(limit)
  return "'" + oneLine(String(start)) + (start.endIndex == text.endIndex ? "'" : "…'")
}
