/// A color as rules look at it: converted once, tested by many.
package struct RuleSample {
  let space: any ColorSpace.Type
  let components: SIMD3<Double>
  /// Linear sRGB, not clamped.
  package let light: SIMD3<Double>
  let alpha: Double
  package init(_ color: Color) { self.init(color.space, color.components, alpha: color.alpha) }
  package init(_ space: any ColorSpace.Type, _ components: SIMD3<Double>, alpha: Double) {
    self.space = space
    self.components = components
    self.alpha = alpha
    light = space.convert(components, to: LinearSRGB.self)
  }

  var rgb: RGB { space == RGB.self ? RGB(components: components) : LinearSRGB(components: light).rgb }
  func components(in target: any ColorSpace.Type) -> SIMD3<Double> {
    target == space ? components : LinearSRGB.convert(light, to: target)
  }
}

/// What is measured of a color: one number that changes smoothly from color to color.
package enum RuleMeasure: Hashable, Sendable {
  /// The ratio of WCAG 2 with a color, of which the luminance over white is known: by how much it is above 1, and
  /// negative where the color is the darker one.
  case ratio(Rule.Place, RGBA, luminance: Double)
  /// Lc, which is negative for light text.
  case lightnessContrast(Rule.Place, RGBA)
  /// A linear channel of an RGB space.
  case linear(ColorSpaceID, Int)
  /// A channel of a space; a hue as degrees away from the given one, `-180...180`.
  case channel(ColorSpaceID, Int, around: Double)
  /// How far a hue is from the given one either way, `0...180` degrees; 0 for a powerless one.
  case hue(ColorSpaceID, Int, around: Double)
  case alpha
  /// ΔE2000 from a color, as somebody sees both.
  case difference(SeenColor)
  package func value(of sample: RuleSample) -> Double {
    switch self {
    case .ratio(let place, let other, let background):
      guard sample.alpha == 1, place == .on || other.alpha == 1 else {
        return pair(place, sample, other) { text, under in
          let solid = under.over(RGB(1, 1, 1)), sign = Contrast.luminance(text.over(solid)) - Contrast.luminance(solid)
          let above = Contrast.ratio(text: text, on: under) - 1
          return (sign < 0) == (place == .on) ? -above : above
        }
      }
      let own = LinearSRGB(components: sample.light).luminance
      let above = (max(own, background) + 0.05) / (min(own, background) + 0.05) - 1
      return above.isNaN ? 0 : own < background ? -above : above
    case .lightnessContrast(let place, let other): return pair(place, sample, other, Contrast.lightnessContrast)
    case .linear(let id, let channel):
      if id.space == RGB.self { return sample.light[channel] }
      guard let space = id.space as? any RGBColorSpace.Type else { return 0 }
      return (space.linearFromXYZ * (LinearSRGB.xyzFromLinear * sample.light))[channel]
    case .channel(let id, let index, let middle):
      let components = sample.components(in: id.space)
      guard id.space.channels[index].unit == .degrees else { return components[index] }
      guard !id.space.powerless(components).contains(.component(index)) else { return 0 }
      return turn(from: middle, to: components[index])
    case .hue(let id, let index, let middle):
      return abs(Self.channel(id, index, around: middle).value(of: sample))
    case .alpha: return sample.alpha
    case .difference(let seen): return seen.difference(from: seen.eyes.lab(sample.light))
    }
  }

  private func pair(
    _ place: Rule.Place, _ sample: RuleSample, _ other: RGBA, _ measure: (RGBA, RGBA) -> Double
  ) -> Double {
    let color = RGBA(sample.rgb, alpha: sample.alpha)
    return place == .on ? measure(color, other) : measure(other, color)
  }
}

/// The shorter way from one hue to another, in `-180...180` degrees.
func turn(from start: Double, to end: Double) -> Double {
  let turn = wrapDegrees(end - start)
  return turn > 180 ? turn - 360 : turn
}

/// Somebody's eyes: linear sRGB to Lab (D50) of what they see, clipped to sRGB where a deficiency is simulated.
package struct RuleEyes: Hashable, Sendable {
  package let vision: Rule.Vision
  private let simulation: Matrix3
  private static let relativeFromLight: Matrix3 = {
    let matrix = XYZD50.fromD65 * LinearSRGB.xyzFromLinear, white = XYZD50.white
    return Matrix3(columns: matrix.x / white, matrix.y / white, matrix.z / white)
  }()
  init(_ vision: Rule.Vision) {
    self.vision = vision
    simulation = vision.deficiency.map { MachadoTable.matrix($0, severity: 1) } ?? .identity
  }

  package func lab(_ light: SIMD3<Double>) -> SIMD3<Double> {
    let seen = vision == .normal ? light : Gamut.clip(simulation * light)
    return Lab(relative: Self.relativeFromLight * seen).components
  }
}

/// A color to keep away from, as somebody sees it.
package struct SeenColor: Hashable, Sendable {
  package let eyes: RuleEyes
  package let lab: SIMD3<Double>
  private let quick: QuickDifference
  init(_ color: Color, _ vision: Rule.Vision) {
    eyes = RuleEyes(vision)
    lab = eyes.lab(color.components(in: LinearSRGB.self))
    quick = QuickDifference(from: lab)
  }

  /// ΔE2000 from another color, also in Lab as these eyes see it.
  package func difference(from other: SIMD3<Double>) -> Double {
    deltaE2000(Lab(components: other), Lab(components: lab))
  }

  /// The same within 0.002.
  package func roughDifference(from other: SIMD3<Double>) -> Double { quick.value(to: other) }
}
