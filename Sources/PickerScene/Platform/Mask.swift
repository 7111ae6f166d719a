import PickerCore

/// A picture of coverage, a byte a pixel, row by row: an antialiased shape or a glyph.
nonisolated final class Mask {
  let width, height: Int
  /// Where its first pixel is: what is empty around a glyph is left out.
  let left, top: Int
  /// `0...255`, `width × height` of them; as long as the mask lives.
  let coverage: UnsafePointer<UInt8>

  init(left: Int = 0, top: Int = 0, width: Int, height: Int, coverage bytes: [UInt8]) {
    precondition(bytes.count == width * height, "a byte a pixel")
    self.left = left
    self.top = top
    self.width = width
    self.height = height
    let own = UnsafeMutablePointer<UInt8>.allocate(capacity: max(1, bytes.count))
    own.initialize(from: bytes, count: bytes.count)
    coverage = UnsafePointer(own)
  }

  deinit { coverage.deallocate() }
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
