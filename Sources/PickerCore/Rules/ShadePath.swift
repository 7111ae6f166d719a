/// The shades of a color: its hue in OKLCH at every lightness, its chroma as far as the gamut has it there.
package struct ShadePath: Sendable {
  private let chroma, hue: Double
  private let slice: GamutSlice
  private let alpha: Double
  package init(_ color: Color, in gamut: Gamut = .sRGB, hue: Double? = nil) {
    let lch = color.components(in: OKLCH.self)
    chroma = lch.y
    self.hue = hue ?? lch.z
    slice = GamutSlice(gamut, hue: self.hue)
    alpha = color.alpha
  }

  /// - Parameter lightness: `0...1`.
  package func color(at lightness: Double) -> Color {
    let l = min(max(lightness, 0), 1)
    return Color(OKLCH.self, SIMD3(l, slice.chroma(nearest: chroma, lightness: l), hue), alpha: alpha)
  }
}

extension GamutSlice {
  /// The largest chroma of the gamut at a lightness that is not above another one: where the gamut is hollow, also
  /// beyond the hollow.
  func chroma(nearest chroma: Double, lightness: Double) -> Double {
    guard let interval = chromas(lightness: lightness).last(where: { $0.lowerBound <= chroma }) else { return 0 }
    return min(chroma, interval.upperBound)
  }
}
