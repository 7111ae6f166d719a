import PickerCore

/// Linear light to 8-bit levels of encoded sRGB, by the exponent and the upper ten fraction bits of a Float.
///
/// A cell holds the level of its middle; the error is at most a tenth of a level before rounding, at the bright end.
struct LevelTable: @unchecked Sendable {
  /// Light below is level 0, light above level 255.
  private static let least: Float = 0x1p-13, most: Float = 2
  private static let dropped: UInt32 = 13
  private static let base = least.bitPattern >> dropped

  static let shared = LevelTable()
  /// By the bits of a Float that number a cell; those for light below `least` are left out.
  private let levels: UnsafePointer<UInt8>
  /// The memory, which lives as long as the process.
  private let memory: UnsafeMutablePointer<UInt8>

  private init() {
    let count = Int(Self.most.bitPattern >> Self.dropped - Self.base) + 1
    let levels = UnsafeMutablePointer<UInt8>.allocate(capacity: count)
    var level = 0, next = RGB.linear(0.5 / 255)
    for cell in 0..<count {
      let middle = Float(bitPattern: (Self.base + UInt32(cell)) << Self.dropped | 1 << (Self.dropped - 1))
      while level < 255 && Double(middle) >= next {
        level += 1
        next = RGB.linear((Double(level) + 0.5) / 255)
      }
      levels[cell] = UInt8(level)
    }
    memory = levels
    self.levels = UnsafePointer(levels) - Int(Self.base)
  }

  /// Four pixels of linear light, clamped to the gamut.
  @inline(always)
  func store(_ light: LightLanes, _ pixels: UnsafeMutablePointer<UInt32>) {
    storeDim(
      LightLanes(red: smaller(light.red, .one), green: smaller(light.green, .one), blue: smaller(light.blue, .one)),
      pixels)
  }

  /// Four pixels of linear light, of which all is below 2.
  @inline(always)
  func storeDim(_ light: LightLanes, _ pixels: UnsafeMutablePointer<UInt32>) {
    let r = cells(light.red), g = cells(light.green), b = cells(light.blue)
    let raw = UnsafeMutableRawPointer(pixels)
    raw.storeBytes(of: pair(r.x, g.x, b.x), as: UInt64.self)
    raw.storeBytes(of: pair(r.y, g.y, b.y), toByteOffset: 8, as: UInt64.self)
  }

  @inline(always)
  private func cells(_ light: Lanes) -> SIMD2<UInt64> {
    let bits = unsafeBitCast(larger(light, Lanes(repeating: Self.least)), to: SIMD4<UInt32>.self)
    return unsafeBitCast(bits &>> 13, to: SIMD2<UInt64>.self)
  }

  /// Two pixels from two cells of each channel.
  @inline(always)
  private func pair(_ r: UInt64, _ g: UInt64, _ b: UInt64) -> UInt64 {
    let low = level(r & 0xFFFF_FFFF) &<< 16 | level(g & 0xFFFF_FFFF) &<< 8 | level(b & 0xFFFF_FFFF)
    let high = level(r &>> 32) &<< 48 | level(g &>> 32) &<< 40 | level(b &>> 32) &<< 32
    return 0xFF00_0000_FF00_0000 | low | high
  }

  @inline(always)
  private func level(_ cell: UInt64) -> UInt64 { UInt64(levels[Int(truncatingIfNeeded: cell)]) }
}
