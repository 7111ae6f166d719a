import PickerCore
import PickerScene
import SceneTestSupport
import Testing

@MainActor @Suite struct ScrollTests {
  let finger = PointerID.touch(device: 1, finger: 1)

  /// Throws the narrow column upward and lets the passes run on.
  func thrown(reducesMotion: Bool) -> (atRelease: Double, later: Double, isAtRest: Bool) {
    let user = Script(PickerView(royal), width: 400, height: 600)
    var desktop = DesktopSettings()
    desktop.wantsLessMotion = reducesMotion
    user.pass(.settings(desktop))
    user.time = 1000
    user.pass(.pressed(finger, Point(8, 500), clicks: 1))
    for step in 1...10 {
      user.time = 1000 + UInt64(step) * 8
      user.pass(.moved(finger, Point(8, 500 - Double(step) * 8)))
    }
    user.time = 1084
    user.pass(.released(finger, Point(8, 420)))
    let atRelease = user.rect("plane").y
    user.wait(9000)
    return (atRelease, user.rect("plane").y, !user.ui.isAnimating)
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
