import TestSupport
import Testing

@testable import PickerCore
@testable import PickerRaster

/// Where hues and shades are on the wheel, and what is painted there.
@Suite struct HueWheelTests {
  static let ring = HueRing(center: Point(100.5, 100.5), radius: 100.5, thickness: 28)
  static let triangle = ShadeTriangle(center: Point(70.5, 82.5), radius: 66)

  @Test(arguments: [(0.0, 86.5, 0.0), (90, 0, -86.5), (180, -86.5, 0), (270, 0, 86.5)])
  func huesGoCounterclockwiseFromTheRight(_ hue: Double, _ x: Double, _ y: Double) {
    let p = Self.ring.position(of: hue)
    #expect(abs(p.x - 100.5 - x) < 1e-12 && abs(p.y - 100.5 - y) < 1e-12)
    #expect(Self.ring.hue(at: Point(100.5 + x / 3, 100.5 + y / 3)) == hue, "whatever the distance")
  }

  @Test func theRingAndItsHuesAreInverse() {
    var worst = 0.0
    for step in 0..<7200 {
      let hue = Double(step) / 20
      guard let found = Self.ring.hue(at: Self.ring.position(of: hue)) else { continue }
      let off = abs(found - hue)
      worst = max(worst, min(off, 360 - off) / 360)
    }
    #expect(worst < 1e-12)
    #expect(Self.ring.hue(at: Self.ring.center) == nil)
  }

  @Test func theTriangleAndItsShadesAreInverse() {
    var worst = 0.0, worstPlace = 0.0
    for i in 0...100 {
      for j in 0...100 {
        let shade = SIMD2(Double(i), Double(j)) / 100
        let p = Self.triangle.position(saturation: shade.x, value: shade.y)
        let found = Self.triangle.shade(at: p, keeping: shade.x)
        // Near black all saturations meet: there a unit in the last place of a position is more of one.
        worst = max(worst, abs(found.y - shade.y), abs(found.x - shade.x) * shade.y)
        let again = Self.triangle.position(saturation: found.x, value: found.y)
        worstPlace = max(worstPlace, abs(again.x - p.x), abs(again.y - p.y))
      }
    }
    #expect(worst < 1e-12)
    #expect(worstPlace < 1e-12)
  }

  /// White, black and the hue are 120 degrees apart on a circle.
  @Test(arguments: [(1.0, 0.0, 1.0, 1.0), (-0.5, 0.75.squareRoot(), 0, 1), (-0.5, -0.75.squareRoot(), 0.3, 0)])
  func cornersAreExactFromAnywhereBeyond(_ x: Double, _ y: Double, _ saturation: Double, _ value: Double) {
    let t = Self.triangle
    for beyond in [1.0 + 1e-9, 1.01, 1.2, 7] {
      let p = Point(t.center.x + x * t.radius * beyond, t.center.y - y * t.radius * beyond)
      #expect(t.shade(at: p, keeping: 0.3) == [saturation, value])
    }
  }

  @Test(arguments: [
    (20.0, -0.5, 0.0, 0.5), (30, 0.25, 0.75.squareRoot() / 2, 0.5), (9, 0.25, -0.75.squareRoot() / 2, 1),
  ])
  func besideASideTheNearestPointIsTaken(_ off: Double, _ x: Double, _ y: Double, _ expected: Double) {
    // The middles of the sides: gray, a tint of value 1, a pure shade of saturation 1.
    let t = Self.triangle, out = SIMD2(x, y) / (x * x + y * y).squareRoot()
    let p = Point(t.center.x + x * t.radius + out.x * off, t.center.y - y * t.radius - out.y * off)
    let shade = t.shade(at: p, keeping: 0)
    switch (x < 0, y > 0) {
    case (true, _): #expect(shade.x == 0 && abs(shade.y - expected) < 1e-12)
    case (_, true): #expect(shade.y == 1 && abs(shade.x - expected) < 1e-12)
    default: #expect(shade.x == expected && abs(shade.y - 0.5) < 1e-12)
    }
    #expect(abs(t.distance(to: p) - off) < 1e-9)
  }

