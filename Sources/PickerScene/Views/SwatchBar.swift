import PickerCore

/// The swatches: a tap takes one over, the secondary button or a long press opens its menu, Delete removes it. Only
/// those that show are laid out, so that any number of them costs the same.
extension PickerView {
  static let swatchBarHeight = 68.0

  private var row: SwatchRow { SwatchRow(kept: shelves.kept.count, recent: shelves.recent.count) }

  /// The row's id for views: `swatch.3`, `recent.0`.
  private func swatchID(_ index: Int) -> WidgetID {
    let (shelf, number) = row.shelf(of: index)
    return WidgetID((shelf == .kept ? "swatch." : "recent.") + String(number))
  }

  /// - Parameters:
  ///   - rect: Across the whole window.
  ///   - column: The backdrop of the column that the bar lies in.
  func showSwatches(_ ui: UI, _ rect: Rect, in column: WidgetID? = nil) {
    ui.draw.append(.fill(ui.snap(rect), ui.theme.card))
    let top = rect.y + (rect.height - SwatchRow.size) / 2
    let add = Rect(rect.x + Self.margin, top, SwatchRow.size, SwatchRow.size)
    let note = showVisionNote(ui, rect)
    let area = Rect(add.maxX + 4, rect.y, note - add.maxX - 4, rect.height)
    answerSwatchKeys(ui, area)
    swatchScroll.answer(ui, "swatches", area, content: row.length + 12, outer: column) {
      $0.name.hasPrefix("swatch.") && $0 != "swatch.add" || $0.name.hasPrefix("recent.")
    }
    let row = row, offset = swatchScroll.offset, start = area.x + 4
    ui.clip(area) {
      if let divider = row.divider {
        let line = Rect(start + divider - offset, top + 4, 1, SwatchRow.size - 8)
        ui.draw.append(.fill(ui.snap(line), ui.theme.border))
      }
      var shown = Array(row.indices(from: offset, to: offset + area.width))
      if let index = swatchFocus, !shown.contains(index) {
        // The focused one stays, if out of sight; else Tab stops at the button.
        if index < row.count, ui.focus == swatchID(index) { shown.append(index) } else { swatchFocus = nil }
      }
      for index in shown {
        showSwatch(ui, index, Rect(start + row.x(of: index) - offset, top, SwatchRow.size, SwatchRow.size))
      }
    }
    showAddButton(ui, add)
  }

  private func showSwatch(_ ui: UI, _ index: Int, _ place: Rect) {
    let rect = ui.snap(place), id = swatchID(index), (shelf, number) = row.shelf(of: index)
    let swatch = shelves[shelf][number]
    if ui.wantsMenu(id) { openMenu(ui, .swatch(index), owner: id, at: rect) }
    if ui.tapped(id, rect) { pick(swatch.color) }
    if ui.focus == id { swatchFocus = index }
    guard ui.isDrawing else { return ui.register(id, rect, slop: 4, isTabStop: swatchFocus == index) }
    let face = face(of: index, swatch.color, ui), text = face.text
    ui.register(id, rect, slop: 4, isTabStop: swatchFocus == index, text: text)
    drawSwatch(ui, face, alpha: swatch.color.alpha, rect)
    ui.focusRing(id, rect, radius: 8)
    ui.hint(id, rect, swatch.name.isEmpty ? text : "\(swatch.name) · \(text)")
  }

  private func face(of index: Int, _ color: Color, _ ui: UI) -> SwatchFaces.Face {
    let card = ui.theme.card
    if swatchFaces.format != format.id || swatchFaces.vision != vision || swatchFaces.card != card
      || swatchFaces.known.count > 1000
    {
      swatchFaces = SwatchFaces(format: format.id, vision: vision, card: card)
    }
    if let known = swatchFaces.known[index] { return known }
    let rgb = seen(color.rgb), isFaint = Contrast.ratio(text: RGBA(rgb), on: card) < 1.2
    let face = SwatchFaces.Face(text: format.text(color), rgb: rgb, isFaint: isFaint)
    swatchFaces.known[index] = face
    return face
  }

