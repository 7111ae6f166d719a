import PickerCore
import PickerRaster

/// The colors that the color lives with: harmonies, the ramp to Old, tints and shades, steps of contrast; each a row of
/// swatches to tap, to drag to the palette, and to use as Old.
struct RelatePanel: Panel {
  private static let gap = 8.0
  private enum MenuChoice { case keep, old }
  private struct Subject: Equatable {
    var choice: RelateChoice
    var color, opening: Color
    var background: RGBA?
    var most: Int
  }
  private struct Shown {
    var colors: [Color]
    var own: Int?
    var rgb: [RGB]
  }

  private var choices: [RelateChoice] = [.harmony(.analogous), .ramp(.oklab), .tints]
  private var rows = (0..<3).map { _ in Memoized<Subject, Shown>() }
  /// Whether the user has chosen what a row shows.
  private var hasChosen = false
  /// Where Tab stops in each row.
  private var focused = [0, 0, 0]
  private var kindMenu = ContextMenu<Int>()
  private var menu = ContextMenu<Color>()

  /// One row, or as many of three as fit.
  func place(in column: inout Column, _ picker: PickerState) -> Rect {
    let touch = picker.layout.touch, all = 3 * touch + 2 * Self.gap
    let one = picker.layout.kind == .tall ? picker.layout.vision : touch
    let least = picker.layout.showsAllRelations ? all : one
    return column.take(least, upTo: all)
  }

  mutating func show(_ ui: UI, _ rect: Rect, _ picker: inout PickerState) -> Change {
    let old = picker.color, touch = picker.layout.touch
    let count = min(3, max(1, Int((rect.height + Self.gap + 0.01) / (touch + Self.gap))))
    let height = count == 1 ? min(rect.height, touch + 4) : touch
    for row in 0..<count {
      let y = rect.y + Double(row) * (touch + Self.gap)
      showRow(ui, row, Rect(rect.x, y, rect.width, height), &picker)
    }
    return picker.color == old ? .none : .moved
  }

  private mutating func showRow(_ ui: UI, _ row: Int, _ rect: Rect, _ picker: inout PickerState) {
    let width = rect.width < 400 ? 76.0 : 97, kind = Rect(rect.x, rect.y, width, rect.height)
    showKind(ui, row, kind)
    let area = Rect(kind.maxX + 8, rect.y, rect.maxX - kind.maxX - 8, rect.height)
    let most = Int((area.width + 4) / (picker.layout.touch + 4)), state = picker, choice = choices[row]
    let subject = Subject(
      choice: choice, color: picker.color, opening: picker.opening, background: picker.background, most: most)
    let shown = rows[row].value(for: subject) { _ in
      let (colors, own) = choice.colors(state, atMost: most)
      return Shown(colors: colors, own: own, rgb: colors.map { Gamut.sRGB.mapped($0).rgb })
    }
    // Small knobs on the surface would be in the way of who has not asked for them.
    if case .harmony = choice, hasChosen {
      picker.nextCompanions = shown.colors.indices.filter { $0 != shown.own }.map { shown.colors[$0] }
    }
    guard !shown.colors.isEmpty else {
      ui.label(tr("No background"), area, .caption, ui.theme.secondary)
      return
    }
    answerKeys(ui, row, shown.colors.count)
    let size = (area.width + 4) / Double(shown.colors.count)
    for (index, color) in shown.colors.enumerated() {
      let left = (area.x + Double(index) * size).rounded(), right = (area.x + Double(index + 1) * size).rounded() - 4
      let place = ui.snap(Rect(left, area.y, right - left, area.height))
      showSwatch(ui, row, index, place, color, shown.rgb[index], isOwn: index == shown.own, &picker)
    }
  }

  private func id(_ row: Int, _ index: Int) -> WidgetID { WidgetID("relate", row * 100 + index) }

  private mutating func showKind(_ ui: UI, _ row: Int, _ rect: Rect) {
    let id = WidgetID("relate", "kind\(row)"), title = choices[row].title
    ui.register(id, rect, slop: 0, text: "\(title) \(choices[row].detail)")
    ui.label(title, rect.inset(0, 2), .caption, ui.isHovered(rect) ? ui.theme.text : ui.theme.secondary)
    ui.outline(rect, radius: 6)
    ui.focusRing(id, rect, radius: 6)
    ui.hint(id, rect, tr("Other relations"))
    if ui.isChosen(id, rect) { kindMenu.open(ui, row, owner: id, at: rect) }
  }

