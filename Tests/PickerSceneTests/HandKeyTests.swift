import PickerCore
import PickerScene
import SceneTestSupport
import Testing

/// Undo, steps and pasting by the keyboard.
@MainActor @Suite struct HandKeyTests {
  func picker() throws -> (user: Script, commits: CommitCounter) {
    let scene = PickerView(try Color("#111111")), user = Script(scene)
    return (user, CommitCounter(user, scene))
  }

  @Test(arguments: [false, true]) func whatWasTypedIsAStepOfUndo(_ byButton: Bool) throws {
    let (user, _) = try picker()
    for text in ["#222222", "#333333"] { user.scene.set(try Color(text)) }
    user.tap("value")
    user.key(.character("a"), .control)
    user.type("ff0000")
    #expect(hexText(user.scene.color) == "#ff0000")
    if byButton { user.tap("undo") } else { user.key(.character("z"), .control) }
    #expect(hexText(user.scene.color) == "#333333" && user.text("value") == "#333333")
    if byButton { user.tap("redo") } else { user.key(.character("z"), [.control, .shift]) }
    #expect(hexText(user.scene.color) == "#ff0000" && user.text("value") == "#ff0000")
    user.tap("undo")
    user.tap("undo")
    #expect(hexText(user.scene.color) == "#222222")
  }

  @Test func oneHeldKeyIsOneStep() throws {
    let (user, commits) = try picker()
    user.scene.set(royal)
    user.tap("spectrum", 0.2)
    let before = user.scene.color, count = commits.count
    for _ in 0..<40 { user.pass(.key(.right, [])) }
    #expect(commits.count == count)
    user.pass(.keyReleased(.right))
    #expect(commits.count == count + 1)
    user.key(.character("z"), .control)
    #expect(user.scene.color.isSame(as: before))
  }

  @Test func aHeldKeyThatTheFocusLeavesIsCommitted() throws {
    let (user, commits) = try picker()
    user.scene.set(royal)
    user.tap("spectrum", 0.2)
    let count = commits.count
    user.pass(.key(.right, []))
    user.pass(.focusLost)
    #expect(commits.count == count + 1 && !user.scene.isBusy)
  }

  @Test func upAndDownStepANumberField() throws {
    let (user, _) = try picker()
    user.scene.set(try Color("hsl(200 50% 40%)"))
    user.tap("tab.hsl")
    user.tap("channel.0.field")
    for (key, modifiers, text) in [
      (Key.up, Modifiers(), "201°"), (.up, .shift, "211°"), (.down, [], "210°"), (.down, .shift, "200°"),
    ] {
      user.key(key, modifiers)
      #expect(user.text("channel.0.field") == text)
    }
    let sheet = Script(SheetView(try Color("#000000")), width: 420, height: 552)
    sheet.tap("red.field")
    sheet.key(.up)
    #expect(sheet.text("red.field") == "0.01")
    sheet.key(.up, .shift)
    #expect(sheet.text("red.field") == "0.11")
  }

  @Test func theMiddleButtonPastesThePrimarySelection() throws {
    let (user, _) = try picker()
    user.host.memory.primary = "#4280f6"
    user.pass(.primaryPasted(user.place("value", 0.3)))
    #expect(hexText(user.scene.color) == "#4280f6" && user.ui.focus == "value")
  }

  @Test func pastedTextThatIsNoColorIsExplained() throws {
    let (user, commits) = try picker()
    user.host.memory.text = "rgb(1 2"
    user.key(.character("v"), .control)
    #expect(hexText(user.scene.color) == "#111111" && commits.count == 0)
    let reason = #expect(throws: ColorParseError.self) { try Color("rgb(1 2") }
    #expect(user.shows(try #require(reason).message))
    user.tap("channel.0", 0.5)
    #expect(!user.shows(try #require(reason).message))
  }

  @Test func aFieldTakesSomeHundredCharactersAndFindsItsCaretByHalves() throws {
    final class Counting: TextMeasuring {
      var longest = 0, count = 0
      func width(of text: String, _ style: TextStyle) -> Double {
        count += 1
        longest = max(longest, text.count)
        return Double(text.count) * 8
      }
      func lineHeight(_ style: TextStyle) -> Double { style.size * 1.25 }
    }
    let measure = Counting(), user = Script(PickerView(royal), measure: measure)
    user.tap("value")
    user.host.memory.text = String(repeating: "7", count: 100_000)
    user.key(.character("v"), .control)
    let length = user.ui.views.first { $0.id == "value" }?.text?.count ?? 0
    #expect(length > 100 && length <= 1000 && measure.longest <= 1000)
    let before = measure.count
    user.press("value", 0.5)
    user.release("value", 0.5)
    #expect(measure.count - before < 400)
  }
}
