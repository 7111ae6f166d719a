import func Glibc.cbrt

/// A gamut cut along one hue of OKLCH: which chromas it holds at each lightness.
///
/// Along a line of rising chroma every linear channel is a cubic polynomial, so the gamut's edges are where one of
/// six cubics (three channels, at 0 and at 1) has a root. Near blue (hue 264) the gamut is hollow, and a line can
/// leave it and come back: the result is a list of intervals.
public struct GamutSlice: Sendable {
  /// The channels of chroma `c` at lightness `l`: `l³ k0 + 3 l² c k1 + 3 l c² k2 + c³ k3`.
  private let k0, k1, k2, k3: SIMD3<Double>
  /// Chroma per lightness where a channel is 0: the same at every lightness.
  private let zeros: [Double]

  /// - Parameter hue: In degrees, as in OKLCH.
  public init(_ gamut: Gamut = .sRGB, hue: Double) {
    let matrix = gamut.space.linearFromXYZ * OKLab.xyzFromCone, d = direction(hue: hue)
    let slopes = OKLab.rootsFromLab * SIMD3(0, d.x, d.y)
    (k0, k1) = (matrix * .one, matrix * slopes)
    (k2, k3) = (matrix * (slopes * slopes), matrix * (slopes * slopes * slopes))
    var zeros: [Double] = []
    for i in 0..<3 { Cubic(k0[i], 3 * k1[i], 3 * k2[i], k3[i]).appendRoots(below: Self.limit, to: &zeros) }
    self.zeros = zeros
  }

  /// No gamut here reaches farther, not even ProPhoto's with its primaries that no eye can see.
  private static let limit = 8.0

  /// The chromas inside the gamut at a lightness in `0...1`, as ascending, disjoint intervals.
  /// Black and white hold only chroma 0; beyond them there is nothing.
  public func chromas(lightness l: Double) -> [ClosedRange<Double>] {
    guard l > 0, l < 1 else { return l == 0 || l == 1 ? [0...0] : [] }
    var edges = zeros.map { $0 * l }
    for i in 0..<3 {
      Cubic(l * l * l * k0[i] - 1, 3 * l * l * k1[i], 3 * l * k2[i], k3[i]).appendRoots(below: Self.limit, to: &edges)
    }
    edges.sort()
    edges.append(Self.limit)
    var result: [ClosedRange<Double>] = [], start = 0.0
    for end in edges where end > start {
      let light = linear(lightness: l, chroma: (start + end) / 2)
      if light.min() >= 0, light.max() <= 1 {
        if let last = result.last, last.upperBound == start {
          result[result.count - 1] = last.lowerBound...end
        } else {
          result.append(start...end)
        }
      }
      start = end
    }
    return result
  }

  /// How far chroma can rise from gray without leaving the gamut.
  public func maximumChroma(lightness: Double) -> Double {
    let chromas = chromas(lightness: lightness)
    return chromas.first.map { $0.lowerBound == 0 ? $0.upperBound : 0 } ?? 0
  }

  /// The corner of the slice, where the way from black along the edge meets the way from white: the hue's most
  /// colorful place.
  public var cusp: (lightness: Double, chroma: Double) {
    let slope = zeros.min() ?? 0
    let lightness = cbrt(1 / linear(lightness: 1, chroma: slope).max())
    return (lightness, lightness * slope)
  }

  /// Linear red, green and blue.
  private func linear(lightness l: Double, chroma c: Double) -> SIMD3<Double> {
    l * l * l * k0 + c * (3 * l * l * k1 + c * (3 * l * k2 + c * k3))
  }
}
