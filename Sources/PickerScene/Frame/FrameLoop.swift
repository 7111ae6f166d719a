import PickerCore

/// Wait, take all events in, show the views, draw, present. With nothing going on it sleeps in the event queue.
public final class FrameLoop {
  private let window: Window
  private let measure: TextMeasurer
  private let ui: UI
  private var input = InputState()
  private let themeChoice: ThemeChoice
  private var portal: DesktopPortal?
  /// Told of each pass, and given the lines that are posted; `nil` for none.
  public var observer: (any LoopObserver)?

  /// To be called while no other thread of the program reads the environment, in which it sets `XCOMPOSEFILE`.
  /// - Parameters:
  ///   - size: Of the window, in points.
  ///   - scale: Pixels a point; `nil` takes the desktop's.
  /// - Throws: `NoDisplay`, `FontError` or `SDLError`, each one line.
  public init(title: String, size: Point, scale: Double?, theme: ThemeChoice) throws {
    themeChoice = theme
    XComposing.leaveOut()
    window = try Window(title: title, size: size, scale: scale, search: FontSearch())
    let fonts = window.fonts
    measure = TextMeasurer(fonts: fonts)
    ui = UI(measure: measure, theme: theme.theme())
    ui.clipboard = WindowClipboard(window: window)
    ui.eyedropper = ScreenEyedropper(fonts: fonts) { [window] in window.scale }
  }

  /// Runs until the user has chosen or cancelled.
  public func run(_ scene: any Scene) throws -> PickerAction {
    defer { ui.eyedropper?.stop() }
    var action = pass(.resized, 0, scene)
    var isFirst = true
    while action == .none {
      // One more pass shows in every view what an event changed through one of them.
      action = pass(nil, window.now, scene)
      if action != .none { break }
      try window.present(ui.draw, background: ui.theme.window)
      updateTextInput()
      if scene.didPresent() { continue }
      if isFirst, themeChoice == .auto { portal = DesktopPortal() }
      isFirst = false
      for (event, time) in nextEvents() {
        action = pass(event, time, scene)
        if action != .none { break }
      }
    }
    return action
  }

  /// Whether what was copied goes with the window. To be asked once the user is done.
  public func losesCopiedText() -> Bool { window.losesCopiedText() }

  /// Sleeps until something happens, or a view wants to be shown anew.
  private func nextEvents() -> [(InputEvent, UInt64)] {
    if ui.isAnimating { return window.pollEvents(within: 8) }
    guard let time = ui.wakeTime else { return window.waitEvents() }
    let now = window.now
    return window.pollEvents(within: Int32(min(time > now ? time - now : 0, 60_000) + 1))
  }

  private func pass(_ event: InputEvent?, _ time: UInt64, _ scene: any Scene) -> PickerAction {
    if case .command? = event, !ui.isDrawing {
      // A question is about what can be seen, not about a pass that was not drawn.
      let action = pass(nil, time, scene)
      if action != .none { return action }
    }
    ui.input = InputState()  // or what is changed now would first be copied
    if let event {
      input.apply(event, time: time)
    } else {
      input.event = nil
      input.time = time
    }
    if case .command(let line)? = event, let observer {
      observer.command(line, views: ui.views)
      if observer.wantsQuit { return .cancel }
    }
    if case .settings(let desktop)? = event {
      ui.theme = themeChoice.theme(desktop)
      ui.isStill = desktop.wantsLessMotion
    }
    let scale = window.scale
    measure.scale = scale
    var action = PickerAction.none
    ui.pass(
      input, width: Double(window.pixelSize.width) / scale, height: Double(window.pixelSize.height) / scale,
      scale: scale, draws: event == nil
    ) { action = scene.show($0) }
    observer?.follow()
    return action
  }

  /// Text input is on only while a field has the focus, so that on-screen keyboards come and go rightly.
  private func updateTextInput() {
    if let area = ui.textInputArea {
      window.startTextInput(area.pixels(scale: window.scale))
    } else {
      window.stopTextInput()
    }
  }
}

/// The desktop's clipboard.
private final class WindowClipboard: Clipboard {
  let window: Window
  init(window: Window) { self.window = window }
  func read() -> String { window.clipboard }
  func write(_ text: String) { window.clipboard = text }
}
