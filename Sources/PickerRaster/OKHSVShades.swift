import PickerCore

/// The shades of one hue of OKHSV in no particular order; see `OKHSVRow` for how they are computed.
/// The light of a saturation is in a table, linear in between.
struct OKHSVShades: @unchecked Sendable {
  private static let count = 1024
  /// Linear sRGB at lightness 1, as blue, green and red.
  private let light: UnsafeMutablePointer<Lanes>
  /// The same encoded, in levels and without the offset of the curve.
  private let encoded: UnsafeMutablePointer<Lanes>
  /// How far OKLab's lightness falls with saturation where value is 1: `saturation · fall / (1 - saturation · bend)`.
  private let fall, bend: Float

  /// How much memory the tables take, in lanes. One entry too many in each: a saturation of 1 looks beyond it.
  static let capacity = 2 * (count + 2)

  /// - Parameter memory: Outlives the shades.
  init(hue: Double, in memory: UnsafeMutablePointer<Lanes>) {
    light = memory
    encoded = memory + Self.count + 2
    let triangle = OKHSV.Triangle(OKGamut(direction: direction(hue: hue)))
    (fall, bend) = (Float(triangle.fall), Float(triangle.bend))
    for step in 0...Self.count + 1 {
      let column = OKHSVColumn(triangle, saturation: min(Double(step) / Double(Self.count), 1))
      let share = SIMD3<Float>(column.light), curve = column.encoded
      (light + step).initialize(to: Lanes(share.z, share.y, share.x, 1))
      (encoded + step).initialize(to: Lanes(curve.z, curve.y, curve.x, 1000))
    }
  }

  /// Paints four opaque pixels from their weights of hue and white, not negative and not both 0.
  @inline(always)
  func paintFour(hue: Lanes, white: Lanes, _ pixels: UnsafeMutablePointer<UInt32>) {
    let value = hue + white, saturation = smaller(hue / value, .one)
    let z = value * (1 - saturation * fall / (1 - saturation * bend))
    let l = z * (z + Float(OKToe.k1)) / (Float(OKToe.k3) * z + Float(OKToe.k3 * OKToe.k2))
    let power = encodingPower(l), dark = l * l * l * (12.92 * 255), place = saturation * Float(Self.count)
    pixels[0] = pixel(place.x, power.x, dark.x)
    pixels[1] = pixel(place.y, power.y, dark.y)
    pixels[2] = pixel(place.z, power.z, dark.z)
    pixels[3] = pixel(place.w, power.w, dark.w)
  }

  @inline(always)
  private func pixel(_ place: Float, _ power: Float, _ dark: Float) -> UInt32 {
    let index = Int32(place), t = place - Float(index), straight: Float = 0.04045 * 255
    let first = encoded[Int(index)]
    var levels = (first + (encoded[Int(index) + 1] - first) * t) * power - 0.055 * 255
    let dim = whereNegative(levels - straight)
    if signs(levels - straight) & 0b111 != 0 {
      // The curve gives way to a straight line.
      let first = light[Int(index)], line = (first + (light[Int(index) + 1] - first) * t) * dark
      levels = select(dim, larger(line, .zero), levels)
    }
    // Adding 2^23 leaves the rounded level in the low bits.
    let bits = unsafeBitCast(smaller(levels, Lanes(repeating: 255)) + 0x1p23, to: SIMD4<UInt32>.self)
    return 0xFF00_0000 | (bits.z & 255) &<< 16 | (bits.y & 255) &<< 8 | bits.x & 255
  }
}
