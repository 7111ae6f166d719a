import PickerCore

/// A menu at the view that it was asked for, and what it is about: a swatch, a color.
struct ContextMenu<Subject> {
  private var state = MenuState()
  private var opened: (subject: Subject, owner: WidgetID?, anchor: Rect)?
  private var needsFocus = false

  /// - Parameter owner: What has the focus once the menu is closed.
  mutating func open(_ ui: UI, _ subject: Subject, owner: WidgetID?, at anchor: Rect) {
    opened = (subject, owner, anchor)
    needsFocus = true
  }

  mutating func close() { opened = nil }

  /// What it is about; `nil` while it is closed.
  var subject: Subject? { opened?.subject }

  /// Shows the menu where it is open.
  /// - Returns: What it is about, and what was chosen.
  mutating func show<Choice>(_ ui: UI, _ items: @autoclosure () -> [MenuItem<Choice>]) -> (Subject, Choice)? {
    guard let opened else { return nil }
    let items = items()
    if needsFocus, let first = items.first { ui.open(&state, at: first.id) }
    needsFocus = false
    let choice = ui.menu(&state, at: opened.anchor, owner: opened.owner, items)
    if !state.isOpen { self.opened = nil }
    return choice.map { (opened.subject, $0) }
  }
}
