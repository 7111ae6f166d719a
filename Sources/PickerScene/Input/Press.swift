import PickerCore

/// A press that is down and has not moved.
struct Press {
  var time: UInt64
  /// In points.
  var place: Point
  /// A hint of what was pressed has been shown: the release does nothing.
  var isExplained = false
}

/// A press that has just become a drag.
struct NewDrag {
  var pointer: PointerID
  /// Whether it went more up or down than sideways.
  var isVertical: Bool
}

extension UI {
  /// A finger that rests so many milliseconds asks for a menu.
  static let longPress: UInt64 = 500
  /// A press that has moved so many points is a drag.
  static let tapSlop = 8.0

  func followPresses() {
    newDrag = nil
    switch input.event {
    case .pressed(let pointer, let p, _):
      presses[pointer] = Press(time: input.time, place: p)
    case .moved(let pointer, let p):
      guard let press = presses[pointer] else { break }
      let dx = p.x - press.place.x
      let dy = p.y - press.place.y
      guard max(abs(dx), abs(dy)) > (pointer.kind == .touch ? Touch.slop : Self.tapSlop) else { break }
      presses[pointer] = nil
      newDrag = NewDrag(pointer: pointer, isVertical: abs(dy) > abs(dx))
    case .cancelled(let pointer): presses[pointer] = nil
    case .focusLost: presses.removeAll()
    default: break
    }
  }

  /// Whether a menu of a view is asked for: with the secondary button, the menu key, or a finger that rests on it, whose
  /// press is over with that.
  func wantsMenu(_ id: WidgetID) -> Bool {
    if menuTarget == id { return true }
    if let (key, _) = key(for: id), key == .menu {
      useKey()
      return true
    }
    for (pointer, press) in presses where pointer.kind == .touch && captured[pointer] == id {
      let due = press.time + Self.longPress
      guard input.time >= due else {
        wake(at: due)
        continue
      }
      captured[pointer] = nil
      presses[pointer] = nil
      return true
    }
    return false
  }
}
