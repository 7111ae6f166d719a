import PickerCore
import PickerScene
import SceneTestSupport
import Testing

/// How a program of one's own uses the parts: a view that holds a spectrum bar and takes its color.
final class Lamp: SpectrumDelegate {
  private(set) var color = RGB(1, 0, 0)
  private var value = 0.0

  /// Called once a pass, with the place that the program's layout gives the bar.
  func show(_ ui: UI) {
    var bar = SpectrumBar("lamp", value: value, delegate: self)
    if bar.show(ui, Rect(20, 20, ui.bounds.width - 40, 100), over: ui.theme.window) { value = bar.value }
  }

  func spectrumBar(_ bar: SpectrumBar, didSelect color: RGB) { self.color = color }
}

@MainActor @Suite struct EmbeddingExample {
  @Test func aProgramPassesItsEventsInAndReadsTheColorBack() {
    let lamp = Lamp(), ui = UI(measure: FixedMeasure())
    var input = InputState()
    func send(_ event: InputEvent) {
      input.apply(event, time: 0)
      ui.pass(input, size: Point(400, 140), scale: 1) { lamp.show($0) }
    }
    send(.resized)
    send(.pressed(.mouse, Point(20 + 120.5, 70.5), clicks: 1))
    send(.released(.mouse, Point(20 + 120.5, 70.5)))
    // Hue 120.5: green, and a 120th of the way to cyan.
    let miss = lamp.color.components - [0, 1, 0.5 / 60]
    #expect(miss.max() < 1e-12 && miss.min() > -1e-12)
    #expect(ui.draw.commands.contains { if case .gradient(.spectrum, _, _, _) = $0 { true } else { false } })
  }
}
