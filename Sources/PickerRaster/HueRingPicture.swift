import PickerCore

/// The hues of a space at full saturation and value as a ring with soft edges, and nothing around it.
public struct HueRingPicture: Hashable, Sendable {
  public let colors: WheelSpace
  /// In pixels from the picture's top left corner.
  public let ring: HueRing

  public init(_ colors: WheelSpace, _ ring: HueRing) {
    self.colors = colors
    self.ring = ring
  }

  /// The color picked at a pixel: that of its angle.
  public func color(_ x: Int, _ y: Int) -> RGB {
    colors.color(hue: ring.hue(at: Point(Double(x) + 0.5, Double(y) + 0.5)) ?? 0)
  }

  /// ARGB8888 with straight alpha.
  public func pixel(_ x: Int, _ y: Int) -> UInt32 { color(x, y).pixel(coverage: coverage(x, y)) }

  private func coverage(_ x: Int, _ y: Int) -> Double {
    min(1, max(0, 0.5 - ring.distance(to: Point(Double(x) + 0.5, Double(y) + 0.5))))
  }

  /// Paints the ring. In OKHSV a channel may be one level off from the picked color.
  /// - Parameters:
  ///   - pixels: ARGB8888 with straight alpha; padding is left alone.
  ///   - cores: How many may work on it, 1 or 2.
  public func fill(_ pixels: inout MutableSpan<UInt32>, _ grid: PixelGrid, cores: Int = 2) {
    switch colors {
    case .hsv:
      fill(&pixels, grid, cores) { HSV(components: SIMD3($0, 1, 1)).rgb }
    case .okhsv:
      OKHSVHues.table.withUnsafeBufferPointer { table in
        let hues = OKHSVHues(table: table)
        fill(&pixels, grid, cores) { hues.color($0) }
      }
    }
  }

  @inline(always)
  private func fill(
    _ pixels: inout MutableSpan<UInt32>, _ grid: PixelGrid, _ cores: Int, color: (_ hue: Double) -> RGB
  ) {
    let outer = ring.radius + 0.5, hole = max(0, ring.innerRadius - 0.5), center = ring.center
    let soft = (inner: ring.innerRadius + 0.5, outer: max(0, ring.radius - 0.5))
    paintRows(&pixels, grid, cores, nanoseconds: 8) { row, y in
      row.update(repeating: 0, count: grid.width)
      let down = Double(y) + 0.5 - center.y, reach = outer * outer - down * down
      guard reach > 0 else { return }
      let half = reach.squareRoot(), gap = max(0, hole * hole - down * down).squareRoot()
      let first = max(0, Int(center.x - half)), end = min(grid.width, Int((center.x + half).rounded(.up)))
      for x in first..<max(first, end) where abs(Double(x) + 0.5 - center.x) >= gap {
        let right = Double(x) + 0.5 - center.x, square = right * right + down * down
        let isSoft = square < soft.inner * soft.inner || square > soft.outer * soft.outer
        let coverage = isSoft ? coverage(x, y) : 1
        guard coverage > 0 else { continue }
        let hue = ring.hue(at: Point(Double(x) + 0.5, Double(y) + 0.5)) ?? 0
        row[x] = color(hue).pixel(coverage: coverage)
      }
    }
  }
}

/// The full colors of OKHSV by hue, linear in between, except near red, green and blue, where the curve bends sharply.
private struct OKHSVHues {
  let table: UnsafeBufferPointer<SIMD4<Double>>

  private static let count = 2048

  /// Encoded channels, and whether the straight line to the next entry is off by a quarter of a level.
  static let table = {
    let colors = (0...2 * count).map { step in
      WheelSpace.okhsv.color(hue: 180 * Double(step) / Double(count)).components.clamped(
        lowerBound: .zero, upperBound: .one)
    }
    return (0...count).map { index in
      let first = 2 * index, last = min(first + 2, 2 * count), middle = colors[min(first + 1, last)]
      let off = (colors[first] + colors[last]) / 2 - middle
      return SIMD4(colors[first], (off * off).max() > 1e-6 ? 1 : 0)
    }
  }()

  @inline(always)
  func color(_ hue: Double) -> RGB {
    let place = hue * (Double(Self.count) / 360), index = min(Int(place), Self.count - 1), first = table[index]
    if first.w > 0 { return WheelSpace.okhsv.color(hue: hue) }
    let color = first + (table[index + 1] - first) * (place - Double(index))
    return RGB(components: SIMD3(color.x, color.y, color.z))
  }
}
