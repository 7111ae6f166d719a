import func Glibc.atan2
import func Glibc.exp
import func Glibc.sin

/// ΔE2000 from one color, three times as fast as `deltaE2000` and within 0.002 of it: where hues are needed only
/// through sines and cosines, they follow from the colors themselves.
package struct QuickDifference: Hashable, Sendable {
  private let lab: SIMD3<Double>
  private let chroma: Double

  /// - Parameter lab: Lightness, a and b.
  package init(from lab: SIMD3<Double>) {
    self.lab = lab
    chroma = (lab.y * lab.y + lab.z * lab.z).squareRoot()
  }

  package func value(to other: SIMD3<Double>) -> Double {
    let meanC = (chroma + (other.y * other.y + other.z * other.z).squareRoot()) / 2
    let stretch = 1 + 0.5 * (1 - chromaShare(meanC))
    let a1 = stretch * lab.y, a2 = stretch * other.y
    let c1 = (a1 * a1 + lab.z * lab.z).squareRoot(), c2 = (a2 * a2 + other.z * other.z).squareRoot()
    let meanC2 = (c1 + c2) / 2
    // The directions of both hues, half of the way between them, and where its middle is.
    let first = c1 > 1e-9 ? SIMD2(a1, lab.z) / c1 : c2 > 1e-9 ? SIMD2(a2, other.z) / c2 : SIMD2(1, 0)
    let second = c2 > 1e-9 ? SIMD2(a2, other.z) / c2 : first
    let sum = first + second, length = (sum * sum).sum().squareRoot()
    let middle = length > 1e-9 ? sum / length : SIMD2(-first.y, first.x)
    let apart = first - second, half = (apart * apart).sum().squareRoot() / 2
    let size = 2 * (c1 * c2).squareRoot() * half
    let deltaH = first.x * second.y - first.y * second.x < 0 ? -size : size
    // Sines and cosines of the mean hue's multiples.
    let (x, y) = (middle.x, middle.y)
    let cos2 = 2 * x * x - 1, sin2 = 2 * x * y
    let cos3 = x * (4 * x * x - 3), sin3 = y * (3 - 4 * y * y), cos4 = 2 * cos2 * cos2 - 1, sin4 = 2 * sin2 * cos2
    let t =
      1 - 0.17 * (0.8660254037844387 * x + 0.5 * y) + 0.24 * cos2
      + 0.32 * (0.9945218953682733 * cos3 - 0.10452846326765347 * sin3)
      - 0.20 * (0.45399049973954675 * cos4 + 0.8910065241883679 * sin4)
    let fromMiddle = ((lab.x + other.x) / 2 - 50) * ((lab.x + other.x) / 2 - 50)
    let l = (other.x - lab.x) / (1 + 0.015 * fromMiddle / (20 + fromMiddle).squareRoot())
    let c = (c2 - c1) / (1 + 0.045 * meanC2), h = deltaH / (1 + 0.015 * meanC2 * t)
    let plain = l * l + c * c + h * h
    // Only blues, from 275° less than 75° away, turn.
    guard 0.08715574274765814 * x - 0.9961946980917455 * y > 0.25881904510252074 else { return plain.squareRoot() }
    let angle = atan2(y, x) * (180 / .pi), fromBlue = (angle + 85) / 25
    let rotation = -sin(.pi / 3 * exp(-fromBlue * fromBlue)) * 2 * chromaShare(meanC2)
    return max(0, plain + rotation * c * h).squareRoot()
  }
}
