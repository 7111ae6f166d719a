import PickerCore
import PickerRaster
import SceneTestSupport
import Testing

@testable import PickerScene

/// An eyedropper that only notes what it was asked for.
private final class NotedEyedropper: Eyedropper {
  var calls: [String] = []
  func start() { calls.append("start") }
  func stop() { calls.append("stop") }
}

@MainActor @Suite struct EyedropperTests {
  private func picker(width: Double = 960, height: Double = 660) -> (Script, NotedEyedropper) {
    let user = Script(PickerView(royal), width: width, height: height), eyedropper = NotedEyedropper()
    user.ui.eyedropper = eyedropper
    return (user, eyedropper)
  }

  @Test func itsButtonAndItsKeyStartItOnce() {
    for isKey in [false, true] {
      let (user, eyedropper) = picker()
      for _ in 0..<2 { if isKey { user.key(.character("e"), .control) } else { user.tap("eyedropper") } }
      #expect(eyedropper.calls == ["start"])
      user.pass(.picked(.cancelled))
      #expect(hexText(user.scene.color) == "#4280f6")
      user.tap("eyedropper")
      #expect(eyedropper.calls == ["start", "start"])
    }
  }

  @Test func itIsTheFirstStopOfTabAndReturnPressesIt() {
    let (user, eyedropper) = picker()
    user.key(.tab)
    user.key(.enter)
    #expect(eyedropper.calls == ["start"] && user.action == .none)
  }

  @Test func whatIsPickedIsOneStepOfUndoAndOpaque() {
    let (user, _) = picker()
    user.tap("alpha", 0.5)
    let before = user.scene.color
    user.tap("eyedropper")
    user.pass(.picked(.picked(RGB(bytes: 18, 175, 86))))
    #expect(hexText(user.scene.color) == "#12af56")
    user.key(.character("z"), .control)
    #expect(user.scene.color.isSame(as: before))
  }

  @Test func keysPressedMeanwhileAreNotTheWindows() {
    let (user, eyedropper) = picker()
    user.tap("eyedropper")
    user.key(.enter)
    #expect(user.action == .none)
    user.key(.escape)
    #expect(user.action == .none && eyedropper.calls == ["start", "stop"])
    user.pass(.picked(.cancelled))
    user.key(.escape)
    #expect(user.action == .cancel)
  }

  @Test(arguments: [(320.0, 480.0), (400, 700), (960, 660)])
  func aNoteSaysWhyThereIsNoneUntilTheUserGoesOn(_ width: Double, _ height: Double) {
    let user = Script(PickerView(royal), width: width, height: height)
    for goOn in [{ user.press("plane") }, { user.key(.tab) }] {
      user.key(.character("e"), .control)
      #expect(user.shows("Nothing here can pick a color"))
      for case .shape(.shadow(6, 8), let card, _) in user.ui.draw.commands {
        #expect(card.x >= 0 && card.maxX <= width && card.y >= user.rect("eyedropper").maxY)
      }
      goOn()
      #expect(!user.shows("Nothing here"))
    }
  }

  @Test func everyReasonFitsTheNarrowestWindow() {
    let user = Script(PickerView(royal), width: 320, height: 480)
    for (why, text) in [
      (PickFailure.nothingPicks, "Nothing here can pick a color"), (.grabbed, "Another program holds the mouse"),
      (.unknownPixels, "This screen's colors cannot be read"), (.portalFailed, "The desktop could not pick a color"),
    ] {
      user.pass(.picked(.failed(why)))
      #expect(user.shows(text))
    }
  }
}
