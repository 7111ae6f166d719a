import PickerCore

extension UI {
  /// How wide and high what is touched has to be, in points: for a finger at least 9 mm, where the display's density
  /// is known and plausible.
  var touchSize: Double {
    guard isTouched, let density = pointsPerMillimeter, (2...12).contains(density) else { return 44 }
    return max(44, (9 * density).rounded(.up))
  }

  /// Takes note of what the user points with. Not before all pointers have let go: nothing moves under a finger.
  func noteTouch() {
    switch input.event {
    case .pressed(let pointer, _, _), .moved(let pointer, _), .released(let pointer, _):
      if captured.isEmpty { isTouched = pointer.kind == .touch }
    default: break
    }
  }
}

extension Rect {
  /// At least so wide and high, about the same center.
  func grown(to size: Double) -> Rect {
    let dx = max(0, size - width) / 2, dy = max(0, size - height) / 2
    return Rect(x - dx, y - dy, width + 2 * dx, height + 2 * dy)
  }
}
