import PickerCore

/// The picker's eyedropper: its button, and what it brings.
extension PickerView {
  /// Takes what was picked, as one step of undo. Keys pressed meanwhile were meant for the eyedropper.
  func answerPick(_ ui: UI) {
    switch ui.input.event {
    case .picked(let outcome):
      isPicking = false
      if case .picked(let rgb) = outcome { set(Color(rgb)) }
      if case .failed(let why) = outcome { pickFailure = why }
    case .key(let key, _):
      pickFailure = nil
      guard isPicking else { break }
      if key == .escape { ui.eyedropper?.stop() }
      ui.useKey()
    case .pressed: pickFailure = nil
    default: break
    }
  }

  func startPicking(_ ui: UI) {
    guard !isPicking else { return }
    guard let eyedropper = ui.eyedropper else { return pickFailure = .nothingPicks }
    isPicking = true
    eyedropper.start()
  }

  func showEyedropper(_ ui: UI, _ rect: Rect) {
    let purpose = tr("Pick from the screen")
    let icon = DrawShape.strokes(Self.eyedropper, thickness: 1.8)
    if ui.iconButton(
      "eyedropper", rect, icon, size: 20, purpose, hint: purpose + " · Ctrl+E", isDown: isPicking)
    {
      startPicking(ui)
    }
    if let pickFailure { ui.deferred.append { $0.showNote(pickFailure.note, beside: rect) } }
  }

  /// A glass with its tip at the lower left, a collar across it, and a bulb.
  private static let eyedropper: [Stroke] = {
    func p(_ x: Double, _ y: Double) -> SIMD2<Double> { SIMD2(x, y) / 24 }
    func turn(_ x: Double, _ y: Double, from start: Double) -> Stroke {
      .arc(center: p(x, y), radius: 2.12 / 24, start: start, sweep: 180)
    }
    return Stroke.polyline([p(12, 9), p(3, 18), p(3, 21), p(6, 21), p(15, 12)]) + [
      .line(p(3, 21), p(2, 22)),
      // The bulb, open toward the collar, and the collar.
      .line(p(15, 6), p(18.4, 2.6)), turn(19.9, 4.1, from: 225), .line(p(21.4, 5.6), p(18, 9)),
      .line(p(14.6, 5.6), p(18.4, 9.4)), turn(16.9, 10.9, from: 315), .line(p(15.4, 12.4), p(11.6, 8.6)),
      turn(13.1, 7.1, from: 135),
    ]
  }()
}
