import PickerCore

/// Eyedropper, undo, redo, the title, Cancel and Select.
struct HeaderPanel {
  static let height = 56.0

  private var eyedropper = EyedropperButton()

  /// To be called before anything else is shown: keys that are meant for the eyedropper go no further.
  mutating func answer(_ ui: UI) -> RGB? { eyedropper.answer(ui) }

  mutating func startPicking(_ ui: UI) { eyedropper.start(ui) }

  mutating func show(_ ui: UI, _ title: String, _ picker: inout PickerState) {
    let width = ui.bounds.width
    let isTight = width < 360, margin = isTight ? 8.0 : 16, gap = isTight ? 4.0 : 8
    let select = Rect(width - margin - 72, 8, 72, 40), cancel = Rect(select.x - 2 * gap - 72, 8, 72, 40)
    let pick = Rect(margin, 8, 44, 40), undo = pick.offset(44 + gap, 0), redo = undo.offset(44 + gap, 0)
    if width >= 400 {
      let space = Rect(redo.maxX, 8, cancel.x - redo.maxX, 40)
      let centered = Rect(width / 2 - 80, 8, 160, 40)
      let place = centered.maxX > cancel.x ? space : centered
      let isCut = ui.label(title, place, .button, ui.theme.secondary, align: .center, whenTooLong: .elide)
      if isCut { ui.hint("title", place, title) }
    }
    eyedropper.show(ui, pick)
    showUndoAndRedo(ui, undo, redo, &picker)
    if ui.button("cancel", cancel, tr("Cancel"), .plain) { picker.action = .cancel }
    if ui.button("select", select, tr("Select"), .prominent) { picker.action = .select }
  }

  /// What there is nothing for is dimmed.
  private func showUndoAndRedo(_ ui: UI, _ undo: Rect, _ redo: Rect, _ picker: inout PickerState) {
    let canUndo = picker.history.canUndo, canRedo = picker.history.canRedo
    if ui.iconButton(
      "undo", undo, Icons.undo, size: 20, tr("Undo"), hint: tr("Undo") + " · Ctrl+Z", isDimmed: !canUndo)
    {
      picker.undo()
    }
    if ui.iconButton(
      "redo", redo, Icons.redo, size: 20, tr("Redo"), hint: tr("Redo") + " · Ctrl+Shift+Z", isDimmed: !canRedo)
    {
      picker.redo()
    }
  }

  func showAbove(_ ui: UI) { eyedropper.showAbove(ui) }
}
