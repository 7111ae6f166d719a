import PickerCore
import PickerDesktop
import PickerScene
import PickerSystem

/// `picker --pick`: the eyedropper without the window.
extension WindowCommand {
  /// What says something about picking, or about the color's text. The rest is about the window, which does not open.
  private static let withPick: Set<String> = ["pick", "format", "alpha", "no-alpha", "scale"]

  /// Prints the color that the user picks from the screen; it is opaque.
  func pick(_ arguments: [FilePath]) throws(Failure) -> Int32 {
    if let other = given.first(where: { !Self.withPick.contains($0) }) {
      throw .usage("--pick and --\(other) cannot be used together")
    }
    guard arguments.isEmpty else { throw Self.wrongArguments(arguments.map(\.text), atMost: 0) }
    XErrors.installHandler(end: window.end)
    let outcome: PickOutcome
    do { outcome = try pickFromScreen(scale: window.scale) } catch { throw .refused("\(error)") }
    switch outcome {
    case .picked(let rgb):
      let color = Color(rgb)
      return try printText((window.format?.text(color) ?? hexText(color)) + "\n")
    case .cancelled: return ExitStatus.cancelled
    case .failed(let why): throw .refused(why.description)
    }
  }
}
