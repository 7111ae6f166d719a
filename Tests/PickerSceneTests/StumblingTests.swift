import PickerCore
import PickerScene
import SceneTestSupport
import Testing

/// Small inputs that users of other color pickers stumbled over.
@MainActor @Suite struct StumblingTests {
  func picker(_ text: String, _ space: any ColorSpace.Type = HSV.self, format: String = "hex") throws -> Script {
    let view = PickerView(try Color(text), space: space)
    view.format = try #require(OutputFormats.named(format))
    return Script(view)
  }

  func shows(_ user: Script, _ text: String) -> Bool {
    user.ui.draw.commands.contains { if case .text(let shown, _, _, _) = $0 { shown.contains(text) } else { false } }
  }

  func fill(_ user: Script, _ id: String, _ text: String) {
    user.tap(id)
    user.key(.character("a"), .control)
    user.type(text)
    user.key(.enter)
  }

  func paste(_ user: Script, _ text: String) {
    user.ui.clipboard.write(text)
    user.key(.character("v"), .control)
  }

  // Rounding and round trips.

  @Test func settingAlphaTwiceKeepsRGB() throws {
    for tab in PickerTab.all {
      let user = try picker("rgb(92,106,196)", tab.space)
      fill(user, "channel.3.field", "55")
      #expect(hexText(user.scene.color) == "#5c6ac48c", "\(tab.id)")
      fill(user, "channel.3.field", "73")
      #expect(hexText(user.scene.color) == "#5c6ac4ba", "\(tab.id)")
      #expect(user.scene.color.alpha == 0.73)
    }
  }

  @Test(arguments: [
    ("#d6a9db", "hex"), ("#e10a0a", "hsl"), ("#a38e8e", "hsl"), ("hsla(121, 45%, 29%, 0.61)", "hsl"),
    ("color(srgb 0.5 0.5 0.9)", "hex"), ("color(display-p3 0 1 0)", "hex"),
    ("oklch(0.62137 0.18832 261.7436)", "oklch"),
  ]) func aFieldThatIsOnlyVisitedChangesNothing(_ color: String, _ format: String) throws {
    for tab in PickerTab.all {
      let user = try picker(color, tab.space, format: format), before = user.scene.color
      for id in ["value", "channel.0.field", "channel.1.field", "channel.2.field", "channel.3.field"] {
        user.tap(id)
        user.key(.tab)
        #expect(user.scene.color == before, "\(tab.id) \(id)")
      }
    }
  }

  @Test func notationStaysAsItWas() throws {
    let user = try picker("hsla(121, 45%, 29%, 0.61)", HSL.self, format: "hsl")
    #expect(user.text("value") == "hsl(121 45% 29% / 0.61)")
    let fields = (0..<4).map { user.text("channel.\($0).field") }
    #expect(fields == ["121°", "45 %", "29 %", "61 %"])
  }

  @Test func numberAndHexAgreeOnSevenTenths() throws {
    let user = try picker("color(srgb 0.7 0 0)", RGB.self)
    #expect(user.text("channel.0.field") == "179" && user.text("value") == "#b30000")
    let sheet = Script(SheetView(royal), width: 420, height: 552)
    fill(sheet, "red.field", "0.7")
    #expect(sheet.text("red.field") == "0.7" && hexText(sheet.scene.color).hasPrefix("#b3"))
    #expect(sheet.scene.color.components.x == 0.7)
  }

  @Test func onlyAnEditOfHexMakesBytesOfFloats() throws {
    let user = try picker("color(srgb 0.5 0.5 0.9)", RGB.self)
    #expect(user.text("value") == "#8080e6")
    user.tap("value")
    user.key(.tab)
    #expect(user.scene.color.components == [0.5, 0.5, 0.9])
    fill(user, "value", "#8080e7")
    #expect(user.scene.color.components == RGB(bytes: 128, 128, 231).components)
  }

  @Test func halfAByteRoundsUpInEveryView() throws {
    for (format, text) in [
      ("hex", "#ff0900"), ("rgb", "rgb(255 9 0)"), ("css", "rgb(255, 9, 0)"), ("int", "0xffff0900"),
      ("qt", "QColor(255, 9, 0)"), ("android", "Color.argb(255, 255, 9, 0)"),
    ] {
      let user = try picker("hsl(2 100% 50%)", RGB.self, format: format)
      #expect(user.text("channel.1.field") == "9" && user.text("value") == text)
    }
  }

