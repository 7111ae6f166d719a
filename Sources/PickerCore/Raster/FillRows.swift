import Glibc

extension HorizontalGradient {
  /// Paints one row and copies it to all others.
  @inline(always)
  func fillRows(_ pixels: inout MutableSpan<UInt32>, _ grid: PixelGrid, paint: (PixelRow) -> Void) {
    pixels.withUnsafeMutableBufferPointer { buffer in
      guard let first = grid.start(in: buffer) else { return }
      paint(PixelRow(pixels: first))
      repeatRow(first, grid)
    }
  }
}

/// Paints all rows of a picture, on two cores where that is worth it.
/// - Parameters:
///   - nanoseconds: About how long a pixel takes.
///   - paint: Paints one row, from its first pixel on.
@inline(always)
func paintRows(
  _ pixels: inout MutableSpan<UInt32>, _ grid: PixelGrid, _ cores: Int, nanoseconds: Double,
  paint: (UnsafeMutablePointer<UInt32>, _ y: Int) -> Void
) {
  pixels.withUnsafeMutableBufferPointer { buffer in
    guard let first = grid.start(in: buffer) else { return }
    let each = Double(grid.width) * nanoseconds
    SecondCore.share(grid.height, nanoseconds: each, cores: cores) { rows in
      for y in rows { paint(first + y * grid.stride, y) }
    }
  }
}

extension Gradient {
  /// Paints all rows; see `paintRows`.
  @inline(always)
  func fillRows(
    _ pixels: inout MutableSpan<UInt32>, _ grid: PixelGrid, _ cores: Int, nanoseconds: Double,
    paint: (UnsafeMutablePointer<UInt32>, _ y: Int) -> Void
  ) {
    paintRows(&pixels, grid, cores, nanoseconds: nanoseconds, paint: paint)
  }

  /// Paints rows whose channels are linear; `ramp` gives each row's.
  @inline(always)
  func fillLinearRows(
    _ pixels: inout MutableSpan<UInt32>, _ grid: PixelGrid, _ cores: Int, ramp: (Int) -> RowRamp
  ) {
    fillRows(&pixels, grid, cores, nanoseconds: 0.4) { first, y in
      PixelRow(pixels: first).fill(0..<grid.width, ramp(y)) { pixel($0, y, grid) }
    }
  }
}

/// Copies the first row to all others.
private func repeatRow(_ first: UnsafeMutablePointer<UInt32>, _ grid: PixelGrid) {
  let block = rowsInBlock(grid)
  for y in 1..<max(min(block, grid.height), 1) { memcpy(first + y * grid.stride, first, grid.width * 4) }
  var y = block
  while y < grid.height {
    let rows = min(block, grid.height - y)
    memcpy(first + y * grid.stride, first, ((rows - 1) * grid.stride + grid.width) * 4)
    y += rows
  }
}

/// How many rows to copy at a time. Pictures beyond the second-level cache copy fastest in blocks of 6 to 8 KB,
/// smaller ones row by row; padding between rows is not to be touched.
private func rowsInBlock(_ grid: PixelGrid) -> Int {
  guard grid.stride == grid.width, grid.count * 4 > 256 << 10 else { return 1 }
  return max(8192 / (grid.width * 4), 1)
}
