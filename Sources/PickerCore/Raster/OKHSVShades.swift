/// The shades of one hue of OKHSV in no particular order; see `OKHSVRow` for how they are computed.
/// What depends on saturation alone is in a table, linear in between.
struct OKHSVShades: @unchecked Sendable {
  private static let count = 1024
  /// Linear sRGB at lightness 1, and OKLab's lightness before the toe is undone where value is 1.
  private let light: UnsafeMutablePointer<SIMD4<Float>>
  /// The same light encoded, in levels and without the offset of the curve.
  private let encoded: UnsafeMutablePointer<SIMD4<Float>>

  init(hue: Double) {
    light = .allocate(capacity: Self.count + 1)
    encoded = .allocate(capacity: Self.count + 1)
    let triangle = OKHSV.Triangle(OKGamut(direction: direction(hue: hue)))
    for step in 0...Self.count {
      let column = OKHSVColumn(triangle, saturation: Double(step) / Double(Self.count))
      let share = SIMD3<Float>(column.light)
      (light + step).initialize(to: SIMD4(share, Float(column.top)))
      (encoded + step).initialize(to: SIMD4(column.encoded, 0))
    }
  }

  func deallocate() {
    light.deallocate()
    encoded.deallocate()
  }

  /// The opaque pixel of a shade, both parts in `0...1`.
  @inline(always)
  func pixel(saturation: Float, value: Float) -> UInt32 {
    let place = saturation * Float(Self.count), index = min(Int(place), Self.count - 1), t = place - Float(index)
    let light = light[index] + (light[index + 1] - light[index]) * t
    let encoded = encoded[index] + (encoded[index + 1] - encoded[index]) * t
    let z = value * light.w
    let lightness = z * (z + Float(OKToe.k1)) / (Float(OKToe.k3) * z + Float(OKToe.k3 * OKToe.k2))
    let levels = encoded * (lightness * lightness.squareRoot().squareRoot()) - 0.055 * 255
    let dark = light * (lightness * lightness * lightness * (12.92 * 255))
    return 0xFF00_0000 | level(levels.x, dark.x) &<< 16 | level(levels.y, dark.y) &<< 8 | level(levels.z, dark.z)
  }

  /// The curve gives way to a straight line near black.
  @inline(always)
  private func level(_ curve: Float, _ line: Float) -> UInt32 {
    let level = curve < 0.04045 * 255 ? max(line, 0) : min(curve, 255)
    return UInt32(truncatingIfNeeded: Int32(level + 0.5))
  }
}
