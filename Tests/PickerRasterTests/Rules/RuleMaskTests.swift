import PickerCore
import PickerRaster
import TestSupport
import Testing

@Suite struct RuleMaskTests {
  /// The mask at a pixel is the test of the color that is picked there.
  @Test func everyPixelIsTheTestOfTheColorPickedThere() throws {
    var random = Seeded(seed: 41), miss: String?
    for _ in 0..<cases(12, large: 200) where miss == nil {
      let set = try randomRules(&random), test = RuleTest(set), field = RuleField(test)
      for (name, plane) in ruledPlanes where miss == nil {
        let width = 60 + random.below(90), height = 40 + random.below(90),
          alpha = random.below(4) > 0 ? 1 : random.unit()
        let picture = RuledPlane(plane(random.unit()), alpha: alpha, width: width, height: height)
        let mask = RuleMask(field, picture, width: width, height: height)
        for y in 0..<height {
          for x in 0..<width where mask[x, y] != test.allows(picture.sample(Double(x) + 0.5, Double(y) + 0.5)) {
            miss = "\(name), \(set.text), alpha \(alpha), at \(x), \(y) of \(width), \(height)"
          }
        }
      }
    }
    #expect(miss == nil)
  }

  @Test func everyPlaceOnABarIsTheTestOfTheColorPickedThere() throws {
    var random = Seeded(seed: 42), miss: String?
    for _ in 0..<cases(30, large: 500) where miss == nil {
      let set = try randomRules(&random), test = RuleTest(set), field = RuleField(test), width = 200 + random.below(300)
      for space in [HSV.self, OKLCH.self, RGB.self, Lab.self] as [any ColorSpace.Type] {
        for channel in 0..<3 where miss == nil {
          let held = Color(RGB(random.unit(), random.unit(), random.unit())).components(in: space)
          let strip = RuledStrip(space, ColorAxis(space, channel: channel), holding: held, alpha: 1, width: width)
          let mask = RuleMask(field, strip, width: width, height: 1)
          for x in 0..<width where mask[x, 0] != test.allows(strip.sample(Double(x) + 0.5, 0.5)) {
            miss = "\(space.id) \(channel), \(set.text), at \(x) of \(width), holding \(held)"
          }
        }
      }
    }
    #expect(miss == nil)
  }

  @Test func aWholePlaneOfTheWindowIsExact() throws {
    let set = try RuleSet("contrast(white) >= 4.5; gamut(srgb); distance(#4363d8, #911eb4) >= 12 for all")
    let test = RuleTest(set), plane = ruledPlanes[4].plane(0.73)
    let picture = RuledPlane(plane, alpha: 1, width: 512, height: 512)
    let mask = RuleMask(RuleField(test), picture, width: 512, height: 512)
    var wrong = 0
    for y in 0..<512 {
      for x in 0..<512 where mask[x, y] != test.allows(picture.sample(Double(x) + 0.5, Double(y) + 0.5)) { wrong += 1 }
    }
    #expect(wrong == 0)
    #expect(!mask.isEmpty && !mask.isFull)
  }

  /// In motion a pixel next to an edge may be wrong, one farther away not.
  @Test func aCoarseMaskIsOffByAPixelAtMost() throws {
    let test = RuleTest(try RuleSet("contrast(white) >= 4.5")),
      picture = RuledPlane(ruledPlanes[1].plane(0.6), alpha: 1, width: 300, height: 200)
    let exact = RuleMask(RuleField(test), picture, width: 300, height: 200)
    let coarse = RuleMask(RuleField(test), picture, width: 300, height: 200, isCoarse: true)
    for y in 1..<199 {
      for x in 1..<299 where exact[x, y] != coarse[x, y] {
        #expect(exact[x - 1, y] != exact[x + 1, y] || exact[x, y - 1] != exact[x, y + 1], "\(x), \(y)")
      }
    }
  }

  @Test func theNearestPixelIsThatOfASearchThroughAll() {
    var random = Seeded(seed: 43)
    for _ in 0..<cases(20, large: 300) {
      let width = 1 + random.below(150), height = 1 + random.below(80)
      var mask = RuleMask(width: width, height: height)
      var places: [SIMD2<Double>] = []
      for _ in 0..<random.below(12) {
        let x = random.below(width), y = random.below(height)
        mask.insert(x, y)
        places.append(SIMD2(Double(x) + 0.5, Double(y) + 0.5))
      }
      for _ in 0..<20 {
        let p = SIMD2(random.unit() * Double(width), random.unit() * Double(height))
        let least = places.map { (($0 - p) * ($0 - p)).sum() }.min()
        let found = mask.nearest(to: p).map { (($0 - p) * ($0 - p)).sum() }
        #expect(found == least)
      }
    }
  }
}

@Suite struct QuickDifferenceTests {
  @Test func isNearlyTheExactOne() throws {
    var random = Seeded(seed: 44), most = 0.0
    for _ in 0..<cases(50_000, large: 2_000_000) {
      let a = SIMD3(100 * random.unit(), 200 * random.unit() - 100, 200 * random.unit() - 100)
      let isNear = random.below(2) == 0
      let b =
        isNear
        ? a + SIMD3(20 * random.unit() - 10, 20 * random.unit() - 10, 20 * random.unit() - 10)
        : SIMD3(100 * random.unit(), 200 * random.unit() - 100, 200 * random.unit() - 100)
      let exact = deltaE2000(Lab(components: a), Lab(components: b))
      let error = abs(QuickDifference(from: a).value(to: b) - exact)
      // Far apart it need not be: a rule asks for less.
      if exact < 40 { most = max(most, error) }
    }
    #expect(most < 0.002)
  }
}
