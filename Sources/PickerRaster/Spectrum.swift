import PickerCore

/// All hues of one saturation and value from left to right: as full colors red, yellow, green, cyan, blue, magenta
/// and red again, at equal distances.
public struct Spectrum: HorizontalGradient {
  public var saturation: Double
  public var value: Double

  public init(saturation: Double = 1, value: Double = 1) {
    self.saturation = saturation
    self.value = value
  }

  /// The full spectrum as a gradient with seven stops; the colors differ in the last bits of a Double.
  public static let stops = LinearGradient([
    RGB(1, 0, 0), RGB(1, 1, 0), RGB(0, 1, 0), RGB(0, 1, 1), RGB(0, 0, 1), RGB(1, 0, 1), RGB(1, 0, 0),
  ])

  public func color(at t: Double) -> RGB { HSV(360 * t, saturation, value).rgb }

  /// Six linear pieces.
  public func fill(_ pixels: inout MutableSpan<UInt32>, _ grid: PixelGrid, cores: Int) {
    let full = Self.stops.stops
    fillRows(&pixels, grid) { row in
      row.fillPieces(grid, corners: Self.corners) { corner in
        let color = full[Int(corner * 6 + 0.5)].color.components
        return RGB(components: value * (1 - saturation * (1 - color)))  // as `HSV` has it
      } exact: {
        color(at: grid.right($0)).argb8888
      }
    }
  }

  private static let corners = (1..<6).map { Double($0) / 6 }
}
