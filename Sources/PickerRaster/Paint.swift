import PickerCore

/// One color, painted over opaque pixels in ARGB8888 as much as a coverage says.
///
/// Each channel is `(color · a + below · (255 - a)) / 255`, rounded, where `a` is coverage times the color's alpha.
public struct Paint: Sendable, Hashable {
  /// With alpha 255.
  let color: UInt32
  /// `0...255`.
  let alpha: UInt32

  public init(_ color: RGBA) {
    self.color = color.rgb.argb8888
    alpha = UInt32(byte(color.alpha))
  }

  /// Paints over `count` pixels, all of them covered equally.
  /// - Parameter coverage: `0...255`.
  public func paint(_ pixels: UnsafeMutablePointer<UInt32>, count: Int, coverage: UInt8 = 255) {
    let a = times(UInt32(coverage), alpha)
    guard a > 0, count > 0 else { return }
    if a == 255 { return pixels.update(repeating: color, count: count) }
    let lanes = SIMD4(repeating: a &* 0x1_0001)
    var i = 0
    while i &+ 4 <= count {
      mix(UnsafeMutableRawPointer(pixels + i), lanes)
      i &+= 4
    }
    while i < count {
      pixels[i] = mixed(pixels[i], a)
      i &+= 1
    }
  }

  /// Paints over `count` pixels, each covered by its own byte.
  public func paint(_ pixels: UnsafeMutablePointer<UInt32>, count: Int, coverage: UnsafePointer<UInt8>) {
    guard alpha > 0 else { return }
    let strength = SIMD4(repeating: alpha)
    var i = 0
    while i &+ 4 <= count {
      paintFour(pixels + i, UnsafeRawPointer(coverage + i).loadUnaligned(as: UInt32.self), strength)
      i &+= 4
    }
    guard i < count else { return }
    if count >= 4 {
      // The last four: those painted already are not covered again.
      let four = UnsafeRawPointer(coverage + (count &- 4)).loadUnaligned(as: UInt32.self)
      let painted = UInt32(truncatingIfNeeded: 4 &- (count &- i))
      return paintFour(pixels + (count &- 4), four & .max &<< (8 &* painted), strength)
    }
    while i < count {
      pixels[i] = mixed(pixels[i], times(UInt32(coverage[i]), alpha))
      i &+= 1
    }
  }

  /// Four pixels; a byte of `four` is the coverage of each, the lowest that of the first.
  @inline(always)
  private func paintFour(_ pixels: UnsafeMutablePointer<UInt32>, _ four: UInt32, _ strength: SIMD4<UInt32>) {
    guard four != 0 else { return }
    let target = UnsafeMutableRawPointer(pixels)
    if four == .max, alpha == 255 {
      return target.storeBytes(of: SIMD4(repeating: color), as: SIMD4<UInt32>.self)
    }
    var a = spread(four)
    if alpha != 255 {
      let sum = a &* strength &+ 128
      a = (sum &+ sum &>> 8) &>> 8
    }
    mix(target, a | a &<< 16)
  }

  /// Each byte of a word in a lane of its own.
  @inline(always)
  private func spread(_ four: UInt32) -> SIMD4<UInt32> {
    SIMD4<UInt32>(truncatingIfNeeded: unsafeBitCast(four, to: SIMD4<UInt8>.self))
  }

  /// Four pixels; `a` has each one's alpha in both halves.
  @inline(always)
  private func mix(_ pixels: UnsafeMutableRawPointer, _ a: SIMD4<UInt32>) {
    let below = pixels.loadUnaligned(as: SIMD4<UInt32>.self), halves = SIMD4<UInt32>(repeating: 0xFF_00FF)
    let new = SIMD4(repeating: color)
    let even = blended(below & halves, new & halves, a)
    let odd = blended((below &>> 8) & halves, (new &>> 8) & halves, a)
    pixels.storeBytes(of: even | odd &<< 8, as: SIMD4<UInt32>.self)
  }

  /// Two channels a lane.
  @inline(always)
  private func blended(_ below: SIMD4<UInt32>, _ new: SIMD4<UInt32>, _ a: SIMD4<UInt32>) -> SIMD4<UInt32> {
    typealias Halves = SIMD8<UInt16>
    let weight = unsafeBitCast(a, to: Halves.self)
    let sum =
      unsafeBitCast(below, to: Halves.self) &* (255 &- weight) &+ unsafeBitCast(new, to: Halves.self) &* weight &+ 128
    return unsafeBitCast((sum &+ sum &>> 8) &>> 8, to: SIMD4<UInt32>.self)
  }

  @inline(always)
  private func mixed(_ below: UInt32, _ a: UInt32) -> UInt32 {
    let b = 255 &- a
    return times(below &>> 24, b, color &>> 24, a) &<< 24
      | times(below &>> 16 & 255, b, color &>> 16 & 255, a) &<< 16
      | times(below &>> 8 & 255, b, color &>> 8 & 255, a) &<< 8
      | times(below & 255, b, color & 255, a)
  }

  /// `(x · a + y · b) / 255`, rounded; `a + b` is 255 or `y` is 0.
  @inline(always)
  private func times(_ x: UInt32, _ a: UInt32, _ y: UInt32 = 0, _ b: UInt32 = 0) -> UInt32 {
    let sum = x &* a &+ y &* b &+ 128
    return (sum &+ sum &>> 8) &>> 8
  }
}
