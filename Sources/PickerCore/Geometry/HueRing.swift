import func Glibc.atan2

/// A ring of hues: 0° at the right, growing counterclockwise, as angles are counted in mathematics.
///
/// Lengths are in whatever unit the center is in.
public struct HueRing: Sendable, Hashable {
  public let center: Point
  /// Of the outer edge.
  public let radius: Double
  public let thickness: Double

  public init(center: Point, radius: Double, thickness: Double) {
    self.center = center
    self.radius = radius
    self.thickness = min(thickness, radius)
  }

  public var innerRadius: Double { radius - thickness }

  /// In degrees, `0..<360`, whatever the distance; `nil` at the center, where all hues meet.
  public func hue(at p: Point) -> Double? {
    let x = p.x - center.x, y = center.y - p.y
    guard x != 0 || y != 0 else { return nil }
    return wrapDegrees(atan2(y, x) * (180 / .pi))
  }

  /// The middle of the ring at a hue in degrees.
  public func position(of hue: Double) -> Point {
    let direction = direction(hue: hue), middle = radius - thickness / 2
    return Point(center.x + middle * direction.x, center.y - middle * direction.y)
  }

  /// How far a point lies outside of the ring; negative inside of it.
  public func distance(to p: Point) -> Double {
    let fromCenter = length(SIMD2(p.x - center.x, p.y - center.y))
    return max(fromCenter - radius, innerRadius - fromCenter)
  }

  /// The same ring in a unit that is `factor` times as fine.
  public func scaled(by factor: Double) -> HueRing {
    HueRing(center: center.scaled(by: factor), radius: radius * factor, thickness: thickness * factor)
  }
}

extension Point {
  public func scaled(by factor: Double) -> Point { Point(x * factor, y * factor) }
}
