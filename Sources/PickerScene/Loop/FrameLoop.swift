import PickerCore

/// Takes all events in, shows the scene, presents the picture, and sleeps until the next event.
///
/// `run` does that until the user is done. A program with a loop of its own calls `step` with what has happened, and
/// `sleep` tells how long nothing need be done.
public final class FrameLoop {
  public let ui: UI
  public var theme: ThemeChoice { didSet { ui.theme = theme.theme(desktop) } }
  /// Told of every pass.
  public var observer: (any LoopObserver)?
  /// Called once the first picture is on the screen: the time for what a start need not wait for.
  public var didStart: () -> Void = {}

  private let scene: any Scene
  private let host: any Host
  private var input = InputState()
  private var desktop = DesktopSettings()
  private var hasStarted = false

  public init(_ scene: any Scene, on host: any Host, theme: ThemeChoice = .auto) {
    self.scene = scene
    self.host = host
    self.theme = theme
    ui = UI(measure: host.measure, theme: theme.theme())
    ui.clipboard = host.clipboard
  }

  /// Runs until the user has chosen or cancelled.
  /// - Throws: What the host throws when it cannot present.
  public func run() throws -> PickerAction {
    defer { ui.eyedropper?.stop() }
    var action = try step([TimedEvent(.resized, at: 0)])
    while action == .none { action = try step(host.nextEvents(within: sleep)) }
    return action
  }

  /// Takes events in and brings the picture up to date.
  public func step(_ events: [TimedEvent]) throws -> PickerAction {
    for event in events {
      input.modifiers = event.modifiers
      for pointer in input.lost(before: event.event) { _ = pass(.cancelled(pointer), event.time) }
      let action = pass(event.event, event.time)
      if action != .none { return action }
    }
    repeat {
      // One more pass shows in every view what an event changed through one of them.
      let action = pass(nil, host.now)
      if action != .none { return action }
      try host.present(ui.draw, background: ui.theme.window)
      host.takeText(beside: ui.textInputArea)
    } while scene.didPresent()
    if !hasStarted {
      hasStarted = true
      didStart()
    }
    return .none
  }

  /// For how many milliseconds nothing need be done if nothing happens; `nil` for any time.
  public var sleep: UInt64? {
    if ui.isAnimating { return 8 }
    guard let due = ui.wakeTime else { return nil }
    let now = host.now
    return min(due > now ? due - now : 0, 60_000) + 1
  }

  private func pass(_ event: InputEvent?, _ time: UInt64) -> PickerAction {
    if case .command? = event, !ui.isDrawing {
      // A question is about what can be seen, not about a pass that was not drawn.
      let action = pass(nil, time)
      if action != .none { return action }
    }
    ui.input = InputState()  // or what is changed now would first be copied
    input.event = nil
    input.time = time
    if let event { input.apply(event, time: time) }
    switch event {
    case .command(let line):
      observer?.command(line, views: ui.views)
      if observer?.wantsQuit == true { return .cancel }
    case .settings(let settings):
      desktop = settings
      ui.theme = theme.theme(desktop)
      ui.isStill = desktop.wantsLessMotion
    default: break
    }
    ui.measure = host.measure
    ui.pointsPerMillimeter = host.pointsPerMillimeter
    var action = PickerAction.none
    ui.pass(input, size: host.size, scale: host.scale, draws: event == nil) { action = scene.show($0) }
    observer?.follow()
    return action
  }
}
