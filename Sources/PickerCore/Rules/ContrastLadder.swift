/// Shades of a color that have given contrasts with a background.
public struct ContrastLadder: Sendable {
  /// One step.
  public struct Step: Sendable {
    /// The ratio that was asked for.
    public let asked: Double
    /// `nil` where no shade on this side of the background has that ratio.
    public let color: Color?
    /// The ratio that the color has: at least what was asked, and less than 0.01 over it.
    public let ratio: Double
  }

  public let steps: [Step]
  /// - Parameters:
  ///   - color: Gives hue and chroma (OKLCH); the chroma gives way where sRGB has no room for it.
  ///   - background: Where it is translucent, over white.
  ///   - ratios: Of WCAG 2. All shades are darker than the background, or all lighter: whichever reaches farther.
  public init(_ color: Color, on background: RGBA, ratios: [Double]) {
    let solid = RGBA(background.over(RGB(1, 1, 1))), own = Contrast.luminance(solid.rgb)
    let path = ShadePath(color.opaque), darkens = (own + 0.05) / 0.05 >= 1.05 / (own + 0.05)
    steps = ratios.map { asked in
      let luminance = darkens ? (own + 0.05) / asked - 0.05 : asked * (own + 0.05) - 0.05
      guard asked >= 1, luminance > -1e-9, luminance < 1 + 1e-9 else { return Step(asked: asked, color: nil, ratio: 0) }
      let exact = Self.shade(path, darkens: darkens) {
        let isDarker = Contrast.luminance($0.rgb) < own
        return (isDarker == darkens || asked == 1) && Contrast.ratio(text: RGBA($0.rgb), on: solid) >= asked
      }
      let near = Self.inBytes(exact, solid, asked) ?? exact, ratio = Contrast.ratio(text: RGBA(near.rgb), on: solid)
      let isReached = ratio >= asked - 1e-9 && ratio < asked + 0.01
      return Step(asked: asked, color: isReached ? near : nil, ratio: isReached ? ratio : 0)
    }
  }

  /// The shade nearest to the background that satisfies.
  private static func shade(_ path: ShadePath, darkens: Bool, _ satisfies: (Color) -> Bool) -> Color {
    var good = darkens ? 0.0 : 1, bad = darkens ? 1.0 : 0
    for _ in 0..<60 {
      let middle = (good + bad) / 2
      if satisfies(path.color(at: middle)) { good = middle } else { bad = middle }
    }
    return path.color(at: good)
  }

  /// The color of whole bytes near a shade that has the ratio; `nil` where none has it to within a hundredth.
  private static func inBytes(_ exact: Color, _ background: RGBA, _ asked: Double) -> Color? {
    for reach in [1, 2, 4, 6] {
      var best: Color?, least = Double.infinity
      RGB.eachAround(exact.rgb.bytes, reach) { rgb in
        let ratio = Contrast.ratio(text: RGBA(rgb), on: background)
        guard ratio >= asked, ratio < asked + 0.01 else { return }
        let candidate = Color(rgb), apart = candidate.deltaE2000(to: exact)
        if apart < least { (best, least) = (candidate, apart) }
      }
      if let best { return best }
    }
    return nil
  }
}
