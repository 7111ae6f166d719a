import PickerCore

/// What a plane shows where its colors are outside of sRGB.
public struct GamutMarking: Hashable, Sendable {
  public enum Fill: Hashable, Sendable {
    /// The color with each channel clamped.
    case clamped
    /// An ARGB8888 pixel.
    case flat(UInt32)
    /// Stripes that rise to the right, both of half a period, measured in pixels along a row.
    case hatched(UInt32, UInt32, period: Int)

    /// nil where the color itself is shown.
    func pixel(_ x: Int, _ y: Int) -> UInt32? {
      switch self {
      case .clamped: nil
      case .flat(let pixel): pixel
      case .hatched(let first, let second, let period): (x + y) % max(period, 1) * 2 < period ? first : second
      }
    }

    var period: Int { if case .hatched(_, _, let period) = self { max(period, 1) } else { 1 } }
  }

  /// Inside of Display P3.
  public var displayP3: Fill
  /// Outside of both.
  public var outside: Fill

  public init(displayP3: Fill, outside: Fill) {
    self.displayP3 = displayP3
    self.outside = outside
  }

  /// The pixel of a color.
  func pixel(_ color: some ColorSpace, _ x: Int, _ y: Int) -> UInt32 {
    let rgb = color.rgb
    if rgb.isInGamut { return rgb.argb8888 }
    let fill = displayP3 != outside && DisplayP3(xyz: color.xyz).isInGamut ? displayP3 : outside
    return fill.pixel(x, y) ?? rgb.argb8888
  }
}

extension RGBColorSpace {
  /// Whether all channels lie in `0...1`.
  var isInGamut: Bool { components.min() >= 0 && components.max() <= 1 }
}
