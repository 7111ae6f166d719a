/// The linear sRGB of a row's pixels.
protocol LightRow {
  /// Pixels `column` to `column + 3`; `x` holds their centers, in columns. Pixels right of the row may be asked for.
  func light(_ column: Int, _ x: Lanes) -> LightLanes
  /// What Float may make of an error near the gamut's edges.
  var tolerance: Float { get }
}

extension LightRow {
  var tolerance: Float { 0 }

  /// Paints a row whose colors lie in sRGB, or are to be clamped to it.
  @inline(always)
  func paint(_ pixels: UnsafeMutablePointer<UInt32>, _ columns: Range<Int>, _ table: LevelTable) {
    var column = columns.lowerBound, x = Lanes(0.5, 1.5, 2.5, 3.5) + Float(column)
    while column &+ 4 <= columns.upperBound {
      table.store(light(column, x), pixels + column)
      x += 4
      column &+= 4
    }
    guard column < columns.upperBound else { return }
    withFour { four in
      table.store(light(column, x), four)
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

/// A gamut marking spread out for one width, so that four pixels of it are one load.
struct MarkedRows {
  private let p3: [UInt32], outside: [UInt32]
  private let p3Period: Int, outsidePeriod: Int
  private let p3IsClamped: Bool, outsideIsClamped: Bool, distinguishes: Bool
  private let table = LevelTable.shared, matrix = FloatMatrix.displayP3

  init(_ marking: GamutMarking, _ width: Int) {
    func spread(_ fill: GamutMarking.Fill) -> [UInt32] { (0..<(width + 4 + fill.period)).map { fill.pixel($0, 0) ?? 0 } }
    (p3, outside) = (spread(marking.displayP3), spread(marking.outside))
    (p3Period, outsidePeriod) = (marking.displayP3.period, marking.outside.period)
    (p3IsClamped, outsideIsClamped) = (marking.displayP3 == .clamped, marking.outside == .clamped)
    distinguishes = marking.displayP3 != marking.outside
  }

  /// Paints row `y`. Pixels next to an edge of a gamut are taken from `exact`.
  @inline(always)
  func paint(
    _ row: some LightRow, _ pixels: UnsafeMutablePointer<UInt32>, _ width: Int, _ y: Int, exact: (Int) -> UInt32
  ) {
    p3.withUnsafeBufferPointer { p3 in
      outside.withUnsafeBufferPointer { outside in
        let p3 = p3.baseAddress! + y % p3Period, outside = outside.baseAddress! + y % outsidePeriod
        let tolerance = Lanes(repeating: row.tolerance)
        var column = 0, x = Lanes(0.5, 1.5, 2.5, 3.5)
        while column < width {
          let light = row.light(column, x), margin = light.margin
          let isWhole = column &+ 4 <= width
          if isWhole && !anyNegative(margin - tolerance) {
            table.store(light, pixels + column)
          } else if isWhole && !distinguishes && !outsideIsClamped && !anyNegative(-margin - tolerance) {
            copyFour(outside + column, pixels + column)
          } else {
            let wide = light.multiplied(by: matrix).margin
            let near = smaller(magnitude(margin), distinguishes ? magnitude(wide) : magnitude(margin)) - tolerance
            withFour { four in
              if p3IsClamped || outsideIsClamped || anyNegative(-margin) { table.store(light, four) }
              let shown = load(four)
              let marked = select(
                whereNegative(wide), outsideIsClamped ? shown : load(outside + column),
                p3IsClamped ? shown : load(p3 + column))
              UnsafeMutableRawPointer(four).storeBytes(
                of: select(whereNegative(margin), marked, shown), as: SIMD4<UInt32>.self)
              if isWhole {
                copyFour(four, pixels + column)
              } else {
                for lane in 0..<(width &- column) { pixels[column + lane] = four[lane] }
              }
            }
            if anyNegative(near) {
              for lane in 0..<min(4, width &- column) where near[lane] < 0 { pixels[column + lane] = exact(column + lane) }
            }
          }
          x += 4
          column &+= 4
        }
      }
    }
  }
}

@inline(always)
private func load(_ pixels: UnsafePointer<UInt32>) -> SIMD4<UInt32> {
  UnsafeRawPointer(pixels).loadUnaligned(as: SIMD4<UInt32>.self)
}

@inline(always)
private func copyFour(_ from: UnsafePointer<UInt32>, _ to: UnsafeMutablePointer<UInt32>) {
  UnsafeMutableRawPointer(to).storeBytes(of: load(from), as: SIMD4<UInt32>.self)
}