  /// By mouse and by finger, and the text is the color that shows.
  @Test(arguments: ["hsl", "hsv", "hwb"]) func aDraggedHueHasAtMostTwoDecimals(_ format: String) throws {
    func decimals(_ text: String?) -> Int {
      (text ?? "").split { !$0.isNumber && $0 != "." }.map { $0.split(separator: ".").dropFirst().first?.count ?? 0 }
        .max() ?? 0
    }
    var miss: String?
    for space in [HSV.self, HSL.self, HWB.self, OKHSL.self] as [any ColorSpace.Type] {
      let mouse = try picker("#4280f6", space, format: format), finger = try picker("#4280f6", space, format: format)
      for step in 1...60 where miss == nil {
        let x = Double(step) / 61
        for (user, pointer) in [(mouse, PointerID.mouse), (finger, .touch(device: 1, finger: 1))] {
          user.press("spectrum", 0.5, by: pointer)
          user.move("spectrum", x, by: pointer)
          user.release("spectrum", x, by: pointer)
          let text = user.text("value") ?? ""
          if decimals(text) > 2 || decimals(user.text("channel.0.field")) > 2 { miss = text }
          if try Color(text).rgb.bytes != user.scene.color.rgb.bytes { miss = "\(text) is another color" }
        }
      }
    }
    #expect(miss == nil)
  }

  @Test func nearlyBlackShowsItsBytesAndItsHue() throws {
    let user = try picker("#000a07", RGB.self)
    #expect((0..<3).map { user.text("channel.\($0).field") } == ["0", "10", "7"])
    for space in [HSV.self, HSL.self, HWB.self] as [any ColorSpace.Type] {
      #expect(try picker("#000a07", space).text("channel.0.field") == "162°")
    }
  }

  // Grays and the memory of hues.

