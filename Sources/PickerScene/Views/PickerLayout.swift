import PickerCore

/// Where the picker's parts are: side by side, or one scrolling column.
extension PickerView {
  static let margin = 20.0, headerHeight = 56.0

  func showHeader(_ ui: UI) -> PickerAction {
    let width = ui.bounds.width
    let isTight = width < 360, margin = isTight ? 8.0 : 16, gap = isTight ? 4.0 : 8
    let select = Rect(width - margin - 72, 8, 72, 40), cancel = Rect(select.x - 2 * gap - 72, 8, 72, 40)
    let eyedropper = Rect(margin, 8, 44, 40)
    let undoRect = Rect(eyedropper.maxX + gap, 8, 44, 40), redoRect = Rect(undoRect.maxX + gap, 8, 44, 40)
    if width >= 400 {
      let space = Rect(redoRect.maxX, 8, cancel.x - redoRect.maxX, 40)
      let centered = Rect(width / 2 - 80, 8, 160, 40)
      let place = centered.maxX > cancel.x ? space : centered
      let isCut = ui.label(title, place, .button, ui.theme.secondary, align: .center, whenTooLong: .elide)
      if isCut { ui.hint("title", place, title) }
    }
    showEyedropper(ui, eyedropper)
    showUndoAndRedo(ui, undoRect, redoRect)
    let cancelled = ui.button("cancel", cancel, tr("Cancel"), .plain)
    let selected = ui.button("select", select, tr("Select"), .prominent)
    return selected ? .select : cancelled ? .cancel : .none
  }

  private static let columnGap = 24.0

  /// The widths of the two columns in a window.
  private func columns(_ width: Double) -> (left: Double, right: Double) {
    let content = width - 2 * Self.margin - Self.columnGap, left = (content * 0.558).rounded()
    return (left, content - left)
  }

  /// Whether there is room for two columns.
  func isWide(_ ui: UI) -> Bool {
    let needed =
      Self.headerHeight + Self.detailsHeight(width: columns(ui.bounds.width).right) + 8 + Self.swatchBarHeight
    return ui.bounds.width >= 720 && ui.bounds.height >= needed
  }

  func showWide(_ ui: UI) {
    let size = ui.bounds, top = Self.headerHeight, gap = Self.columnGap, (left, width) = columns(size.width)
    let bar = Rect(0, size.height - Self.swatchBarHeight, size.width, Self.swatchBarHeight), bottom = bar.y - 20
    let right = Rect(Self.margin + left + gap, top, width, bottom - top)
    let planeHeight = bottom - top - stripsHeight
    showPlane(ui, Rect(Self.margin, top, left, planeHeight))
    showStrips(ui, Rect(Self.margin, top + planeHeight + Self.stripGap, left, 0))
    ui.clip(Rect(right.x - 24, 0, right.width + 44, bar.y)) { showDetails(ui, right) }
    showSwatches(ui, bar)
  }

  static let stripHeight = 32.0, stripGap = 14.0
  /// Preview 84, value 40, tabs 40, four channel rows of 48, contrast, vision 44, and the gaps between.
  static func detailsHeight(width: Double) -> Double {
    84 + 12 + 40 + 12 + 40 + 12 + 192 + 12 + contrastHeight(width: width) + 12 + 44
  }

  func showNarrow(_ ui: UI) {
    // The swatches stay at the bottom, where that leaves enough of the column.
    let isBarFixed = ui.bounds.height >= 600, barHeight = Self.swatchBarHeight
    let bottom = ui.bounds.height - (isBarFixed ? barHeight : 0)
    let area = Rect(0, Self.headerHeight, ui.bounds.width, bottom - Self.headerHeight)
    let width = area.width - 2 * Self.margin
    let plane = max(120, min(width * 0.74, area.height * 0.5)).rounded()
    let planeHeight = plane + (showsWheel ? Self.stripHeight + Self.stripGap : 0), strips = stripsHeight
    let details = Self.detailsHeight(width: width), above = 12 + planeHeight + strips + 16 + details + 24
    scroll.answer(ui, "scroll", area, content: above + (isBarFixed ? 0 : barHeight))
    let top = (area.y - scroll.offset + 12).rounded()
    ui.clip(area) {
      showPlane(ui, Rect(Self.margin, top, width, planeHeight))
      showStrips(ui, Rect(Self.margin, top + planeHeight + Self.stripGap, width, 0))
      showDetails(ui, Rect(Self.margin, top + planeHeight + strips + 16, width, details))
      guard !isBarFixed else { return }
      showSwatches(ui, Rect(0, top + above - 12, ui.bounds.width, barHeight), in: "scroll")
    }
    if isBarFixed { showSwatches(ui, Rect(0, bottom, ui.bounds.width, barHeight)) }
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
    let contrast = Self.contrastHeight(width: rect.width)
    showContrast(ui, Rect(rect.x, rect.y + 404, rect.width, contrast))
    showVision(ui, Rect(rect.x, rect.y + 404 + contrast + 12, rect.width, 44))
  }
}
