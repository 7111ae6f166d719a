import PickerCore

/// A rectangle of whole pixels.
package struct PixelRect: Hashable, Sendable {
  package var x, y, width, height: Int

  package init(_ x: Int, _ y: Int, _ width: Int, _ height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// For a rectangle that is in whole pixels.
  package init(_ rect: Rect) { self.init(Int(rect.x), Int(rect.y), Int(rect.width), Int(rect.height)) }

  package var maxX: Int { x + width }
  package var maxY: Int { y + height }
  package var isEmpty: Bool { width <= 0 || height <= 0 }

  package func intersection(_ other: PixelRect) -> PixelRect {
    let left = max(x, other.x), top = max(y, other.y)
    return PixelRect(left, top, max(0, min(maxX, other.maxX) - left), max(0, min(maxY, other.maxY) - top))
  }
}
