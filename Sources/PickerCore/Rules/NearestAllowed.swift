extension RuleTest {
  /// The allowed color that looks most like another one (ΔE2000); `nil` where none was found. A color that is allowed
  /// comes back as it is. It stays in the smallest gamut of a screen that holds the color.
  ///
  /// - Parameter inBytes: Whether each channel of sRGB is to be one of 256, so that hexadecimal text says the color.
  public func nearest(to color: Color, inBytes: Bool = false) -> Color? {
    if allows(color), !inBytes || color.rgb.isWhole { return color }
    var start = color
    if set.rules.contains(.opaque) { start.alpha = 1 }
    var search = NearestSearch(self, start)
    guard var best = search.run() else { return nil }
    if inBytes, let near = nearestInBytes(to: start, around: best) { best = near }
    let result = best.converted(to: color.space, keepingPowerlessFrom: color)
    // What the way back to its own space moves across an edge stays in the space that it was found in.
    return allows(result) ? result : best
  }

  /// The allowed color of whole bytes that is nearest, among those around one.
  private func nearestInBytes(to color: Color, around found: Color) -> Color? {
    guard Gamut.sRGB.contains(found, tolerance: Gamut.tolerance) else { return nil }
    let bytes = found.rgb.bytes
    for reach in [1, 2, 4] {
      var best: Color?, least = Double.infinity
      RGB.eachAround(bytes, reach) { rgb in
        let candidate = Color(rgb, alpha: color.alpha), apart = candidate.deltaE2000(to: color)
        if apart < least, allows(candidate) { (best, least) = (candidate, apart) }
      }
      if let best { return best }
    }
    return nil
  }
}

extension RGB {
  /// Whether each channel is one of 256.
  var isWhole: Bool {
    let levels = components * 255
    return (levels - levels.rounded(.toNearestOrEven)).magnitudes.max() < 1e-6
  }

  /// Calls `body` with the colors of whole bytes whose channels are at most `reach` away.
  static func eachAround(_ bytes: SIMD3<UInt8>, _ reach: Int, _ body: (RGB) -> Void) {
    func channel(_ value: UInt8) -> ClosedRange<Int> { max(0, Int(value) - reach)...min(255, Int(value) + reach) }
    for red in channel(bytes.x) {
      for green in channel(bytes.y) {
        for blue in channel(bytes.z) { body(RGB(bytes: UInt8(red), UInt8(green), UInt8(blue))) }
      }
    }
  }
}

extension SIMD3<Double> {
  fileprivate var magnitudes: Self { SIMD3(abs(x), abs(y), abs(z)) }
}

/// Looks for the allowed color nearest to one: outward along rays and over the whole gamut for places to begin, then
/// from the best of them along the edges.
private struct NearestSearch {
  private let test: RuleTest
  private let start: Color
  /// In Lab.
  private let origin: SIMD3<Double>
  private let gamut: Gamut?
  private struct Place {
    var lab: SIMD3<Double>
    var apart: Double
  }

  private static let rays = evenDirections(128), near = evenDirections(24)
  private static let mostPlaces = 8
  init(_ test: RuleTest, _ start: Color) {
    self.test = test
    self.start = start
    origin = start.components(in: Lab.self)
    gamut = Gamut.smallest(containing: start)
  }

  mutating func run() -> Color? {
    if test.allows(start) { return start }
    var places = Self.rays.compactMap(first) + grid() + [place(origin)].compactMap { $0 }
    places.sort { $0.apart < $1.apart }
    var chosen: [Place] = []
    // Places side by side would all lead to one.
    for place in places where chosen.count < Self.mostPlaces {
      if chosen.allSatisfy({ distance($0.lab, place.lab) > 3 }) { chosen.append(place) }
    }
    let best = chosen.map(improved).min { $0.apart < $1.apart }
    return best.map { color($0.lab) }
  }

  /// The color of a place, its channels in the ranges that rules give them.
  private func color(_ lab: SIMD3<Double>) -> Color {
    test.bounded(Color(Lab.self, lab, alpha: start.alpha))
  }

  /// `nil` where it is not allowed.
  private func place(_ lab: SIMD3<Double>) -> Place? {
    let color = color(lab), sample = RuleSample(color)
    if let gamut, !gamut.contains(color, tolerance: Gamut.tolerance) { return nil }
    guard test.allows(sample) else { return nil }
    return Place(lab: lab, apart: color.deltaE2000(to: start))
  }

  /// The first allowed place along a ray.
  private func first(along direction: SIMD3<Double>) -> Place? {
    var reach = 0.5
    while reach < 160 {
      if let place = place(origin + direction * reach) { return place }
      reach *= 1.12
    }
    return nil
  }

  /// Allowed places all over sRGB.
  private func grid() -> [Place] {
    let steps = 16
    var places: [Place] = []
    for index in 0..<((steps + 1) * (steps + 1) * (steps + 1)) {
      let rgb = SIMD3(index % (steps + 1), index / (steps + 1) % (steps + 1), index / (steps + 1) / (steps + 1))
      let color = Color(RGB(components: SIMD3<Double>(rgb) / Double(steps)))
      if let place = place(color.components(in: Lab.self)) { places.append(place) }
    }
    return places
  }

  private func improved(_ place: Place) -> Place {
    var best = pulled(place), step = 4.0
    while step > 0.002 {
      var isBetter = false
      for direction in Self.near {
        guard let next = self.place(best.lab + direction * step) else { continue }
        let moved = pulled(next)
        if moved.apart < best.apart - 1e-6 { (best, isBetter) = (moved, true) }
      }
      if !isBetter { step /= 2 }
    }
    return best
  }

  /// As far toward the color as is allowed on the straight way.
  private func pulled(_ place: Place) -> Place {
    var inside = 0.0, outside = 1.0, best = place
    for _ in 0..<14 {
      let t = (inside + outside) / 2
      if let next = self.place(place.lab + (origin - place.lab) * t) {
        inside = t
        if next.apart < best.apart { best = next }
      } else {
        outside = t
      }
    }
    return best
  }

  private func distance(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double { ((a - b) * (a - b)).sum().squareRoot() }
}
