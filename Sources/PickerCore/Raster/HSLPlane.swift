/// The HSL colors of one hue: saturation rightward, lightness upward.
///
/// Source: CSS Color 4, section 7: `l + s * (1 - |2l - 1|) * (full - 1/2)`.
public struct HSLPlane: Gradient {
  /// In degrees.
  public var hue: Double

  public init(hue: Double) { self.hue = hue }

  public func color(at point: SIMD2<Double>) -> RGB {
    let chroma = 1 - abs(2 * point.y - 1)
    return RGB(components: point.y + chroma * point.x * (HSV.fullColor(hue: hue) - 0.5))
  }

  /// A row is linear in the saturation.
  public func fill(_ pixels: inout MutableSpan<UInt32>, _ grid: PixelGrid) {
    let full = HSV.fullColor(hue: hue)
    fillLinearRows(&pixels, grid) { y in
      let lightness = grid.up(y), chroma = 1 - abs(2 * lightness - 1)
      return RowRamp(origin: SIMD3(repeating: lightness), slope: chroma * (full - 0.5), across: grid.width)
    }
  }
}
