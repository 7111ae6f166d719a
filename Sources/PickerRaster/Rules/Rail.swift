import PickerCore

/// Where a pointer goes that may not leave what is allowed.
package struct Rail {
  /// In pixels.
  private let mask: RuleMask
  private let allows: (SIMD2<Double>) -> Bool

  /// - Parameter allows: Whether the color at a place is allowed, in pixels from the top left corner.
  package init(_ mask: RuleMask, allows: @escaping (SIMD2<Double>) -> Bool) {
    self.mask = mask
    self.allows = allows
  }

  /// The allowed place nearest to the pointer, on the picture as drawn: the pointer's own where that is allowed.
  /// `nil` where nothing is.
  package func place(nearestTo pointer: SIMD2<Double>) -> SIMD2<Double>? {
    let size = SIMD2(Double(mask.width), Double(mask.height))
    let pointer = pointer.clamped(lowerBound: .zero, upperBound: size)
    if allows(pointer) { return pointer }
    guard let pixel = mask.nearest(to: pointer), allows(pixel) else { return nil }
    var best = pulled(from: pixel, to: pointer), step = 1.0
    // Along the edge, as long as that leads nearer.
    while step > 1.0 / 32 {
      var isNearer = false
      for way in Self.ways {
        let next = (best + way * step).clamped(lowerBound: .zero, upperBound: size)
        guard distance(next, pointer) < distance(best, pointer) + step / 4, allows(next) else { continue }
        let moved = pulled(from: next, to: pointer)
        if distance(moved, pointer) < distance(best, pointer) - 1e-9 { (best, isNearer) = (moved, true) }
      }
      if !isNearer { step /= 2 }
    }
    return best
  }

  private static let ways = [
    SIMD2(1.0, 0), SIMD2(0.7071, 0.7071), SIMD2(0.0, 1), SIMD2(-0.7071, 0.7071), SIMD2(-1.0, 0),
    SIMD2(-0.7071, -0.7071), SIMD2(0.0, -1), SIMD2(0.7071, -0.7071),
  ]

  /// As far from an allowed place to the pointer as is allowed.
  private func pulled(from place: SIMD2<Double>, to pointer: SIMD2<Double>) -> SIMD2<Double> {
    var inside = 0.0, outside = 1.0
    let way = pointer - place, length = distance(place, pointer)
    while (outside - inside) * length > 1.0 / 128 {
      let middle = (inside + outside) / 2
      if allows(place + way * middle) { inside = middle } else { outside = middle }
    }
    return place + way * inside
  }

  private func distance(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Double { ((a - b) * (a - b)).sum().squareRoot() }
}
