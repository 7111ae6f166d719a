import PickerCore

/// Undo and redo: two arrows that turn back, one the other's mirror image. What there is nothing for is dimmed.
extension PickerView {
  func showUndoAndRedo(_ ui: UI, _ undoRect: Rect, _ redoRect: Rect) {
    let canUndo = history.canUndo, canRedo = history.canRedo
    if ui.iconButton(
      "undo", undoRect, Self.undoIcon, size: 20, tr("Undo"), hint: tr("Undo") + " · Ctrl+Z", isDimmed: !canUndo)
    {
      undo()
    }
    if ui.iconButton(
      "redo", redoRect, Self.redoIcon, size: 20, tr("Redo"), hint: tr("Redo") + " · Ctrl+Shift+Z", isDimmed: !canRedo)
    {
      redo()
    }
  }

  private static let undoIcon = DrawShape.strokes(turn, thickness: 1.8)
  private static let redoIcon = DrawShape.strokes(turn.map(\.mirrored), thickness: 1.8)

  /// To the left, and below it the way that led there. The level and upright parts have their middle between two
  /// pixels, where a line of about two is sharp.
  private static let turn: [Stroke] = {
    func p(_ x: Double, _ y: Double) -> SIMD2<Double> { SIMD2(x, y) / 20 }
    return Stroke.polyline([p(7.5, 4), p(3.5, 8), p(7.5, 12)]) + [
      .line(p(3.5, 8), p(11.5, 8)), .arc(center: p(11.5, 12.5), radius: 4.5 / 20, start: 270, sweep: 180),
      .line(p(11.5, 17), p(8.5, 17)),
    ]
  }()
}

extension Stroke {
  /// Left for right.
  fileprivate var mirrored: Stroke {
    func mirror(_ point: SIMD2<Double>) -> SIMD2<Double> { SIMD2(1 - point.x, point.y) }
    switch self {
    case .line(let start, let end): return .line(mirror(start), mirror(end))
    case .arc(let center, let radius, let start, let sweep):
      return .arc(center: mirror(center), radius: radius, start: 180 - start, sweep: -sweep)
    }
  }
}
