import PickerCore
import PickerScene
import SceneTestSupport
import Testing

@MainActor @Suite struct ScrollTests {
  let finger = PointerID.touch(device: 1, finger: 1)

  /// Throws the narrow column upward and lets the passes run on.
  func thrown(reducesMotion: Bool) -> (atRelease: Double, later: Double, isAtRest: Bool) {
    let ui = UI(measure: FixedMeasure()), scene = PickerView(royal)
    ui.isStill = reducesMotion
    var input = InputState()
    func send(_ event: InputEvent?, _ time: UInt64) {
      if let event { input.apply(event, time: time) } else { (input.event, input.time) = (nil, time) }
      ui.pass(input, size: Point(400, 600), scale: 1) { _ = scene.show($0) }
    }
    func top() -> Double { ui.views.first { $0.id == "plane" }?.rect.y ?? .nan }
    send(.resized, 0)
    send(.pressed(finger, Point(8, 500), clicks: 1), 1000)
    for step in 1...10 { send(.moved(finger, Point(8, 500 - Double(step) * 8)), 1000 + UInt64(step) * 8) }
    send(.released(finger, Point(8, 420)), 1084)
    let atRelease = top()
    var time: UInt64 = 1084
    repeat {
      time += 8
      send(nil, time)
    } while ui.isAnimating && time < 10_000
    return (atRelease, top(), !ui.isAnimating)
  }

  @Test func aThrownColumnGoesOnAndComesToRest() {
    let result = thrown(reducesMotion: false)
    #expect(result.later < result.atRelease - 50)
    #expect(result.isAtRest)
  }

  @Test func withReducedMotionItStaysWhereTheFingerLeftIt() {
    let result = thrown(reducesMotion: true)
    #expect(result.later == result.atRelease)
  }
}
