import PickerCore
import PickerScene
import SceneTestSupport
import Testing

@MainActor @Suite struct PickerViewTests {
  func picker(_ color: Color = royal, width: Double = 960, height: Double = 660, scale: Double = 1) -> Script {
    Script(PickerView(color), width: width, height: height, scale: scale)
  }
  func hexOf(_ user: Script) -> String { hexText(user.scene.color) }

  @Test func cornersOfTheFieldGiveWhiteFullHueAndBlack() {
    let user = picker(Color(HSV.self, [120, 0.5, 0.5]))
    for (x, y, expected) in [
      (-0.001, -0.001, "#ffffff"), (1.001, -0.001, "#00ff00"), (-0.001, 1.001, "#000000"), (1.001, 1.001, "#000000"),
    ] {
      user.tap("plane", x, y)
      #expect(hexOf(user) == expected, "at \(x), \(y)")
    }
  }

  @Test func theHueSurvivesGrayAndBlack() {
    let user = picker(Color(HSV.self, [200, 0.5, 0.5]))
    user.press("plane", 0.5, 0.5)
    user.move("plane", -1, 2)
    user.move("plane", 1.5, -1)
    #expect(hexOf(user) == "#00aaff")
  }

  @Test func theSpectrumDrivesTheFieldAndEndsExactlyRed() {
    let user = picker(Color(HSV.self, [200, 1, 1]))
    user.press("spectrum", 0.5)
    user.move("spectrum", 2)
    #expect(hexOf(user) == "#ff0000")
    #expect(user.values("spectrum") == [1])
    user.move("spectrum", -2)
    #expect(hexOf(user) == "#ff0000")
    #expect(user.values("spectrum") == [0])
  }

  @Test func aDragIsOneUndoStep() {
    let user = picker()
    user.press("spectrum", 0.1)
    for step in 1...200 { user.move("spectrum", 0.1 + Double(step) * 0.004) }
    user.release("spectrum", 0.9)
    #expect(hexOf(user) != hexText(royal))
    user.key(.character("z"), .control)
    #expect(hexOf(user) == hexText(royal))
    user.key(.character("z"), [.control, .shift])
    #expect(hexOf(user) != hexText(royal))
  }

  @Test(arguments: [("f00", "#ff0000"), ("#0f08", "#00ff0088"), ("#123456", "#123456"), ("12345678", "#12345678")])
  func theValueFieldReadsHex(_ typed: String, _ expected: String) {
    let user = picker()
    user.tap("value")
    user.key(.character("a"), .control)
    user.type(typed)
    #expect(user.text("value") == typed, "what is typed is never rewritten")
    user.key(.enter)
    #expect(hexOf(user) == expected)
    #expect(user.text("value") == expected)
  }

  @Test func leavingTheValueFieldUntouchedChangesNothing() {
    let user = picker(Color(HSV.self, [217.2, 0.7321, 0.9654]))
    let before = user.scene.color
    user.tap("value")
    user.tap("tab.rgb")
    #expect(user.scene.color.isSame(as: before))
  }

  @Test func escapeCancelsAndReturnSelects() {
    let user = picker()
    user.key(.escape)
    #expect(user.action == .cancel)
    let other = picker()
    other.key(.enter)
    #expect(other.action == .select)
  }

  @Test(arguments: [false, true]) func theKeyboardReachesEveryControl(hasWheel: Bool) {
    let user = Script(PickerView(royal, wheel: hasWheel))
    var reached: Set<String> = []
    for _ in 0..<60 {
      user.key(.tab)
      if let focus = user.ui.focus { reached.insert(focus.name) }
    }
    // A row of relations is one stop.
    let names = user.ui.views.map(\.id.name).filter {
      !$0.hasPrefix("relate.") || ["relate.kind0", "relate.0"].contains($0)
    }
    let all = Set(names).subtracting(["preview", "scroll", "swatches", "tabs", "gray"])
    #expect(reached == all)
  }

  @Test(arguments: [(320.0, 480.0), (400, 700), (720, 480), (960, 660), (3840, 2160)])
  func everyControlKeepsInsideTheWindow(_ width: Double, _ height: Double) {
    let user = picker(width: width, height: height)
    // Tabs scroll within their frame.
    let outside = user.ui.views.filter { !$0.id.name.hasPrefix("tab.") }.filter {
      $0.rect.x < 0 || $0.rect.maxX > width || $0.rect.width < 20
    }
    #expect(outside.map(\.id.name) == [])
  }

