import PickerCore
import PickerRaster

/// The swatches: a tap takes one over, the secondary button or a long press opens its menu, Delete removes it. Only
/// those that show are laid out, so that any number of them costs the same.
struct SwatchesPanel: Panel {
  static let height = 68.0
  private static let margin = 20.0

  private enum MenuChoice { case background, remove }

  private struct MenuSubject {
    var index: Int
    var swatch: Swatch
  }

  private var scroll = KineticScroll(.horizontal)
  /// The swatch where Tab stops; `nil` for the button that adds one.
  private var focused: Int?
  private var faces = SwatchFaces()
  private var menu = ContextMenu<MenuSubject>()
  /// The backdrop of the column that the bar lies in; `nil` where it lies in none.
  var column: WidgetID?

  func place(in column: inout Column, _ picker: PickerState) -> Rect { column.take(Self.height) }

  /// - Parameter rect: Across the whole window.
  mutating func show(_ ui: UI, _ rect: Rect, _ picker: inout PickerState) -> Change {
    let old = picker.color
    ui.draw.append(.fill(ui.snap(rect), ui.theme.card))
    let top = rect.y + (rect.height - SwatchRow.size) / 2
    let add = Rect(rect.x + Self.margin, top, SwatchRow.size, SwatchRow.size)
    let note = showVisionNote(ui, rect, picker)
    let area = Rect(add.maxX + 4, rect.y, note - add.maxX - 4, rect.height)
    answerKeys(ui, area, &picker)
    scroll.answer(ui, "swatches", area, content: SwatchRow(picker.shelves).length + 12, outer: column) {
      ($0.kind == "swatch" || $0.kind == "recent") && $0.number != nil
    }
    let row = SwatchRow(picker.shelves), start = area.x + 4 - scroll.offset
    ui.clip(area) {
      if let divider = row.divider {
        ui.draw.append(.fill(ui.snap(Rect(start + divider, top + 4, 1, SwatchRow.size - 8)), ui.theme.border))
      }
      for index in shown(row, area, ui) {
        showSwatch(ui, index, row, Rect(start + row.x(of: index), top, SwatchRow.size, SwatchRow.size), &picker)
      }
    }
    showAddButton(ui, add, row, &picker)
    return picker.color == old ? .none : .moved
  }

  /// Those in sight; the focused one stays among them, else Tab stops at the button.
  private mutating func shown(_ row: SwatchRow, _ area: Rect, _ ui: UI) -> [Int] {
    var shown = Array(row.indices(from: scroll.offset, to: scroll.offset + area.width))
    guard let index = focused, !shown.contains(index) else { return shown }
    if index < row.count, ui.focus == row.widget(index) { shown.append(index) } else { focused = nil }
    return shown
  }

  private mutating func showSwatch(
    _ ui: UI, _ index: Int, _ row: SwatchRow, _ place: Rect, _ picker: inout PickerState
  ) {
    let rect = ui.snap(place), id = row.widget(index), (shelf, number) = row.shelf(of: index)
    let swatch = picker.shelves[shelf][number]
    if ui.wantsMenu(id) { menu.open(ui, MenuSubject(index: index, swatch: swatch), owner: id, at: rect) }
    if ui.tapped(id, rect) { picker.edit { $0.set(swatch.color) } }
    if ui.focus == id { focused = index }
    let state = picker, isTabStop = focused == index
    ui.register(
      id, rect, slop: 4, isTabStop: isTabStop, text: faces.face(of: index, swatch.color, state, ui.theme.card).text)
    ui.whenDrawing {
      let face = faces.face(of: index, swatch.color, state, ui.theme.card)
      draw(ui, face, alpha: state.hasAlpha ? swatch.color.alpha : 1, rect)
      ui.focusRing(id, rect, radius: 8)
      ui.hint(id, rect, swatch.name.isEmpty ? face.text : "\(swatch.name) · \(face.text)")
    }
  }

  private func draw(_ ui: UI, _ face: SwatchFaces.Face, alpha: Double, _ rect: Rect) {
    if alpha < 1 {
      let fill = AlphaStrip(face.rgb, alphas: alpha...alpha, cell: 5)
      ui.draw.appendGradient(.alpha(fill), rect, radius: 8, background: ui.theme.card)
    } else {
      ui.draw.append(.shape(.roundedRect(radius: 8), rect, RGBA(face.rgb)))
      if face.isFaint {
        ui.draw.append(.shape(.outline(radius: 8, thickness: 1), rect, ui.theme.border))
      }
    }
    ui.outline(rect, radius: 8)
  }

  private mutating func showAddButton(_ ui: UI, _ place: Rect, _ row: SwatchRow, _ picker: inout PickerState) {
    let rect = ui.snap(place), id = SwatchRow.addButton
    ui.register(id, rect, slop: 4, isTabStop: focused.map { $0 >= row.count } ?? true, text: "+")
    if ui.theme.outline == nil { dashes(ui, rect) } else { ui.outline(rect, radius: 8) }
    if ui.isHovered(rect) || ui.isCaptured(id) {
      ui.draw.append(.shape(.roundedRect(radius: 7), ui.snap(rect.inset(1)), ui.theme.field))
    }
    ui.label("+", rect, .body, ui.theme.secondary, align: .center)
    ui.focusRing(id, rect, radius: 8)
    ui.hint(id, rect, tr("Keep this color"))
    if ui.focus == id { focused = nil }
    if ui.isChosen(id, rect) { keepColor(&picker) }
  }

