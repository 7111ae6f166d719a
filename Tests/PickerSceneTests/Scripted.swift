import PickerCore
import PickerScene

/// Every character is 8 points wide and a line 1.25 times its size.
struct FixedMeasure: TextMeasuring {
  func width(of text: String, _ style: TextStyle) -> Double { Double(text.count) * 8 }
  func lineHeight(_ style: TextStyle) -> Double { style.size * 1.25 }
}

/// A letter is 0.55 of its size wide, a Chinese or Japanese character twice that.
struct WideMeasure: TextMeasuring {
  func width(of text: String, _ style: TextStyle) -> Double {
    let columns = text.unicodeScalars.reduce(0) { $0 + ((0x2E80...0xFFEF).contains($1.value) ? 2 : 1) }
    return Double(columns) * style.size * 0.55
  }
  func lineHeight(_ style: TextStyle) -> Double { style.size * 1.25 }
}

/// A user without a window: scripted input goes in, model and draw list come out.
final class Script {
  let ui: UI
  let scene: any Scene
  var width: Double, height: Double, scale: Double
  var action = PickerAction.none
  /// Milliseconds.
  var time: UInt64 = 0
  private var input = InputState()

  init(
    _ scene: any Scene, width: Double = 960, height: Double = 660, scale: Double = 1,
    measure: any TextMeasuring = FixedMeasure()
  ) {
    ui = UI(measure: measure)
    self.scene = scene
    (self.width, self.height, self.scale) = (width, height, scale)
    pass(.resized)
  }

  /// One event, and the pass after it that catches up.
  func pass(_ event: InputEvent) {
    input.apply(event, time: time)
    ui.pass(input, width: width, height: height, scale: scale) { action = scene.show($0) }
    guard action == .none else { return }
    input.event = nil
    ui.pass(input, width: width, height: height, scale: scale) { _ = scene.show($0) }
  }

  /// Nothing happens for a while; the views are shown anew only where they asked for it.
  func wait(_ milliseconds: UInt64) {
    let end = time + milliseconds
    while let due = ui.wakeTime, due <= end {
      time = max(time, due)
      tick()
    }
    time = end
  }

  private func tick() {
    (input.event, input.time) = (nil, time)
    ui.pass(input, width: width, height: height, scale: scale) { _ = scene.show($0) }
  }

  func shows(_ text: String) -> Bool {
    ui.draw.commands.contains { if case .text(let shown, _, _, _) = $0 { shown.contains(text) } else { false } }
  }

  func hover(_ id: String) { pass(.moved(.mouse, place(id, 0.5))) }

  func rect(_ id: String) -> Rect { ui.views.last { $0.id.name == id }?.rect ?? Rect(0, 0, 0, 0) }
  func text(_ id: String) -> String? { ui.views.last { $0.id.name == id }?.text }
  func values(_ id: String) -> [Double] {
    switch ui.views.last(where: { $0.id.name == id })?.value {
    case .one(let value): [value]
    case .two(let x, let y): [x, y]
    case nil: []
    }
  }

  /// A place in a view: `0...1` across and down, in pixels at a pixel's center.
  func place(_ id: String, _ x: Double, _ y: Double = 0.5) -> Point {
    let pixels = rect(id).pixels(scale: scale)
    return Point(
      (pixels.x + x * pixels.width).rounded(.down) + 0.5, (pixels.y + y * pixels.height).rounded(.down) + 0.5)
  }

  func press(_ id: String, _ x: Double = 0.5, _ y: Double = 0.5, by pointer: PointerID = .mouse) {
    pass(.pressed(pointer, place(id, x, y), clicks: 1))
  }
  func move(_ id: String, _ x: Double, _ y: Double = 0.5, by pointer: PointerID = .mouse) {
    pass(.moved(pointer, place(id, x, y)))
  }
  func release(_ id: String, _ x: Double = 0.5, _ y: Double = 0.5, by pointer: PointerID = .mouse) {
    pass(.released(pointer, place(id, x, y)))
  }
  func tap(_ id: String, _ x: Double = 0.5, _ y: Double = 0.5) {
    press(id, x, y)
    release(id, x, y)
  }
  /// A click with the secondary button.
  func askForMenu(_ id: String) { pass(.menuRequested(place(id, 0.5))) }
  func type(_ text: String) { for c in text { pass(.text(String(c))) } }
  func key(_ key: Key, _ modifiers: Modifiers = []) { pass(.key(key, modifiers)) }
}

let royal = Color(SRGB.self, RGB(bytes: 66, 128, 246).components)
