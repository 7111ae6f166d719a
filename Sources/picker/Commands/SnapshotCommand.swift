import PickerSDL
import PickerScene

/// `picker snapshot`: the window's first frame as a picture.
struct SnapshotCommand: ShowsWindow {
  static let name = "snapshot"
  static let operands = "FILE.png"
  static let summary = "Draw the window's first frame into a picture, without a display"
  static let takesFiles = true
  static let table = OptionTable<Self>.window

  var window = WindowOptions()

  func run(_ arguments: [String]) throws(Failure) -> Int32 {
    guard arguments.count == 1 else { throw Self.wrongArguments(arguments, atMost: 1) }
    guard arguments[0].lowercased().hasSuffix(".png") else {
      throw .usage("expected a name that ends in .png, not \(quotedFile(arguments[0])): the picture is a PNG file")
    }
    let size = window.shownSize
    do {
      try writeSnapshot(
        of: window.scene(), width: size.width, height: size.height, scale: window.scale ?? 1,
        theme: window.theme.theme(),
        to: arguments[0])
    } catch { throw .refused("\(error)") }
    return ExitStatus.chosen
  }
}
