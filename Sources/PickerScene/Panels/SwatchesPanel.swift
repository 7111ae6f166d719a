import PickerCore
import PickerRaster

/// The swatches: a tap takes one over, the secondary button or a long press opens its menu, Delete removes it. Only
/// those that show are laid out, so that any number of them costs the same.
struct SwatchesPanel: Panel {
  private enum MenuChoice { case background, remove }

  private struct MenuSubject {
    var index: Int
    var swatch: Swatch
  }

  /// How the swatches lie in a place: in one row, or in a grid.
  private struct Arrangement {
    /// What scrolls.
    var area: Rect
    /// The side of a swatch.
    var size: Double
    var columns: Int?
    /// Where the button is; in a grid, where it is at its start.
    var add: Rect
  }

  /// Along a row, and up and down a grid.
  private var rowScroll = KineticScroll(.horizontal), gridScroll = KineticScroll(.vertical)
  /// The swatch where Tab stops; `nil` for the button that adds one.
  private var focused: Int?
  private var faces = SwatchFaces()
  private var menu = ContextMenu<MenuSubject>()
  /// As high as a row of swatches, in a strip along the bottom of the window; in a page all that is left.
  func place(in column: inout Column, _ picker: PickerState) -> Rect {
    picker.layout.hasStrip
      ? column.take(Self.stripHeight(rows: 1, picker)) : column.take(2 * picker.layout.row, upTo: .infinity)
  }

  /// The height of the strip with so many rows.
  static func stripHeight(rows: Int, _ picker: PickerState) -> Double {
    guard rows > 1 else { return picker.layout.kind == .wide ? 68 : picker.layout.touch + 12 }
    return Double(rows) * picker.layout.row + 16
  }

  /// A strip has no more rows, however many swatches there are.
  private static let mostRows = 4

  /// How many rows a strip can use.
  static func rows(_ picker: PickerState) -> Int {
    let pitch = picker.layout.row, columns = Self.columns(picker.layout.size.x - 2 * 20, pitch)
    return min(mostRows, SwatchRow(picker.shelves, columns: columns, pitch: pitch).rows)
  }

  private static func columns(_ width: Double, _ pitch: Double) -> Int { max(1, Int((width + 4) / pitch)) }

  private func arrangement(_ rect: Rect, end: Double, _ picker: PickerState) -> Arrangement {
    let touch = picker.layout.touch, pitch = picker.layout.row, isStrip = picker.layout.hasStrip
    let isRow = isStrip && rect.height <= Self.stripHeight(rows: 1, picker)
    if isRow {
      let size = picker.layout.kind == .wide ? touch - 4 : touch, top = rect.y + (rect.height - size) / 2
      let add = Rect(rect.x + 20, top, size, size)
      return Arrangement(area: Rect(add.maxX + 4, rect.y, end - add.maxX - 4, rect.height), size: size, add: add)
    }
    let margin = isStrip ? 20.0 : min(14, picker.layout.margin), pad = isStrip ? 10.0 : 8
    let columns = Self.columns(end - rect.x - 2 * margin, pitch)
    let area = Rect(rect.x + margin, rect.y + pad, end - rect.x - 2 * margin, rect.height - 2 * pad + (isStrip ? 0 : 4))
    return Arrangement(area: area, size: touch, columns: columns, add: Rect(area.x, area.y, touch, touch))
  }

  /// - Parameter rect: Across the whole window, or the column.
  mutating func show(_ ui: UI, _ rect: Rect, _ picker: inout PickerState) -> Change {
    let old = picker.color
    ui.draw.append(.fill(ui.snap(rect), ui.theme.card))
    let end = showVisionNote(ui, rect, picker)
    let place = arrangement(rect, end: end, picker), area = place.area, isRow = place.columns == nil
    answerKeys(ui, place, &picker)
    let content = SwatchRow(picker.shelves, columns: place.columns, pitch: picker.layout.row).length
    let isSwatch = { (id: WidgetID) in id.kind == "recent" || id.kind == "swatch" && (id.number != nil || !isRow) }
    if isRow {
      rowScroll.answer(ui, "swatches", area, content: content + 12, isChild: isSwatch)
    } else {
      gridScroll.answer(ui, "swatches", area, content: content - 4, isChild: isSwatch)
    }
    let row = SwatchRow(picker.shelves, columns: place.columns, pitch: picker.layout.row)
    let gap = row.pitch - place.size - 4
    let start = isRow ? Point(area.x + gap - rowScroll.offset, place.add.y) : Point(area.x, area.y - gridScroll.offset)
    // The ring around the focus reaches out of a grid.
    ui.clip(isRow ? area : area.inset(-4)) {
      if let divider = row.divider(size: place.size) {
        let line =
          isRow
          ? Rect(start.x + divider, place.add.y + 4, 1, place.size - 8)
          : Rect(area.x + 4, start.y + divider, Double(place.columns ?? 1) * row.pitch - 12, 1)
        ui.draw.append(.fill(ui.snap(line), ui.theme.border))
      }
      for index in shown(row, place, ui) {
        let corner = row.place(of: index)
        showSwatch(ui, index, row, Rect(start.x + corner.x, start.y + corner.y, place.size, place.size), &picker)
      }
      if !isRow { showAddButton(ui, Rect(area.x, start.y, place.size, place.size), row, &picker) }
    }
    if isRow { showAddButton(ui, place.add, row, &picker) } else { showThumb(ui, area, content - 4) }
    return picker.color == old ? .none : .moved
  }

