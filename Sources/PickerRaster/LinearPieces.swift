import PickerCore

extension HorizontalGradient {
  /// Paints a gradient that is linear in encoded sRGB between its ends and the given positions.
  func fillPieces(_ pixels: inout MutableSpan<UInt32>, _ grid: PixelGrid, corners: [Double]) {
    fillRows(&pixels, grid) { row in
      row.fillPieces(grid, corners: corners, color: color(at:)) { color(at: grid.right($0)).argb8888 }
    }
  }
}

extension PixelRow {
  /// Paints a row that is linear in encoded sRGB between its ends and the given positions.
  func fillPieces(_ grid: PixelGrid, corners: [Double], color: (Double) -> RGB, exact: (Int) -> UInt32) {
    var x = 0, start = LinearGradient.Stop(color(0), at: 0)
    for index in 0...corners.count {
      let position = index < corners.count ? corners[index] : 1
      let last = position < 1 ? grid.firstColumn(from: position) : grid.width
      let end = LinearGradient.Stop(color(position), at: position)
      fillPiece(x..<last, from: start, to: end, grid, exact: exact)
      (x, start) = (last, end)
    }
  }

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

extension ColorAxis {
  /// Where the channels of encoded sRGB change their slopes along this axis, if they are linear in between.
  func corners(in space: any ColorSpace.Type) -> [Double]? {
    guard space == RGB.self || space == HSV.self || space == HSL.self else { return nil }
    var values: [Double] = []
    if space != RGB.self && channel == 0 {
      guard range.lowerBound >= 0, range.upperBound <= 360 else { return nil }
      values = [60, 120, 180, 240, 300]
    } else if space == HSL.self && channel == 2 {
      values = [0.5]
    }
    return values.map { position(of: $0) }.filter { $0 > 0 && $0 < 1 }
  }
}

extension PixelGrid {
  /// The first column whose center is at `position` or right of it; `width` where there is none.
  func firstColumn(from position: Double) -> Int {
    guard position > 0 else { return 0 }
    guard position <= 1 else { return width }
    // At a center it is the division that decides, as in `right`; elsewhere rounding does.
    let place = position * Double(width) + 0.5
    var x = min(Int(place), width)
    let offset = place - Double(x)
    if offset > 1e-6, offset < 1 - 1e-6 { return x }
    while x > 0 && right(x - 1) >= position { x -= 1 }
    while x < width && right(x) < position { x += 1 }
    return x
  }
}
