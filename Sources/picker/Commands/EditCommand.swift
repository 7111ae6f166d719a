import PickerCore
import PickerProgram
import PickerScene
import PickerSystem

/// A larger text is none that somebody edits: 64 MiB.
private let mostEditedBytes = 1 << 26

/// `picker --edit`: one color in a text.
extension WindowCommand {
  /// Opens the window on a color of a file, or of standard input, and prints the text with only that color changed.
  /// Whatever happens, the text is printed: an editor that filters through this never loses it.
  func edit(_ file: FilePath?) throws(Failure) -> Int32 {
    let bytes = try readWhole(file, atMost: mostEditedBytes)
    guard let text = EditedText(bytes, line: line, column: column ?? 1) else {
      complain(line.map { "line \($0): expected a color" } ?? "expected a color in the text")
      return try printBytes(bytes, status: ExitStatus.usage)
    }
    var window = window
    window.color = text.color
    window.lossText = bytes
    // In its own space a color keeps the components that are not touched.
    if text.color.color.space != SRGB.self { window.space = window.space ?? text.color.color.space }
    let opening: Color, color: Color
    do {
      let session = try window.open()
      opening = session.scene.color
      guard try session.run() == .select else { return try printBytes(bytes, status: ExitStatus.cancelled) }
      color = session.scene.color
    } catch {
      let failure = error as? Failure ?? .refused("\(error)")
      complain(failure.message)
      return try printBytes(bytes, status: failure.status)
    }
    return try printBytes(color.isSame(as: opening) ? bytes : text.replacing(with: color), status: ExitStatus.chosen)
  }
}
