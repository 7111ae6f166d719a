import PickerCore
import SceneTestSupport

@testable import PickerScene

/// The left side and the channels of one tab at an odd size, and a user who drags over them.
final class TabUser {
  let view: PickerView
  let ui = UI(measure: FixedMeasure())
  private let scale: Double
  private var channels = ChannelsPanel()
  private var input = InputState()

  init(_ color: Color, _ tab: PickerTab, wheel: Bool = false, scale: Double = 1) {
    view = PickerView(color, space: tab.space, wheel: wheel)
    view.state.toggleLines(.white)
    if view.state.shownReference != nil { view.state.toggleLines(.white) }
    self.scale = scale
    pass(.resized)
  }

  func pass(_ event: InputEvent) {
    input.apply(event, time: 0)
    ui.pass(input, size: Point(400, 500), scale: scale) { ui in
      if view.state.showsWheel, let wheel = view.state.tab.wheel {
        return view.surface.showWheel(ui, Rect(20, 20, 191, 141), wheel, &view.state)
      }
      view.surface.showPlane(ui, Rect(20, 20, 101, 67), &view.state)
      view.surface.showStrip(ui, Rect(20, 120, 201, 31), &view.state)
      view.surface.showAlpha(ui, Rect(20, 170, 173, 31), &view.state)
      _ = channels.show(ui, Rect(20, 220, 309, 192), &view.state)
    }
  }

  /// Presses the pixel at a share of a view's width, halfway down, and shows what is painted then.
  func press(_ id: String, across share: Double = 0.5) -> Picture? {
    guard let rect = ui.views.first(where: { $0.id.name == id })?.rect.pixels(scale: scale) else { return nil }
    let x = rect.x + rect.width * share, y = rect.y + rect.height / 2
    pass(.pressed(.mouse, Point((x.rounded(.down) + 0.5) / scale, (y.rounded(.down) + 0.5) / scale), clicks: 1))
    return Picture(of: id, in: ui)
  }

  var components: SIMD3<Double> { view.state.model.components(in: view.state.tab.space) }
}

extension PickerView {
  /// What the plane's lines of contrast refer to.
  var linesBackground: RGB? { state.shownReference.flatMap(state.color(of:))?.solid }
}