  private mutating func showSwatch(
    _ ui: UI, _ row: Int, _ index: Int, _ rect: Rect, _ color: Color, _ rgb: RGB, isOwn: Bool,
    _ picker: inout PickerState
  ) {
    let id = id(row, index), shown = picker.seen(rgb), text = picker.text(of: color)
    if ui.wantsMenu(id) { menu.open(ui, color, owner: id, at: rect) }
    if ui.isCaptured(id), let p = ui.input.pointers.values.first(where: { rect.distance(to: $0) > 8 }) {
      dragAbove(ui, p, shown)
    }
    if case .released(let pointer, let p) = ui.input.event, ui.captured[pointer] == id, rect.distance(to: p) > 8 {
      if let shelf = ui.record(of: "swatches"), shelf.visible.contains(p) { picker.keep(color) }
    } else if ui.isChosen(id, rect) {
      picker.edit { $0.set(color) }
    }
    if ui.focus == id { focused[row] = index }
    ui.register(id, rect, slop: 2, isTabStop: focused[row] == index, text: text, touch: rect)
    ui.whenDrawing {
      ui.draw.append(.shape(.roundedRect(radius: 8), rect, RGBA(shown)))
      if Contrast.ratio(text: RGBA(shown), on: ui.theme.window) < 1.2 {
        ui.draw.append(.shape(.outline(radius: 8, thickness: 1), rect, ui.theme.border))
      }
      ui.outline(rect, radius: 8)
      let center = rect.center
      if isOwn {
        ui.draw.append(.shape(.disc, ui.snap(Rect(center.x - 4, center.y - 4, 8, 8)), legible(on: shown)))
      } else if !picker.ruling.isEmpty, !picker.ruling.test.allows(color) {
        ui.label("!", rect, .button, legible(on: shown), align: .center)
      }
      ui.focusRing(id, rect, radius: 8)
    }
    ui.hint(id, rect, text)
  }

  /// The swatch that is dragged, at the pointer.
  private func dragAbove(_ ui: UI, _ p: Point, _ rgb: RGB) {
    guard ui.isDrawing else { return }
    let rect = ui.snap(Rect(p.x - 18, p.y - 18, 36, 36))
    ui.deferred.append { ui in
      ui.draw.append(.shape(.shadow(radius: 8, blur: 12), rect.inset(-12), RGBA(RGB(0, 0, 0), alpha: 0.4)))
      ui.draw.append(.shape(.roundedRect(radius: 8), rect, RGBA(rgb)))
    }
  }

  /// Left and Right go along a row, which is one stop of Tab.
  private mutating func answerKeys(_ ui: UI, _ row: Int, _ count: Int) {
    focused[row] = min(focused[row], count - 1)
    guard let (key, modifiers) = ui.key(for: id(row, focused[row])), modifiers.isEmpty else { return }
    switch key {
    case .left: focused[row] = max(0, focused[row] - 1)
    case .right: focused[row] = min(count - 1, focused[row] + 1)
    default: return
    }
    ui.useKey()
    ui.moveFocus(to: id(row, focused[row]))
  }

  mutating func showAbove(_ ui: UI, _ picker: inout PickerState) -> Change {
    let kinds = RelateChoice.all.map { MenuItem($0.widget, $0, $0.title, detail: $0.detail) }
    if let (row, choice) = kindMenu.show(ui, kinds) {
      choices[row] = choice
      hasChosen = true
    }
    let items = [
      MenuItem(WidgetID("menu", "keep"), MenuChoice.keep, tr("Keep this color")),
      MenuItem(WidgetID("menu", "old"), .old, tr("Use as Old")),
    ]
    guard let (color, choice) = menu.show(ui, items) else { return .none }
    switch choice {
    case .keep: picker.keep(color)
    case .old: picker.opening = color
    }
    return .none
  }
}

extension PickerState {
  /// Keeps a color as the first swatch, as a step that can be taken back.
  mutating func keep(_ color: Color) {
    let swatch = Swatch(color)
    guard shelves.kept.first != swatch else { return }
    shelves.insert(swatch, at: 0, on: .kept)
    history.commitInsertion(of: swatch, at: 0, on: .kept)
  }
}
