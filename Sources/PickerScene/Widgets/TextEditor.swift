/// The text, caret and selection of the focused field. Positions count characters as a reader sees them.
public struct TextEditor: Sendable, Hashable {
  public private(set) var characters: [Character] = []
  public private(set) var caret = 0
  /// The other end of the selection; equal to the caret where nothing is selected.
  public private(set) var anchor = 0
  /// What an input method is composing at the caret.
  public var composition = ""
  /// Where the press that brought the focus went down, in points, until it ends or becomes a drag.
  var focusPress: Double?
  /// How far the text is scrolled, in points.
  public var scroll = 0.0

  /// A field takes no more characters: no color's text and no name needs as many.
  public static let limit = 500

  public init() {}

  public var text: String { String(characters) }
  public var selection: Range<Int> { min(caret, anchor)..<max(caret, anchor) }
  public var selectedText: String { String(characters[selection]) }

  /// Takes text from elsewhere; the caret stays where it was if it can.
  public mutating func follow(_ text: String) {
    guard text != self.text else { return }
    characters = Array(text)
    caret = min(caret, characters.count)
    anchor = min(anchor, characters.count)
  }

  public mutating func selectAll() { (anchor, caret) = (0, characters.count) }

  public mutating func move(to position: Int, selecting: Bool) {
    caret = min(max(0, position), characters.count)
    if !selecting { anchor = caret }
  }

  /// Selects the word around a position.
  public mutating func selectWord(at position: Int) {
    let p = min(max(0, position), characters.count)
    anchor = wordStart(before: min(p + 1, characters.count))
    caret = wordEnd(after: max(p, anchor))
  }

  /// Replaces the selection; line breaks become blanks. What does not fit is left out.
  public mutating func insert(_ text: String) {
    let range = selection, room = max(0, Self.limit - (characters.count - range.count))
    let new = text.prefix(room).map { $0.isNewline ? " " : $0 }
    characters.replaceSubrange(range, with: new)
    caret = range.lowerBound + new.count
    anchor = caret
  }

  /// Handles a key as any desktop field does.
  /// - Returns: Whether the field had a use for it.
  public mutating func handle(_ key: Key, _ modifiers: Modifiers) -> Bool {
    let selecting = modifiers.contains(.shift), byWord = modifiers.contains(.control)
    switch key {
    case .left:
      if !selecting, !selection.isEmpty, !byWord {
        move(to: selection.lowerBound, selecting: false)
      } else {
        move(to: byWord ? wordStart(before: caret) : caret - 1, selecting: selecting)
      }
    case .right:
      if !selecting, !selection.isEmpty, !byWord {
        move(to: selection.upperBound, selecting: false)
      } else {
        move(to: byWord ? wordEnd(after: caret) : caret + 1, selecting: selecting)
      }
    case .home: move(to: 0, selecting: selecting)
    case .end: move(to: characters.count, selecting: selecting)
    case .backspace:
      if selection.isEmpty { move(to: byWord ? wordStart(before: caret) : caret - 1, selecting: true) }
      insert("")
    case .delete:
      if selection.isEmpty { move(to: byWord ? wordEnd(after: caret) : caret + 1, selecting: true) }
      insert("")
    case .character("a") where modifiers == .control: selectAll()
    default: return false
    }
    return true
  }

  private func isWord(_ c: Character) -> Bool { c.isLetter || c.isNumber }

  private func wordStart(before position: Int) -> Int {
    var p = position
    while p > 0, !isWord(characters[p - 1]) { p -= 1 }
    while p > 0, isWord(characters[p - 1]) { p -= 1 }
    return p
  }

  private func wordEnd(after position: Int) -> Int {
    var p = position
    while p < characters.count, !isWord(characters[p]) { p += 1 }
    while p < characters.count, isWord(characters[p]) { p += 1 }
    return p
  }
}
