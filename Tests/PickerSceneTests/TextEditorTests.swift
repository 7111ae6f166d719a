import PickerScene
import Testing

@MainActor @Suite struct TextEditorTests {
  @Test func typingOverASelectionLeavesTheCaretBehindWhatWasTyped() {
    var editor = TextEditor()
    editor.insert("#123456")
    editor.move(to: 3, selecting: false)
    editor.move(to: 4, selecting: true)
    editor.insert("9")
    #expect(editor.text == "#129456")
    #expect(editor.caret == 4)
    #expect(editor.selection.isEmpty)
  }

  @Test func lettersWithMarksAndEmojiAreOneStep() {
    var editor = TextEditor()
    editor.insert("e\u{301}👩‍🎨")
    #expect(editor.characters.count == 2)
    _ = editor.handle(.backspace, [])
    #expect(editor.text == "e\u{301}")
    _ = editor.handle(.left, [])
    #expect(editor.caret == 0)
  }

  @Test func controlMovesByWords() {
    var editor = TextEditor()
    editor.insert("oklch(0.6 0.2 260)")
    _ = editor.handle(.backspace, .control)
    #expect(editor.text == "oklch(0.6 0.2 ")
    _ = editor.handle(.home, .shift)
    #expect(editor.selectedText == "oklch(0.6 0.2 ")
  }

  @Test func pastedLineBreaksBecomeBlanks() {
    var editor = TextEditor()
    editor.insert("a\r\nb")
    #expect(editor.text == "a b")
  }
}
