import Glibc

extension Gradient {
  /// Paints one row and copies it to all others.
  @inline(always)
  func fillRows(_ pixels: inout MutableSpan<UInt32>, _ grid: PixelGrid, paint: (PixelRow) -> Void) {
    pixels.withUnsafeMutableBufferPointer { buffer in
      guard let first = grid.start(in: buffer) else { return }
      paint(PixelRow(pixels: first))
      for y in 1..<max(grid.height, 1) { memcpy(first + y * grid.stride, first, grid.width * 4) }
    }
  }

  /// Paints rows whose channels are linear; `ramp` gives each row's.
  @inline(always)
  func fillLinearRows(_ pixels: inout MutableSpan<UInt32>, _ grid: PixelGrid, ramp: (Int) -> RowRamp) {
    pixels.withUnsafeMutableBufferPointer { buffer in
      guard let first = grid.start(in: buffer) else { return }
      for y in 0..<grid.height {
        PixelRow(pixels: first + y * grid.stride).fill(0..<grid.width, ramp(y)) { pixel($0, y, grid) }
      }
    }
  }
}
