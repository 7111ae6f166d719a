import PickerCore

/// The shades of one hue as a triangle with soft edges, and nothing around it.
public struct ShadeTrianglePicture: Hashable, Sendable {
  public let colors: WheelSpace
  /// In degrees.
  public let hue: Double
  /// In pixels from the picture's top left corner.
  public let triangle: ShadeTriangle

  public init(_ colors: WheelSpace, hue: Double, _ triangle: ShadeTriangle) {
    self.colors = colors
    self.hue = hue
    self.triangle = triangle
  }

  /// The color picked at a pixel: that of the nearest point of the triangle.
  public func color(_ x: Int, _ y: Int) -> RGB {
    colors.color(hue: hue, shade: triangle.shade(at: Point(Double(x) + 0.5, Double(y) + 0.5), keeping: 0))
  }

  /// ARGB8888 with straight alpha.
  public func pixel(_ x: Int, _ y: Int) -> UInt32 {
    let inside = triangle.weights(at: Point(Double(x) + 0.5, Double(y) + 0.5)).min() * triangle.height
    return inside <= -0.5 ? 0 : color(x, y).pixel(coverage: min(1, inside + 0.5))
  }

  /// Paints the triangle. In OKHSV a channel may be one level off from the picked color.
  /// - Parameters:
  ///   - pixels: ARGB8888 with straight alpha; padding is left alone.
  ///   - cores: How many may work on it, 1 or 2.
  public func fill(_ pixels: inout MutableSpan<UInt32>, _ grid: PixelGrid, cores: Int = 2) {
    switch colors {
    case .hsv:
      let full = HSV.fullColor(hue: hue), step = (2 * full - 1) * (255 / (2 * triangle.height))
      fill(&pixels, grid, cores, nanoseconds: 0.5) { row, columns, y in
        let weights = triangle.weights(at: Point(0.5, Double(y) + 0.5))
        let ramp = RowRamp(start: (weights.y + weights.x * full) * 255 + 0.5, step: step)
        PixelRow(pixels: row).fill(columns, ramp) { color($0, y).argb8888 }
      }
    case .okhsv:
      withUnsafeTemporaryAllocation(of: Lanes.self, capacity: OKHSVShades.capacity) { memory in
        guard let first = memory.baseAddress else { return }
        let shades = OKHSVShades(hue: hue, in: first)
        let step = 1 / (2 * triangle.height)
        fill(&pixels, grid, cores, nanoseconds: 4) { row, columns, y in
          let start = triangle.weights(at: Point(Double(columns.lowerBound) + 0.5, Double(y) + 0.5))
          let lanes = Lanes(0, 1, 2, 3) * Float(step)
          var hue = Lanes(repeating: Float(start.x)) + lanes * 2, white = Lanes(repeating: Float(start.y)) - lanes
          let hueStep = Float(8 * step), whiteStep = Float(4 * step)
          var x = columns.lowerBound
          while x &+ 4 <= columns.upperBound {
            shades.paintFour(hue: hue, white: white, row + x)
            hue += hueStep
            white -= whiteStep
            x &+= 4
          }
          guard x < columns.upperBound else { return }
          withFour { four in
            shades.paintFour(hue: hue, white: larger(white, .zero), four)
            for lane in 0..<(columns.upperBound - x) { row[x + lane] = four[lane] }
          }
        }
      }
    }
  }

  /// Paints row by row the pixels that lie wholly inside by `inner`, those on the edge one by one.
  @inline(always)
  private func fill(
    _ pixels: inout MutableSpan<UInt32>, _ grid: PixelGrid, _ cores: Int, nanoseconds: Double,
    inner: (UnsafeMutablePointer<UInt32>, Range<Int>, _ y: Int) -> Void
  ) {
    paintRows(&pixels, grid, cores, nanoseconds: nanoseconds) { row, y in
      row.update(repeating: 0, count: grid.width)
      let outer = columns(y, beyond: 0.5, grid), inside = columns(y, beyond: -0.5, grid).clamped(to: outer)
      for x in outer where !inside.contains(x) { row[x] = pixel(x, y) }
      if !inside.isEmpty { inner(row, inside, y) }
    }
  }

  /// The columns of a row whose centers lie in the triangle grown by some pixels.
  private func columns(_ y: Int, beyond: Double, _ grid: PixelGrid) -> Range<Int> {
    let center = triangle.center, radius = triangle.radius
    // The slanted sides fall by 60 degrees, so that across they lie twice as far away as at right angles.
    let left = center.x - radius / 2 - beyond
    let right = center.x + radius - abs(Double(y) + 0.5 - center.y) * ShadeTriangle.root + 2 * beyond
    let first = max(0, Int((left - 0.5).rounded(.up))), end = min(grid.width, Int((right + 0.5).rounded(.down)))
    return first..<max(first, end)
  }
}
