import Glibc
import PickerCore
import PickerPalettes
import PickerProgram
import PickerSDL
import PickerScene
import PickerSystem

/// `picker` without a subcommand: the window.
struct WindowCommand: ShowsWindow {
  static let name = ""
  static let operands = "[FILE]"
  static let summary = "Open the window; on Select print the color"
  static let notes =
    "The swatches of a palette FILE are shown, as with --palette; a picture is shown as with --picture, and its main "
    + "colors as swatches."
  static let table =
    (OptionTable<Self>.window
    + OptionTable([
      .init("pick", .none, "pick a color from the screen, without the window, and print it") { answers, _ in
        answers.isPicking = true
      },
      .init("live", .none, "tell of every change as JSON lines, and take commands") { answers, _ in
        answers.isLive = true
      },
      .init(
        "edit", .none,
        "edit the first color in a FILE or standard input, of at most 64 MiB; print the text with it changed"
      ) { answers, _ in answers.isEditing = true },
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
    ])).noting { $0.given.append($1) }

  var window = WindowOptions()
  var isEditing = false
  private var isPicking = false
  /// The names of all options, in order.
  var given: [String] = []
  var line, column: Int?
  private var isLive = false
  private var completion: Completion?
  private var wantsVersion = false

  func run(_ arguments: [FilePath]) throws(Failure) -> Int32 {
    if wantsVersion { return try printText("picker 0.1\n") }
    if let completion { return try printText(completion.text) }
    if isPicking { return try pick(arguments) }
    guard line == nil || isEditing else { throw .usage("--line goes with --edit") }
    guard column == nil || line != nil else { throw .usage("--column goes with --line") }
    if isEditing, isLive { throw .usage("--edit and --live cannot be used together") }
    if !isEditing, let word = arguments.first, Self.isMeantAsCommand(word) {
      throw Subcommands.noCommand(word.text, "is neither a file nor a command")
    }
    guard arguments.count <= 1 else { throw Self.wrongArguments(arguments.map(\.text), atMost: 1) }
    if isEditing { return try edit(arguments.first) }
    var command = self
    if let file = arguments.first {
      guard window.swatches == nil else { throw .usage("--palette and a file cannot be used together") }
      if let picture = try Self.picture(file) {
        command.window.picture = picture
        command.window.swatches = mainColors(of: picture.picture, count: 16).map { Swatch($0) }
      } else {
        command.window.swatches = try readSwatches(file)
      }
    }
    if command.window.sheet == .rgb, command.window.swatches != nil {
      throw .usage("--sheet rgb has no place for the swatches of a file")
    }
    if command.window.sheet == .rgb, command.window.picture != nil {
      throw .usage("--sheet rgb has no place for a picture")
    }
    return try command.choose()
  }

  /// `nil` where a file is no picture.
  private static func picture(_ file: FilePath) throws(Failure) -> OpenedPicture? {
    let bytes = try readWhole(paletteContent(file), atMost: mostPictureBytes)
    let isPalette = PaletteFormats.format(ofFile: file.text, bytes: bytes) != nil
    guard PNGReader.recognizes(bytes) || !isPalette && pictureKind(bytes) != nil else { return nil }
    return try OpenedPicture(file, bytes)
  }

  /// A word that is no file, and does not look like the name of one.
  private static func isMeantAsCommand(_ word: FilePath) -> Bool {
    !word.bytes.contains { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: ".") } && word.isMissing
  }

  private func choose() throws(Failure) -> Int32 {
    let session = try window.open()
    var live: LiveSession?
    let isSelected: Bool
    do {
      live = isLive ? try LiveSession(session.scene) { [port = session.port] in port.post(.command($0)) } : nil
      session.window.loop.observer = live
      session.willEnd = { try? live?.finish(selected: false) }
      isSelected = try session.run() == .select
    } catch {
      // Who follows is told that this is the end; what ended it is what is complained of.
      try? live?.finish(selected: false)
      throw .refused("\(error)")
    }
    let status = isSelected ? ExitStatus.chosen : ExitStatus.cancelled
    if let live {
      do { try live.finish(selected: isSelected) } catch { throw Failure(error) }
      return status
    }
    return isSelected ? try printText(session.scene.text + "\n") : status
  }
}

