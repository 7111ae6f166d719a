import PickerCore
import PickerScene

/// Every character is 8 points wide and a line 1.25 times its size.
struct FixedMeasure: TextMeasuring {
  func width(of text: String, _ style: TextStyle) -> Double { Double(text.count) * 8 }
  func lineHeight(_ style: TextStyle) -> Double { style.size * 1.25 }
}

/// A user without a window: scripted input goes in, model and draw list come out.
final class Script {
  let ui = UI(measure: FixedMeasure())
  let scene: any Scene
  var width: Double, height: Double, scale: Double
  var action = PickerAction.none
  private var input = InputState()

  init(_ scene: any Scene, width: Double = 960, height: Double = 660, scale: Double = 1) {
    self.scene = scene
    (self.width, self.height, self.scale) = (width, height, scale)
    pass(.resized)
  }

  /// One event, and the pass after it that catches up.
  func pass(_ event: InputEvent) {
    input.apply(event, time: 0)
    ui.pass(input, width: width, height: height, scale: scale) { action = scene.show($0) }
    guard action == .none else { return }
    input.event = nil
    ui.pass(input, width: width, height: height, scale: scale) { _ = scene.show($0) }
  }

  func rect(_ id: String) -> Rect { ui.views.last { $0.id.name == id }?.rect ?? Rect(0, 0, 0, 0) }
  func text(_ id: String) -> String? { ui.views.last { $0.id.name == id }?.text }
  func values(_ id: String) -> [Double] { ui.views.last { $0.id.name == id }?.values ?? [] }

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
  func type(_ text: String) { for c in text { pass(.text(String(c))) } }
  func key(_ key: Key, _ modifiers: Modifiers = []) { pass(.key(key, modifiers)) }
}

let royal = Color(SRGB.self, RGB(bytes: 66, 128, 246).components)