  @Test(arguments: [
    ("hsv", 0, 1, "50"), ("hsl", 0, 1, "50"), ("hwb", 0, 1, "20"), ("okhsv", 0, 1, "50"), ("okhsl", 0, 1, "50"),
    ("oklch", 2, 1, "0.1"), ("lch", 2, 1, "40"),
  ]) func aHueTypedForAGrayWaitsForSaturation(_ id: String, _ hue: Int, _ other: Int, _ typed: String) throws {
    let user = try picker("#808080", try #require(ColorSpaces.named(id)))
    fill(user, "channel.\(hue).field", id == "lch" ? "260" : "240")
    fill(user, "channel.\(hue).field", "200")
    #expect(user.text("channel.\(hue).field") == "200°")
    #expect(hexText(user.scene.color) == "#808080")
    fill(user, "channel.\(other).field", typed)
    #expect(user.text("channel.\(hue).field") == "200°")
    let rgb = user.scene.color.rgb
    #expect(rgb.blue > rgb.red && rgb.green > rgb.red, "a blue, not \(hexText(user.scene.color))")
  }

  @Test func aHueTypedForAGrayGoesAlongToARelativesTab() throws {
    let user = try picker("#808080")
    fill(user, "channel.0.field", "200")
    for tab in ["hsl", "hwb", "hsv"] {
      user.tap("tab." + tab)
      #expect(user.text("channel.0.field") == "200°", "\(tab)")
    }
  }

  @Test func hueOfBlackIsShownAsItWasSet() throws {
    let user = try picker("#4280f6", HSL.self, format: "hsl")
    paste(user, "hsl(50 0% 0%)")
    #expect(user.text("value") == "hsl(50 0% 0%)")
    #expect((0..<3).map { user.text("channel.\($0).field") } == ["50°", "0 %", "0 %"])
  }

  @Test func twoPickersDoNotShareAHue() throws {
    let a = try picker("#000000"), b = try picker("#000000"), before = b.scene.color
    fill(a, "channel.0.field", "200")
    b.pass(.resized)
    #expect(a.text("channel.0.field") == "200°" && b.text("channel.0.field") == "0°")
    #expect(b.scene.color == before)
  }

  @Test func blackPastedTwiceIsBlack() throws {
    for tab in PickerTab.all {
      let user = try picker("#4280f6", tab.space)
      for _ in 0..<2 {
        paste(user, "#000000")
        #expect(user.text("value") == "#000000" && user.scene.color.rgb.components == .zero, "\(tab.id)")
      }
    }
  }

  // Parsing.

  @Test func trailingTextIsPointedAtAndChangesNothing() throws {
    let user = try picker("#4280f6"), before = user.scene.color
    paste(user, "hsl(100, 50%, 50%)asdf")
    #expect(user.scene.color == before)
    user.tap("value")
    user.key(.character("a"), .control)
    paste(user, "hsl(100, 50%, 50%)asdf")
    #expect(shows(user, "expected the end of the text"))
    user.key(.enter)
    #expect(user.scene.color == before && user.text("value") == "hsl(100, 50%, 50%)asdf")
    user.key(.escape)
    #expect(user.scene.color == before && user.text("value") == "#4280f6")
  }

  /// Whatever was read can be shown.
  @Test(arguments: [
    "color(xyz 3e38 0 0)", "color(xyz -3e38 1e38 0)", "lab(50 1e38 -1e38)", "color(srgb 1e30 -1e30 0)",
    "oklch(0.5 1e30 20)", "hsl(20 1e30% 50%)", "hwb(20 1e38 -1e38)", "color(prophoto-rgb 1e38 1e38 -1e38)",
    "lch(50 3e38 2)", "oklab(1 3e38 3e38)", "okhsl(20 1e38% 1e38%)", "okhsv(20 1e38% 1e38%)", "lab(50 2e9 0)",
    "lch(none none none / none)", "color(xyz 1e-300 0 0)",
  ]) func noColorIsTooMuchForTheWindow(_ text: String) throws {
    for tab in PickerTab.all {
      let user = try picker("#4280f6", tab.space, format: "css")
      paste(user, text)
      #expect(user.scene.color == (try Color(text)), "\(tab.id)")
      let numbers = (0..<4).compactMap { user.text("channel.\($0).field") } + [user.text("value") ?? ""]
      #expect(!numbers.contains { $0.contains("nan") || $0.contains("inf") || $0.contains("--") }, "\(numbers)")
      user.tap("plane", 0.5, 0.5)
      user.tap("spectrum", 0.5)
    }
  }

  // Gamut and judgement.

  @Test func theLabelNamesTheSmallestGamut() throws {
    let user = try picker("color(display-p3 0 0 0.999)")
    #expect(shows(user, "in P3") && !shows(user, "Rec"))
    #expect(!shows(try picker("#0000ff"), "in "))
  }

  @Test func anInvisibleColorSaysSo() throws {
    let user = try picker("#4280f6")
    paste(user, "rgba(8, 103, 210, 0)")
    #expect(user.scene.color.rgb.bytes == [8, 103, 210] && user.scene.color.alpha == 0)
    #expect(shows(user, "invisible"))
    paste(user, "rgba(8, 103, 210, 1)")
    #expect(!shows(user, "invisible"))
  }

  @Test func aNameIsNearUnlessItIsTheColor() throws {
    let near = try picker("#b22244")
    #expect(shows(near, "near ") && shows(near, " · ΔE "))
    let exact = try picker("#b22222")
    #expect(shows(exact, "firebrick") && !shows(exact, "near ") && !shows(exact, "ΔE"))
  }

  @Test(arguments: [("#777777", "4.47", false), ("#0078d7", "4.49", false), ("#767676", "4.54", true)])
  func aFailingRatioIsNotRoundedUp(_ color: String, _ ratio: String, _ passes: Bool) throws {
    let user = try picker(color)
    #expect(shows(user, ratio) && shows(user, passes ? "AA" : "large"))
    #expect(user.text("contrast.white")?.hasPrefix("\(ratio) \(passes ? "AA" : "large")") == true)
  }
}

@MainActor @Suite struct NoticeTests {
  @Test(arguments: [(320.0, 480.0), (960, 660)]) func aNoticeStaysAboveTheSwatchesUntilItIsTakenAway(
    _ width: Double, _ height: Double
  ) {
    let view = PickerView(royal), user = Script(view, width: width, height: height)
    view.notice = "swatches.json cannot be written"
    user.pass(.woken)
    user.tap("plane")
    #expect(user.shows("cannot be written"))
    for case .shape(.shadow(6, 8), let card, _) in user.ui.draw.commands {
      #expect(card.x >= 0 && card.maxX <= width && card.maxY <= height - 60)
    }
    view.notice = nil
    user.pass(.woken)
    #expect(!user.shows("cannot be written"))
  }
}
