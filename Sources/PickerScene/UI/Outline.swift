import PickerCore

/// The shape of a view that is no rectangle, in points.
nonisolated public enum Outline: Hashable, Sendable {
  case ring(HueRing)
  case triangle(ShadeTriangle)

  /// How far a point lies outside of the shape; 0 inside of it.
  func distance(to p: Point) -> Double {
    switch self {
    case .ring(let ring): max(0, ring.distance(to: p))
    case .triangle(let triangle): triangle.distance(to: p)
    }
  }
}
