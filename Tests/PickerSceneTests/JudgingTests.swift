import PickerCore
import SceneTestSupport
import Testing

@testable import PickerScene

/// Contrast with a background of one's own, and colors as others see them.
@MainActor @Suite struct JudgingTests {
  func picker(_ color: Color = royal, width: Double = 960, height: Double = 660) -> Script {
    Script(PickerView(color, space: OKLCH.self), width: width, height: height)
  }
  func view(_ user: Script) -> PickerView { user.scene as! PickerView }

  @Test func theColorBecomesTheBackgroundByATap() {
    let user = picker()
    #expect(user.text("contrast.background") == "Background")
    user.tap("contrast.background")
    #expect(user.text("contrast.background") == "1.00 fail · Lc 0")
    #expect(view(user).linesBackground == royal.rgb, "the plane's lines refer to it")
    view(user).set(Color(SRGB.self, [1, 1, 1]))
    user.pass(.resized)
    // White on #4280f6 as #4280f6 on white.
    #expect(user.text("contrast.background")?.hasPrefix("3.71 large") == true)
    user.tap("contrast.background")
    #expect(view(user).linesBackground == nil)
    user.tap("contrast.background")
    #expect(view(user).linesBackground == royal.rgb)
    user.tap("contrast.black")
    #expect(view(user).linesBackground == RGB(0, 0, 0))
  }

  @Test func theBackgroundIsChosenFromMenusAndByKeys() {
    let user = picker()
    user.askForMenu("preview")
    user.tap("menu.background")
    #expect(view(user).state.background == royal.rgba)
    view(user).set(Color(SRGB.self, [1, 0, 0]))
    user.pass(.resized)
    user.askForMenu("contrast.background")
    user.tap("menu.current")
    #expect(view(user).state.background?.rgb == RGB(1, 0, 0))
    #expect(view(user).linesBackground == RGB(1, 0, 0))
    user.press("contrast.background")
    user.pass(.cancelled(.mouse))
    user.key(.menu)
    user.key(.down)
    user.key(.enter)
    #expect(view(user).state.background == nil && view(user).linesBackground == nil)
    user.key(.enter)
    #expect(view(user).state.background?.rgb == RGB(1, 0, 0))
    user.key(.delete)
    #expect(view(user).state.background == nil)
  }

  @Test func aTranslucentBackgroundLiesOnWhite() {
    let user = picker(Color(SRGB.self, [0, 0, 0]))
    view(user).setBackground(Color(SRGB.self, [0, 0, 0], alpha: 0))
    user.pass(.resized)
    #expect(user.text("contrast.background")?.hasPrefix("21.00 AAA") == true)
    #expect(view(user).linesBackground == RGB(1, 1, 1))
  }

  @Test(arguments: [
    ("#777777", "4.47 large"), ("#0078d7", "4.49 large"), ("#767676", "4.54 AA"), ("#ffffff00", "1.00 fail"),
  ])
  func aFailingRatioIsNeverRoundedUp(_ text: String, _ expected: String) throws {
    let user = picker(try Color(text))
    #expect(user.text("contrast.white")?.hasPrefix(expected + " ·") == true)
  }

  @Test func previewAndSwatchesAreSeenWithADeficiencyAndASecondTapEndsIt() {
    // Protan, deutan and tritan leave grays as they are.
    let view = PickerView(Color(SRGB.self, [1, 0, 0]))
    view.shelves = SwatchShelves(kept: [
      Swatch(Color(SRGB.self, [1, 0, 0])), Swatch(Color(RGB(bytes: 192, 192, 192))),
    ])
    let user = Script(view)
    func fill(_ id: String) -> RGB? {
      let rect = user.rect(id)
      for case .shape(.roundedRect, let place, let color) in user.ui.draw.commands
      where place.x == rect.x && place.y == rect.y {
        return color.rgb
      }
      return nil
    }
    #expect(fill("preview") == RGB(1, 0, 0) && fill("swatch.0") == RGB(1, 0, 0))
    user.tap("vision.deutan")
    // Machado's matrix for deutan, severity 1, on linear red: (0.367322, 0.280085, −0.01182).
    let seen = RGB(components: LinearSRGB(components: [0.367322, 0.280085, 0]).rgb.components)
    for id in ["preview", "swatch.0"] {
      let miss = (fill(id)?.components ?? .zero) - seen.components
      #expect(miss.max() < 1e-5 && miss.min() > -1e-5, "\(id)")
    }
    #expect(fill("swatch.1")?.bytes == [192, 192, 192])
    #expect(user.shows("simulated: deutan"))
    #expect(user.scene.color.components == [1, 0, 0], "the color itself stays")
    user.tap("swatch.0")
    #expect(user.scene.color.components == [1, 0, 0])
    user.tap("vision.deutan")
    #expect(fill("preview") == RGB(1, 0, 0) && !user.shows("simulated"))
  }
}

/// Where text in a plane's colors can be read on a background.
@MainActor @Suite struct ContrastLineTests {
  private func labels(_ user: Script) -> [String] {
    user.ui.draw.commands.compactMap {
      if case .text(let text, _, _, _) = $0, text.contains(" : 1") { text } else { nil }
    }
  }

  private func hasLines(_ user: Script) -> Bool {
    user.ui.draw.commands.contains {
      if case .gradient(.plane(_, let lines), _, _, _) = $0 { !lines.isEmpty } else { false }
    }
  }

  @Test func spacesBeyondSRGBHaveThemFromTheStart() {
    let user = Script(PickerView(royal, space: OKLCH.self))
    #expect(labels(user).sorted() == ["3 : 1", "4.5 : 1 on white", "7 : 1"])
  }

  @Test(arguments: ["rgb", "hsv", "hsl", "hwb", "okhsv", "okhsl"])
  func onOtherPlanesTheyComeWithATapOnAPaperAndGoWithTheNext(tab: String) {
    let user = Script(PickerView(royal))
    user.tap("tab." + tab)
    #expect(labels(user) == [] && !hasLines(user))
    user.tap("contrast.white")
    #expect(labels(user).count >= 2 && hasLines(user))
    user.tap("contrast.white")
    #expect(labels(user) == [] && !hasLines(user))
  }

  @Test func theChosenTabIsInSightHoweverNarrowTheWindow() {
    for tab in PickerTab.all {
      let user = Script(PickerView(royal, space: tab.space), width: 320, height: 640)
      let view = user.ui.views.first { $0.id.name == "tab." + tab.id }
      #expect(view.map { $0.visible.width >= $0.rect.width - 0.5 } ?? false, "\(tab.id)")
    }
  }
}