  @Test(arguments: [1, 1.5, 2] as [Double]) func whatYouTouchIsWhatIsDrawn(_ scale: Double) {
    let user = picker(Color(HSV.self, [217, 0.5, 0.5]), scale: scale)
    let pixels = user.rect("plane").pixels(scale: scale)
    user.press("plane", 0.5, 0.5)
    var miss: String?
    for step in stride(from: 0.0, to: pixels.width, by: 37) where miss == nil {
      let y = (step * 0.7).rounded(.down)
      user.passInPixels(.moved(.mouse, Point(pixels.x + step + 0.5, pixels.y + y + 0.5)))
      let drawn = HSV(217, (step + 0.5) / pixels.width, 1 - (y + 0.5) / pixels.height).rgb.bytes
      if user.scene.color.rgb.bytes != drawn { miss = "pixel \(step), \(y)" }
    }
    #expect(miss == nil)
  }

  @Test func layoutAndHitAreasFollowTheScaleThereAndBack() {
    let user = picker(Color(HSV.self, [217, 0.5, 0.5]))
    let first = user.rect("spectrum")
    for scale in [1.5, 1.25, 2, 1] {
      user.scale = scale
      user.pass(.resized)
      for (share, expected) in [(-0.004, 0.0), (1.004, 1)] {
        user.tap("spectrum", share)
        #expect(user.values("spectrum") == [expected], "at \(scale)")
      }
      user.tap("spectrum", 0.25)
      #expect(abs(user.values("spectrum")[0] - 0.25) < 0.002, "at \(scale)")
    }
    #expect(user.rect("spectrum") == first)
  }

  @Test func everySpaceHasAPlaneAStripAndItsChannels() {
    for tab in PickerTab.all {
      let user = Script(PickerView(royal, space: tab.space), width: 960, height: 660)
      for id in ["plane", "spectrum", "alpha", "channel.0", "channel.1", "channel.2", "channel.3"] {
        user.tap(id, 0.37, 0.41)
        #expect(user.scene.color.space.id == tab.space.id || id == "alpha", "\(tab.id) \(id)")
        for value in user.values(id) where id != "plane" { #expect(abs(value - 0.37) < 0.005, "\(tab.id) \(id)") }
      }
    }
  }

  @Test func theTextOfAColorSurvivesAChangeOfTab() {
    let user = picker()
    for tab in PickerTab.all {
      user.tap("tab." + tab.id)
      #expect(user.text("value") == "#4280f6")
    }
    #expect(user.scene.color.isSame(as: royal))
  }

  @Test func alphaGoesToNothingAndBackWithTheColorAsItWas() {
    let user = picker(Color(RGB.self, RGB(bytes: 200, 120, 40).components, alpha: 0.01))
    user.press("alpha", 0.01)
    user.move("alpha", -1)
    #expect(user.scene.color.alpha == 0)
    user.move("alpha", 2)
    #expect(hexOf(user) == "#c87828")
  }

  @Test func withoutAlphaThereAreNoControlsForIt() {
    let user = Script(PickerView(royal, hasAlpha: false))
    let ids = Set(user.ui.views.map(\.id.name))
    #expect(ids.isDisjoint(with: ["alpha", "channel.3", "channel.3.field"]))
    #expect(ids.contains("channel.2"))
  }

  @Test func withoutAlphaNothingMakesTheColorTranslucent() {
    let view = PickerView(Color(RGB(1, 0, 0), alpha: 0.5), hasAlpha: false), user = Script(view)
    #expect(hexOf(user) == "#ff0000" && user.text("value") == "#ff0000")
    user.ui.clipboard.write("#00ff0080")
    user.key(.character("v"), .control)
    #expect(hexOf(user) == "#00ff00")
    user.tap("value")
    user.key(.character("a"), .control)
    user.type("oklch(0.6 0.1 20 / none)")
    #expect(user.scene.color.alpha == 1 && user.scene.color.missing == [])
    view.set(Color(RGB(0, 0, 1), alpha: 0))
    #expect(hexOf(user) == "#0000ff")
    user.key(.character("z"), .control)
    #expect(hexOf(user) == "#00ff00")
  }
}
