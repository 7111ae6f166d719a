extension HorizontalGradient {
  /// Paints a gradient that is linear in encoded sRGB between its ends and the given positions.
  func fillPieces(_ pixels: inout MutableSpan<UInt32>, _ grid: PixelGrid, corners: [Double]) {
    let exact = { x in color(at: grid.right(x)).argb8888 }
    fillRows(&pixels, grid) { row in
      var x = 0, start = 0.0
      for end in corners + [1] {
        let last = end < 1 ? grid.firstColumn(from: end) : grid.width
        let a = LinearGradient.Stop(color(at: start), at: start), b = LinearGradient.Stop(color(at: end), at: end)
        row.fillPiece(x..<last, from: a, to: b, grid, exact: exact)
        (x, start) = (last, end)
      }
    }
  }
}

extension PixelRow {
  /// Paints the columns between two stops.
  func fillPiece(
    _ columns: Range<Int>, from a: LinearGradient.Stop, to b: LinearGradient.Stop, _ grid: PixelGrid,
    exact: (Int) -> UInt32
  ) {
    let start = a.color.components, end = b.color.components, isInside = a.color.isInGamut && b.color.isInGamut
    // A steep ramp would lose its last bits, one beyond the gamut has to be clamped.
    guard isInside, columns.count >= 16 else { return fill(columns, exact: exact) }
    let slope = b.position > a.position ? (end - start) / (b.position - a.position) : .zero
    fill(columns, RowRamp(origin: start - slope * a.position, slope: slope, across: grid.width), exact: exact)
  }
}

extension PixelGrid {
  /// The first column whose center is at `position` or right of it; `width` where there is none.
  func firstColumn(from position: Double) -> Int {
    guard position > 0 else { return 0 }
    guard position <= 1 else { return width }
    var x = min(Int(position * Double(width)), width)
    while x > 0 && right(x - 1) >= position { x -= 1 }
    while x < width && right(x) < position { x += 1 }
    return x
  }
}
