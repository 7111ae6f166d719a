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
    let cancelled = ui.button("cancel", cancel, "Cancel", .plain)
    let selected = ui.button("select", select, "Select", .prominent)
    return selected ? .select : cancelled ? .cancel : .none
  }

  func showWide(_ ui: UI) {
    let size = ui.bounds, top = Self.headerHeight, gap = 24.0
    let content = size.width - 2 * Self.margin - gap
    let left = (content * 0.558).rounded()
    let right = Rect(Self.margin + left + gap, top, content - left, size.height - top - 16)
    showPlane(ui, Rect(Self.margin, top, left, size.height - top - 16 - 32 - 16))
    showSpectrum(ui, Rect(Self.margin, size.height - 16 - 32, left, 32))
    showDetails(ui, right)
  }

  /// The height of the details, preview to channels.
  static let detailsHeight: Double = 348  // 84, 12, 40, 12, 40, 16, three rows of 48

  func showNarrow(_ ui: UI) {
    let area = Rect(0, Self.headerHeight, ui.bounds.width, ui.bounds.height - Self.headerHeight)
    let width = area.width - 2 * Self.margin
    let plane = max(120, min(width * 0.74, area.height * 0.5)).rounded()
    let total = 12 + plane + 16 + 32 + 16 + Self.detailsHeight + 24
    answerScroll(ui, area, content: total)
    let top = (area.y - scroll + 12).rounded()
    ui.clip(area) {
      showPlane(ui, Rect(Self.margin, top, width, plane))
      showSpectrum(ui, Rect(Self.margin, top + plane + 16, width, 32))
      showDetails(ui, Rect(Self.margin, top + plane + 64, width, Self.detailsHeight))
    }
  }

  /// The wheel and a drag on what is no control scroll the column.
  private func answerScroll(_ ui: UI, _ area: Rect, content: Double) {
    let id: WidgetID = "scroll"
    ui.registerBackdrop(id, area)
    if case .scrolled(_, _, let y) = ui.input.event { scroll -= y * 48 }
    if let p = ui.drag(id) {
      let y = p.y / ui.scale
      if case .pressed = ui.input.event { scrollStart = scroll + y }
      if let scrollStart { scroll = scrollStart - y }
    }
    scroll = max(0, min(scroll, content - area.height))
  }

  private func showPlane(_ ui: UI, _ rect: Rect) {
    var field = SaturationBrightnessField("plane", model.hsv)
    if field.show(ui, rect, over: ui.theme.window) { edit { $0.hsv = field.hsv } }
  }

  private func showSpectrum(_ ui: UI, _ rect: Rect) {
    var bar = SpectrumBar("spectrum", value: model.hsv.components.x / 360)
    if bar.show(ui, rect, over: ui.theme.window) { edit { $0.hsv.components.x = 360 * bar.value } }
  }

  private func showDetails(_ ui: UI, _ rect: Rect) {
    showPreview(ui, Rect(rect.x, rect.y, rect.width, 84))
    showValue(ui, Rect(rect.x, rect.y + 96, rect.width, 40))
    showTabs(ui, Rect(rect.x, rect.y + 148, rect.width, 40))
    showChannels(ui, Rect(rect.x, rect.y + 204, rect.width, 3 * 48))
  }
}