  /// How far a grid that does not fit is scrolled, at its right.
  private func showThumb(_ ui: UI, _ area: Rect, _ content: Double) {
    guard content > area.height else { return }
    let height = max(16, area.height * area.height / content)
    let y = area.y + (area.height - height) * gridScroll.offset / (content - area.height)
    let thumb = ui.snap(Rect(min(area.maxX + 7, ui.bounds.width - 5), y, 3, height))
    ui.draw.append(.shape(.roundedRect(radius: 1.5), thumb, ui.theme.secondary.at(0.6)))
  }

  /// Those in sight; the focused one stays among them, else Tab stops at the button.
  private mutating func shown(_ row: SwatchRow, _ place: Arrangement, _ ui: UI) -> [Int] {
    let isRow = place.columns == nil, offset = isRow ? rowScroll.offset : gridScroll.offset
    let end = offset + (isRow ? place.area.width : place.area.height)
    var shown = row.indices(from: offset, to: end).filter {
      guard !isRow else { return true }
      let y = row.place(of: $0).y
      return y + place.size > offset && y < end
    }
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
    for gap in stride(from: 10.0, to: rect.width - 10, by: 6) {
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

  /// What the keyboard does among the swatches, which are one stop of Tab.
  private mutating func answerKeys(_ ui: UI, _ place: Arrangement, _ picker: inout PickerState) {
    let row = SwatchRow(picker.shelves, columns: place.columns, pitch: picker.layout.row), index = focused
    let id = index.map { $0 < row.count ? row.widget($0) : SwatchRow.addButton } ?? SwatchRow.addButton
    guard let (key, _) = ui.key(for: id) else { return }
    let visible = place.columns == nil ? place.area.width : place.area.height
    let page = max(1, Int(visible / row.pitch) - 1) * (place.columns ?? 1), last = row.count - 1
    switch (key, index) {
    case (.left, let index?): focus(ui, index - 1, row, place)
    case (.right, _): focus(ui, min(last, (index ?? -1) + 1), row, place)
    case (.up, let index?) where place.columns != nil: focus(ui, index - (place.columns ?? 1), row, place)
    case (.down, _) where place.columns != nil:
      focus(ui, min(last, (index ?? -1) + (place.columns ?? 1)), row, place)
    case (.home, _): focus(ui, -1, row, place)
    case (.end, _): focus(ui, last, row, place)
    case (.pageUp, let index?): focus(ui, max(0, index - page), row, place)
    case (.pageDown, _): focus(ui, min(last, (index ?? -1) + page), row, place)
    case (.enter, let index?), (.space, let index?):
      let (shelf, number) = row.shelf(of: index), color = picker.shelves[shelf][number].color
      picker.edit { $0.set(color) }
    case (.delete, let index?), (.backspace, let index?):
      remove(index, &picker)
      let row = SwatchRow(picker.shelves, columns: place.columns, pitch: picker.layout.row)
      focus(ui, min(index, row.count - 1), row, place)
    default: return
    }
    ui.useKey()
  }

  /// Below 0 lies the button that adds one.
  private mutating func focus(_ ui: UI, _ index: Int, _ row: SwatchRow, _ place: Arrangement) {
    focused = index < 0 ? nil : index
    ui.moveFocus(to: index < 0 ? SwatchRow.addButton : row.widget(index))
    if place.columns == nil {
      guard index >= 0 else { return }
      let x = row.place(of: index).x
      rowScroll.reveal(x...(x + row.pitch + 8), length: place.area.width)
    } else {
      let y = index < 0 ? 0 : row.place(of: index).y
      gridScroll.reveal(y...(y + place.size), length: place.area.height)
    }
  }

  // MARK: Edits

  /// Keeps the color as the first swatch, unless it is that already.
  private mutating func keepColor(_ picker: inout PickerState) {
    rowScroll.reveal(0...0, length: 0)
    gridScroll.reveal(0...0, length: 0)
    let swatch = Swatch(picker.color)
    if let first = picker.shelves.kept.first, first.color.isSame(as: swatch.color) { return }
    picker.shelves.insert(swatch, at: 0, on: .kept)
    picker.history.commitInsertion(of: swatch, at: 0, on: .kept)
  }

  private func remove(_ index: Int, _ picker: inout PickerState) {
    let (shelf, number) = SwatchRow(picker.shelves, pitch: 0).shelf(of: index)
    guard picker.shelves[shelf].indices.contains(number) else { return }
    let swatch = picker.shelves.remove(at: number, from: shelf)
    picker.history.commitRemoval(of: swatch, at: number, from: shelf)
  }

  mutating func showAbove(_ ui: UI, _ picker: inout PickerState) -> Change {
    // A menu is one of a swatch in its place: it closes when the swatches are others.
    if let subject = menu.subject,
      SwatchRow(picker.shelves, pitch: 0).swatch(subject.index, picker.shelves) != subject.swatch
    {
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
