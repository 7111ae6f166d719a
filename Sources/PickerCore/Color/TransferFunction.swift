import func Glibc.pow

/// Curves between encoded and linear components. Negative values take the mirrored curve.
public enum TransferFunction {
  /// Encoded sRGB and Display P3 to linear light (IEC 61966-2-1; CSS Color 4, section 10.2).
  public static func linearFromSRGB(_ encoded: Double) -> Double {
    let size = abs(encoded)
    return size <= 0.04045 ? encoded / 12.92 : mirrored(pow((size + 0.055) / 1.055, 2.4), encoded)
  }

  /// Linear light to encoded sRGB and Display P3.
  public static func sRGBFromLinear(_ linear: Double) -> Double {
    let size = abs(linear)
    return size <= 0.0031308 ? linear * 12.92 : mirrored(1.055 * pow(size, 1 / 2.4) - 0.055, linear)
  }

  /// `value` to a power, its sign kept.
  package static func power(_ value: Double, _ exponent: Double) -> Double {
    mirrored(pow(abs(value), exponent), value)
  }

  private static func mirrored(_ size: Double, _ sign: Double) -> Double { sign < 0 ? -size : size }
}

extension SIMD3 where Scalar == Double {
  /// Each component through a function.
  @inline(__always)
  func map(_ transform: (Double) -> Double) -> Self { SIMD3(transform(x), transform(y), transform(z)) }
}
