import PickerSDL
import PickerScene
import PickerSystem

/// `picker snapshot`: the window's first frame as a picture.
struct SnapshotCommand: ShowsWindow {
  static let name = "snapshot"
  static let operands = "FILE.png"
  static let summary = "Draw the window's first frame into a picture, without a display"
  static let table = OptionTable<Self>.window

  var window = WindowOptions()

  func run(_ arguments: [FilePath]) throws(Failure) -> Int32 {
    guard arguments.count == 1 else { throw Self.wrongArguments(arguments.map(\.text), atMost: 1) }
    guard arguments[0].text.lowercased().hasSuffix(".png") else {
      throw .usage("expected a name that ends in .png, not \(quotedFile(arguments[0])): the picture is a PNG file")
    }
    let size = window.shownSize, png: [UInt8]
    do {
      png = try PNGWriter.encode(
        snapshot(
          of: window.scene(), width: size.width, height: size.height, scale: window.scale ?? 1,
          theme: window.theme.theme()))
    } catch { throw .refused("\(error)") }
    try writeWhole(png, to: arguments[0])
    return ExitStatus.chosen
  }
}
