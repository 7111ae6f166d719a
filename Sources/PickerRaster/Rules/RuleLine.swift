import PickerCore

/// Where a channel that is held has its value, in a picture of other channels: a line, which a pointer follows.
package struct RuleLine {
  private let width, height: Int
  /// How far off the channel is at a place, with its sign.
  private let offset: (SIMD2<Double>) -> Double
  /// Whether all else is allowed there.
  private let allows: (SIMD2<Double>) -> Bool
  /// A jump in the offset that is larger is no crossing.
  private let largest: Double

  /// - Parameters:
  ///   - largest: What the offset changes by from pixel to pixel at most.
  package init(
    width: Int, height: Int, largest: Double, offset: @escaping (SIMD2<Double>) -> Double,
    allows: @escaping (SIMD2<Double>) -> Bool
  ) {
    (self.width, self.height, self.largest) = (width, height, largest)
    self.offset = offset
    self.allows = allows
  }

  /// The place on the line nearest to the pointer; `nil` where the line does not come by, or is nowhere allowed.
  package func place(nearestTo pointer: SIMD2<Double>) -> SIMD2<Double>? {
    var best: SIMD2<Double>?, least = Double.infinity
    // Between the samples of a lattice of about two pixels, and once more around what is nearest.
    for (origin, step, count) in [(SIMD2<Double>.zero, 4.0, SIMD2(width / 4 + 1, height / 4 + 1))] {
      for crossing in crossings(origin, step, count) {
        let apart = ((crossing - pointer) * (crossing - pointer)).sum()
        guard apart < least, allows(crossing) else { continue }
        (best, least) = (crossing, apart)
      }
    }
    guard let near = best else { return nil }
    let origin = SIMD2(max(0, near.x - 5), max(0, near.y - 5))
    for crossing in crossings(origin, 0.5, SIMD2(20, 20)) {
      let apart = ((crossing - pointer) * (crossing - pointer)).sum()
      guard apart < least, allows(crossing) else { continue }
      (best, least) = (crossing, apart)
    }
    return best
  }

  private func crossings(_ origin: SIMD2<Double>, _ step: Double, _ count: SIMD2<Int>) -> [SIMD2<Double>] {
    func place(_ i: Int, _ j: Int) -> SIMD2<Double> {
      SIMD2(min(origin.x + Double(i) * step, Double(width)), min(origin.y + Double(j) * step, Double(height)))
    }
    var found: [SIMD2<Double>] = [], above: [Double] = []
    for j in 0...count.y {
      var row: [Double] = []
      for i in 0...count.x {
        let here = place(i, j), value = offset(here)
        if i > 0, let crossing = crossing(place(i - 1, j), row[i - 1], here, value) { found.append(crossing) }
        if j > 0, let crossing = crossing(place(i, j - 1), above[i], here, value) { found.append(crossing) }
        row.append(value)
      }
      above = row
    }
    return found
  }

  private func crossing(_ a: SIMD2<Double>, _ first: Double, _ b: SIMD2<Double>, _ second: Double) -> SIMD2<Double>? {
    guard (first <= 0) != (second <= 0), abs(first - second) < largest else { return nil }
    var low = 0.0, high = 1.0
    for _ in 0..<48 {
      let middle = (low + high) / 2
      if (offset(a + (b - a) * middle) <= 0) == (first <= 0) { low = middle } else { high = middle }
    }
    return a + (b - a) * (abs(offset(a + (b - a) * low)) < abs(offset(a + (b - a) * high)) ? low : high)
  }
}
