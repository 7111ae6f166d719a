import PickerCore
import PickerRaster

extension ColorPlane {
  /// So near a corner, in parts of the plane's sides, that is what is meant.
  private static let reach = 0.15

  /// The nearest point that is pure: a corner, a gray, or the most colorful one of sRGB on the way out from gray.
  /// Points are in the unit square, y upward.
  func purePoint(near point: SIMD2<Double>) -> SIMD2<Double> {
    let p = point.clamped(lowerBound: .zero, upperBound: .one), corner = p.rounded(.toNearestOrAwayFromZero)
    if marking == nil, length(p - corner) < Self.reach { return corner }
    guard let gray = gray(near: p), p != gray else { return marking == nil ? corner : p }
    let full = edge(from: gray, through: p)
    return length(p - gray) <= length(p - full) ? gray : full
  }

  private func gray(near p: SIMD2<Double>) -> SIMD2<Double>? {
    var gray = p
    var varies = false
    for (side, axis) in [x, y].enumerated() {
      switch space.channels[axis.channel].role {
      case .colorfulness, .opponentA, .opponentB:
        gray[side] = min(1, max(0, axis.position(of: 0)))
        varies = true
      default: break
      }
    }
    return varies ? gray : nil
  }

  private func edge(from gray: SIMD2<Double>, through p: SIMD2<Double>) -> SIMD2<Double> {
    let way = p - gray
    // How far the square goes on that way.
    var most = Double.infinity
    for side in 0..<2 where way[side] != 0 { most = min(most, ((way[side] > 0 ? 1 : 0) - gray[side]) / way[side]) }
    func isInside(_ t: Double) -> Bool { Gamut.sRGB.contains(Color(space, components(at: gray + way * t))) }
    if isInside(most) { return gray + way * most }
    var inside = 0.0, outside = most
    for _ in 0..<50 {
      let middle = (inside + outside) / 2
      if isInside(middle) { inside = middle } else { outside = middle }
    }
    return gray + way * inside
  }
}
