import PickerCore

/// Reads the color of an option, in any notation.
/// - Throws: `UsageError`, which says what was wrong and where.
func readColor(_ text: String, option: String) throws(UsageError) -> Color {
  do { return try Color(text) } catch { throw UsageError("\(option) '\(text)': \(error)") }
}
