import PickerCore

/// A menu that is open or not, and how far it is scrolled.
public struct MenuState: Sendable {
  public internal(set) var isOpen = false
  var scroll = KineticScroll()
  /// Whether the row that has the focus is still to be scrolled into the middle.
  var isNew = false
  public init() {}
}

/// One row of a menu.
public struct MenuItem<Choice> {
  public var id: WidgetID
  /// What choosing the row means.
  public var choice: Choice
  public var title: String
  /// Shown at the right, in gray.
  public var detail: String

  public init(_ id: WidgetID, _ choice: Choice, _ title: String, detail: String = "") {
    self.id = id
    self.choice = choice
    self.title = title
    self.detail = detail
  }
}

extension UI {
  private static let rowHeight = 44.0

  /// Opens a menu with the focus on one of its rows.
  public func open(_ menu: inout MenuState, at current: WidgetID) {
    menu = MenuState()
    menu.isOpen = true
    menu.isNew = true
    moveFocus(to: current)
  }

  /// A menu at its button, above or below, whichever has more room; it never leaves the window. A tap outside or Esc
  /// closes it, arrows move, Return or a tap chooses.
  /// - Parameter owner: What has the focus once the menu is closed.
  /// - Returns: What was chosen in this pass.
  public func menu<Choice>(
    _ state: inout MenuState, at anchor: Rect, owner: WidgetID?, _ items: [MenuItem<Choice>], current: WidgetID? = nil
  ) -> Choice? {
    guard state.isOpen else { return nil }
    layer = 10
    defer { layer = 0 }
    let rect = snap(menuRect(anchor, items))
    registerBackdrop("outside", bounds)
    draw.append(.shape(.shadow(radius: 10, blur: 16), rect.inset(-16), RGBA(RGB(0, 0, 0), alpha: 0.5)))
    draw.append(.shape(.roundedRect(radius: 10), rect, theme.card))
    draw.append(.shape(.outline(radius: 10, thickness: 1), rect, theme.border))
    let inner = rect.inset(4), total = Double(items.count) * Self.rowHeight
    moveInMenu(items)
    if state.isNew || keyIsUsed, let row = items.firstIndex(where: { $0.id == focus ?? current }) {
      let top = Double(row) * Self.rowHeight, range = top...(top + Self.rowHeight)
      if state.isNew {
        state.scroll.center(range, length: inner.height)
      } else {
        state.scroll.reveal(range, length: inner.height)
      }
      state.isNew = false
    }
    state.scroll.answer(self, "menu", inner, content: total) { id in items.contains { $0.id == id } }
    var chosen: Choice?
    clip(inner) {
      for (row, item) in items.enumerated() {
        let y = inner.y + Double(row) * Self.rowHeight - state.scroll.offset
        if menuRow(item, Rect(inner.x, y, inner.width, Self.rowHeight), isCurrent: item.id == current) {
          chosen = item.choice
        }
      }
    }
    let isDismissed = tapped("outside", bounds) && !isHovered(rect) || takes(.escape)
    if chosen != nil || isDismissed {
      state.isOpen = false
      moveFocus(to: owner)
    }
    return chosen
  }

  private func menuRect<Choice>(_ anchor: Rect, _ items: [MenuItem<Choice>]) -> Rect {
    let widest = items.reduce(0) {
      max($0, measure.width(of: $1.title, .body) + measure.width(of: $1.detail, .caption) + 24)
    }
    let width = min(bounds.width - 16, max(anchor.width, widest + 40))
    let below = bounds.height - 8 - (anchor.maxY + 4), above = anchor.y - 4 - 8
    let wanted = Double(items.count) * Self.rowHeight + 8, height = min(wanted, max(below, above))
    let y = wanted <= below || below >= above ? anchor.maxY + 4 : anchor.y - 4 - height
    return Rect(min(max(8, anchor.maxX - width), bounds.width - 8 - width), y, width, height)
  }

  private func menuRow<Choice>(_ item: MenuItem<Choice>, _ cell: Rect, isCurrent: Bool) -> Bool {
    register(item.id, cell, slop: 0, text: item.title)
    if focus == item.id || isHovered(cell) {
      draw.append(.shape(.roundedRect(radius: 6), snap(cell), theme.field))
    }
    let inner = Rect(cell.x + 12, cell.y, cell.width - 24, cell.height)
    let titleWidth = min(inner.width, measure.width(of: item.title, isCurrent ? .button : .body))
    label(item.title, inner, isCurrent ? .button : .body, theme.text)
    let detail = Rect(inner.x + titleWidth + 16, inner.y, inner.width - titleWidth - 16, inner.height)
    if !item.detail.isEmpty {
      label(item.detail, detail, .caption, theme.secondary, align: .trailing, whenTooLong: .elide)
    }
    return isChosen(item.id, cell)
  }

  private func moveInMenu<Choice>(_ items: [MenuItem<Choice>]) {
    guard let row = items.firstIndex(where: { $0.id == focus }), let (key, _) = key(for: items[row].id) else { return }
    let last = items.count - 1
    switch key {
    case .up: moveFocus(to: items[max(0, row - 1)].id)
    case .down: moveFocus(to: items[min(last, row + 1)].id)
    case .home: moveFocus(to: items[0].id)
    case .end: moveFocus(to: items[last].id)
    default: return
    }
    useKey()
  }

  /// Whether a key that no widget has used is this one, which is used then.
  private func takes(_ key: Key) -> Bool {
    guard unusedKey?.key == key else { return false }
    useKey()
    return true
  }
}
