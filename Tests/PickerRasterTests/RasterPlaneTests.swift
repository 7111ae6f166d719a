import Testing

@testable import PickerCore
@testable import PickerRaster

/// Planes whose quick way may be one level off.
@Suite struct RasterPlaneTests {
  static let marking = GamutMarking(
    displayP3: .hatched(0xFF40_4040, 0xFF48_4848, period: 12), outside: .flat(0xFF30_3030))
  static let halfMarked = GamutMarking(displayP3: .clamped, outside: .hatched(0xFF00_0000, 0xFFFF_FFFF, period: 7))

  /// One plane of each quick kind, with the hue or lightness `t` of its range held.
  static func planes(_ t: Double) -> [ColorPlane] {
    let h = 360 * t
    let p3Only = GamutMarking(displayP3: .flat(0xFF11_2233), outside: .clamped)
    let same = GamutMarking(displayP3: .flat(0xFF11_2233), outside: .flat(0xFF11_2233))
    return [
      ColorPlane(OKLCH.self, x: 1, y: 0, holding: [0, 0, h], marking: marking),
      ColorPlane(OKLCH.self, x: 0, y: 1, holding: [0, 0, h], marking: halfMarked),
      ColorPlane(OKLCH.self, x: 1, y: 0, holding: [0, 0, h]),
      ColorPlane(OKLab.self, x: 1, y: 2, holding: [t, 0, 0], marking: p3Only),
      ColorPlane(LCH.self, x: 1, y: 0, holding: [0, 0, h], marking: marking),
      ColorPlane(LCH.self, x: 1, y: 0, holding: [0, 0, h]),
      ColorPlane(Lab.self, x: 1, y: 2, holding: [100 * t, 0, 0], marking: same),
      ColorPlane(Lab.self, x: 2, y: 0, holding: [0, 250 * t - 125, 0]),
      ColorPlane(OKHSV.self, x: 1, y: 2, holding: [h, 0, 0]), ColorPlane(OKHSL.self, x: 1, y: 2, holding: [h, 0, 0]),
      ColorPlane(HSV.self, x: 1, y: 2, holding: [h, 0, 0]), ColorPlane(HSL.self, x: 1, y: 2, holding: [h, 0, 0]),
    ]
  }

  @Test func quickPlanesAreWithinOneLevelAtAllHues() {
    for step in 0...120 {
      for plane in Self.planes(Double(step) / 120) {
        let miss = Canvas(61, 43, plane).firstMiss(beyondOneLevelFrom: Canvas(plainly: 61, 43, plane))
        #expect(miss == nil, "\(plane)")
        if miss != nil { return }
      }
    }
  }

  @Test(arguments: [(1, 1), (2, 3), (7, 5), (255, 255), (512, 512)]) func quickPlanesAreWithinOneLevelAtAllSizes(
    _ width: Int, _ height: Int
  ) {
    for plane in Self.planes(0.732) {
      let canvas = Canvas(width, height, plane)
      let miss = canvas.firstMiss(beyondOneLevelFrom: Canvas(plainly: width, height, plane))
      #expect(miss == nil, "\(plane)")
      #expect(canvas.firstPaintedPadding == nil)
    }
  }

  @Test func otherPlanesAreThePickedColors() {
    let planes = [
      ColorPlane(OKLCH.self, x: 2, y: 1, holding: [0.7, 0, 0]), ColorPlane(HSV.self, x: 0, y: 1, holding: [0, 0, 0.8]),
      ColorPlane(RGB.self, x: 0, y: 2, holding: [0, 0.3, 0]), ColorPlane(RGB.self, x: 2, y: 1, holding: [1.2, 0, 0]),
      ColorPlane(HSV.self, x: 2, y: 0, holding: [0, 0.7, 0]), ColorPlane(HSL.self, x: 0, y: 1, holding: [0, 0, 0.3]),
      ColorPlane(HSL.self, x: 2, y: 1, holding: [200, 0, 0]), ColorPlane(OKHSL.self, x: 0, y: 2, holding: [0, 0.9, 0]),
    ]
    for plane in planes {
      let canvas = Canvas(140, 31, plane)
      let miss = canvas.firstMiss { plane.color(at: canvas.grid.center($0, $1)).argb8888 }
      #expect(miss == nil, "\(plane)")
    }
  }

  @Test func stripsAreThePickedColors() {
    for space in ColorSpaces.all {
      for channel in 0..<3 {
        let middle = SIMD3(space.channels[0].middle, space.channels[1].middle, space.channels[2].middle)
        let strip = ColorStrip(space, channel: channel, holding: middle)
        let canvas = Canvas(97, 3, strip)
        let miss = canvas.firstMiss { x, _ in strip.color(at: canvas.grid.right(x)).argb8888 }
        #expect(miss == nil, "\(strip)")
      }
    }
  }

  @Test func twoCoresPaintTheSameAsOne() {
    for plane in Self.planes(0.3).map({ $0 as any Gradient }) + [SaturationValuePlane(hue: 77), HSLPlane(hue: 77)] {
      var one = Canvas(1501, 701), two = one
      one.paint { plane.fill(&$0, $1, cores: 1) }
      for _ in 0..<3 { two.paint { plane.fill(&$0, $1, cores: 2) } }
      #expect(one.pixels == two.pixels, "\(plane)")
    }
  }

  @Test func manyThreadsMayPaintAtOnce() async {
    let plane = ColorPlane(OKLCH.self, x: 1, y: 0, holding: [0, 0, 30])
    let expected = Canvas(701, 701, plane).pixels
    let results = await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<8 { group.addTask { (0..<5).allSatisfy { _ in Canvas(701, 701, plane).pixels == expected } } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(results == Array(repeating: true, count: 8))
  }

  @Test func gradientsAreEqualByValue() {
    let plane = ColorPlane(OKLCH.self, x: 1, y: 0, holding: [0, 0, 30])
    #expect(plane == ColorPlane(OKLCH.self, x: 1, y: 0, holding: [0.5, 0.2, 30]), "what varies is not held")
    #expect(plane != ColorPlane(OKLCH.self, x: 1, y: 0, holding: [0, 0, 31]))
    #expect(plane != ColorPlane(LCH.self, x: 1, y: 0, holding: [0, 0, 30]))
    #expect(plane != ColorPlane(OKLCH.self, x: 1, y: 0, holding: [0, 0, 30], marking: Self.marking))
    #expect(Set([plane, plane]).count == 1)
  }
}

extension Channel {
  fileprivate var middle: Double { range.lowerBound + (range.upperBound - range.lowerBound) * 0.4 }
}
