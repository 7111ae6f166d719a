extension Gamut {
  /// The color in `space`, its chroma reduced in OKLCH until it fits: hue and lightness stay, save for a last clip too
  /// small to be noticed. A color that fits is returned as it is.
  ///
  /// Source: CSS Color 4, section 13.2, binary search with local MINDE; just noticeable difference 0.02, epsilon 0.0001.
  public func mapped(_ color: Color) -> Color {
    let direct = color.components(in: space)
    if contains(direct) { return with(color, direct) }

    let origin = color.components(in: OKLCH.self)
    guard origin.y.isFinite else { return with(color, Self.clip(direct)) }
    if origin.x >= 1 { return with(color, .one) }
    if origin.x <= 0 { return with(color, .zero) }

    var candidate = Candidate(OKLCH(components: origin), in: self)
    if candidate.difference < Self.noticeable { return with(color, candidate.clipped) }

    var least = 0.0, greatest = origin.y, leastIsInside = true, steps = 0
    while greatest - least > Self.epsilon, steps < Self.mostSteps {
      steps += 1
      let chroma = (least + greatest) / 2, trial = OKLCH(origin.x, chroma, origin.z)
      if leastIsInside, contains(OKLCH.convert(trial.components, to: space)) {
        least = chroma
        continue
      }
      candidate = Candidate(trial, in: self)
      if candidate.difference >= Self.noticeable {
        greatest = chroma
      } else if Self.noticeable - candidate.difference < Self.epsilon {
        break
      } else {
        leastIsInside = false
        least = chroma
      }
    }
    return with(color, candidate.clipped)
  }

  private static let noticeable = 0.02, epsilon = 0.0001
  /// Halving brings the largest number there is below epsilon in fewer, unless it stalls between two large ones.
  private static let mostSteps = 1100

  /// A color after clipping, and by how much that shows.
  private struct Candidate {
    let clipped: SIMD3<Double>
    let difference: Double

    init(_ color: OKLCH, in gamut: Gamut) {
      let lab = color.base
      clipped = Gamut.clip(OKLab.convert(lab.components, to: gamut.space))
      difference = deltaEOK(lab, OKLab(components: gamut.space.convert(clipped, to: OKLab.self)))
    }
  }
}
