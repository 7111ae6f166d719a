import CSDL2
import PickerCore

/// What of a display a window may cover, its title bar included; in the units of window sizes.
package struct WindowRoom: Equatable {
  /// What panels and docks leave.
  package let usable: Rect
  /// The height of a title bar: it is not known before the window shows.
  package let titleBar: Double

  package init(usable: Rect, titleBar: Double) { (self.usable, self.titleBar) = (usable, titleBar) }

  /// - Parameter unitsPerPoint: For the title bar, which is 37 points high.
  /// - Returns: `nil` where SDL does not know the display.
  init?(display: Int32, unitsPerPoint: Double) {
    var bounds = SDL_Rect()
    guard display >= 0, SDL_GetDisplayUsableBounds(display, &bounds) == 0, bounds.w > 0, bounds.h > 0 else {
      return nil
    }
    usable = Rect(Double(bounds.x), Double(bounds.y), Double(bounds.w), Double(bounds.h))
    titleBar = (37 * unitsPerPoint).rounded()
  }

  /// A size, no larger than there is room for.
  package func fitted(_ size: Point) -> Point {
    Point(min(size.x, usable.width), min(size.y, max(usable.height / 2, usable.height - titleBar)))
  }

  /// The upper left corner of a window of that size in the middle of the room, below its title bar.
  package func place(_ size: Point) -> Point {
    let bar = min(titleBar, usable.height - size.y)
    return Point(
      (usable.x + (usable.width - size.x) / 2).rounded(.down),
      (usable.y + bar + (usable.height - bar - size.y) / 2).rounded(.down))
  }
}
