import PickerCore
import PickerScene
import SceneTestSupport
import Testing

@MainActor @Suite struct ScrollTests {
  let finger = PointerID.touch(device: 1, finger: 1)

  /// Throws the grid of swatches upward and lets the passes run on.
  func thrown(reducesMotion: Bool) -> (atRelease: Double, later: Double, isAtRest: Bool) {
    let view = PickerView(royal), user = Script(view, width: 400, height: 640)
    view.shelves = SwatchShelves(kept: (0..<300).map { Swatch(Color(RGB(Double($0) / 300, 0, 0))) })
    user.tap("page.palette")
    var desktop = DesktopSettings()
    desktop.wantsLessMotion = reducesMotion
    user.pass(.settings(desktop))
    user.time = 1000
    user.pass(.pressed(finger, Point(200, 600), clicks: 1))
    for step in 1...10 {
      user.time = 1000 + UInt64(step) * 8
      user.pass(.moved(finger, Point(200, 600 - Double(step) * 8)))
    }
    user.time = 1084
    user.pass(.released(finger, Point(200, 520)))
    let atRelease = user.rect("swatch.add").y
    user.wait(9000)
    return (atRelease, user.rect("swatch.add").y, !user.ui.isAnimating)
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