  /// A dashed edge: an outline with gaps on its straight parts.
  private func dashes(_ ui: UI, _ rect: Rect) {
    ui.draw.append(.shape(.outline(radius: 8, thickness: 1), rect, ui.theme.border))
    for gap in stride(from: 10.0, to: SwatchRow.size - 10, by: 6) {
      for edge in [rect.y, rect.maxY - 1] {
        ui.draw.append(.fill(ui.snap(Rect(rect.x + gap, edge, 2, 1)), ui.theme.card))
      }
      for edge in [rect.x, rect.maxX - 1] {
        ui.draw.append(.fill(ui.snap(Rect(edge, rect.y + gap, 1, 2)), ui.theme.card))
      }
    }
  }

  /// Says at the end of the bar that its colors are simulated.
  /// - Returns: Where the swatches end.
  private func showVisionNote(_ ui: UI, _ bar: Rect, _ picker: PickerState) -> Double {
    guard let vision = picker.vision else { return bar.maxX }
    let text = vision.title, width = ui.measure.width(of: text, .caption) + 16
    let note = ui.snap(Rect(bar.maxX - 12 - width, bar.center.y - 13, width, 26))
    ui.draw.append(.shape(.outline(radius: 6, thickness: 1), note, ui.theme.secondary))
    ui.label(text, note, .caption, ui.theme.secondary, align: .center)
    return note.x - 8
  }

  // MARK: Keyboard

  /// What the keyboard does in the bar, which is one stop of Tab.
  private mutating func answerKeys(_ ui: UI, _ area: Rect, _ picker: inout PickerState) {
    let row = SwatchRow(picker.shelves), index = focused
    let id = index.map { $0 < row.count ? row.widget($0) : SwatchRow.addButton } ?? SwatchRow.addButton
    guard let (key, _) = ui.key(for: id) else { return }
    let page = max(1, Int(area.width / SwatchRow.pitch) - 1), last = row.count - 1
    switch (key, index) {
    case (.left, let index?): focus(ui, index - 1, row, area)
    case (.right, _): focus(ui, min(last, (index ?? -1) + 1), row, area)
    case (.home, _): focus(ui, -1, row, area)
    case (.end, _): focus(ui, last, row, area)
    case (.pageUp, let index?): focus(ui, max(0, index - page), row, area)
    case (.pageDown, _): focus(ui, min(last, (index ?? -1) + page), row, area)
    case (.enter, let index?), (.space, let index?):
      let (shelf, number) = row.shelf(of: index), color = picker.shelves[shelf][number].color
      picker.edit { $0.set(color) }
    case (.delete, let index?), (.backspace, let index?):
      remove(index, &picker)
      let row = SwatchRow(picker.shelves)
      focus(ui, min(index, row.count - 1), row, area)
    default: return
    }
    ui.useKey()
  }

  /// Below 0 lies the button that adds one.
  private mutating func focus(_ ui: UI, _ index: Int, _ row: SwatchRow, _ area: Rect) {
    guard index >= 0 else {
      focused = nil
      return ui.moveFocus(to: SwatchRow.addButton)
    }
    focused = index
    ui.moveFocus(to: row.widget(index))
    let x = row.x(of: index)
    scroll.reveal(x...(x + SwatchRow.pitch + 8), length: area.width)
  }

  // MARK: Edits

  /// Keeps the color as the first swatch, unless it is that already.
  private mutating func keepColor(_ picker: inout PickerState) {
    scroll.reveal(0...0, length: 0)
    let swatch = Swatch(picker.color)
    if let first = picker.shelves.kept.first, first.color.isSame(as: swatch.color) { return }
    picker.shelves.insert(swatch, at: 0, on: .kept)
    picker.history.commitInsertion(of: swatch, at: 0, on: .kept)
  }

  private func remove(_ index: Int, _ picker: inout PickerState) {
    let (shelf, number) = SwatchRow(picker.shelves).shelf(of: index)
    guard picker.shelves[shelf].indices.contains(number) else { return }
    let swatch = picker.shelves.remove(at: number, from: shelf)
    picker.history.commitRemoval(of: swatch, at: number, from: shelf)
  }

  mutating func showAbove(_ ui: UI, _ picker: inout PickerState) -> Change {
    // A menu is one of a swatch in its place: it closes when the swatches are others.
    if let subject = menu.subject, SwatchRow(picker.shelves).swatch(subject.index, picker.shelves) != subject.swatch {
      menu.close()
    }
    let items = [
      MenuItem(WidgetID("menu", "background"), MenuChoice.background, tr("Use as background")),
      MenuItem(WidgetID("menu", "remove"), .remove, tr("Remove")),
    ]
    guard let (subject, choice) = menu.show(ui, items) else { return .none }
    switch choice {
    case .background: picker.setBackground(subject.swatch.color)
    case .remove: remove(subject.index, &picker)
    }
    return .none
  }
}
