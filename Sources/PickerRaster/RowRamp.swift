import PickerCore

/// Three channels that change linearly along a row of pixels, in levels of `0...255` with half a level added, so
/// that the whole part is the level rounded half up. They stay within the levels wherever they are painted.
struct RowRamp {
  /// At the center of column 0.
  var start: SIMD3<Double>
  /// From one column to the next. A channel that does not change has exactly 0.
  var step: SIMD3<Double>

  init(start: SIMD3<Double>, step: SIMD3<Double>) {
    self.start = start
    self.step = step
  }

  /// - Parameters:
  ///   - origin: The encoded channels at the left edge.
  ///   - slope: How they change over the whole width.
  init(origin: SIMD3<Double>, slope: SIMD3<Double>, across width: Int) {
    step = slope * (255 / Double(width))
    start = origin * 255 + step * 0.5 + 0.5
  }
}

/// A row of pixels being painted.
struct PixelRow {
  let pixels: UnsafeMutablePointer<UInt32>

  /// Paints columns one by one.
  @inline(always)
  func fill(_ columns: Range<Int>, exact: (Int) -> UInt32) {
    for x in columns { pixels[x] = exact(x) }
  }

  /// Paints columns of a ramp. Where a channel comes so close to a rounding tie that fixed point could fall on the
  /// wrong side, the pixel is taken from `exact`: the row equals it bit for bit.
  @inline(never)
  func fill(_ columns: Range<Int>, _ ramp: RowRamp, exact: (Int) -> UInt32) {
    var x = columns.lowerBound
    while x < columns.upperBound {
      let end = min(x &+ FixedRamp.longest, columns.upperBound)
      let fixed = FixedRamp(ramp, from: x, exact: exact)
      // Planes have one channel that is constant in a row: leaving it out saves a third.
      if ramp.step.x == 0 {
        fill(x, end, fixed, red: false, green: true, blue: true, exact)
      } else if ramp.step.y == 0 {
        fill(x, end, fixed, red: true, green: false, blue: true, exact)
      } else if ramp.step.z == 0 {
        fill(x, end, fixed, red: true, green: true, blue: false, exact)
      } else {
        fill(x, end, fixed, red: true, green: true, blue: true, exact)
      }
      x = end
    }
  }

  @inline(always)
  private func fill(
    _ first: Int, _ end: Int, _ ramp: FixedRamp, red: Bool, green: Bool, blue: Bool, _ exact: (Int) -> UInt32
  ) {
    var ramp = ramp, x = first
    while x &+ 16 <= end {
      var ties = SIMD4<UInt32>.zero
      for part in 0..<4 {
        let next = ramp.next(red: red, green: green, blue: blue)
        UnsafeMutableRawPointer(pixels + (x &+ 4 &* part)).storeBytes(of: next.pixels, as: SIMD4<UInt32>.self)
        ties |= next.ties
      }
      if anySign(ties) { correct(x, end, ramp.before(4), exact) }
      x &+= 16
    }
    while x &+ 4 <= end {
      let next = ramp.next(red: red, green: green, blue: blue)
      UnsafeMutableRawPointer(pixels + x).storeBytes(of: next.pixels, as: SIMD4<UInt32>.self)
      if anySign(next.ties) { correct(x, end, ramp.before(1), exact) }
      x &+= 4
    }
    if x < end { correct(x, end, ramp, all: true, exact) }
  }

  /// Repaints those of up to 16 columns that are close to a tie, or all of them.
  @inline(never)
  private func correct(_ first: Int, _ end: Int, _ ramp: FixedRamp, all: Bool = false, _ exact: (Int) -> UInt32) {
    var ramp = ramp
    for x in Swift.stride(from: first, to: min(first + 16, end), by: 4) {
      let next = ramp.next(red: true, green: true, blue: true)
      for lane in 0..<min(4, end - x) {
        if next.ties[lane] >> 31 == 1 {
          pixels[x + lane] = exact(x + lane)
        } else if all {
          pixels[x + lane] = next.pixels[lane]
        }
      }
    }
  }
}
