import func Glibc.cbrt

/// OKHSV: hue, saturation and value over OKLab, filling sRGB's gamut.
///
/// Units: hue in degrees, `0..<360`, that of OKLCH; saturation and value in `0...1`.
/// Source: B. Ottosson, "Okhsv and Okhsl", 2021, with the coefficients recomputed for the 64-bit matrices of
/// CSS Color 4 (see `OKGamut`).
public struct OKHSV: ColorSpace {
  public static let id = "okhsv"
  public static let name = "OKHSV"
  public static let channels = [
    Channel("Hue", .degrees), Channel("Saturation", .unit, role: .colorfulness), Channel("Value", .unit),
  ]
  public var components: SIMD3<Double>

  public init(components: SIMD3<Double>) { self.components = components }

  public init(base: OKLab) {
    let lch = polar(base.components)
    components = SIMD3(0, 0, OKToe.apply(lch.x))
    guard lch.x > OKHSL.darkest, lch.x < OKHSL.lightest, lch.y > OKHSL.grayest else { return }
    let triangle = Triangle(OKGamut(direction: direction(hue: lch.z)))
    // Down the line from black through the color to where value is 1.
    let t = triangle.upper / (lch.y + lch.x * triangle.upper)
    let top = (lightness: t * lch.x, chroma: t * lch.y)
    let scaled = lch.x / triangle.stretch(top.lightness, top.chroma)
    components = SIMD3(lch.z, triangle.saturation(chroma: top.chroma), OKToe.apply(scaled) / top.lightness)
  }

  public var base: OKLab {
    let saturation = components.y, value = components.z
    guard value > 0, saturation != 0 else { return OKLab(OKToe.undo(value), 0, 0) }
    let direction = direction(hue: components.x), triangle = Triangle(OKGamut(direction: direction))
    let top = triangle.top(saturation: saturation), stretch = triangle.stretch(top.lightness, top.chroma)
    let lightness = OKToe.undo(value * top.lightness)
    let chroma = top.chroma * lightness / top.lightness * stretch
    return OKLab(lightness * stretch, chroma * direction.x, chroma * direction.y)
  }

  /// Gray has no hue and black no saturation.
  public var powerless: Color.Missing {
    components.z <= 0 ? [.first, .second] : abs(components.y) < 1e-9 ? .first : []
  }

  /// A hue's gamut as a triangle of black, cusp and white, and what makes up for its curved upper side.
  package struct Triangle {
    package let gamut: OKGamut
    package let upper, k: Double
    private static let start = 0.5

    package init(_ gamut: OKGamut) {
      self.gamut = gamut
      upper = gamut.upperSlope
      k = 1 - Self.start / gamut.lowerSlope
    }

    /// The color of value 1.
    package func top(saturation: Double) -> (lightness: Double, chroma: Double) {
      let share = saturation * Self.start / (Self.start + upper - upper * k * saturation)
      return (1 - share, upper * share)
    }

    /// The lightness of the color of value 1 is `1 - saturation * fall / (1 - saturation * bend)`.
    package var fall: Double { Self.start / (Self.start + upper) }
    package var bend: Double { upper * k / (Self.start + upper) }

    /// The saturation of the color of value 1 with that chroma.
    func saturation(chroma: Double) -> Double {
      (Self.start + upper) * chroma / (upper * Self.start + upper * k * chroma)
    }

    /// By how much the true gamut reaches beyond the triangle in the direction of a color of value 1.
    package func stretch(_ lightness: Double, _ chroma: Double) -> Double {
      let real = OKToe.undo(lightness), light = gamut.linear(real, chroma * real / lightness)
      return cbrt(1 / max(light.max(), 0))
    }
  }
}
