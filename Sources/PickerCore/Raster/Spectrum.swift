/// The full colors of all hues from left to right: red, yellow, green, cyan, blue, magenta and red again, at equal
/// distances.
public struct Spectrum: HorizontalGradient {
  public init() {}

  /// The same as a gradient with seven stops, but for the last bits of a Double.
  public static let stops = LinearGradient([
    RGB(1, 0, 0), RGB(1, 1, 0), RGB(0, 1, 0), RGB(0, 1, 1), RGB(0, 0, 1), RGB(1, 0, 1), RGB(1, 0, 0),
  ])

  public func color(at t: Double) -> RGB { RGB(components: HSV.fullColor(hue: 360 * t)) }

  public func fill(_ pixels: inout MutableSpan<UInt32>, _ grid: PixelGrid) {
    fillRows(&pixels, grid) { row in
      var x = 0
      for sector in 0..<6 {
        let last = sector == 5 ? grid.width : grid.firstColumn(from: Double(sector + 1) / 6)
        let start = Self.stops.stops[sector].color.components, end = Self.stops.stops[sector + 1].color.components
        let slope = (end - start) * 6, origin = start - slope * (Double(sector) / 6)
        row.fill(x..<last, RowRamp(origin: origin, slope: slope, across: grid.width)) {
          color(at: grid.right($0)).argb8888
        }
        x = last
      }
    }
  }
}
