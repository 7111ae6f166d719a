import PickerCore

/// Reads the color of an option: hex, with or without `#`.
/// - Throws: `UsageError`, which says what was wrong and where.
func readColor(_ text: String, option: String) throws(UsageError) -> Color {
  do throws(HexNotationError) {
    let rgba = try RGBA(hex: text)
    return Color(SRGB.self, rgba.rgb.components, alpha: rgba.alpha)
  } catch {
    switch error {
    case .unexpectedCharacter(let offset):
      throw UsageError("\(option): expected a hex digit at character \(offset + 1) of '\(text)'")
    case .wrongDigitCount:
      throw UsageError("\(option): expected 3, 4, 6 or 8 hex digits, not '\(text)'")
    }
  }
}

/// The color in a text, if it is one.
func color(in text: String) -> Color? {
  let trimmed = text.drop { $0.isWhitespace }
  guard let last = trimmed.lastIndex(where: { !$0.isWhitespace }) else { return nil }
  guard let rgba = try? RGBA(hex: String(trimmed[...last])) else { return nil }
  return Color(SRGB.self, rgba.rgb.components, alpha: rgba.alpha)
}
