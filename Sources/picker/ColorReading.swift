import PickerCore
import PickerSystem

/// Why a text or line is no color, with the place counted in characters from 1.
nonisolated struct BadColor: Error {
  /// Such as `expected a comma`.
  let message: String
  let character: Int

  var description: String { "\(message) at character \(character)" }

  init(_ message: String, character: Int) {
    self.message = message
    self.character = character
  }

  init(_ error: ColorParseError, in text: String) {
    message = error.message
    character = text.utf8.prefix(error.offset).count { $0 & 0xC0 != 0x80 } + 1
  }
}

/// Reads the color of an option, in any notation.
func readColor(_ text: String, option: String) throws(Failure) -> ParsedColor {
  do { return try ParsedColor(text) } catch {
    throw colorFailure("--\(option)", text, BadColor(error, in: text))
  }
}

/// That a text is not what it should be, with the place where it goes wrong.
func badText(_ place: String, _ text: String, _ error: ColorParseError) -> Failure {
  colorFailure(place, text, BadColor(error, in: text))
}

/// Reads the arguments that are colors; `first` is the number of the first one.
func readColors(_ texts: [String], from first: Int) throws(Failure) -> [ParsedColor] {
  var colors: [ParsedColor] = []
  for (index, text) in texts.enumerated() {
    do { colors.append(try ParsedColor(text)) } catch {
      throw colorFailure("argument \(first + index)", text, BadColor(error, in: text))
    }
  }
  return colors
}

/// Reads the template of an option.
func readTemplate(_ text: String) throws(Failure) -> Template {
  do { return try Template(text) } catch {
    let character = text.utf8.prefix(error.offset).count { $0 & 0xC0 != 0x80 } + 1
    throw colorFailure("--template", text, BadColor(error.message, character: character))
  }
}

private func colorFailure(_ place: String, _ text: String, _ error: BadColor) -> Failure {
  .usage("\(place) \(quoted(text)): \(error.description)", detail: caret(text, at: error.character))
}

/// Part of a text, and below it a caret under a character.
private func caret(_ text: String, at character: Int) -> String {
  let start = max(0, character - 41)
  let shown = text.unicodeScalars.dropFirst(start).prefix(76).map { $0.isHarmful ? "?" : Character($0) }
  return "  " + String(shown) + "\n  " + String(repeating: " ", count: character - 1 - start) + "^\n"
}

/// Text that is UTF-8 and has no NUL.
func readText(_ bytes: [UInt8]) throws(BadColor) -> String {
  if let zero = bytes.firstIndex(of: 0) {
    throw BadColor(
      "unexpected NUL", character: String(decoding: bytes[..<zero], as: UTF8.self).unicodeScalars.count + 1)
  }
  guard let text = String(validating: bytes, as: UTF8.self) else {
    throw BadColor("this is no UTF-8", character: validCount(bytes) + 1)
  }
  return text
}

/// How many characters stand before the first byte that is no UTF-8.
private func validCount(_ bytes: [UInt8]) -> Int {
  var decoder = UTF8(), iterator = bytes.makeIterator(), count = 0
  while case .scalarValue = decoder.decode(&iterator) { count += 1 }
  return count
}