  @Test func inHSVAPointIsTheMixtureOfTheCorners() {
    let full = HSV.fullColor(hue: 200), t = Self.triangle
    for (x, y) in [(60, 40), (40, 82), (90, 100), (110, 83)] {
      let w = t.weights(at: Point(Double(x) + 0.5, Double(y) + 0.5))
      let mixture = RGB(components: w.x * full + w.y)
      #expect(ShadeTrianglePicture(.hsv, hue: 200, t).color(x, y).bytes == mixture.bytes)
    }
  }

  /// The first pixel whose channels differ by more than `levels`, or whose coverage differs.
  private func miss(
    _ canvas: Canvas, levels: Int, _ expected: (Int, Int) -> UInt32
  ) -> String? {
    for y in 0..<canvas.grid.height {
      for x in 0..<canvas.grid.width {
        let a = canvas[x, y], b = expected(x, y)
        let isNear = levels == 0 ? a == b : withinOneLevel(a, b)
        if a >> 24 != b >> 24 || !isNear { return "(\(x), \(y)) is \(hex(a)), not \(hex(b))" }
      }
    }
    return nil
  }

  @Test(arguments: [(41, 9.0), (200, 28), (201, 28), (333, 40.5)]) func theRingIsPaintedAsItIsPicked(
    _ side: Int, _ thickness: Double
  ) {
    let ring = HueRing(
      center: Point(Double(side) / 2, Double(side) / 2), radius: Double(side) / 2, thickness: thickness)
    for (colors, levels) in [(WheelSpace.hsv, 0), (.okhsv, 1)] {
      let picture = HueRingPicture(colors, ring)
      var canvas = Canvas(side, side)
      canvas.paint { picture.fill(&$0, $1) }
      #expect(miss(canvas, levels: levels, picture.pixel) == nil, "\(colors)")
      #expect(canvas.firstPaintedPadding == nil)
    }
  }

  @Test func theTriangleIsPaintedAsItIsPickedAtAllHues() {
    for step in 0...120 {
      for (colors, levels) in [(WheelSpace.hsv, 0), (.okhsv, 1)] {
        let picture = ShadeTrianglePicture(colors, hue: Double(step) * 3, Self.triangle)
        var canvas = Canvas(138, 166)
        canvas.paint { picture.fill(&$0, $1) }
        let miss = miss(canvas, levels: levels, picture.pixel)
        #expect(miss == nil, "\(colors) \(picture.hue)")
        if miss != nil { return }
        #expect(canvas.firstPaintedPadding == nil)
      }
    }
  }

  @Test func aLargeTriangleToo() {
    let triangle = ShadeTriangle(center: Point(260.25, 440.75), radius: 507)
    for (colors, levels) in [(WheelSpace.hsv, 0), (.okhsv, 1)] {
      for hue in [17.3, 142.5, 264.06] {
        let picture = ShadeTrianglePicture(colors, hue: hue, triangle)
        var canvas = Canvas(770, 882)
        canvas.paint { picture.fill(&$0, $1) }
        #expect(miss(canvas, levels: levels, picture.pixel) == nil, "\(colors) \(hue)")
      }
    }
  }

  /// Soft edges lose nothing: all coverage together is the area.
  @Test func edgesAreSoftAndCoverTheArea() {
    func area(_ canvas: Canvas) -> Double {
      var sum = 0.0
      for y in 0..<canvas.grid.height {
        for x in 0..<canvas.grid.width { sum += Double(canvas[x, y] >> 24) / 255 }
      }
      return sum
    }
    var ring = Canvas(201, 201), triangle = Canvas(138, 166)
    ring.paint { HueRingPicture(.hsv, Self.ring).fill(&$0, $1) }
    triangle.paint { ShadeTrianglePicture(.hsv, hue: 40, Self.triangle).fill(&$0, $1) }
    #expect(abs(area(ring) / (Double.pi * (100.5 * 100.5 - 72.5 * 72.5)) - 1) < 0.002)
    #expect(abs(area(triangle) / (27.0.squareRoot() / 4 * 66 * 66) - 1) < 0.002)
    #expect(ring[100, 100] == 0 && ring[2, 2] == 0 && triangle[130, 10] == 0)
  }

  @Test func aTooThickRingIsADisc() {
    let ring = HueRing(center: Point(20, 20), radius: 20, thickness: 30)
    var canvas = Canvas(40, 40)
    canvas.paint { HueRingPicture(.hsv, ring).fill(&$0, $1) }
    #expect(canvas[20, 20] >> 24 == 255)
  }
}
