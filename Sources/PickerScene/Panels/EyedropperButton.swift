import PickerCore

/// The picker's eyedropper: its button, and what it brings.
struct EyedropperButton {
  /// Whether it was started and has not told yet what came of it.
  private var isPicking = false
  /// Why the last time nothing came of it, until the user goes on.
  private var failure: PickFailure?
  private var place = Rect(0, 0, 0, 0)

  /// Takes what was picked, as one step of undo. Keys pressed meanwhile were meant for the eyedropper.
  /// - Returns: The color that was picked.
  mutating func answer(_ ui: UI) -> RGB? {
    switch ui.input.event {
    case .picked(let outcome):
      isPicking = false
      if case .picked(let rgb) = outcome { return rgb }
      if case .failed(let why) = outcome { failure = why }
    case .key(let key, _):
      failure = nil
      guard isPicking else { break }
      if key == .escape { ui.eyedropper?.stop() }
      ui.useKey()
    case .pressed: failure = nil
    default: break
    }
    return nil
  }

  mutating func start(_ ui: UI) {
    guard !isPicking else { return }
    guard let eyedropper = ui.eyedropper else { return failure = .nothingPicks }
    isPicking = true
    eyedropper.start()
  }

  mutating func show(_ ui: UI, _ rect: Rect, touch: Rect? = nil) {
    let purpose = tr("Pick from the screen")
    place = rect
    if ui.iconButton(
      "eyedropper", rect, Icons.eyedropper, size: 20, purpose, hint: purpose + " · Ctrl+E", isDown: isPicking,
      touch: touch)
    {
      start(ui)
    }
  }

  /// Says why nothing was picked.
  func showAbove(_ ui: UI) {
    if let failure { ui.showNote(failure.note, beside: place) }
  }
}
