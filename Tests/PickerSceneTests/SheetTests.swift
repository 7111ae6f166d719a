import PickerCore
import PickerScene
import SceneTestSupport
import Testing

@MainActor @Suite struct SheetTests {
  func sheet() -> Script { Script(SheetView(royal), width: 420, height: 552) }

  @Test func typedTextStaysAsTypedAndTheValueFollows() {
    let user = sheet()
    user.tap("red.field")
    var seen: [String] = []
    for c in ["0", ".", "3", "7"] {
      user.type(c)
      seen.append("\(user.text("red.field") ?? "") \(ChannelModel.text(of: user.scene.color.components.x))")
    }
    #expect(seen == ["0 0.0", "0. 0.0", "0.3 0.3", "0.37 0.37"])
  }

  @Test func unreadableTextKeepsTheLastValueUntilItIsCommitted() {
    let user = sheet()
    user.tap("red.field")
    user.type("0.4x")
    #expect(user.text("red.field") == "0.4x")
    #expect(user.scene.color.components.x == 0.4)
    user.key(.enter)
    #expect(user.text("red.field") == "0.4")
    #expect(user.action == .none, "Return with a draft commits it and does not select")
    user.key(.enter)
    #expect(user.action == .select)
  }

  @Test func aTapAfterTypingClearsTheDraft() {
    let user = sheet()
    user.tap("red.field")
    user.type("0.4x")
    user.tap("red", 0.25)
    let value = user.scene.color.components.x
    #expect(abs(value - 0.25) < 0.002)
    #expect(user.text("red.field") == ChannelModel.text(of: value))
  }

  @Test func twoFingersDragTwoBarsAtOnce() {
    let user = sheet()
    let a = PointerID.touch(device: 1, finger: 1), b = PointerID.touch(device: 1, finger: 2)
    user.press("red", 0.1, by: a)
    user.press("blue", 0.9, by: b)
    user.move("red", 0.5, by: a)
    user.move("blue", 0.2, by: b)
    user.release("red", 0.5, by: a)
    user.move("blue", 0.75, by: b)
    let c = user.scene.color.components
    #expect(abs(c.x - 0.5) < 0.002 && abs(c.z - 0.75) < 0.002)
    #expect(c.y == royal.components.y)
  }

  @Test func aPanOutsideTheBarIsClamped() {
    let user = sheet()
    user.press("green", 0.5)
    user.move("green", 1.5, 4)
    #expect(user.scene.color.components.y == 1)
    user.move("green", -3, -2)
    #expect(user.scene.color.components.y == 0)
  }

  @Test func aPointerThatVanishesKeepsTheValueAndMovesNothingMore() {
    let user = sheet()
    user.press("green", 0.25)
    let value = user.scene.color.components.y
    user.pass(.focusLost)
    user.move("green", 0.9)
    #expect(user.scene.color.components.y == value)
    #expect(!user.scene.isBusy)
  }

  @Test func whatAnInputMethodComposesIsShownAndOnlyItsResultIsTaken() {
    let user = sheet()
    func shows(_ text: String) -> Bool {
      user.ui.draw.commands.contains { if case .text(text, _, _, _) = $0 { true } else { false } }
    }
    #expect(user.ui.textInputArea == nil, "text input is off until a field has the focus")
    user.tap("red.field")
    #expect(user.ui.textInputArea != nil)
    user.type("0.")
    user.pass(.composing("か"))
    #expect(shows("0.か"))
    #expect(user.text("red.field") == "0.")
    user.pass(.text("5"))
    #expect(user.text("red.field") == "0.5" && !shows("0.か"))
    user.tap("red")
    #expect(user.ui.textInputArea == nil)
  }
}
