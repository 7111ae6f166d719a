import func Glibc.cbrt

/// sRGB's gamut as OKHSL and OKHSV see it: for one hue nearly a triangle from black over the cusp to white.
///
/// Source: B. Ottosson, "Okhsv and Okhsl", 2021. The coefficients of `maximumSaturation` are those refitted for
/// the 64-bit matrices of CSS Color 4, as in color.js and ColorAide; with the article's own, saturations near black
/// differ by up to 0.002. One step of Halley's method follows each estimate, as the definition has it.
package struct OKGamut {
  /// The hue as a unit vector of a and b.
  package let direction: SIMD2<Double>
  /// How far the cube root of each cone response moves with chroma.
  package let slopes: SIMD3<Double>
  /// Where the hue reaches its greatest chroma.
  package let cuspLightness, cuspChroma: Double

  /// Chroma per lightness along the lower edge of the triangle.
  package var lowerSlope: Double { cuspChroma / cuspLightness }
  /// Chroma per lightness missing to white along the upper edge.
  package var upperSlope: Double { cuspChroma / (1 - cuspLightness) }

  package init(direction: SIMD2<Double>) {
    self.direction = direction
    slopes = OKLab.rootsFromLab * SIMD3(0, direction.x, direction.y)
    let saturation = Self.maximumSaturation(direction, slopes)
    // At full saturation the first channel to reach 1 ends the way up.
    let light = Self.linear(roots: 1 + saturation * slopes)
    cuspLightness = cbrt(1 / light.max())
    cuspChroma = cuspLightness * saturation
  }

  /// Linear sRGB of a lightness and a chroma in this hue.
  package func linear(_ lightness: Double, _ chroma: Double) -> SIMD3<Double> {
    Self.linear(roots: lightness + chroma * slopes)
  }

  package static let linearFromCone = LinearSRGB.linearFromXYZ * OKLab.xyzFromCone

  private static func linear(roots: SIMD3<Double>) -> SIMD3<Double> { linearFromCone * (roots * roots * roots) }

  /// The greatest chroma per lightness: where the first channel falls to 0.
  private static func maximumSaturation(_ d: SIMD2<Double>, _ slopes: SIMD3<Double>) -> Double {
    let (k0, k1, k2, k3, k4, channel) =
      if -1.8817031 * d.x - 0.80936501 * d.y > 1 {
        (1.19086277, 1.76576728, 0.59662641, 0.75515197, 0.56771245, 0)
      } else if 1.8144408 * d.x - 1.19445267 * d.y > 1 {
        (0.73956515, -0.45954404, 0.08285427, 0.12541073, -0.14503204, 1)
      } else {
        (1.35733652, -0.00915799, -1.1513021, -0.50559606, 0.00692167, 2)
      }
    let estimate = k0 + k1 * d.x + k2 * d.y + k3 * d.x * d.x + k4 * d.x * d.y
    let step = Halley(linearFromCone.row(channel), roots: 1 + estimate * slopes, slopes: slopes, target: 0)
    return estimate - step.value * step.first / step.denominator
  }

  /// The greatest chroma in the gamut at a lightness.
  package func maximumChroma(lightness: Double) -> Double {
    if lightness <= cuspLightness { return lightness * lowerSlope }
    let estimate = (1 - lightness) * upperSlope
    let matrix = Self.linearFromCone
    var correction = Double.greatestFiniteMagnitude
    for channel in 0..<3 {
      let step = Halley(matrix.row(channel), roots: lightness + estimate * slopes, slopes: slopes, target: 1)
      let rate = step.first / step.denominator
      if rate >= 0 { correction = min(correction, -step.value * rate) }
    }
    return estimate + correction
  }

  /// One channel along a line of rising chroma: how far from its target, and the first two derivatives.
  private struct Halley {
    let value, first, denominator: Double

    init(_ row: SIMD3<Double>, roots: SIMD3<Double>, slopes: SIMD3<Double>, target: Double) {
      value = (row * roots * roots * roots).sum() - target
      first = (row * 3 * slopes * roots * roots).sum()
      let second = (row * 6 * slopes * slopes * roots).sum()
      denominator = first * first - 0.5 * value * second
    }
  }
}

/// Lightness as the eye reads it against a white reference, from OKLab's lightness; and back.
package enum OKToe {
  package static let k1 = 0.206, k2 = 0.03, k3 = (1 + k1) / (1 + k2)

  package static func apply(_ lightness: Double) -> Double {
    let x = k3 * lightness - k1
    return 0.5 * (x + (x * x + 4 * k2 * k3 * lightness).squareRoot())
  }

  package static func undo(_ value: Double) -> Double { (value * value + k1 * value) / (k3 * (value + k2)) }
}
