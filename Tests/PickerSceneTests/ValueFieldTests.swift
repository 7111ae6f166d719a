import PickerCore
import PickerScene
import SceneTestSupport
import Testing

@MainActor @Suite struct ValueFieldTests {
  func picker(_ color: Color = royal, width: Double = 960, height: Double = 660) -> Script {
    Script(PickerView(color), width: width, height: height)
  }
  func shows(_ user: Script, _ text: String) -> Bool {
    user.ui.draw.commands.contains { if case .text(let shown, _, _, _) = $0 { shown.contains(text) } else { false } }
  }

  @Test func theMenuChangesTheFormatAndTheTextFollows() {
    let user = picker()
    user.tap("format")
    user.tap("format.rgb")
    #expect(user.text("value") == "rgb(66 128 246)")
    user.tap("copy")
    #expect(user.ui.clipboard.read() == "rgb(66 128 246)")
    #expect(user.scene.color.isSame(as: royal))
  }

  @Test func theMenuIsWorkedByTheKeyboard() {
    let user = picker()
    user.tap("format")
    user.key(.down)
    user.key(.down)
    user.key(.enter)
    #expect(user.text("value") == "rgb(66 128 246)")
    #expect(user.ui.focus == "format")
    user.key(.enter)
    user.key(.end)
    user.key(.escape)
    #expect(user.text("value") == "rgb(66 128 246)" && user.action == .none, "Esc closes the menu only")
  }

  @Test(arguments: [(320.0, 480.0), (400, 800), (960, 660)]) func theMenuStaysInTheWindow(
    _ width: Double, _ height: Double
  ) {
    let user = picker(width: width, height: height)
    user.tap("format")
    var cards: [Rect] = []
    for case .shape(.outline(10, 1), let rect, _) in user.ui.draw.commands { cards.append(rect) }
    #expect(cards.count == 1)
    #expect(cards.allSatisfy { $0.x >= 0 && $0.y >= 0 && $0.maxX <= width && $0.maxY <= height })
  }

  @Test func aPressOutsideTheMenuClosesItAndDoesNothingElse() {
    let user = picker()
    user.tap("format")
    user.tap("plane")
    #expect(user.scene.color.isSame(as: royal))
    user.tap("plane")
    #expect(!user.scene.color.isSame(as: royal))
  }

  @Test func whatIsTypedIsExplained() {
    let user = picker()
    user.tap("value")
    user.type("oklch(0.7 0.1 150)")
    #expect(user.text("value") == "oklch(0.7 0.1 150)")
    #expect(shows(user, "OKLCH · oklch(0.7 0.1 150)"))
    user.type("asdf")
    #expect(shows(user, "expected the end of the text"))
    user.key(.enter)
    #expect(user.scene.color.space.id == "oklch", "the last text that was a color counts")
  }

  @Test func whatReturnCannotReadStaysAndIsExplained() {
    let user = picker()
    user.tap("value")
    user.key(.character("a"), .control)
    user.type("oklch(0.7")
    user.key(.enter)
    #expect(user.action == .none && user.ui.focus == "value")
    #expect(user.text("value") == "oklch(0.7" && shows(user, "expected a number, a percentage or none"))
    user.type(" 0.1 150)")
    user.key(.enter)
    #expect(user.text("value") == hexText(user.scene.color) && user.scene.color.space.id == "oklch")
  }

  @Test(arguments: [false, true]) func escOrAnotherViewDropsWhatCannotBeRead(_ isEsc: Bool) {
    let user = picker()
    user.tap("value")
    user.type("x")
    user.key(.enter)
    if isEsc { user.key(.escape) } else { user.tap("tab.hsv") }
    #expect(user.text("value") == "#4280f6" && user.action == .none && !shows(user, "expected"))
  }

  @Test(arguments: [(320.0, 480.0), (400, 800), (960, 660)]) func theNoteCoversNeitherTabsNorField(
    _ width: Double, _ height: Double
  ) {
    let user = picker(width: width, height: height)
    user.tap("value")
    user.type("x")
    var notes: [Rect] = []
    for case .shape(.outline(6, 1), let rect, _) in user.ui.draw.commands where rect.height == 22 { notes.append(rect) }
    #expect(notes.count == 1)
    for note in notes {
      #expect(note.maxY < user.rect("value").y && note.x >= 0 && note.maxX <= width)
      #expect(note.intersection(user.rect("preview")).height <= 13)
    }
  }

  @Test func aColorThatHexCannotHoldSaysHowFarOffItIs() {
    let user = picker(Color(DisplayP3.self, [0, 1, 0]))
    #expect(shows(user, "in P3 · hex off by ΔE"))
    #expect(!shows(picker(), "hex off"))
  }

  @Test func pastingAnInvisibleColorWarns() {
    let user = picker()
    user.ui.clipboard.write("rgba(8, 103, 210, 0)")
    user.key(.character("v"), .control)
    #expect(hexText(user.scene.color) == "#0867d200")
    #expect(shows(user, "invisible"))
  }

  @Test func pastingAgreesInEveryView() {
    let user = picker()
    user.ui.clipboard.write("#00ff80")
    user.key(.character("v"), .control)
    #expect(user.text("value") == "#00ff80")
    #expect(user.values("plane") == [1, 1])
    #expect(abs(user.values("spectrum")[0] - 150.11764705882354 / 360) < 1e-12)
    #expect(user.text("channel.0.field") == "150.1°")
  }
}
