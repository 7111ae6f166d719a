import PickerCore

/// Rasterizes shapes into white pixels whose straight alpha is the coverage, `0xAAFFFFFF`.
///
/// Coverage comes from the distance to the shape's edge, so that edges on whole pixels are sharp.
public enum ShapeMask {
  /// Paints the shape from the grid's top left corner on; all other pixels become transparent, padding is left alone.
  public static func fill(_ shape: Shape, _ pixels: inout MutableSpan<UInt32>, _ grid: PixelGrid) {
    switch shape {
    case .roundedRectangle(let width, let height, let radius):
      let box = RoundedBox(width, height, radius)
      fillStretched(&pixels, grid, shape.size, inset: box.radius) { coverage(box.distance($0)) }
    case .outline(let width, let height, let radius, let thickness):
      let box = RoundedBox(width, height, radius), hole = box.inset(by: thickness)
      fillStretched(&pixels, grid, shape.size, inset: max(box.radius, thickness)) { point in
        let outer = coverage(box.distance(point))
        return hole.map { outer - coverage($0.distance(point)) } ?? outer
      }
    case .disc(let diameter):
      let box = RoundedBox(diameter, diameter, diameter / 2)
      fillEach(&pixels, grid) { coverage(box.distance($0)) }
    case .ring(let diameter, let thickness):
      let box = RoundedBox(diameter, diameter, diameter / 2), outer = diameter / 2, inner = max(outer - thickness, 0)
      fillEach(&pixels, grid) { point in
        let distance = box.distance(point)
        return coverage(distance) - (inner > 0 ? coverage(distance + outer - inner) : 0)
      }
    case .shadow(let width, let height, let radius, let blur):
      let margin = Shape.shadowMargin(blur: blur), box = RoundedBox(width, height, max(radius, blur / 2))
      fillStretched(&pixels, grid, shape.size, inset: margin + max(box.radius, blur)) {
        falloff(box.distance($0 - margin) / blur)
      }
    case .cornerCut(let radius, let corner):
      let center = SIMD2(
        corner == .topLeft || corner == .bottomLeft ? radius : 0, corner == .topLeft || corner == .topRight ? radius : 0
      )
      fillEach(&pixels, grid) { 1 - coverage(length($0 - center) - radius) }
    case .strokes(let strokes, let side, let thickness):
      let paths = strokes.map { StrokePath($0, side) }
      fillEach(&pixels, grid) { point in
        let distance = paths.reduce(Double.infinity) { min($0, $1.distance(point)) }
        return coverage(distance - thickness / 2) - coverage(distance + thickness / 2)
      }
    }
  }

  /// How much of a pixel lies inside an edge at `distance` from its center, negative inside.
  @inline(always)
  private static func coverage(_ distance: Double) -> Double { min(max(0.5 - distance, 0), 1) }

  /// A smooth way down from 1 at -1 to 0 at 1: the integral of a bell that is `(1 - x²)²`.
  @inline(always)
  private static func falloff(_ x: Double) -> Double {
    let t = min(max(x, -1), 1)
    return 0.5 - t * (15 - t * t * (10 - 3 * t * t)) / 16
  }

  private static func pixel(_ coverage: Double) -> UInt32 { UInt32(byte(coverage)) << 24 | 0x00FF_FFFF }

  @inline(always)
  private static func fillEach(
    _ pixels: inout MutableSpan<UInt32>, _ grid: PixelGrid, _ coverage: (SIMD2<Double>) -> Double
  ) {
    for y in 0..<grid.height {
      for x in 0..<grid.width {
        pixels[y * grid.stride + x] = pixel(coverage([Double(x) + 0.5, Double(y) + 0.5]))
      }
    }
  }

  /// As `fillEach`, for a shape of which only the pixels within `inset` of the left, right, top and bottom differ
  /// from those in the middle.
  @inline(always)
  private static func fillStretched(
    _ pixels: inout MutableSpan<UInt32>, _ grid: PixelGrid, _ size: SIMD2<Double>, inset: Double,
    _ coverage: (SIMD2<Double>) -> Double
  ) {
    let middleX = middle(size.x, inset, grid.width), middleY = middle(size.y, inset, grid.height)
    for y in 0..<grid.height {
      let row = y * grid.stride, twin = (middleY.lowerBound) * grid.stride
      if middleY.dropFirst().contains(y) {
        for x in 0..<grid.width { pixels[row + x] = pixels[twin + x] }
        continue
      }
      for x in 0..<grid.width {
        let repeats = middleX.dropFirst().contains(x)
        pixels[row + x] = repeats ? pixels[row + x - 1] : pixel(coverage([Double(x) + 0.5, Double(y) + 0.5]))
      }
    }
  }

  /// The pixels that are more than `inset`, and one for the soft edge, from both ends; at most `count`.
  private static func middle(_ length: Double, _ inset: Double, _ count: Int) -> Range<Int> {
    let first = min(Int((inset + 1).rounded(.up)), count)
    return first..<max(min(Int(length - inset - 1), count), first)
  }
}

/// A rectangle with round corners whose top left corner is at `origin`.
struct RoundedBox {
  let center: SIMD2<Double>
  let half: SIMD2<Double>
  let radius: Double

  /// The radius is at most half of the shorter side.
  init(_ width: Double, _ height: Double, _ radius: Double, origin: SIMD2<Double> = .zero) {
    half = [width / 2, height / 2]
    center = origin + half
    self.radius = max(min(radius, half.x, half.y), 0)
  }

  /// What is left inside a border; nil where the border meets itself.
  func inset(by border: Double) -> RoundedBox? {
    guard border < half.min() else { return nil }
    return RoundedBox(
      2 * (half.x - border), 2 * (half.y - border), radius - border, origin: center - half + border)
  }

  /// The distance from a point to the edge, negative inside.
  @inline(always)
  func distance(_ point: SIMD2<Double>) -> Double {
    let fromCenter = point - center
    let beyond = SIMD2(abs(fromCenter.x), abs(fromCenter.y)) - half + radius
    let outside = length(SIMD2(max(beyond.x, 0), max(beyond.y, 0)))
    return outside + min(beyond.max(), 0) - radius
  }
}
