import PickerCore

/// What became of a scene's color from one look to the next.
public struct ChangeTracker {
  private var shown: Color
  private var committed: Color

  public init(_ scene: any Scene) {
    shown = scene.color
    committed = shown
  }

  /// - Returns: Whether the color moved since the last look, and whether a gesture that changed it is over.
  public mutating func look(at scene: any Scene) -> (moved: Bool, committed: Bool) {
    let color = scene.color, hasMoved = !color.isSame(as: shown)
    shown = color
    guard !scene.isBusy, !color.isSame(as: committed) else { return (hasMoved, false) }
    committed = color
    return (hasMoved, true)
  }
}
