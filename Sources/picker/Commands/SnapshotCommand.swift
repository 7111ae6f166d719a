import PickerCore
import PickerSDL
import PickerScene
import PickerSystem

/// `picker snapshot`: the window's first frame as a picture.
struct SnapshotCommand: ShowsWindow {
  static let name = "snapshot"
  static let operands = "FILE.png"
  static let summary = "Draw the window's first frame into a picture, without a display"
  static let notes = "The picture has at most 67108864 pixels, as many as 8192x8192."
  static let table = OptionTable<Self>.window

  var window = WindowOptions()
  /// What it takes to draw and to pack them stays below a gigabyte.
  private static let mostPixels = 67_108_864.0

  func run(_ arguments: [FilePath]) throws(Failure) -> Int32 {
    guard arguments.count == 1 else { throw Self.wrongArguments(arguments.map(\.text), atMost: 1) }
    guard arguments[0].text.lowercased().hasSuffix(".png") else {
      throw .usage("expected a name that ends in .png, not \(quotedFile(arguments[0])): the picture is a PNG file")
    }
    let size = window.shownSize, scale = window.scale ?? 1, png: [UInt8]
    let width = (Double(size.width) * scale).rounded(), height = (Double(size.height) * scale).rounded()
    guard width * height <= Self.mostPixels else {
      let shown = [width, height].map { decimalText($0, atMost: 0) }.joined(separator: "x")
      throw .usage("--size: expected at most \(Int(Self.mostPixels)) pixels, not \(shown)")
    }
    do {
      png = try PNGWriter.encode(
        snapshot(
          of: window.scene(), width: size.width, height: size.height, scale: scale,
          theme: window.theme.theme()))
    } catch { throw .refused("\(error)") }
    try writeWhole(png, to: arguments[0])
    return ExitStatus.chosen
  }
}
