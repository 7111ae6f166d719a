import PickerCore

/// The spaces that a hue wheel can show.
public enum WheelSpace: Hashable, Sendable {
  case hsv, okhsv

  public var space: any ColorSpace.Type {
    switch self {
    case .hsv: HSV.self
    case .okhsv: OKHSV.self
    }
  }

  /// - Parameters:
  ///   - hue: In degrees.
  ///   - shade: Saturation and value, both in `0...1`.
  public func color(hue: Double, shade: SIMD2<Double> = .one) -> RGB {
    switch self {
    case .hsv: HSV(hue, shade.x, shade.y).rgb
    case .okhsv: OKHSV(hue, shade.x, shade.y).rgb
    }
  }
}

extension RGB {
  /// A pixel of this color that lets the rest of what is below it through; nothing at all where it covers nothing.
  func pixel(coverage: Double) -> UInt32 {
    let alpha = UInt32(byte(coverage))
    return alpha == 0 ? 0 : alpha << 24 | argb8888 & 0x00FF_FFFF
  }
}
