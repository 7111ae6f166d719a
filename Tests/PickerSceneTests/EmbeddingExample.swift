import PickerCore
import PickerScene
import SceneTestSupport
import Testing

/// How a program of one's own uses the parts: a scene that holds a spectrum bar and takes its color.
final class Lamp: Scene, SpectrumDelegate {
  private(set) var color = Color(RGB(1, 0, 0))
  private(set) var isBusy = false
  private var value = 0.0

  /// Called once a pass, with the place that the program's layout gives the bar.
  func show(_ ui: UI) -> PickerAction {
    var bar = SpectrumBar("lamp", value: value, delegate: self)
    if bar.show(ui, Rect(20, 20, ui.bounds.width - 40, 100), over: ui.theme.window) { value = bar.value }
    isBusy = ui.isGesturing
    return .none
  }

  func set(_ color: Color) { self.color = color }

  func spectrumBar(_ bar: SpectrumBar, didSelect color: RGB) { self.color = Color(color) }
}

@MainActor @Suite struct EmbeddingExample {
  @Test func aProgramPassesItsEventsInAndReadsTheColorBack() {
    let lamp = Lamp(), user = Script(lamp, width: 400, height: 140)
    user.pass(.pressed(.mouse, Point(20 + 120.5, 70.5), clicks: 1))
    #expect(lamp.isBusy)
    user.pass(.released(.mouse, Point(20 + 120.5, 70.5)))
    // Hue 120.5: green, and a 120th of the way to cyan.
    let miss = lamp.color.rgb.components - [0, 1, 0.5 / 60]
    #expect(miss.max() < 1e-12 && miss.min() > -1e-12)
    #expect(user.host.picture.commands.contains { if case .gradient(.spectrum, _, _, _) = $0 { true } else { false } })
  }
}
