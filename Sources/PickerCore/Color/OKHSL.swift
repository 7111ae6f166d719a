/// OKHSL: hue, saturation and lightness over OKLab, filling sRGB's gamut.
///
/// Units: hue in degrees, `0..<360`, that of OKLCH; saturation and lightness in `0...1`.
/// Source: B. Ottosson, "Okhsv and Okhsl", 2021, with the coefficients recomputed for the 64-bit matrices of
/// CSS Color 4 (see `OKGamut`).
public struct OKHSL: ColorSpace {
  public static let id = "okhsl"
  public static let name = "OKHSL"
  public static let channels = [
    Channel("Hue", .degrees), Channel("Saturation", .unit, role: .colorfulness),
    Channel("Lightness", .unit, role: .lightness),
  ]
  public var components: SIMD3<Double>

  public init(components: SIMD3<Double>) { self.components = components }

  /// Saturation is 0.8 at the middle chroma and 1 at the greatest.
  public init(base: OKLab) {
    let lch = polar(base.components), lightness = lch.x, chroma = lch.y
    components = SIMD3(lch.z, 0, OKToe.apply(lightness))
    guard lightness > Self.darkest, lightness < Self.lightest, chroma > Self.grayest else {
      components.x = 0
      return
    }
    let chromas = Chromas(lightness, OKGamut(direction: direction(hue: lch.z)))
    if chroma < chromas.middle {
      let slope = 0.8 * chromas.start, bend = 1 - slope / chromas.middle
      components.y = 0.8 * chroma / (slope + bend * chroma)
    } else {
      let rest = chroma - chromas.middle
      components.y = 0.8 + 0.2 * rest / (chromas.upperSlope + chromas.upperBend * rest)
    }
  }

  public var base: OKLab {
    let lightness = OKToe.undo(components.z), saturation = components.y
    guard lightness > Self.darkest, lightness < Self.lightest, saturation != 0 else {
      return OKLab(lightness, 0, 0)
    }
    let direction = direction(hue: components.x), chromas = Chromas(lightness, OKGamut(direction: direction))
    let chroma: Double
    if saturation < 0.8 {
      let t = 1.25 * saturation, slope = 0.8 * chromas.start
      chroma = t * slope / (1 - (1 - slope / chromas.middle) * t)
    } else {
      let t = 5 * (saturation - 0.8)
      chroma = chromas.middle + t * chromas.upperSlope / (1 - chromas.upperBend * t)
    }
    return OKLab(lightness, chroma * direction.x, chroma * direction.y)
  }

  /// Gray has no hue; black and white have no saturation either.
  public var powerless: Color.Missing {
    if components.z <= 0 || components.z >= 1 - 1e-9 { return [.first, .second] }
    return abs(components.y) < 1e-9 ? .first : []
  }

  /// Within rounding noise of black, white or gray there is no saturation to speak of.
  package static let darkest = 1e-9, lightest = 1 - 1e-9, grayest = 1e-9

  /// The chromas at which saturation starts, turns and ends, for a hue and a lightness.
  package struct Chromas {
    /// How fast chroma grows with saturation near gray, the same for all hues.
    package let start: Double
    /// A smooth stand-in for the greatest chroma, without the edge at the cusp.
    package let middle, greatest: Double

    package var upperSlope: Double { 0.2 * (1.25 * middle) * (1.25 * middle) / start }
    package var upperBend: Double { 1 - upperSlope / (greatest - middle) }

    package init(_ lightness: Double, _ gamut: OKGamut) {
      let rest = 1 - lightness, d = gamut.direction
      greatest = gamut.maximumChroma(lightness: lightness)
      let bulge = greatest / min(lightness * gamut.lowerSlope, rest * gamut.upperSlope)
      let lower = lightness * Self.lowerMiddle(d.x, d.y), upper = rest * Self.upperMiddle(d.x, d.y)
      let l2 = lower * lower, u2 = upper * upper
      middle = 0.9 * bulge * (1 / (1 / (l2 * l2) + 1 / (u2 * u2))).squareRoot().squareRoot()
      let low = 0.4 * lightness, high = 0.8 * rest
      start = (1 / (1 / (low * low) + 1 / (high * high))).squareRoot()
    }

    /// Smooth stand-ins for the slopes of the gamut's triangle, fitted so that they stay below them at every hue.
    private static func lowerMiddle(_ a: Double, _ b: Double) -> Double {
      let third = -4.24894561 + 5.38770819 * b + 4.69891013 * a
      let second = -2.13704948 - 10.02301043 * b + a * third
      let first = -2.19557347 + 1.75198401 * b + a * second
      return 0.11516993 + 1 / (7.44778970 + 4.15901240 * b + a * first)
    }

    private static func upperMiddle(_ a: Double, _ b: Double) -> Double {
      let third = 0.00299215 - 0.45399568 * b - 0.14661872 * a
      let second = -0.27087943 + 0.61223990 * b + a * third
      let first = 0.40370612 + 0.90148123 * b + a * second
      return 0.11239642 + 1 / (1.61320320 - 0.68124379 * b + a * first)
    }
  }
}
