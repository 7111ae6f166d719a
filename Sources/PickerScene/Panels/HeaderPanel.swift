import PickerCore

/// Eyedropper, undo, redo, the title, Cancel and Select.
struct HeaderPanel {
  private var eyedropper = EyedropperButton()

  /// To be called before anything else is shown: keys that are meant for the eyedropper go no further.
  mutating func answer(_ ui: UI) -> RGB? { eyedropper.answer(ui) }

  mutating func startPicking(_ ui: UI) { eyedropper.start(ui) }

  /// Where the header's parts are: what takes presses.
  struct Places {
    var eyedropper, undo, redo, cancel, select: Rect
    /// What is free between them.
    var middle: Rect { Rect(redo.maxX, 0, cancel.x - redo.maxX, redo.y + redo.maxY) }

    init(_ layout: PickerLayout) {
      let width = layout.size.x, height = layout.header, touch = layout.touch
      let isWide = layout.kind == .wide, isTight = width < 360 * layout.enlargement
      let margin = isWide ? 16 : layout.margin, gap = isWide || height > layout.row ? 8.0 : 4
      let buttons =
        isWide ? (72.0, 72.0) : isTight ? (max(72, touch), max(72, touch)) : (max(84, touch), max(76, touch))
      // A plane right below is taken up to its very edge, and a little outside of it.
      let y = isWide ? (height - touch) / 2 : 0, high = isWide ? touch : height
      select = Rect(width - margin - buttons.1, y, buttons.1, high)
      cancel = Rect(select.x - (isWide ? 16 : isTight ? 4 : 8) - buttons.0, y, buttons.0, high)
      eyedropper = Rect(margin, y, touch, high)
      undo = eyedropper.offset(touch + gap, 0)
      redo = undo.offset(touch + gap, 0)
    }
  }

  /// - Parameter free: What of the middle is free for the title.
  mutating func show(_ ui: UI, _ title: String, free: Rect, _ picker: inout PickerState) {
    let layout = picker.layout, places = Places(layout), width = layout.size.x
    /// What shows of a place.
    func chip(_ touch: Rect) -> Rect {
      Rect(touch.x, touch.center.y - (layout.touch - 4) / 2, touch.width, layout.touch - 4)
    }
    if layout.header > layout.row {
      let length = ui.measure.width(of: title, .button)
      let centered = Rect((width - length) / 2, 8, length, free.height - 16)
      let isApart = centered.x >= free.x + 8 && centered.maxX <= free.maxX - 8
      let place = isApart ? centered : Rect(free.x, 8, free.width, free.height - 16)
      let isCut = ui.label(title, place, .button, ui.theme.secondary, align: .center, whenTooLong: .elide)
      if isCut { ui.hint("title", place, title) }
    }
    eyedropper.show(ui, chip(places.eyedropper), touch: places.eyedropper)
    showUndoAndRedo(ui, places, chip, &picker)
    if ui.button("cancel", chip(places.cancel), tr("Cancel"), .plain, touch: places.cancel) { picker.action = .cancel }
    if ui.button("select", chip(places.select), tr("Select"), .prominent, touch: places.select) {
      picker.action = .select
    }
  }

  /// What there is nothing for is dimmed.
  private func showUndoAndRedo(_ ui: UI, _ places: Places, _ chip: (Rect) -> Rect, _ picker: inout PickerState) {
    let canUndo = picker.history.canUndo, canRedo = picker.history.canRedo
    if ui.iconButton(
      "undo", chip(places.undo), Icons.undo, size: 20, tr("Undo"), hint: tr("Undo") + " · Ctrl+Z", isDimmed: !canUndo,
      touch: places.undo)
    {
      picker.undo()
    }
    if ui.iconButton(
      "redo", chip(places.redo), Icons.redo, size: 20, tr("Redo"), hint: tr("Redo") + " · Ctrl+Shift+Z",
      isDimmed: !canRedo, touch: places.redo)
    {
      picker.redo()
    }
  }

  func showAbove(_ ui: UI) { eyedropper.showAbove(ui) }
}
