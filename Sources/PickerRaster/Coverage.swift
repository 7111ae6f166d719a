/// A picture of coverage, a byte a pixel, row by row: an antialiased shape or a glyph.
package final class Coverage {
  package let width, height: Int
  /// Where its first pixel is: what is empty around a glyph is left out.
  package let left, top: Int
  /// `0...255`, `width × height` of them; as long as this object lives.
  package let bytes: UnsafePointer<UInt8>

  package init(left: Int = 0, top: Int = 0, width: Int, height: Int, coverage: [UInt8]) {
    precondition(coverage.count == width * height, "a byte a pixel")
    self.left = left
    self.top = top
    self.width = width
    self.height = height
    let own = UnsafeMutablePointer<UInt8>.allocate(capacity: max(1, coverage.count))
    own.initialize(from: coverage, count: coverage.count)
    bytes = UnsafePointer(own)
  }

  deinit { bytes.deallocate() }
}

