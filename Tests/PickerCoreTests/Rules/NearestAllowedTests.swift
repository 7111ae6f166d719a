import PickerCore
import TestSupport
import Testing

@Suite struct NearestAllowedTests {
  static let sets = [
    "contrast(white) >= 4.5", "contrast(white) >= 4.5; distance(#4280f6, #e6194b, #3cb44b) >= 12 for all",
    "contrast(white) >= 3; contrast(black) >= 6; oklch.h = 30",
    "oklch.l in 0.6..0.62; oklch.c <= 0.05; oklch.h in 100..120",
    "lc(under black) >= 75", "opaque; hsv.s <= 0.3",
  ]

  @Test(arguments: sets) func nothingInAGridIsNearer(_ text: String) throws {
    let test = RuleTest(try RuleSet(text))
    var allowed: [Lab] = []
    let steps = stride(from: 0, through: 255, by: 5).map { UInt8($0) }
    for red in steps {
      for green in steps {
        for blue in steps {
          let color = Color(RGB(bytes: red, green, blue))
          if test.allows(color) { allowed.append(Lab(components: color.components(in: Lab.self))) }
        }
      }
    }
    var random = Seeded(seed: 11), miss: String?
    for _ in 0..<cases(3, large: 100) where miss == nil {
      let color = Color(RGB(random.unit(), random.unit(), random.unit())),
        lab = Lab(components: color.components(in: Lab.self))
      guard let nearest = test.nearest(to: color) else {
        miss = allowed.isEmpty ? nil : "none for \(color.rgb)"
        continue
      }
      let grid = allowed.map { deltaE2000($0, lab) }.min() ?? .infinity, found = nearest.deltaE2000(to: color)
      if !test.allows(nearest) { miss = "\(nearest) is not allowed" }
      if found > grid + 0.05 { miss = "\(color.rgb): \(found) away, in the grid \(grid)" }
    }
    #expect(miss == nil)
  }

  @Test func anAllowedColorStays() throws {
    let test = RuleTest(try RuleSet("contrast(white) >= 4.5")), color = try Color("oklch(0.4 0.1 200)")
    #expect(test.nearest(to: color) == color)
  }

  @Test func whatIsPrintedInHexadecimalIsAllowedToo() throws {
    let test = RuleTest(try RuleSet("contrast(white) >= 4.5"))
    var random = Seeded(seed: 12)
    for _ in 0..<cases(10, large: 200) {
      let color = Color(RGB(bytes: random.byte(), random.byte(), random.byte()))
      let bytes = try #require(test.nearest(to: color, inBytes: true)).rgb.bytes
      #expect(test.allows(Color(RGB(bytes: bytes.x, bytes.y, bytes.z))))
    }
    // The grays next to the edge are 118 and 119 (WCAG: 4.54 and 4.48).
    #expect(try test.nearest(to: Color("#777777"), inBytes: true)?.rgb.bytes == SIMD3(118, 118, 118))
  }

  @Test func theColorStaysInItsSpaceAndGamut() throws {
    let test = RuleTest(try RuleSet("contrast(white) >= 4.5")), color = try Color("hsv(40 90% 95%)")
    let nearest = try #require(test.nearest(to: color))
    #expect(nearest.space.id == HSV.id)
    #expect(Gamut.sRGB.contains(nearest, tolerance: Gamut.tolerance))
  }

  @Test func whereNothingIsAllowedThereIsNone() throws {
    #expect(RuleTest(try RuleSet("contrast(white) >= 15; contrast(black) >= 15")).nearest(to: try Color("red")) == nil)
  }
}
