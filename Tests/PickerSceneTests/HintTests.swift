import PickerCore
import PickerScene
import SceneTestSupport
import Testing

@MainActor @Suite struct HintTests {
  func picker(title: String = "Picker") -> Script {
    let view = PickerView(royal, title: title)
    view.shelves = SwatchShelves(kept: [Swatch(royal, name: "brand blue")])
    return Script(view)
  }

  @Test func aPointerThatRestsIsToldWhatAButtonDoesWithOneWakeUp() {
    let user = picker()
    user.time = 1000
    user.hover("undo")
    #expect(user.ui.wakeTime == 1600)
    user.wait(599)
    #expect(!user.shows("Ctrl+Z"))
    user.wait(1)
    #expect(user.shows("Undo · Ctrl+Z"))
    #expect(user.ui.wakeTime == nil, "at rest again")
    #expect(!user.ui.isAnimating)
    user.hover("plane")
    #expect(!user.shows("Ctrl+Z"))
    #expect(user.ui.wakeTime == nil)
  }

  @Test func thereIsNoneWhileAButtonIsPressedNorAfter() {
    let user = picker()
    user.hover("undo")
    user.press("undo")
    user.wait(2000)
    #expect(!user.shows("Ctrl+Z"))
    user.release("undo")
    user.wait(2000)
    #expect(!user.shows("Ctrl+Z"))
    user.hover("plane")
    user.hover("undo")
    user.wait(700)
    #expect(user.shows("Ctrl+Z"))
  }

  @Test func theKeyboardsFocusHasItTooAndTheSameWait() {
    let user = picker()
    user.time = 500
    user.key(.tab)
    #expect(user.ui.focus == "eyedropper" && user.ui.wakeTime == 1100)
    user.wait(600)
    #expect(user.shows("Pick from the screen · Ctrl+E"))
    user.key(.tab)
    #expect(!user.shows("Pick from"))
    user.wait(600)
    #expect(user.shows("Undo · Ctrl+Z"))
  }

  @Test func inHighContrastEveryButtonFieldTabAndCardHasAnEdge() {
    let user = picker()
    user.ui.theme = .highContrastDark
    user.tap("contrast.background")
    var edges: Set<Rect> = []
    for case .shape(.outline, let rect, _) in user.ui.draw.commands { edges.insert(rect) }
    let unseen = user.ui.views.filter { view in
      !["swatches", "tabs", "preview", "previous"].contains(view.id.name) && !edges.contains(view.rect)
        && !(view.id.name.hasPrefix("tab.") && view.id != "tab.hsv")
    }
    #expect(unseen.map(\.id.name) == [])
  }

  @Test func aSwatchTellsItsNameAndColor() {
    let user = picker()
    user.hover("swatch.0")
    user.wait(600)
    #expect(user.shows("brand blue · #4280f6"))
  }

  @Test(arguments: [
    ("undo", 320.0, 480.0), ("swatch.add", 600, 1024), ("format", 960, 660), ("vision.tritan", 960, 660),
  ])
  func itIsInsideTheWindowAndBesideItsView(_ id: String, _ width: Double, _ height: Double) {
    let user = Script(PickerView(royal), width: width, height: height)
    user.hover(id)
    user.wait(600)
    var cards: [Rect] = []
    for case .shape(.shadow(6, 8), let rect, _) in user.ui.draw.commands { cards.append(rect) }
    #expect(cards.count == 1)
    let view = user.rect(id)
    for card in cards {
      #expect(card.x >= 0 && card.y >= 0 && card.maxX <= width && card.maxY <= height)
      #expect(card.intersection(view).isEmpty)
      #expect(min(abs(card.y - view.maxY), abs(view.y - card.maxY)) < 12)
    }
  }

  @Test func whatIsCutOffEndsInAnEllipsisAndTheHintSaysItAll() {
    let title = "A title that is far longer than the place that the header of the window has for it"
    let user = Script(PickerView(royal, title: title), width: 640, height: 600)
    #expect(!user.shows(title))
    var shown = ""
    for case .text(let text, _, _, _) in user.ui.draw.commands where text.hasSuffix("…") { shown = text }
    #expect(title.hasPrefix(shown.dropLast()) && shown.count > 4)
    user.pass(.moved(.mouse, Point(320, 28)))
    user.wait(600)
    #expect(user.ui.draw.commands.contains { if case .text(let text, _, _, _) = $0 { text.count > 30 } else { false } })
  }
}
