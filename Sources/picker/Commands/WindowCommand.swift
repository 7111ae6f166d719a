import Glibc
import PickerCore
import PickerScene

/// `picker` without a subcommand: the window.
struct WindowCommand: ShowsWindow {
  static let name = ""
  static let operands = ""
  static let summary = "Open the window; on Select print the color"
  static let takesFiles = true
  static let table =
    OptionTable<Self>.window
    + OptionTable([
      .init("live", .none, "tell of every change as JSON lines, and take commands") { answers, _ in
        answers.isLive = true
      },
      .init("edit", .none, "edit the first color in a FILE or standard input; print the text with it changed") {
        answers, _ in answers.isEditing = true
      },
      .init("line", .text("N"), "edit the first color on this line") {
        $0.line = try readCount($1, "line", in: 1...Int.max)
      },
      .init("column", .text("N"), "edit the color at this character of the line, or the next") {
        $0.column = try readCount($1, "column", in: 1...Int.max)
      },
      .init("completion", .choice(Completion.shells), "print the completions for a shell") {
        guard let completion = Completion(rawValue: $1) else { throw badChoice($1, "completion", Completion.shells) }
        $0.completion = completion
      },
      .init("version", .none, "show the version") { answers, _ in answers.wantsVersion = true },
    ])

  var window = WindowOptions()
  var isEditing = false
  var line, column: Int?
  private var isLive = false
  private var completion: Completion?
  private var wantsVersion = false

  func run(_ arguments: [String]) throws(Failure) -> Int32 {
    if wantsVersion { return try printText("picker 0.1\n") }
    if let completion { return try printText(completion.text) }
    guard line == nil || isEditing else { throw .usage("--line goes with --edit") }
    guard column == nil || line != nil else { throw .usage("--column goes with --line") }
    if isEditing, isLive { throw .usage("--edit and --live cannot be used together") }
    guard arguments.count <= (isEditing ? 1 : 0) else {
      throw Self.wrongArguments(arguments, atMost: isEditing ? 1 : 0)
    }
    return isEditing ? try edit(arguments.first) : try choose()
  }

  private func choose() throws(Failure) -> Int32 {
    let folder = Settings.folder { getenv($0).map { String(cString: $0) } }
    var settings = folder.map { Settings.load(from: $0, complain: complain) } ?? Settings()
    let scene = window.scene(remembering: settings)
    let loop = try window.open()
    defer {
      if let folder, let last = scene.settings, last != settings {
        settings = last
        do { try settings.save(to: folder) } catch { complain("\(error)") }
      }
    }
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
  var scene: FormattedScene { scene(remembering: Settings()) }

  /// - Parameter settings: What to show where the options do not say.
  func scene(remembering settings: Settings) -> FormattedScene {
    let opening = hasAlpha == false ? color.color.opaque : color.color
    let inner: any Scene =
      switch sheet {
      case .picker:
        PickerView(
          opening, space: space ?? settings.space.flatMap(ColorSpaces.named) ?? HSV.self, title: title,
          hasAlpha: hasAlpha != false, wheel: isWheel || settings.isWheel)
      case .rgb: SheetView(opening)
      }
    return FormattedScene(inner, format: format, isOpaque: hasAlpha == false)
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

/// A scene that says its colors in another format, and without alpha if so wanted.
final class FormattedScene: @MainActor Scene {
  private let inner: any Scene
  private let format: OutputFormat?
  private let isOpaque: Bool

  init(_ inner: any Scene, format: OutputFormat?, isOpaque: Bool) {
    self.inner = inner
    self.format = format
    self.isOpaque = isOpaque
  }

  func show(_ ui: UI) -> PickerAction { inner.show(ui) }
  /// What to remember of the picker; `nil` in the RGB sheet.
  var settings: Settings? {
    (inner as? PickerView).map { Settings(space: $0.tab.space.id, isWheel: $0.isWheel) }
  }
  var liveColor: Color { isOpaque ? inner.liveColor.opaque : inner.liveColor }
  var liveIsBusy: Bool { inner.liveIsBusy }
  func liveText(_ color: Color) -> String { format?.text(color) ?? inner.liveText(color) }
  func liveSet(_ color: Color) { inner.liveSet(isOpaque ? color.opaque : color) }
  func liveRead(_ text: String) throws(LiveError) -> Color { try inner.liveRead(text) }
}

extension Color {
  /// Without its alpha.
  var opaque: Color { Color(space, components, missing: missing.subtracting(.alpha)) }
}
