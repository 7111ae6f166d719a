/// Lengths in points as lengths in pixels.
///
/// A place that was divided by the scale and is multiplied by it again may miss what it was by its last bit. Here it does
/// not, as long as it was a multiple of a millionth of a pixel: the center of a pixel stays the center of a pixel, so that
/// the color picked there is to the last bit the color drawn there.
public enum PixelRatio {
  public static func pixels(_ points: Double, _ scale: Double) -> Double {
    scale == 1 ? points : (points * scale * 0x1p20).rounded() * 0x1p-20
  }
}
