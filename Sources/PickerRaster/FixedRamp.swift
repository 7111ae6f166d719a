import PickerCore

/// A ramp in fixed point at four neighboring columns: a level has 24 fraction bits.
struct FixedRamp {
  /// How many columns may follow from one start. Each step of four columns is off by half a unit at most, so after
  /// all of them a channel is off by less than `tolerance`.
  static let longest = 1024
  private static let tolerance: UInt32 = 256

  private var red: SIMD4<UInt32>, green: SIMD4<UInt32>, blue: SIMD4<UInt32>
  private let redStep: SIMD4<UInt32>, greenStep: SIMD4<UInt32>, blueStep: SIMD4<UInt32>

  /// `exact` settles the level of a constant channel that lies on a tie.
  @inline(always)
  init(_ ramp: RowRamp, from column: Int, exact: (Int) -> UInt32) {
    let start = ramp.start + ramp.step * Double(column)
    red = Self.lanes(start.x, ramp.step.x) { exact(column) &>> 16 }
    green = Self.lanes(start.y, ramp.step.y) { exact(column) &>> 8 }
    blue = Self.lanes(start.z, ramp.step.z) { exact(column) }
    redStep = Self.fixed(SIMD4(repeating: ramp.step.x * 4))
    greenStep = Self.fixed(SIMD4(repeating: ramp.step.y * 4))
    blueStep = Self.fixed(SIMD4(repeating: ramp.step.z * 4))
  }

  /// Four columns, with the tolerance added: a level that is off downward still has the right whole part, and one
  /// that is off either way has less than twice the tolerance as its fraction.
  @inline(always)
  private static func lanes(_ start: Double, _ step: Double, tie: () -> UInt32) -> SIMD4<UInt32> {
    if step != 0 { return fixed(start + step * SIMD4(0, 1, 2, 3)) &+ tolerance }
    // A constant is rounded here and moved to the middle between two ties.
    let whole = UInt32(start), fraction = start - Double(whole)
    let level = fraction > 1e-8 && fraction < 1 - 1e-8 ? whole : tie()
    return SIMD4(repeating: level &<< 24 | 0x80_0000)
  }

  /// Levels in fixed point, modulo 256 levels, which steps may pass.
  /// Adding 1.5 * 2^52 rounds to an integer and leaves it in the low bits.
  @inline(always)
  private static func fixed(_ levels: SIMD4<Double>) -> SIMD4<UInt32> {
    SIMD4(truncatingIfNeeded: unsafeBitCast(levels * 0x1p24 + 0x1.8p52, to: SIMD4<UInt64>.self))
  }

  /// Four pixels, and lanes with the highest bit set where a channel is too close to a tie. Channels that are
  /// constant are not checked again.
  @inline(always)
  mutating func next(red isRed: Bool, green isGreen: Bool, blue isBlue: Bool) -> (
    pixels: SIMD4<UInt32>, ties: SIMD4<UInt32>
  ) {
    let fraction = SIMD4<UInt32>(repeating: 0x00FF_FFFF & ~(2 * Self.tolerance - 1))
    let pixels = 0xFF00_0000 | (red &>> 24) &<< 16 | (green &>> 24) &<< 8 | blue &>> 24
    var ties = SIMD4<UInt32>.zero
    if isRed { ties |= (red & fraction) &- 1 }
    if isGreen { ties |= (green & fraction) &- 1 }
    if isBlue { ties |= (blue & fraction) &- 1 }
    if isRed { red &+= redStep }
    if isGreen { green &+= greenStep }
    if isBlue { blue &+= blueStep }
    return (pixels, ties)
  }

  /// The ramp so many steps back.
  @inline(always)
  func before(_ steps: UInt32) -> FixedRamp {
    var earlier = self
    earlier.red &-= redStep &* steps
    earlier.green &-= greenStep &* steps
    earlier.blue &-= blueStep &* steps
    return earlier
  }
}

/// Whether a lane has its highest bit set.
@inline(always)
func anySign(_ lanes: SIMD4<UInt32>) -> Bool {
  let halves = unsafeBitCast(lanes, to: SIMD2<UInt64>.self)
  return (halves.x | halves.y) & 0x8000_0000_8000_0000 != 0
}
