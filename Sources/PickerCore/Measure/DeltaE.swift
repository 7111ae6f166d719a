import func Glibc.atan2
import func Glibc.cos
import func Glibc.exp
import func Glibc.hypot
import func Glibc.sin

/// CIE 1976: the plain distance in Lab. 0 is equal, 100 is black against white, about 2.3 is just noticeable.
public func deltaE76(_ a: Lab, _ b: Lab) -> Double { length(a.components - b.components) }

/// The plain distance in OKLab. 0 is equal, 1 is black against white, about 0.02 is just noticeable.
///
/// Source: CSS Color 4, section 18.
public func deltaEOK(_ a: OKLab, _ b: OKLab) -> Double { length(a.components - b.components) }

private func length(_ v: SIMD3<Double>) -> Double { (v * v).sum().squareRoot() }

/// CIEDE2000, the distance that fits what observers see best; about 1 is just noticeable.
///
/// In Lab relative to D50, as in CSS, unless the caller passes another Lab.
/// Source: G. Sharma, W. Wu, E. N. Dalal, "The CIEDE2000 Color-Difference Formula", 2005 (equation numbers below);
/// all three parametric weights are 1.
public func deltaE2000(_ first: Lab, _ second: Lab) -> Double {
  let (l1, a1, b1) = (first.components.x, first.components.y, first.components.z)
  let (l2, a2, b2) = (second.components.x, second.components.y, second.components.z)

  // Grays get a stronger a axis (2–7).
  let meanC = (hypot(a1, b1) + hypot(a2, b2)) / 2
  let stretch = 1 + 0.5 * (1 - chromaShare(meanC))
  let c1 = hypot(stretch * a1, b1), c2 = hypot(stretch * a2, b2)
  let h1 = hueAngle(stretch * a1, b1), h2 = hueAngle(stretch * a2, b2)

  // Differences (8–11); a gray has no hue.
  let isGray = c1 * c2 == 0
  var turn = h2 - h1
  if turn > 180 { turn -= 360 } else if turn < -180 { turn += 360 }
  if isGray { turn = 0 }
  let deltaL = l2 - l1, deltaC = c2 - c1
  let deltaH = 2 * (c1 * c2).squareRoot() * sin(radians(turn / 2))

  // Means (12–14).
  let meanL = (l1 + l2) / 2, meanC2 = (c1 + c2) / 2
  var meanH = h1 + h2
  if !isGray {
    if abs(h1 - h2) > 180 { meanH += meanH < 360 ? 360 : -360 }
    meanH /= 2
  }

  // Weights (15–20) and the rotation in the blue region (21, 22).
  let t =
    1 - 0.17 * cos(radians(meanH - 30)) + 0.24 * cos(radians(2 * meanH))
    + 0.32 * cos(radians(3 * meanH + 6)) - 0.20 * cos(radians(4 * meanH - 63))
  let fromMiddle = (meanL - 50) * (meanL - 50)
  let weightL = 1 + 0.015 * fromMiddle / (20 + fromMiddle).squareRoot()
  let weightC = 1 + 0.045 * meanC2, weightH = 1 + 0.015 * meanC2 * t
  let fromBlue = (meanH - 275) / 25
  let rotation = -sin(radians(60 * exp(-fromBlue * fromBlue))) * 2 * chromaShare(meanC2)

  let l = deltaL / weightL, c = deltaC / weightC, h = deltaH / weightH
  return max(0, l * l + c * c + h * h + rotation * c * h).squareRoot()
}

/// From 0 for a gray to 1 for a strong color; √½ at chroma 25.
func chromaShare(_ chroma: Double) -> Double {
  let share = 25 / chroma, squared = share * share  // divided first, so that no chroma overflows
  return (1 / (1 + squared * squared * squared * share)).squareRoot()
}

private func hueAngle(_ a: Double, _ b: Double) -> Double {
  let angle = atan2(b, a) * (180 / .pi)
  return angle < 0 ? angle + 360 : angle
}

private func radians(_ degrees: Double) -> Double { degrees * (.pi / 180) }

extension Color {
  public func deltaE76(to other: Color) -> Double { PickerCore.deltaE76(lab, other.lab) }
  public func deltaE2000(to other: Color) -> Double { PickerCore.deltaE2000(lab, other.lab) }
  public func deltaEOK(to other: Color) -> Double {
    PickerCore.deltaEOK(
      OKLab(components: components(in: OKLab.self)), OKLab(components: other.components(in: OKLab.self)))
  }

  private var lab: Lab { Lab(components: components(in: Lab.self)) }
}
