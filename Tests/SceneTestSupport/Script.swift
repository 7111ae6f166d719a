import PickerCore
import PickerScene

/// A user without a window: scripted input goes into the loop of the programs, model and draw list come out.
public final class Script {
  public let loop: FrameLoop
  public let host: ScriptedHost
  public let scene: any Scene
  public private(set) var action = PickerAction.none
  /// Those that are held while the pointer moves.
  public var modifiers: Modifiers = []

  public init(
    _ scene: any Scene, width: Double = 960, height: Double = 660, scale: Double = 1,
    measure: any TextMeasuring = FixedMeasure()
  ) {
    self.scene = scene
    host = ScriptedHost(size: Point(width, height), scale: scale, measure: measure)
    loop = FrameLoop(scene, on: host, theme: .dark)
    pass(.resized)
  }

  public var ui: UI { loop.ui }
  public var scale: Double {
    get { host.scale }
    set { host.scale = newValue }
  }
  public var width: Double {
    get { host.size.x }
    set { host.size.x = newValue }
  }
  public var height: Double {
    get { host.size.y }
    set { host.size.y = newValue }
  }
  /// Milliseconds.
  public var time: UInt64 {
    get { host.now }
    set { host.now = newValue }
  }

  /// One event, and the picture after it.
  public func pass(_ event: InputEvent) {
    // A scripted host presents everything.
    action = (try? loop.step([TimedEvent(event, at: time, modifiers: modifiers)])) ?? .none
  }

  /// Nothing happens for a while; the views are shown again only where they asked for it.
  public func wait(_ milliseconds: UInt64) {
    let end = time + milliseconds
    while let due = ui.isAnimating ? time + 8 : ui.wakeTime, due <= end {
      time = max(time, due)
      _ = try? loop.step([])
    }
    time = end
  }

  public func shows(_ text: String) -> Bool {
    host.picture.commands.contains { if case .text(let shown, _, _, _) = $0 { shown.contains(text) } else { false } }
  }

  public func hover(_ id: String) { pass(.moved(.mouse, place(id, 0.5))) }

  private func view(_ id: String) -> ViewRecord? { ui.views.last { $0.id.name == id } }

  public func rect(_ id: String) -> Rect { view(id)?.rect ?? Rect(0, 0, 0, 0) }
  public func text(_ id: String) -> String? { view(id)?.text }
  public func values(_ id: String) -> [Double] {
    switch view(id)?.value {
    case .one(let value): [value]
    case .two(let x, let y): [x, y]
    case nil: []
    }
  }

  /// A place in a view: `0...1` across and down, at a pixel's center, in points.
  public func place(_ id: String, _ x: Double, _ y: Double = 0.5) -> Point {
    let pixels = rect(id).pixels(scale: scale)
    return pixel((pixels.x + x * pixels.width).rounded(.down), (pixels.y + y * pixels.height).rounded(.down))
  }

  /// A pointer's event whose place is in pixels.
  public func passInPixels(_ event: InputEvent) {
    func points(_ p: Point) -> Point { Point(p.x / scale, p.y / scale) }
    switch event {
    case .pressed(let pointer, let p, let clicks): pass(.pressed(pointer, points(p), clicks: clicks))
    case .moved(let pointer, let p): pass(.moved(pointer, points(p)))
    case .released(let pointer, let p): pass(.released(pointer, points(p)))
    default: pass(event)
    }
  }

  /// The center of a pixel, in points.
  public func pixel(_ x: Double, _ y: Double) -> Point { Point((x + 0.5) / scale, (y + 0.5) / scale) }

  public func press(_ id: String, _ x: Double = 0.5, _ y: Double = 0.5, by pointer: PointerID = .mouse) {
    pass(.pressed(pointer, place(id, x, y), clicks: 1))
  }
  public func move(_ id: String, _ x: Double, _ y: Double = 0.5, by pointer: PointerID = .mouse) {
    pass(.moved(pointer, place(id, x, y)))
  }
  public func release(_ id: String, _ x: Double = 0.5, _ y: Double = 0.5, by pointer: PointerID = .mouse) {
    pass(.released(pointer, place(id, x, y)))
  }
  public func tap(_ id: String, _ x: Double = 0.5, _ y: Double = 0.5) {
    press(id, x, y)
    release(id, x, y)
  }
  /// A click with the secondary button.
  public func askForMenu(_ id: String) { pass(.menuRequested(place(id, 0.5))) }
  public func type(_ text: String) { for c in text { pass(.text(String(c))) } }
  /// Presses a key and lets it go.
  public func key(_ key: Key, _ modifiers: Modifiers = []) {
    pass(.key(key, modifiers))
    guard action == .none else { return }
    pass(.keyReleased(key))
  }
}

public let royal = Color(SRGB.self, RGB(bytes: 66, 128, 246).components)
