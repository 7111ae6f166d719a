import PickerCore

/// Where the picker's parts are: side by side, or one scrolling column.
extension PickerView {
  static let margin = 20.0, headerHeight = 56.0

  func showHeader(_ ui: UI) -> PickerAction {
    let width = ui.bounds.width
    let select = Rect(width - 16 - 72, 8, 72, 40), cancel = Rect(select.x - 16 - 72, 8, 72, 40)
    let undoRect = Rect(16, 8, 44, 40), redoRect = Rect(68, 8, 44, 40)
    if width >= 400 {
      let space = Rect(redoRect.maxX, 8, cancel.x - redoRect.maxX, 40)
      let centered = Rect(width / 2 - 80, 8, 160, 40)
      ui.label(title, centered.maxX > cancel.x ? space : centered, .button, ui.theme.secondary, align: .center)
    }
    if ui.button("undo", undoRect, "↶", history.canUndo ? .filled : .plain) { undo() }
    if ui.button("redo", redoRect, "↷", history.canRedo ? .filled : .plain) { redo() }
    let cancelled = ui.button("cancel", cancel, tr("Cancel"), .plain)
    let selected = ui.button("select", select, tr("Select"), .prominent)
    return selected ? .select : cancelled ? .cancel : .none
  }

  func showWide(_ ui: UI) {
    let size = ui.bounds, top = Self.headerHeight, gap = 24.0
    let content = size.width - 2 * Self.margin - gap
    let left = (content * 0.558).rounded(), bottom = size.height - 16
    let right = Rect(Self.margin + left + gap, top, content - left, bottom - top)
    let planeHeight = bottom - top - stripsHeight
    showPlane(ui, Rect(Self.margin, top, left, planeHeight))
    showStrips(ui, Rect(Self.margin, top + planeHeight + Self.stripGap, left, 0))
    ui.clip(Rect(right.x - 24, 0, right.width + 44, size.height)) { showDetails(ui, right) }
  }

  static let stripHeight = 32.0, stripGap = 14.0
  /// Preview 84, value 40, tabs 40, four channel rows of 48, contrast 56, vision 44, and the gaps between.
  static let detailsHeight: Double = 84 + 12 + 40 + 12 + 40 + 12 + 192 + 12 + 56 + 12 + 44

  func showNarrow(_ ui: UI) {
    let area = Rect(0, Self.headerHeight, ui.bounds.width, ui.bounds.height - Self.headerHeight)
    let width = area.width - 2 * Self.margin
    let plane = max(120, min(width * 0.74, area.height * 0.5)).rounded()
    let planeHeight = plane + (showsWheel ? Self.stripHeight + Self.stripGap : 0), strips = stripsHeight
    let total = 12 + planeHeight + strips + 16 + Self.detailsHeight + 24
    scroll.answer(ui, "scroll", area, content: total)
    let top = (area.y - scroll.offset + 12).rounded()
    ui.clip(area) {
      showPlane(ui, Rect(Self.margin, top, width, planeHeight))
      showStrips(ui, Rect(Self.margin, top + planeHeight + Self.stripGap, width, 0))
      showDetails(ui, Rect(Self.margin, top + planeHeight + strips + 16, width, Self.detailsHeight))
    }
  }

  /// The third channel's strip, unless a wheel has its place, and alpha's, each with the gap above it.
  private var stripsHeight: Double {
    Double((showsWheel ? 0 : 1) + (hasAlpha ? 1 : 0)) * (Self.stripHeight + Self.stripGap)
  }

  /// The strip of the third channel and that of alpha below it.
  private func showStrips(_ ui: UI, _ place: Rect) {
    var y = place.y
    if !showsWheel {
      let row = Rect(place.x, y, place.width, Self.stripHeight)
      if tab.wheel == nil { showStrip(ui, row) } else { showStripAndWheelToggle(ui, row) }
      y += Self.stripHeight + Self.stripGap
    }
    guard hasAlpha else { return }
    showAlpha(ui, "alpha", Rect(place.x, y, place.width, Self.stripHeight), radius: 8)
  }

  private func showDetails(_ ui: UI, _ rect: Rect) {
    showPreview(ui, Rect(rect.x, rect.y, rect.width, 84))
    showValue(ui, Rect(rect.x, rect.y + 96, rect.width, 40))
    showTabs(ui, Rect(rect.x, rect.y + 148, rect.width, 40))
    showChannels(ui, Rect(rect.x, rect.y + 200, rect.width, 192))
    showContrast(ui, Rect(rect.x, rect.y + 404, rect.width, 56))
    showVision(ui, Rect(rect.x, rect.y + 472, rect.width, 44))
  }
}
