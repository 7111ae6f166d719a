/// Where a color stands on the hexagon of hues that HSV, HSL and HWB share: red at 0°, green at 120°, blue at 240°.
struct RGBHexagon {
  /// In degrees, `0..<360`; 0 for a gray.
  let hue: Double
  let max, min: Double
  /// `max - min`; exactly 0 for a gray.
  let chroma: Double

  /// A gray that comes out of a longer conversion has channels that differ in their last places.
  /// It counts as the gray it is; else the noise would grow to a hue and, next to white, to a saturation.
  init(_ rgb: RGB) {
    let c = rgb.components, high = c.max(), low = c.min(), spread = high - low
    max = high
    guard spread > 1e-11 * Swift.max(high, -low) + 1e-14 else {
      (hue, min, chroma) = (0, high, 0)
      return
    }
    (min, chroma) = (low, spread)
    let sector =
      high == c.x
      ? (c.y - c.z) / spread
      : high == c.y ? (c.z - c.x) / spread + 2 : (c.x - c.y) / spread + 4
    hue = wrapDegrees(60 * sector)
  }
}
