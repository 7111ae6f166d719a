import PickerCore
import PickerScene

/// `picker` without a subcommand: the window.
struct WindowCommand: ShowsWindow {
  static let name = ""
  static let operands = ""
  static let summary = "Open the window; on Select print the color"
  static let table =
    OptionTable<Self>.window
    + OptionTable([
      .init("live", .none, "tell of every change as JSON lines, and take commands") { answers, _ in
        answers.isLive = true
      },
      .init("version", .none, "show the version") { answers, _ in answers.wantsVersion = true },
    ])

  var window = WindowOptions()
  var isLive = false
  var wantsVersion = false

  func run(_ arguments: [String]) throws(Failure) -> Int32 {
    if wantsVersion { return try printText("picker 0.1\n") }
    guard arguments.isEmpty else { throw Self.wrongArguments(arguments, atMost: 0) }
    let scene = window.scene
    let loop = try window.open()
    let live = isLive ? loop.goLive(scene) : nil
    let isSelected: Bool
    do { isSelected = try loop.run(scene) == .select } catch { throw .refused("\(error)") }
    let status = isSelected ? ExitStatus.chosen : ExitStatus.cancelled
    if let live { return live.finish(selected: isSelected, scene) ? status : ExitStatus.refused }
    return isSelected ? try printText(scene.liveText(scene.liveColor) + "\n") : status
  }
}

extension WindowOptions {
  /// What the options ask to see.
  var scene: FormattedScene {
    var opening = color.color
    if hasAlpha == false { opening.alpha = 1 }
    let inner: any Scene =
      switch sheet {
      case .picker: PickerView(opening, space: space ?? HSV.self, title: title)
      case .rgb: SheetView(opening)
      }
    return FormattedScene(inner, format: format)
  }

  /// In points.
  var shownSize: (width: Int, height: Int) { size ?? (sheet == .picker ? (960, 660) : (420, 552)) }

  func open() throws(Failure) -> FrameLoop {
    do {
      let size = shownSize
      return try FrameLoop(
        title: title, size: Point(Double(size.width), Double(size.height)), scale: scale, theme: theme)
    } catch { throw .refused("\(error)") }
  }
}

/// A scene that says its colors in another format.
final class FormattedScene: @MainActor Scene {
  private let inner: any Scene
  private let format: OutputFormat?

  init(_ inner: any Scene, format: OutputFormat?) {
    self.inner = inner
    self.format = format
  }

  func show(_ ui: UI) -> PickerAction { inner.show(ui) }
  var liveColor: Color { inner.liveColor }
  var liveIsBusy: Bool { inner.liveIsBusy }
  func liveText(_ color: Color) -> String { format?.text(color) ?? inner.liveText(color) }
  func liveSet(_ color: Color) { inner.liveSet(color) }
  func liveRead(_ text: String) throws(LiveError) -> Color { try inner.liveRead(text) }
}
