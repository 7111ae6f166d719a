import func Glibc.cos
import func Glibc.sin
import PickerCore

/// A stroke in pixels, prepared for measuring.
enum StrokePath {
  case line(start: SIMD2<Double>, along: SIMD2<Double>)
  /// `middle` points to the arc's middle; `reach` is the cosine of half the angle that the arc spans.
  case arc(
    center: SIMD2<Double>, radius: Double, middle: SIMD2<Double>, reach: Double, ends: (SIMD2<Double>, SIMD2<Double>))

  init(_ stroke: Stroke, _ side: Double) {
    switch stroke {
    case .line(let start, let end):
      self = .line(start: start * side, along: (end - start) * side)
    case .arc(let center, let radius, let start, let sweep):
      let center = center * side, radius = radius * side
      self = .arc(
        center: center, radius: radius, middle: direction(start + sweep / 2),
        reach: abs(sweep) >= 360 ? -.infinity : direction(sweep / 2).x,
        ends: (center + direction(start) * radius, center + direction(start + sweep) * radius))
    }
  }

  /// The distance from a point to the stroke's middle line.
  func distance(_ point: SIMD2<Double>) -> Double {
    switch self {
    case .line(let start, let along):
      let relative = point - start, square = (along * along).sum()
      let t = square > 0 ? min(max((relative * along).sum() / square, 0), 1) : 0
      return length(relative - along * t)
    case .arc(let center, let radius, let middle, let reach, let ends):
      let relative = point - center, distance = length(relative)
      if (relative * middle).sum() >= reach * distance { return abs(distance - radius) }
      return min(length(point - ends.0), length(point - ends.1))
    }
  }
}

/// The unit vector at an angle in degrees, clockwise from the right where y grows downward.
private func direction(_ degrees: Double) -> SIMD2<Double> {
  let angle = degrees * .pi / 180
  return [cos(angle), sin(angle)]
}
