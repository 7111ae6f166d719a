import PickerCore
import PickerRaster
import TestSupport
import Testing

@Suite struct RailTests {
  private struct Ground {
    let test: RuleTest
    let picture: RuledPlane
    let mask: RuleMask
    let width, height: Int

    init(_ set: RuleSet, _ plane: ColorPlane, width: Int, height: Int) {
      test = RuleTest(set)
      picture = RuledPlane(plane, alpha: 1, width: width, height: height)
      mask = RuleMask(RuleField(test), picture, width: width, height: height)
      (self.width, self.height) = (width, height)
    }

    func allows(_ p: SIMD2<Double>) -> Bool { test.allows(picture.sample(p.x, p.y)) }
    var rail: Rail { Rail(mask) { allows($0) } }

    /// How far the nearest allowed place is, among those of a lattice with `count` places in a pixel.
    func nearest(to p: SIMD2<Double>, in count: Int) -> Double {
      var least = Double.infinity
      for y in 0..<(height * count) {
        for x in 0..<(width * count) {
          let place = SIMD2((Double(x) + 0.5) / Double(count), (Double(y) + 0.5) / Double(count))
          let apart = length(place - p)
          if apart < least, count == 1 ? mask[x, y] : allows(place) { least = apart }
        }
      }
      return least
    }
  }

  /// Against every pixel, for every tab: never farther than the nearest allowed one, and never on forbidden ground.
  @Test func noAllowedPixelIsNearer() throws {
    var random = Seeded(seed: 51), miss: String?
    for _ in 0..<cases(8, large: 200) where miss == nil {
      let set = try randomRules(&random)
      for (name, plane) in ruledPlanes where miss == nil {
        let ground = Ground(set, plane(random.unit()), width: 64, height: 48), rail = ground.rail
        for _ in 0..<12 where miss == nil {
          let p = SIMD2(64 * random.unit(), 48 * random.unit()), nearest = ground.nearest(to: p, in: 1)
          guard let place = rail.place(nearestTo: p) else {
            if nearest < .infinity { miss = "\(name), \(set.text): nothing at \(p)" }
            continue
          }
          if !ground.allows(place) { miss = "\(name), \(set.text): \(place) is forbidden" }
          let apart = length(place - p)
          // Between the centers of pixels there may be something nearer.
          if apart > nearest + 1e-9 { miss = "\(name), \(set.text): \(apart) from \(p), not \(nearest)" }
        }
      }
    }
    #expect(miss == nil)
  }

  /// Against sixteen places a pixel.
  @Test func theEdgeIsFoundWithinHalfAPixel() throws {
    var random = Seeded(seed: 52), miss: String?
    for text in [
      "contrast(white) >= 4.5; gamut(srgb)", "distance(#4363d8) >= 12", "contrast(black) >= 3; contrast(white) >= 3",
    ] {
      for (name, plane) in ruledPlanes where miss == nil {
        let ground = Ground(try RuleSet(text), plane(0.7), width: 48, height: 40), rail = ground.rail
        for _ in 0..<cases(2, large: 30) where miss == nil {
          let p = SIMD2(48 * random.unit(), 40 * random.unit())
          guard let place = rail.place(nearestTo: p) else { continue }
          let apart = length(place - p), nearest = ground.nearest(to: p, in: 4)
          if abs(apart - nearest) > 0.5 { miss = "\(name), \(text): \(apart) from \(p), not \(nearest)" }
        }
      }
    }
    #expect(miss == nil)
  }

  /// Wherever the pointer goes the color is allowed; and on allowed ground it is the pointer's own, so that it moves as far
  /// as the pointer does.
  @Test func noDragLeavesTheGroundOrJumpsOnIt() throws {
    var random = Seeded(seed: 53), miss: String?
    let sets = try (0..<cases(6, large: 40)).map { _ in try randomRules(&random) }
    let grounds = sets.map {
      Ground($0, ruledPlanes[random.below(ruledPlanes.count)].plane(random.unit()), width: 200, height: 160)
    }
    var p = SIMD2(100.0, 80), before: SIMD2<Double>?, wasFree = false, ground = grounds[0]
    for step in 0..<cases(20_000, large: 1_000_000) where miss == nil {
      if step % 500 == 0 {
        ground = grounds[random.below(grounds.count)]
        before = nil
      }
      let old = p
      p = (p + SIMD2(2 * random.unit() - 1, 2 * random.unit() - 1) * (random.below(20) == 0 ? 60 : 0.7))
        .clamped(lowerBound: .zero, upperBound: SIMD2(200, 160))
      guard let place = ground.rail.place(nearestTo: p) else { continue }
      if !ground.allows(place) { miss = "\(ground.test.set.text): \(place) is forbidden" }
      let isFree = ground.allows(p)
      if isFree, place != p { miss = "\(ground.test.set.text): not at the pointer" }
      if let before, isFree, wasFree, length(place - before) > length(p - old) + 1e-9 {
        miss = "\(ground.test.set.text): jumps from \(before) to \(place)"
      }
      // Over an edge it stays as near to the pointer as the pointer came from allowed ground.
      if !isFree, wasFree, before != nil, length(place - p) > length(p - old) + 0.01 {
        miss = "\(ground.test.set.text): leaves the pointer"
      }
      (before, wasFree) = (place, isFree)
    }
    #expect(miss == nil)
  }

  @Test func whereNothingIsAllowedThereIsNoPlace() throws {
    let ground = Ground(
      try RuleSet("contrast(white) >= 15; contrast(black) >= 15"), ruledPlanes[1].plane(0), width: 20, height: 20)
    #expect(ground.rail.place(nearestTo: SIMD2(5, 5)) == nil)
  }

  /// A lightness that is held is a line through a plane of saturation and value: the pointer's nearest place on it.
  @Test func aHeldChannelIsALine() throws {
    let test = RuleTest(try RuleSet("oklch.l = 0.6")),
      picture = RuledPlane(ruledPlanes[1].plane(0.6), alpha: 1, width: 120, height: 90)
    let hold = try #require(test.holds.first)
    let line = RuleLine(width: 120, height: 90, largest: .infinity) {
      hold.offset(of: picture.sample($0.x, $0.y))
    } allows: {
      test.allows(picture.sample($0.x, $0.y))
    }
    var random = Seeded(seed: 54)
    for _ in 0..<40 {
      let p = SIMD2(120 * random.unit(), 90 * random.unit()), place = try #require(line.place(nearestTo: p))
      #expect(test.allows(picture.sample(place.x, place.y)))
      // By crossings along the rows and columns of a fine lattice.
      var least = Double.infinity
      for y in 0...360 {
        var last = hold.offset(of: picture.sample(0, Double(y) / 4))
        for x in 1...480 {
          let next = hold.offset(of: picture.sample(Double(x) / 4, Double(y) / 4))
          if (last <= 0) != (next <= 0) { least = min(least, length(SIMD2(Double(x) / 4 - 0.125, Double(y) / 4) - p)) }
          last = next
        }
      }
      #expect(abs(length(place - p) - least) < 0.5)
    }
  }
}

private func length(_ v: SIMD2<Double>) -> Double { (v * v).sum().squareRoot() }
