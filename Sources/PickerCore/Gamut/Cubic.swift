/// A polynomial `a + b x + c x² + d x³`.
struct Cubic {
  let a, b, c, d: Double

  init(_ a: Double, _ b: Double, _ c: Double, _ d: Double) { (self.a, self.b, self.c, self.d) = (a, b, c, d) }

  func callAsFunction(_ x: Double) -> Double { a + x * (b + x * (c + x * d)) }

  private func slope(_ x: Double) -> Double { b + x * (2 * c + x * 3 * d) }

  /// Where the polynomial turns: at most two places, in ascending order; NaN where there is none.
  private var turns: (Double, Double) {
    // The stable quadratic formula; without a cubic term one of the two divisions gives no finite place.
    let half = c * c - 3 * d * b
    guard half >= 0 else { return (.nan, .nan) }
    let q = -(c + (c < 0 ? -half.squareRoot() : half.squareRoot()))
    let first = q / (3 * d), second = b / q
    return first < second ? (first, second) : (second, first)
  }

  /// Adds the roots in `0 < x < limit` at which the sign changes, in ascending order.
  func appendRoots(below limit: Double, to roots: inout [Double]) {
    let turns = turns
    var start = 0.0
    for end in [turns.0, turns.1, limit] {
      guard end > start, end <= limit else { continue }
      if let root = root(between: start, and: end), root > 0 { roots.append(root) }
      start = end
    }
  }

  /// The root of a piece that only rises or only falls: Newton's method, kept inside by halving.
  private func root(between start: Double, and end: Double) -> Double? {
    let rising = self(end) > 0
    guard rising != (self(start) > 0) else { return nil }
    var low = start, high = end, x = (start + end) / 2
    for _ in 0..<80 {
      let value = self(x)
      if value == 0 { return x }
      if (value > 0) == rising { high = x } else { low = x }
      var next = x - value / slope(x)
      if !(next > low && next < high) { next = (low + high) / 2 }
      if abs(next - x) <= x.ulp { return next }
      x = next
    }
    return x
  }
}
