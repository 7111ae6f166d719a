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
    return Color(OKLCH.self, SIMD3(l, min(chroma, slice.maximumChroma(lightness: l)), hue), alpha: alpha)
  }
}
