import PickerCore

/// Which bits of a screen's pixel hold red, green and blue.
nonisolated struct PixelLayout: Hashable, Sendable {
  private struct Channel: Hashable, Sendable {
    var shift: Int
    /// The channel's highest value.
    var top: UInt

    /// - Returns: `nil` unless the bits are neighbors, and 16 at most.
    init?(_ mask: UInt) {
      guard mask != 0 else { return nil }
      shift = mask.trailingZeroBitCount
      top = mask >> UInt(shift)
      guard top & (top + 1) == 0, top <= 0xFFFF else { return nil }
    }

    func value(in pixel: UInt) -> Double { Double(pixel >> UInt(shift) & top) / Double(top) }
    func bits(_ value: Double) -> UInt { UInt((min(max(value, 0), 1) * Double(top)).rounded()) << UInt(shift) }
  }

  private let red, green, blue: Channel

  /// - Returns: `nil` for masks that no pixel of red, green and blue has.
  init?(red: UInt, green: UInt, blue: UInt) {
    guard red & green == 0, green & blue == 0, blue & red == 0, let r = Channel(red), let g = Channel(green),
      let b = Channel(blue)
    else { return nil }
    (self.red, self.green, self.blue) = (r, g, b)
  }

  /// Encoded sRGB, as far as the screen is that.
  func rgb(_ pixel: UInt) -> RGB { RGB(red.value(in: pixel), green.value(in: pixel), blue.value(in: pixel)) }

  /// The pixel nearest to a color.
  func pixel(_ rgb: RGB) -> UInt { red.bits(rgb.red) | green.bits(rgb.green) | blue.bits(rgb.blue) }
}