extension WindowOptions {
  /// What the options ask to see, as it was left the last time.
  func scene(remembering saved: SavedState? = nil) -> FormattedScene {
    let opening = hasAlpha == false ? color.color.opaque : color.color
    let inner: any Scene =
      switch sheet {
      case .picker:
        PickerView(
          opening, space: space ?? saved?.lastSpace ?? HSV.self, title: title, hasAlpha: hasAlpha != false,
          wheel: isWheel || saved?.showsWheel ?? false)
      case .rgb: SheetView(opening)
      }
    if let picker = inner as? PickerView {
      if let background { picker.setBackground(background.color) }
      if let swatches { picker.shelves = SwatchShelves(kept: swatches) }
      if let picture {
        picker.open(picture.picture, pins: picture.pins) { mainColors($0, of: $1, count: $2) }
      }
      picker.rules = rules
    }
    return FormattedScene(inner, format: format, isOpaque: hasAlpha == false, saved: saved)
  }

  /// In points.
  var shownSize: (width: Int, height: Int) { size ?? (sheet == .picker ? (960, 660) : (420, 552)) }

  /// Ends the program: the display is gone before there was a window. Xlib, which tells of it, cannot go on.
  var end: @Sendable () -> Never {
    { [lossText, lossStatus] in
      complain("the display is lost: the X server has closed the window")
      if !lossText.isEmpty { try? Transfer.write(lossText, to: 1) }
      _exit(lossStatus)
    }
  }

  func open() throws(Failure) -> WindowSession {
    do { return try WindowSession(self) } catch { throw .refused("\(error)") }
  }
}

/// The window while it is open, and what the program remembers for it.
final class WindowSession {
  let port = EventPort()
  let scene: FormattedScene
  let window: ProgramWindow
  private let saved: SavedState
  private let picture: OpenedPicture?
  /// Called first where the program has to end at once.
  var willEnd: () -> Void = {}

  fileprivate init(_ options: WindowOptions) throws {
    // The window of a file's swatches leaves the user's own alone.
    saved = SavedState(keepsSwatches: options.swatches == nil, complain: complain) { [port] in port.post(.woken) }
    scene = options.scene(remembering: saved)
    picture = options.picture
    saved.onProblem = { [weak picker = scene.picker] in picker?.notice = $0 }
    let size = options.shownSize
    window = try ProgramWindow(
      scene, port: port, title: options.title, size: Point(Double(size.width), Double(size.height)),
      scale: options.scale, theme: options.theme, end: options.end)
    window.endAtLoss { [unowned self] in
      willEnd()
      keepAll()
      options.end()
    }
  }

  /// Runs until the user is done, and remembers what is to be remembered.
  /// - Throws: One sentence, when the window is lost.
  func run() throws -> PickerAction {
    let action: PickerAction
    do { action = try window.run() } catch {
      keepAll()
      throw error
    }
    // What was copied must not be gone without a word.
    if window.losesCopiedText() { complain("the copied text goes with the window: no clipboard manager keeps it") }
    saved.close(scene.picker, chosen: action == .select ? scene.color : nil)
    savePins()
    return action
  }

  private func keepAll() {
    saved.close(scene.picker, chosen: nil)
    savePins()
  }

  private func savePins() {
    if let picture, let picker = scene.picker { picture.save(picker.pins) }
  }
}

/// A scene that says its colors in another format, and without alpha if so wanted.
final class FormattedScene: @MainActor Scene {
  private let inner: any Scene
  private let format: OutputFormat?
  private let isOpaque: Bool
  private let saved: SavedState?

  init(_ inner: any Scene, format: OutputFormat?, isOpaque: Bool, saved: SavedState?) {
    self.inner = inner
    self.format = format
    self.isOpaque = isOpaque
    self.saved = saved
  }

  func show(_ ui: UI) -> PickerAction { inner.show(ui) }
  /// `nil` for the RGB sheet.
  var picker: PickerView? { inner as? PickerView }
  func didPresent() -> Bool { picker.map { saved?.follow($0) ?? false } ?? false }
  var color: Color { isOpaque ? inner.color.opaque : inner.color }
  var isBusy: Bool { inner.isBusy }
  func text(of color: Color) -> String { format?.text(color) ?? inner.text(of: color) }
  func set(_ color: Color) { inner.set(isOpaque ? color.opaque : color) }
  var rules: RuleSet {
    get { inner.rules }
    set { inner.rules = newValue }
  }
  var isAllowed: Bool { inner.isAllowed }
  /// What Select prints.
  var text: String { text(of: color) }
}