  private func drawSwatch(_ ui: UI, _ face: SwatchFaces.Face, alpha: Double, _ rect: Rect) {
    if alpha < 1, hasAlpha {
      let fill = AlphaStrip(face.rgb, alphas: alpha...alpha, cell: max(1, Int((5 * ui.scale).rounded())))
      ui.draw.appendGradient(.alpha(fill), rect, radius: 8, background: ui.theme.card)
    } else {
      ui.draw.append(.shape(.roundedRect(radius: 8), rect, RGBA(face.rgb)))
      if face.isFaint {
        ui.draw.append(.shape(.outline(radius: 8, thickness: 1), rect, ui.theme.border))
      }
    }
    ui.outline(rect, radius: 8)
  }

  private func showAddButton(_ ui: UI, _ place: Rect) {
    let rect = ui.snap(place), id = WidgetID("swatch.add")
    ui.register(id, rect, slop: 4, isTabStop: swatchFocus.map { $0 >= row.count } ?? true, text: "+")
    if ui.theme.outline == nil { dashes(ui, rect) } else { ui.outline(rect, radius: 8) }
    if ui.isHovered(rect) || ui.isCaptured(id) {
      ui.draw.append(.shape(.roundedRect(radius: 7), ui.snap(rect.inset(1)), ui.theme.field))
    }
    ui.label("+", rect, .body, ui.theme.secondary, align: .center)
    ui.focusRing(id, rect, radius: 8)
    ui.hint(id, rect, tr("Keep this color"))
    if ui.focus == id { swatchFocus = nil }
    if ui.isChosen(id, rect) { keepColor() }
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

  /// What the keyboard does in the bar, which is one stop of Tab.
  private func answerSwatchKeys(_ ui: UI, _ area: Rect) {
    let row = row, index = swatchFocus
    let id = index.map { $0 < row.count ? swatchID($0) : "swatch.add" } ?? "swatch.add"
    guard let (key, _) = ui.key(for: id) else { return }
    let page = max(1, Int(area.width / SwatchRow.pitch) - 1), last = row.count - 1
    switch (key, index) {
    case (.left, let index?): focusSwatch(ui, index - 1, area)
    case (.right, _): focusSwatch(ui, min(last, (index ?? -1) + 1), area)
    case (.home, _): focusSwatch(ui, -1, area)
    case (.end, _): focusSwatch(ui, last, area)
    case (.pageUp, let index?): focusSwatch(ui, max(0, index - page), area)
    case (.pageDown, _): focusSwatch(ui, min(last, (index ?? -1) + page), area)
    case (.enter, let index?), (.space, let index?):
      let (shelf, number) = row.shelf(of: index)
      pick(shelves[shelf][number].color)
    case (.delete, let index?), (.backspace, let index?):
      removeSwatch(index)
      focusSwatch(ui, min(index, self.row.count - 1), area)
    default: return
    }
    ui.useKey()
  }

  /// Below 0 lies the button that adds one.
  private func focusSwatch(_ ui: UI, _ index: Int, _ area: Rect) {
    guard index >= 0 else {
      swatchFocus = nil
      return ui.moveFocus(to: "swatch.add")
    }
    swatchFocus = index
    ui.moveFocus(to: swatchID(index))
    let x = row.x(of: index)
    swatchScroll.reveal(x...(x + SwatchRow.pitch + 8), length: area.width)
  }

  // MARK: Edits

  private func pick(_ color: Color) {
    drafts = [:]
    valueDraft = nil
    edit { $0.set(color) }
  }

  /// Keeps the color as the first swatch, unless it is that already.
  private func keepColor() {
    swatchScroll.reveal(0...0, length: 0)
    let swatch = Swatch(model.color)
    if let first = shelves.kept.first, first.color.isSame(as: swatch.color) { return }
    shelves.insert(swatch, at: 0, on: .kept)
    history.commitInsertion(of: swatch, at: 0, on: .kept)
  }

  func removeSwatch(_ index: Int) {
    let (shelf, number) = row.shelf(of: index)
    guard shelves[shelf].indices.contains(number) else { return }
    let swatch = shelves.remove(at: number, from: shelf)
    history.commitRemoval(of: swatch, at: number, from: shelf)
  }
}
