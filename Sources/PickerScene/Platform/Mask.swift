import PickerCore

/// A picture of coverage, a byte a pixel, row by row: an antialiased shape or a glyph.
final class Mask {
  let width, height: Int
  /// `0...255`, `width × height` of them.
  let coverage: [UInt8]

  init(width: Int, height: Int, coverage: [UInt8]) {
    self.width = width
    self.height = height
    self.coverage = coverage
  }
}

/// A rectangle of whole pixels.
nonisolated struct PixelRect: Hashable {
  var x, y, width, height: Int

  init(_ x: Int, _ y: Int, _ width: Int, _ height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// For a rectangle that is in whole pixels.
  init(_ rect: Rect) { self.init(Int(rect.x), Int(rect.y), Int(rect.width), Int(rect.height)) }

  var maxX: Int { x + width }
  var maxY: Int { y + height }
  var isEmpty: Bool { width <= 0 || height <= 0 }

  func intersection(_ other: PixelRect) -> PixelRect {
    let left = max(x, other.x), top = max(y, other.y)
    return PixelRect(left, top, max(0, min(maxX, other.maxX) - left), max(0, min(maxY, other.maxY) - top))
  }
}
