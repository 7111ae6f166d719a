import PickerCore

/// The linear sRGB of a row's pixels.
protocol LightRow {
  /// Pixels `column` to `column + 3`; `x` holds their centers, in columns. Pixels right of the row may be asked for,
  /// with the center of its last one.
  func light(_ column: Int, _ x: Lanes) -> LightLanes
  /// The error that Float may make near the gamut's edges.
  var tolerance: Float { get }
  /// Paints these four pixels; by default their linear light through the table.
  func paintFour(_ column: Int, _ x: Lanes, _ pixels: UnsafeMutablePointer<UInt32>, _ table: LevelTable)
}

extension LightRow {
  var tolerance: Float { 0 }

  @inline(always)
  func paintFour(_ column: Int, _ x: Lanes, _ pixels: UnsafeMutablePointer<UInt32>, _ table: LevelTable) {
    table.store(light(column, x), pixels)
  }

  /// Paints a row whose colors lie in sRGB, or are to be clamped to it.
  @inline(always)
  func paint(_ pixels: UnsafeMutablePointer<UInt32>, _ columns: Range<Int>, _ table: LevelTable) {
    var column = columns.lowerBound, x = Lanes(0.5, 1.5, 2.5, 3.5) + Float(column)
    while column &+ 4 <= columns.upperBound {
      paintFour(column, x, pixels + column, table)
      x += 4
      column &+= 4
    }
    guard column < columns.upperBound else { return }
    // Right of the row there may be no color at all: the last pixel's is used.
    let last = Lanes(repeating: Float(columns.upperBound) - 0.5)
    withFour { four in
      paintFour(column, smaller(x, last), four, table)
      for lane in 0..<(columns.upperBound - column) { pixels[column + lane] = four[lane] }
    }
  }
}

/// A place for four pixels.
@inline(always)
func withFour(_ body: (UnsafeMutablePointer<UInt32>) -> Void) {
  var four = SIMD4<UInt32>.zero
  withUnsafeMutablePointer(to: &four) {
    $0.withMemoryRebound(to: UInt32.self, capacity: 4) { body($0) }
  }
}
