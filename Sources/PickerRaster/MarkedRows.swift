import PickerCore

/// A gamut marking laid out for one width, so that four of its pixels are one load.
final class MarkedRows: @unchecked Sendable {
  private let displayP3, outside: SpreadFill
  private let distinguishes: Bool
  private let table = LevelTable.shared

  init(_ marking: GamutMarking, _ width: Int) {
    displayP3 = SpreadFill(marking.displayP3, width)
    outside = SpreadFill(marking.outside, width)
    distinguishes = marking.displayP3 != marking.outside
  }

  /// Paints row `y`. Pixels next to an edge of a gamut are taken from `exact`.
  @inline(always)
  func paint(
    _ row: some LightRow, _ pixels: UnsafeMutablePointer<UInt32>, _ width: Int, _ y: Int, exact: (Int) -> UInt32
  ) {
    let p3 = displayP3.row(y), outer = outside.row(y), tolerance = Lanes(repeating: row.tolerance),
      matrix = LaneMatrix.displayP3
    let isMarked = !displayP3.isClamped && !outside.isClamped
    // What lies between the gamuts is clamped to the smaller one; next to its edge that hardly differs from what is inside.
    let clampsOnlyP3 = displayP3.isClamped && !outside.isClamped
    var column = 0, x = Lanes(0.5, 1.5, 2.5, 3.5)
    while column &+ 4 <= width {
      let light = row.light(column, x), margin = light.margin
      if signs(margin - tolerance) == 0 {
        table.storeDim(light, pixels + column)
      } else if isMarked && signs(margin + tolerance) == 0b1111 {
        let wide = distinguishes ? matrix.sharingBlue(light).margin : margin
        let marks = select(whereNegative(wide), load(outer + column), load(p3 + column))
        UnsafeMutableRawPointer(pixels + column).storeBytes(of: marks, as: SIMD4<UInt32>.self)
        if signs(magnitude(wide) - tolerance) != 0 { mixed(light, tolerance, pixels, column, 4, y, exact) }
      } else if clampsOnlyP3 {
        let wide = matrix.sharingBlue(light).margin
        if signs(wide - tolerance) == 0 {
          table.store(light, pixels + column)
        } else if signs(wide + tolerance) == 0b1111 {
          UnsafeMutableRawPointer(pixels + column).storeBytes(of: load(outer + column), as: SIMD4<UInt32>.self)
        } else {
          mixed(light, tolerance, pixels, column, 4, y, exact)
        }
      } else {
        mixed(light, tolerance, pixels, column, 4, y, exact)
      }
      x += 4
      column &+= 4
    }
    if column < width { mixed(row.light(column, x), tolerance, pixels, column, width - column, y, exact) }
  }

  /// Up to four pixels on both sides of an edge.
  @inline(never)
  private func mixed(
    _ light: LightLanes, _ tolerance: Lanes, _ pixels: UnsafeMutablePointer<UInt32>, _ column: Int, _ count: Int,
    _ y: Int, _ exact: (Int) -> UInt32
  ) {
    let margin = light.margin, wide = distinguishes ? LaneMatrix.displayP3.sharingBlue(light).margin : margin
    let near = smaller(magnitude(margin), magnitude(wide)) - tolerance
    withFour { four in
      table.store(light, four)
      for lane in 0..<count {
        let x = column + lane, fill = wide[lane] < 0 ? outside : displayP3
        if near[lane] < 0 {
          pixels[x] = exact(x)
        } else if margin[lane] >= 0 || fill.isClamped {
          pixels[x] = four[lane]
        } else {
          pixels[x] = fill.row(y)[x]
        }
      }
    }
  }
}

/// One fill's pixels along a row and its period.
private final class SpreadFill: @unchecked Sendable {
  private let pixels: UnsafeMutablePointer<UInt32>
  private let period: Int
  let isClamped: Bool

  init(_ fill: GamutMarking.Fill, _ width: Int) {
    period = fill.period
    isClamped = fill == .clamped
    pixels = .allocate(capacity: width + period)
    for x in 0..<(width + period) { (pixels + x).initialize(to: fill.pixel(x, 0) ?? 0) }
  }

  deinit { pixels.deallocate() }

  @inline(always)
  func row(_ y: Int) -> UnsafeMutablePointer<UInt32> { pixels + y % period }
}

@inline(always)
private func load(_ pixels: UnsafePointer<UInt32>) -> SIMD4<UInt32> {
  UnsafeRawPointer(pixels).loadUnaligned(as: SIMD4<UInt32>.self)
}
