import PickerCore

/// A menu that is open or not, and how far it is scrolled.
public struct MenuState: Sendable {
  public internal(set) var isOpen = false
  var scroll = 0.0
  var drag: (start: Double, scroll: Double, isScrolling: Bool)?
  public init() {}
}

/// One row of a menu.
public struct MenuItem: Sendable {
  public var id: WidgetID
  public var title: String
  /// Shown at the right, in gray.
  public var detail: String
  public init(_ id: WidgetID, _ title: String, detail: String = "") {
    self.id = id
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
    menu.scroll = .infinity  // the current row scrolls into sight
    moveFocus(to: current)
  }

  /// A menu at its button, above or below, whichever has more room; it never leaves the window. A tap outside or Esc
  /// closes it, arrows move, Return or a tap chooses.
  /// - Returns: The row chosen in this pass.
  public func menu(_ state: inout MenuState, at anchor: Rect, owner: WidgetID?, _ items: [MenuItem], current: WidgetID)
    -> MenuItem?
  {
    guard state.isOpen else { return nil }
    layer = 10
    defer { layer = 0 }
    let rect = snap(menuRect(anchor, items))
    registerBackdrop("outside", bounds)
    draw.append(.shape(.shadow(radius: 10, blur: 16), rect.inset(-16), RGBA(RGB(0, 0, 0), alpha: 0.5)))
    draw.append(.shape(.roundedRect(radius: 10), rect, theme.card))
    draw.append(.shape(.outline(radius: 10, thickness: 1), rect, theme.border))
    let inner = rect.inset(4), total = Double(items.count) * Self.rowHeight
    let wasScrolled = answerMenuScroll(&state, inner, items)
    moveInMenu(items)
    if state.scroll == .infinity || keyIsUsed, let row = items.firstIndex(where: { $0.id == focus ?? current }) {
      let top = Double(row) * Self.rowHeight, room = inner.height - Self.rowHeight
      state.scroll = state.scroll == .infinity ? top - room / 2 : min(top, max(top - room, state.scroll))
    }
    state.scroll = max(0, min(state.scroll, total - inner.height))
    var chosen: MenuItem?
    clip(inner) {
      for (row, item) in items.enumerated() {
        let cell = Rect(inner.x, inner.y + Double(row) * Self.rowHeight - state.scroll, inner.width, Self.rowHeight)
        if menuRow(item, cell, isCurrent: item.id == current), !wasScrolled { chosen = item }
      }
    }
    let isDismissed = tapped("outside", bounds) && !isHovered(rect) || key(for: .escape)
    if chosen != nil || isDismissed {
      state.isOpen = false
      moveFocus(to: owner)
    }
    return chosen
  }

  private func menuRect(_ anchor: Rect, _ items: [MenuItem]) -> Rect {
    let widest = items.reduce(0) {
      max($0, measure.width(of: $1.title, .body) + measure.width(of: $1.detail, .caption) + 24)
    }
    let width = min(bounds.width - 16, max(anchor.width, widest + 40))
    let below = bounds.height - 8 - (anchor.maxY + 4), above = anchor.y - 4 - 8
    let wanted = Double(items.count) * Self.rowHeight + 8, height = min(wanted, max(below, above))
    let y = wanted <= below || below >= above ? anchor.maxY + 4 : anchor.y - 4 - height
    return Rect(min(max(8, anchor.maxX - width), bounds.width - 8 - width), y, width, height)
  }

  private func menuRow(_ item: MenuItem, _ cell: Rect, isCurrent: Bool) -> Bool {
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
    if let (key, _) = key(for: item.id), key == .enter || key == .space {
      useKey()
      return true
    }
    return tapped(item.id, cell)
  }

  private func moveInMenu(_ items: [MenuItem]) {
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

  private func key(for key: Key) -> Bool {
    guard unusedKey?.key == key else { return false }
    useKey()
    return true
  }

  /// The wheel and a drag scroll the rows.
  /// - Returns: Whether the press that is under way scrolls rather than taps.
  private func answerMenuScroll(_ state: inout MenuState, _ inner: Rect, _ items: [MenuItem]) -> Bool {
    if case .scrolled(_, _, let y) = input.event { state.scroll -= y * Self.rowHeight }
    guard let item = items.first(where: { isCaptured($0.id) }), let p = drag(item.id) else { return false }
    let y = p.y / scale
    if case .pressed = input.event { state.drag = (y, state.scroll, false) }
    guard var drag = state.drag else { return false }
    if abs(y - drag.start) > 8 { drag.isScrolling = true }
    if drag.isScrolling { state.scroll = drag.scroll - (y - drag.start) }
    state.drag = drag
    return drag.isScrolling
  }
}
