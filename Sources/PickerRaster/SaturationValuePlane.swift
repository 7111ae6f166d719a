import PickerCore

/// The colors of one hue: from white to the hue's full color rightward, from black upward.
///
/// Saturation grows with x and value with y, as in `HSV`.
public struct SaturationValuePlane: Gradient {
  /// In degrees.
  public var hue: Double

  public init(hue: Double) { self.hue = hue }

  public func color(at point: SIMD2<Double>) -> RGB { HSV(hue, point.x, point.y).rgb }

  /// A row is linear, `v * (1 - s * (1 - full))`, and the top row's darkened.
  public func fill(_ pixels: inout MutableSpan<UInt32>, _ grid: PixelGrid, cores: Int) {
    let bright = RowRamp(origin: .one, slope: HSV.fullColor(hue: hue) - 1, across: grid.width)
    fillLinearRows(&pixels, grid, cores) { y in
      let value = grid.up(y)
      return RowRamp(start: (bright.start - 0.5) * value + 0.5, step: bright.step * value)
    }
  }
}
