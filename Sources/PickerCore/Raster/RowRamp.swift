/// Three channels that change linearly along a row of pixels, in fixed point: a level has 24 fraction bits.
///
/// Half a level is added already, so the upper 8 bits are the level rounded half up.
struct RowRamp {
  /// At column 0, where half a level is added.
  let start: SIMD3<Double>
  /// From one column to the next.
  let step: SIMD3<Double>

  /// - Parameters:
  ///   - origin: The encoded channels at the left edge, not the first center; `origin + slope * t` has to stay
  ///     within `0...1` wherever it is painted.
  ///   - slope: How they change over the whole width.
  init(origin: SIMD3<Double>, slope: SIMD3<Double>, across width: Int) {
    step = slope * (255 / Double(width))
    start = origin * 255 + step * 0.5 + 0.5
  }
}

/// A row of pixels being painted.
struct PixelRow {
  let pixels: UnsafeMutablePointer<UInt32>

  /// What fixed point may be off by, in 2^-24 levels: the step is rounded once and added 256 times in a section.
  @inline(always) private static var tolerance: UInt32 { 1 << 8 }
  @inline(always) private static var section: Int { 1024 }

  /// Paints columns one by one.
  @inline(always)
  func fill(_ columns: Range<Int>, exact: (Int) -> UInt32) {
    for x in columns { pixels[x] = exact(x) }
  }

  /// Paints columns of a ramp. Where a channel comes so close to a rounding tie that fixed point could fall on the
  /// wrong side, the pixel is taken from `exact`: the row equals it bit for bit.
  @inline(always)
  func fill(_ columns: Range<Int>, _ ramp: RowRamp, exact: (Int) -> UInt32) {
    var x = columns.lowerBound
    while x < columns.upperBound {
      let end = min(x + Self.section, columns.upperBound)
      fillSection(x..<end, ramp, exact: exact)
      x = end
    }
  }

  @inline(always)
  private func fillSection(_ columns: Range<Int>, _ ramp: RowRamp, exact: (Int) -> UInt32) {
    var channels = RampChannels(
      ramp, from: columns.lowerBound, constant: exact(columns.lowerBound), tolerance: Self.tolerance)
    var x = columns.lowerBound
    while x &+ 16 <= columns.upperBound {
      var near = SIMD4<UInt32>.zero
      for part in 0..<4 {
        let (pixel, ties) = channels.next()
        UnsafeMutableRawPointer(pixels + (x &+ 4 &* part)).storeBytes(of: pixel, as: SIMD4<UInt32>.self)
        near |= ties
      }
      if anySign(near) { correct(x, channels, exact: exact) }
      x &+= 16
    }
    while x < columns.upperBound {
      let (pixel, ties) = channels.next()
      for lane in 0..<min(4, columns.upperBound &- x) {
        pixels[x &+ lane] = ties[lane] >> 31 == 0 ? pixel[lane] : exact(x &+ lane)
      }
      x &+= 4
    }
  }

  /// Goes back over 16 columns for those that are close to a tie.
  @inline(never)
  private func correct(_ column: Int, _ channels: RampChannels, exact: (Int) -> UInt32) {
    var channels = channels
    channels.stepBack(4)
    for x in Swift.stride(from: column, to: column + 16, by: 4) {
      let (_, ties) = channels.next()
      for lane in 0..<4 where ties[lane] >> 31 == 1 { pixels[x + lane] = exact(x + lane) }
    }
  }
}

/// The channels of a ramp at four neighboring columns.
private struct RampChannels {
  var red: SIMD4<UInt32>, green: SIMD4<UInt32>, blue: SIMD4<UInt32>
  let redStep: SIMD4<UInt32>, greenStep: SIMD4<UInt32>, blueStep: SIMD4<UInt32>
  let fraction: SIMD4<UInt32>

  @inline(always)
  init(_ ramp: RowRamp, from column: Int, constant: UInt32, tolerance: UInt32) {
    @inline(always) func lanes(_ start: Double, _ step: Double, _ level: UInt32) -> SIMD4<UInt32> {
      // A constant channel sits in the middle between two ties.
      guard step != 0 else { return SIMD4(repeating: level &<< 24 | 0x80_0000) }
      let first = start + step * Double(column)
      return SIMD4(fixed(first), fixed(first + step), fixed(first + 2 * step), fixed(first + 3 * step)) &+ tolerance
    }
    red = lanes(ramp.start.x, ramp.step.x, constant &>> 16)
    green = lanes(ramp.start.y, ramp.step.y, constant &>> 8)
    blue = lanes(ramp.start.z, ramp.step.z, constant)
    redStep = SIMD4(repeating: fixed(4 * ramp.step.x))
    greenStep = SIMD4(repeating: fixed(4 * ramp.step.y))
    blueStep = SIMD4(repeating: fixed(4 * ramp.step.z))
    fraction = SIMD4(repeating: 0x00FF_FFFF & ~(2 * tolerance - 1))
  }

  /// Four pixels, and lanes with the sign bit set where a channel was too close to a tie.
  @inline(always)
  mutating func next() -> (pixels: SIMD4<UInt32>, ties: SIMD4<UInt32>) {
    let pixels = 0xFF00_0000 | (red &>> 24) &<< 16 | (green &>> 24) &<< 8 | blue &>> 24
    let ties = ((red & fraction) &- 1) | ((green & fraction) &- 1) | ((blue & fraction) &- 1)
    red &+= redStep
    green &+= greenStep
    blue &+= blueStep
    return (pixels, ties)
  }

  mutating func stepBack(_ count: UInt32) {
    red &-= redStep &* count
    green &-= greenStep &* count
    blue &-= blueStep &* count
  }
}

/// Levels with 24 fraction bits; whole multiples of 256 levels fall away, which steps may go through.
/// Adding 1.5 * 2^52 rounds to an integer and leaves it in the low bits.
@inline(always)
private func fixed(_ levels: Double) -> UInt32 {
  UInt32(truncatingIfNeeded: (levels * 0x1p24 + 0x1.8p52).bitPattern)
}

/// Whether a lane has its highest bit set.
@inline(always)
private func anySign(_ lanes: SIMD4<UInt32>) -> Bool {
  let halves = unsafeBitCast(lanes, to: SIMD2<UInt64>.self)
  return (halves.x | halves.y) & 0x8000_0000_8000_0000 != 0
}
