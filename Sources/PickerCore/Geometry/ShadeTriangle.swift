/// All saturations and values of one hue in an equilateral triangle: white at the upper left, black at the lower left,
/// the pure hue at the right.
///
/// A point is `hue · h + white · w + black · k` with weights that add up to 1 (its barycentric coordinates), and stands
/// for `saturation = h / (h + w)` and `value = h + w`. In HSV its color is that mixture itself.
///
/// The triangle does not turn with the hue, as GTK's and GIMP's does: a change of hue leaves the knob of the shade where
/// it is, and arrow keys keep their directions. Grays stand on the left, bright colors on top, as in the other planes.
///
/// Lengths are in whatever unit the center is in.
public struct ShadeTriangle: Sendable, Hashable {
  public let center: Point
  /// From the center to a corner.
  public let radius: Double

  public init(center: Point, radius: Double) {
    self.center = center
    self.radius = radius
  }

  /// The corners with the center as origin and the radius as unit, y upward.
  private static let corners: [SIMD2<Double>] = [[1, 0], [-0.5, root / 2], [-0.5, -root / 2]]
  package static let root = 3.0.squareRoot()

  /// From a corner to the side across.
  public var height: Double { 1.5 * radius }

  /// The smallest rectangle around it.
  public var bounds: Rect {
    Rect(center.x - radius / 2, center.y - radius * Self.root / 2, height, radius * Self.root)
  }

  /// The weights of hue, white and black at a point: each is the distance from the side across in heights, and negative
  /// beyond it.
  public func weights(at p: Point) -> SIMD3<Double> {
    let x = (p.x - center.x) / radius, y = (center.y - p.y) * Self.root / radius
    return SIMD3(1 + 2 * x, 1 - x + y, 1 - x - y) / 3
  }

  /// The weights of the nearest point of the triangle. On sides and corners they are exactly 0 and 1.
  public func clampedWeights(at p: Point) -> SIMD3<Double> {
    let weights = weights(at: p)
    if weights.min() >= 0 { return weights }
    let point = SIMD2(p.x - center.x, center.y - p.y) / radius
    var nearest = SIMD3<Double>.zero, least = Double.infinity
    for (first, second) in [(0, 1), (1, 2), (2, 0)] {
      let start = Self.corners[first], side = Self.corners[second] - start
      let t = min(1, max(0, ((point - start) * side).sum() / 3))  // a side is √3 long
      let distance = length(point - start - side * t)
      guard distance < least else { continue }
      (nearest, least) = (.zero, distance)
      nearest[first] = 1 - t
      nearest[second] = t
    }
    return nearest
  }

  /// Saturation and value, both in `0...1`, at the nearest point of the triangle. At black, which has no saturation, it
  /// is the one given.
  public func shade(at p: Point, keeping saturation: Double) -> SIMD2<Double> {
    Self.shade(clampedWeights(at: p), keeping: saturation)
  }

  @inline(always)
  static func shade(_ weights: SIMD3<Double>, keeping saturation: Double) -> SIMD2<Double> {
    let bright = weights.x + weights.y
    return SIMD2(bright > 0 ? weights.x / bright : saturation, 1 - weights.z)
  }

  /// Where a saturation and a value are, both in `0...1`.
  public func position(saturation: Double, value: Double) -> Point {
    let hue = saturation * value, white = (1 - saturation) * value, black = 1 - value
    return Point(
      center.x + radius * (hue - (white + black) / 2), center.y - radius * (white - black) * (Self.root / 2))
  }

  /// How far a point lies outside of the triangle; 0 inside of it.
  public func distance(to p: Point) -> Double {
    let shade = shade(at: p, keeping: 0)
    guard weights(at: p).min() < 0 else { return 0 }
    let nearest = position(saturation: shade.x, value: shade.y)
    return length(SIMD2(p.x - nearest.x, p.y - nearest.y))
  }

  /// The same triangle in a unit that is `factor` times as fine.
  public func scaled(by factor: Double) -> ShadeTriangle {
    ShadeTriangle(center: center.scaled(by: factor), radius: radius * factor)
  }
}
