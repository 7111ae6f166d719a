/// A step that is just noticeable: ΔE2000 of 1 from where it began.
public enum Nudge: String, Sendable, CaseIterable {
  case lighter, darker, moreVivid, lessVivid, warmer, cooler, hueForward, hueBackward
  /// What came of a step.
  public enum Result: Sendable {
    case moved(Color)
    case stopped(Stop)
  }

  /// Why there is no step.
  public enum Stop: Sendable, Hashable {
    /// The next color would break a rule.
    case rule(RuleFailure)
    /// Nothing lies farther in this direction: white, black, gray, or the edge of a gamut.
    case end(Nudge.End)
  }

  /// - Parameter test: A color that breaks its rules already is not held back by them.
  public func step(from color: Color, _ test: RuleTest = RuleTest(RuleSet())) -> Result {
    var way = Way(self, color, test)
    var found = way.oneUnitAway()
    if found == nil {
      // At a corner of the gamut, such as blue, the straight way may end or jump at once.
      way.goesRound = true
      found = way.oneUnitAway()
    }
    guard let next = found else { return .stopped(.end(way.edge)) }
    let result = next.converted(to: color.space, keepingPowerlessFrom: color)
    let reached = abs(result.deltaE2000(to: color) - 1) <= 0.02 ? result : next
    if test.allows(color), let failure = test.firstFailure(of: RuleSample(reached))?.failure {
      return .stopped(.rule(failure))
    }
    return .moved(reached)
  }
}

extension Nudge {
  /// What lies at an end of what there is to see.
  public enum End: Sendable, Hashable {
    case white, black, gray
    /// By the gamut's name.
    case gamut(String)
    /// A channel that is held.
    case held
  }
}

/// The way that a nudge takes through OKLab.
private struct Way {
  private let nudge: Nudge
  /// Whether to go through encoded or linear sRGB in place of OKLCH.
  var goesRound = false
  private let start: Color
  private let lch: SIMD3<Double>
  private let gamut: Gamut
  private let holds: [RuleTest.Hold]
  private let slice: GamutSlice
  private let shades: ShadePath
  init(_ nudge: Nudge, _ color: Color, _ test: RuleTest) {
    self.nudge = nudge
    start = color
    lch = color.converted(to: OKLCH.self, keepingPowerlessFrom: color).components
    gamut = Gamut.smallest(containing: color) ?? .rec2020
    holds = test.holds
    slice = GamutSlice(gamut, hue: lch.z)
    shades = ShadePath(color, in: gamut)
  }

  var edge: Nudge.End {
    if !holds.isEmpty { return .held }
    return switch nudge {
    case .lighter: .white
    case .darker: .black
    case .lessVivid, .hueForward, .hueBackward: .gray
    case .moreVivid, .warmer, .cooler: .gamut(gamut.name)
    }
  }

  /// How far the way goes.
  private var length: Double {
    if goesRound { return nudge == .hueForward || nudge == .hueBackward ? 180 : 1 }
    return switch nudge {
    case .lighter: 1 - lch.x
    case .darker: lch.x
    case .moreVivid: max(0, (slice.chromas(lightness: lch.x).last?.upperBound ?? 0) - lch.y)
    case .lessVivid: lch.y
    case .warmer, .cooler: 0.5
    case .hueForward, .hueBackward: 180
    }
  }

  /// The color at a place of the way; `nil` outside of the gamut.
  private func color(at t: Double) -> Color? {
    if goesRound { return roundabout(t).map { holds.reduce($0) { $1.applied(to: $0) } } }
    var color: Color
    switch nudge {
    case .lighter: color = shades.color(at: lch.x + t)
    case .darker: color = shades.color(at: lch.x - t)
    case .moreVivid: color = Color(OKLCH.self, SIMD3(lch.x, lch.y + t, lch.z), alpha: start.alpha)
    case .lessVivid: color = Color(OKLCH.self, SIMD3(lch.x, lch.y - t, lch.z), alpha: start.alpha)
    case .warmer, .cooler:
      // Toward orange and away from it, as light of a lamp and of the sky.
      let lab = start.components(in: OKLab.self), way = direction(hue: 60) * (nudge == .warmer ? t : -t)
      color = Color(OKLab.self, lab + SIMD3(0, way.x, way.y), alpha: start.alpha)
      guard gamut.contains(color, tolerance: Gamut.tolerance) else { return nil }
    case .hueForward, .hueBackward:
      let hue = wrapDegrees(lch.z + (nudge == .hueForward ? t : -t))
      let chroma = GamutSlice(gamut, hue: hue).chroma(nearest: lch.y, lightness: min(max(lch.x, 0), 1))
      color = Color(OKLCH.self, SIMD3(lch.x, chroma, hue), alpha: start.alpha)
    }
    for hold in holds { color = hold.applied(to: color) }
    return color
  }

  /// The color at a place of another way, which does not leave sRGB; `nil` where there is none.
  private func roundabout(_ t: Double) -> Color? {
    guard gamut.space == RGB.self else { return nil }
    let light = start.components(in: LinearSRGB.self)
    switch nudge {
    case .lighter: return Color(LinearSRGB.self, light + (1 - light) * t, alpha: start.alpha)
    case .darker: return Color(LinearSRGB.self, light * (1 - t), alpha: start.alpha)
    case .hueForward, .hueBackward:
      var hsv = start.components(in: HSV.self)
      guard hsv.y > 0, hsv.z > 0 else { return nil }
      hsv.x = wrapDegrees(hsv.x + (nudge == .hueForward ? t : -t))
      return Color(HSV.self, hsv, alpha: start.alpha)
    case .moreVivid, .lessVivid, .warmer, .cooler: return nil
    }
  }

  /// The first color on the way that is ΔE 1 away; `nil` where the way ends before.
  func oneUnitAway() -> Color? {
    let isTurn = nudge == .hueForward || nudge == .hueBackward
    var near = 0.0, far = isTurn ? 0.05 : 0.0002
    while true {
      far = min(far, length)
      let color = color(at: far)
      if let color, color.deltaE2000(to: start) >= 1 { break }
      if color == nil {
        // The edge of the gamut lies in between: as far as that.
        var outside = far
        for _ in 0..<50 {
          let middle = (near + outside) / 2
          if self.color(at: middle) == nil { outside = middle } else { near = middle }
        }
        guard let last = self.color(at: near), last.deltaE2000(to: start) >= 1 else { return nil }
        far = near
        near = 0
        break
      }
      if far >= length { return nil }
      near = far
      far *= 1.25
    }
    var good = far, bad = near
    for _ in 0..<50 {
      let middle = (good + bad) / 2
      guard let color = color(at: middle) else { break }
      if color.deltaE2000(to: start) >= 1 { good = middle } else { bad = middle }
    }
    guard let color = color(at: good), abs(color.deltaE2000(to: start) - 1) <= 0.01 else { return nil }
    return color
  }
}
