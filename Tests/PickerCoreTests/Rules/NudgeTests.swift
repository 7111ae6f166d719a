import PickerCore
import TestSupport
import Testing

@Suite struct NudgeTests {
  @Test(arguments: Nudge.allCases) func aStepIsJustNoticeableOrSaysWhyThereIsNone(_ nudge: Nudge) {
    var random = Seeded(seed: 21), miss: String?, moved = 0
    let count = cases(1000, large: 100_000)
    for _ in 0..<count where miss == nil {
      let color = Color(RGB(random.unit(), random.unit(), random.unit()))
      guard case .moved(let next) = nudge.step(from: color) else { continue }
      moved += 1
      let difference = next.deltaE2000(to: color)
      if abs(difference - 1) > 0.02 { miss = "\(color.rgb.components): \(difference)" }
      if !Gamut.sRGB.contains(next, tolerance: Gamut.tolerance) { miss = "\(color.rgb.components) leaves sRGB" }
    }
    #expect(miss == nil)
    // Few colors lie so near to an edge.
    #expect(moved > count * 6 / 10)
  }

  @Test(arguments: [
    (Nudge.lighter, "#808080", 1.0), (.darker, "#808080", -1), (.lighter, "#ffff00", 1), (.darker, "#0000ff", -1),
  ]) func lighterAndDarkerAre(_ nudge: Nudge, _ hex: String, _ sign: Double) throws {
    let color = try Color(hex)
    guard case .moved(let next) = nudge.step(from: color) else { return #expect(Bool(false), "no step") }
    #expect((next.components(in: OKLab.self).x - color.components(in: OKLab.self).x) * sign > 0)
  }

  @Test func warmerIsMoreOrange() throws {
    guard case .moved(let next) = Nudge.warmer.step(from: try Color("#808080")) else {
      return #expect(Bool(false), "no step")
    }
    #expect(next.rgb.red > next.rgb.green && next.rgb.green > next.rgb.blue)
  }

  @Test(arguments: [
    (Nudge.lighter, "#ffffff", Nudge.End.white), (.darker, "#000000", .black), (.lessVivid, "#808080", .gray),
    (.hueForward, "#808080", .gray), (.moreVivid, "#ff0000", .gamut("sRGB")),
  ]) func atAnEndItSaysWhich(_ nudge: Nudge, _ hex: String, _ end: Nudge.End) throws {
    guard case .stopped(let stop) = nudge.step(from: try Color(hex)) else { return #expect(Bool(false), "moved") }
    #expect(stop == .end(end))
  }

  @Test func stepsStopAtTheEdgeOfWhatIsAllowed() throws {
    let test = RuleTest(try RuleSet("contrast(white) >= 4.5"))
    var color = try Color("#333333"), stop: Nudge.Stop?
    for _ in 0..<200 where stop == nil {
      switch Nudge.lighter.step(from: color, test) {
      case .moved(let next): color = next
      case .stopped(let why): stop = why
      }
    }
    #expect(test.allows(color))
    #expect(Contrast.ratio(text: color.rgba, on: RGBA(RGB(1, 1, 1))) < 4.6)
    guard case .rule(let failure) = stop else { return #expect(Bool(false), "\(String(describing: stop))") }
    #expect(failure.sentence.hasPrefix("too little contrast as text on white"))
  }

  @Test func aHeldChannelDoesNotMove() throws {
    let color = try Color("oklch(0.6 0.1 30)")
    let test = RuleTest(RuleSet([.holding(2, of: OKLCH.self, in: color)]))
    for nudge in Nudge.allCases {
      guard case .moved(let next) = nudge.step(from: color, test) else { continue }
      #expect(abs(next.components(in: OKLCH.self).z - 30) < 1e-3, "\(nudge)")
    }
  }
}
