import PickerCore
import SceneTestSupport

@testable import PickerScene

/// The left side and the channels of one tab at an odd size.
private final class Parts: Scene {
  let view: PickerView
  private var channels = ChannelsPanel()

  init(_ view: PickerView) { self.view = view }

  var color: Color { view.color }
  let isBusy = false
  func set(_ color: Color) { view.set(color) }

  func show(_ ui: UI) -> PickerAction {
    if view.state.showsWheel, let wheel = view.state.tab.wheel {
      view.surface.showWheel(ui, Rect(20, 20, 191, 141), wheel, &view.state)
    } else {
      view.surface.showPlane(ui, Rect(20, 20, 101, 67), &view.state)
      view.surface.showStrip(ui, Rect(20, 120, 201, 31), &view.state)
      view.surface.showAlpha(ui, Rect(20, 170, 173, 31), &view.state)
      _ = channels.show(ui, Rect(20, 220, 309, 192), &view.state)
    }
    return .none
  }
}

/// A user who drags over them.
final class TabUser {
  let view: PickerView
  private let script: Script

  init(_ color: Color, _ tab: PickerTab, wheel: Bool = false, scale: Double = 1) {
    view = PickerView(color, space: tab.space, wheel: wheel)
    view.state.toggleLines(.white)
    if view.state.shownReference != nil { view.state.toggleLines(.white) }
    script = Script(Parts(view), width: 400, height: 500, scale: scale)
  }

  var ui: UI { script.ui }

  func pass(_ event: InputEvent) { script.pass(event) }

  /// Presses the pixel at a share of a view's width, halfway down, and shows what is painted then.
  func press(_ id: String, across share: Double = 0.5) -> Picture? {
    guard ui.views.contains(where: { $0.id.name == id }) else { return nil }
    script.press(id, share)
    return Picture(of: id, in: ui)
  }

  var components: SIMD3<Double> { view.state.model.components(in: view.state.tab.space) }
}

extension PickerView {
  /// What the plane's lines of contrast refer to.
  var linesBackground: RGB? { state.shownReference.flatMap(state.color(of:))?.solid }
}
