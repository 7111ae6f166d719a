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
  public func fill(_ pixels: inout MutableSpan<UInt32>, _ grid: PixelGrid) {
    let exact = { [self] x in color(at: grid.right(x)).argb8888 }, corners = corners
    fillRows(&pixels, grid) { row in
      var x = 0
      for sector in 0..<6 {
        let last = sector == 5 ? grid.width : grid.firstColumn(from: Double(sector + 1) / 6)
        let slope = (corners[sector + 1] - corners[sector]) * 6
        let origin = corners[sector] - slope * (Double(sector) / 6)
        row.fill(x..<last, RowRamp(origin: origin, slope: slope, across: grid.width), exact: exact)
        x = last
      }
    }
  }

  private var corners: [SIMD3<Double>] {
    (0...6).map { HSV(Double($0) * 60, saturation, value).rgb.components }
  }
}
