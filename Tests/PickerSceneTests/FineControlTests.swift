import PickerCore
import PickerScene
import SceneTestSupport
import Testing

@MainActor @Suite struct FineControlTests {
  func sheet() -> Script { Script(SheetView(Color(RGB.self, [0.5, 0.5, 0.5])), width: 420, height: 552) }
  let finger = PointerID.touch(device: 1, finger: 1)

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
    user.press("red", 0.7, by: finger)
    #expect(loupes() == 0, "it may be a tap or a swipe")
    user.wait(300)
    #expect(loupes() > 0)
    user.release("red", 0.7, by: finger)
    #expect(loupes() == 0)
  }
}
