import PickerCore
import PickerScene
import SceneTestSupport
import Testing

@MainActor @Suite struct FineControlTests {
  func sheet() -> Script { Script(SheetView(Color(RGB.self, [0.5, 0.5, 0.5])), width: 420, height: 552) }
  let a = PointerID.touch(device: 1, finger: 1), b = PointerID.touch(device: 1, finger: 2)

  @Test func aSecondFingerOnTheSameBarSlowsItToATenth() {
    let user = sheet()
    user.press("red", 0.2, by: a)
    user.press("red", 0.9, by: b)
    user.move("red", 0.7, by: a)
    #expect(abs(user.scene.color.components.x - 0.25) < 0.004)
    user.release("red", 0.9, by: b)
    user.move("red", 0.8, by: a)
    #expect(abs(user.scene.color.components.x - 0.35) < 0.004, "full speed again, from where it was")
  }

  @Test func farFromTheBarThePanIsSlower() {
    let user = sheet()
    user.press("red", 0.2)
    user.move("red", 0.2, 4)
    user.move("red", 0.7, 4)
    let value = user.scene.color.components.x
    #expect(value > 0.21 && value < 0.4)
    user.move("red", 1.2, 4)
    #expect(user.scene.color.components.x == 1, "the ends stay reachable")
  }

  @Test func aLoupeShowsWhatAFingerHidesAndAMouseHasNone() {
    let user = sheet()
    func loupes() -> Int {
      user.ui.draw.commands.count { if case .shape(.disc, let rect, _) = $0 { rect.width > 50 } else { false } }
    }
    user.press("red", 0.2)
    #expect(loupes() == 0)
    user.release("red", 0.2)
    user.press("red", 0.2, by: a)
    #expect(loupes() > 0)
    user.release("red", 0.2, by: a)
    #expect(loupes() == 0)
  }
}
