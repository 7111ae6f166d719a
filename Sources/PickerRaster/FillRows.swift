import func Glibc.memcpy
import PickerCore

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

/// Copies the first row to all others, one by one.
///
/// Copies between addresses whose low bits are equal wait for each other, as happens often where a row's bytes are a
/// multiple of 1024. There each row is copied from the one before, as long as the picture fits the second-level cache.
private func repeatRow(_ first: UnsafeMutablePointer<UInt32>, _ grid: PixelGrid) {
  let bytes = grid.width * 4
  let copiesPrevious = grid.count * 4 <= 2 << 20 && (grid.stride * 4).isMultiple(of: 1024)
  var row = first
  for _ in 1..<max(grid.height, 1) {
    let next = row + grid.stride
    memcpy(next, copiesPrevious ? row : first, bytes)
    row = next
  }
}
