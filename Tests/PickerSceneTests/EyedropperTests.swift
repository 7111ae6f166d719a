import PickerCore
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
      #expect(hexText(user.scene.liveColor) == "#4280f6")
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
    let before = user.scene.liveColor
    user.tap("eyedropper")
    user.pass(.picked(.picked(RGB(bytes: 18, 175, 86))))
    #expect(hexText(user.scene.liveColor) == "#12af56")
    user.key(.character("z"), .control)
    #expect(user.scene.liveColor.isSame(as: before))
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

  @Test(
    arguments: [
      (0xff0000, 0xff00, 0xff, 0x4280f6, "#4280f6"),
      (0xff, 0xff00, 0xff0000, 0x4280f6, "#f68042"),
      (0xf800, 0x7e0, 0x1f, 0xffff, "#ffffff"), (0xf800, 0x7e0, 0x1f, 0xf800, "#ff0000"),
      (0x7c00, 0x3e0, 0x1f, 0x03e0, "#00ff00"),
      (0x3ff0_0000, 0xf_fc00, 0x3ff, 0x3ff0_0000 | 0x200 << 10, "#ff8000"),
    ] as [(UInt, UInt, UInt, UInt, String)])
  func aPixelIsReadByTheMasksOfItsScreen(
    _ red: UInt, _ green: UInt, _ blue: UInt, _ pixel: UInt, _ expected: String
  ) throws {
    let masks = try #require(PixelLayout(red: red, green: green, blue: blue))
    #expect(hexText(Color(masks.rgb(pixel))) == expected)
    #expect(masks.pixel(masks.rgb(pixel)) == pixel)
  }

  @Test(
    arguments: [(0, 0, 0), (0xff0000, 0xff00, 0), (0xf0f, 0xf0, 0xf000), (0xff00, 0xff00, 0xff)] as [(UInt, UInt, UInt)]
  )
  func masksThatAreNoneAreRefused(_ red: UInt, _ green: UInt, _ blue: UInt) {
    #expect(PixelLayout(red: red, green: green, blue: blue) == nil)
  }

  @Test func onlyWholeStrokesCount() {
    var gesture = PickGesture(held: [36])
    #expect(gesture.release(button: 1) == nil)
    gesture.press(.enter, code: 36)  // repeats
    #expect(gesture.release(code: 36) == nil)
    gesture.press(.enter, code: 36)
    gesture.press(button: 4)
    #expect(gesture.release(button: 4) == nil)
    #expect(gesture.release(code: 36) == .pick)
    gesture.press(button: 1)
    gesture.press(button: 3)
    #expect(gesture.release(button: 3) == .cancel)
    #expect(gesture.release(button: 1) == .pick)
    gesture.press(.escape, code: 9)
    #expect(gesture.release(code: 9) == .cancel)
  }

  @Test func theMagnifierIsOnTheScreenAndNeverOnWhatItShows() throws {
    let fonts = try FontBook()
    for scale in [1.0, 1.5, 3] {
      let magnifier = Magnifier(MagnifierDigits(fonts: fonts, scale: scale)), width = 1280, height = 960
      var miss: String?
      for y in Array(stride(from: 0, to: height, by: 7)) + [height - 1] {
        for x in Array(stride(from: 0, to: width, by: 7)) + [width - 1] where miss == nil {
          guard let place = magnifier.place(x: x, y: y, screenWidth: width, screenHeight: height),
            place.intersection(PixelRect(0, 0, width, height)) == place,
            place.intersection(PixelRect(x - 5, y - 5, 11, 11)).isEmpty
          else {
            miss = "\(scale): \(x), \(y)"
            continue
          }
        }
      }
      #expect(miss == nil)
    }
    let small = Magnifier(MagnifierDigits(fonts: fonts, scale: 1))
    #expect(small.place(x: 50, y: 50, screenWidth: 100, screenHeight: 100) == nil)
  }

  @Test(
    arguments: [
      ([.integer(0), .list([.list([.text("color"), .list([.double(0.25), .double(0.5), .double(1)])])])], "picked"),
      ([.integer(1), .list([])], "cancelled"), ([.integer(2), .list([])], "failed"), ([], "failed"),
      ([.integer(0), .list([])], "failed"),
      ([.integer(0), .list([.list([.text("color"), .list([.double(1), .double(1)])])])], "failed"),
      ([.integer(0), .list([.list([.text("color"), .list([.double(.nan), .double(0), .double(0)])])])], "failed"),
      ([.integer(0), .list([.list([.text("color"), .text("red")])])], "failed"),
    ] as [([DBusValue], String)])
  func thePortalsAnswerIsRead(_ arguments: [DBusValue], _ expected: String) {
    switch PortalColorPick.outcome(arguments) {
    case .picked(let rgb): #expect(expected == "picked" && rgb == RGB(0.25, 0.5, 1))
    case .cancelled: #expect(expected == "cancelled")
    case .failed(let why): #expect(expected == "failed" && why == .portalFailed)
    }
  }
}
