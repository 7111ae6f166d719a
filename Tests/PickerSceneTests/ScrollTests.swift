import PickerCore
import PickerScene
import SceneTestSupport
import Testing

@MainActor @Suite struct ScrollTests {
  let finger = PointerID.touch(device: 1, finger: 1)

  /// Throws the grid of swatches upward and lets the passes run on.
  func thrown(reducesMotion: Bool) -> (atRelease: Double, later: Double, isAtRest: Bool) {
    let ui = UI(measure: FixedMeasure()), scene = PickerView(royal)
    scene.shelves = SwatchShelves(kept: (0..<300).map { Swatch(Color(RGB(Double($0) / 300, 0, 0))) })
    ui.isStill = reducesMotion
    var input = InputState()
    func send(_ event: InputEvent?, _ time: UInt64) {
      if let event { input.apply(event, time: time) } else { (input.event, input.time) = (nil, time) }
      ui.pass(input, size: Point(400, 640), scale: 1) { _ = scene.show($0) }
    }
    func top() -> Double { ui.views.first { $0.id == "swatch.add" }?.rect.y ?? .nan }
    send(.resized, 0)
    guard let page = ui.views.first(where: { $0.id == "page.palette" })?.rect.center else { return (0, 0, false) }
    send(.pressed(.mouse, page, clicks: 1), 0)
    send(.released(.mouse, page), 0)
    send(.pressed(finger, Point(200, 600), clicks: 1), 1000)
    for step in 1...10 { send(.moved(finger, Point(200, 600 - Double(step) * 8)), 1000 + UInt64(step) * 8) }
    send(.released(finger, Point(200, 520)), 1084)
    let atRelease = top()
    var time: UInt64 = 1084
    repeat {
      time += 8
      send(nil, time)
    } while ui.isAnimating && time < 10_000
    return (atRelease, top(), !ui.isAnimating)
  }

  @Test func aThrownGridGoesOnAndComesToRest() {
    let result = thrown(reducesMotion: false)
    #expect(result.later < result.atRelease - 50)
    #expect(result.isAtRest)
  }

  @Test func withReducedMotionItStaysWhereTheFingerLeftIt() {
    let result = thrown(reducesMotion: true)
    #expect(result.later == result.atRelease)
  }
}
