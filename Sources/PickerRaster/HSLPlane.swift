import PickerCore

/// The HSL colors of one hue: saturation rightward, lightness upward.
public struct HSLPlane: Gradient {
  /// In degrees.
  public var hue: Double

  public init(hue: Double) { self.hue = hue }

  public func color(at point: SIMD2<Double>) -> RGB { HSL(hue, point.x, point.y).rgb }

  /// A row is linear: `l + s * (1 - |2l - 1|) * (full - 1/2)`.
  public func fill(_ pixels: inout MutableSpan<UInt32>, _ grid: PixelGrid, cores: Int) {
    let step = (HSV.fullColor(hue: hue) - 0.5) * (255 / Double(grid.width))
    fillLinearRows(&pixels, grid, cores) { y in
      let lightness = grid.up(y), chroma = 1 - abs(2 * lightness - 1), step = step * chroma
      return RowRamp(start: step * 0.5 + (lightness * 255 + 0.5), step: step)
    }
  }
}
