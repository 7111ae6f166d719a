import PickerCore

/// Which view's hint is due, and since when the user has been there.
struct HintState {
  /// After so many milliseconds a hint shows.
  static let delay: UInt64 = 600

  private var current: (id: WidgetID, since: UInt64)?
  private var isClaimed = false
  /// The view that was pressed: it has no hint until the pointer has been elsewhere.
  private var isSpent = false
  /// Whether the keyboard was used last: its focus counts then, not where the mouse happens to be.
  private(set) var followsFocus = false

  mutating func begin(_ input: InputState) {
    isClaimed = false
    switch input.event {
    case .key: followsFocus = true
    case .moved(.mouse, _): followsFocus = false
    case .pressed, .scrolled, .menuRequested:
      followsFocus = false
      isSpent = true
    default: break
    }
  }

  /// Takes note that the user is at a view.
  /// - Returns: When its hint is due; `nil` for never.
  mutating func claim(_ id: WidgetID, at time: UInt64) -> UInt64? {
    isClaimed = true
    if current?.id != id {
      if current != nil { isSpent = false }
      current = (id, time)
    }
    return isSpent ? nil : current.map { $0.since + Self.delay }
  }

  mutating func end() {
    guard !isClaimed else { return }
    current = nil
    isSpent = false
  }
}

extension UI {
  /// A short text beside a view where the mouse rests or the keyboard has put the focus, after a while; never outside
  /// the window, and none while a button is down.
  /// - Parameter text: Asked for only where the user is; `nil` for none.
  func hint(_ id: WidgetID, _ rect: Rect, _ text: @autoclosure () -> String?) {
    guard isDrawing, layer == shownLayer else { return }
    if showHintUnderFinger(id, rect, text()) { return }
    let isThere = hints.followsFocus ? focus == id && focusIsVisible : isHovered(visible(rect))
    guard isThere, let text = text(), let due = hints.claim(id, at: input.time), captured.isEmpty else { return }
    guard input.time >= due else { return wake(at: due) }
    deferred.append { $0.showNote(text, beside: rect) }
  }

  /// A finger that rests on a view asks for its hint; its release does nothing then.
  private func showHintUnderFinger(_ id: WidgetID, _ rect: Rect, _ text: @autoclosure () -> String?) -> Bool {
    for (pointer, press) in presses where pointer.kind == .touch && captured[pointer] == id {
      let due = press.time + Self.longPress
      guard input.time >= due else {
        wake(at: due)
        return true
      }
      guard let text = text() else { return true }
      presses[pointer]?.isExplained = true
      deferred.append { $0.showNote(text, beside: rect) }
      return true
    }
    return false
  }

  /// Whether a finger has had its view's hint shown.
  func isExplained(_ pointer: PointerID) -> Bool { presses[pointer]?.isExplained == true }

  /// A short text on a card of its own, below a view or above it, never outside the window.
  func showNote(_ text: String, beside rect: Rect) {
    let width = min(bounds.width - 8, measure.width(of: text, .caption) + 20), height = 28.0, gap = 6.0
    let fitsBelow = rect.maxY + gap + height <= bounds.height - 4
    let place = snap(
      Rect(
        min(max(4, rect.center.x - width / 2), bounds.width - 4 - width),
        fitsBelow ? rect.maxY + gap : max(4, rect.y - gap - height), width, height))
    draw.append(.shape(.shadow(radius: 6, blur: 8), place, RGBA(RGB(0, 0, 0), alpha: 0.35)))
    draw.append(.shape(.roundedRect(radius: 6), place, theme.field))
    draw.append(.shape(.outline(radius: 6, thickness: 1), place, theme.outline ?? theme.border))
    label(
      text, Rect(place.x + 10, place.y, place.width - 20, height), .caption, theme.text, align: .center,
      whenTooLong: .elide)
  }
}
