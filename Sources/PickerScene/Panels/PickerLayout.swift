import PickerCore

/// Where the picker's parts are: side by side, or one scrolling column.
extension PickerView {
  private static let margin = 20.0, columnGap = 24.0
  /// Between the panels of the column.
  private static let panelGap = 12.0

  func showPanels(_ ui: UI) { if isWide(ui) { showWide(ui) } else { showNarrow(ui) } }

  /// The widths of the two columns in a window.
  private func columns(_ width: Double) -> (left: Double, right: Double) {
    let content = width - 2 * Self.margin - Self.columnGap, left = (content * 0.558).rounded()
    return (left, content - left)
  }

  /// The height of all panels in a column.
  private func height(width: Double) -> Double {
    var column = Column(width: width, gap: Self.panelGap)
    for panel in sections { _ = panel.place(in: &column, state) }
    return column.height
  }

  /// Whether there is room for two columns.
  private func isWide(_ ui: UI) -> Bool {
    let needed = HeaderPanel.height + height(width: columns(ui.bounds.width).right) + 8 + SwatchesPanel.height
    return ui.bounds.width >= 720 && ui.bounds.height >= needed
  }

  private func showWide(_ ui: UI) {
    let size = ui.bounds, top = HeaderPanel.height, (left, width) = columns(size.width)
    let bar = Rect(0, size.height - SwatchesPanel.height, size.width, SwatchesPanel.height), bottom = bar.y - 20
    let right = Rect(Self.margin + left + Self.columnGap, top, width, bottom - top)
    _ = surface.show(ui, Rect(Self.margin, top, left, bottom - top), &state)
    ui.clip(Rect(right.x - 24, 0, right.width + 44, bar.y)) { showSections(ui, right) }
    showSwatches(ui, bar)
  }

  private func showNarrow(_ ui: UI) {
    // The swatches stay at the bottom, where that leaves enough of the column.
    let isBarFixed = ui.bounds.height >= 600, barHeight = SwatchesPanel.height
    let bottom = ui.bounds.height - (isBarFixed ? barHeight : 0)
    let area = Rect(0, HeaderPanel.height, ui.bounds.width, bottom - HeaderPanel.height)
    let width = area.width - 2 * Self.margin
    let plane = max(120, min(width * 0.74, area.height * 0.5)).rounded()
    let wheel = state.showsWheel ? SurfacePanel.stripHeight + SurfacePanel.stripGap : 0
    let surfaceHeight = plane + wheel + surface.stripsHeight(state), details = height(width: width)
    let above = 12 + surfaceHeight + 16 + details + 24
    scroll.answer(ui, "scroll", area, content: above + (isBarFixed ? 0 : barHeight))
    let top = (area.y - scroll.offset + 12).rounded()
    ui.clip(area) {
      _ = surface.show(ui, Rect(Self.margin, top, width, surfaceHeight), &state)
      showSections(ui, Rect(Self.margin, top + surfaceHeight + 16, width, details))
      if !isBarFixed { showSwatches(ui, Rect(0, top + above - 12, ui.bounds.width, barHeight), in: "scroll") }
    }
    if isBarFixed { showSwatches(ui, Rect(0, bottom, ui.bounds.width, barHeight)) }
  }

  private func showSections(_ ui: UI, _ rect: Rect) {
    var column = Column(rect, gap: Self.panelGap)
    for index in sections.indices { _ = sections[index].show(ui, in: &column, &state) }
  }

  private func showSwatches(_ ui: UI, _ rect: Rect, in column: WidgetID? = nil) {
    swatches.column = column
    _ = swatches.show(ui, rect, &state)
  }
}
