import PickerCore

/// The lines over a plane, in its unit square.
enum PlaneLines {
  /// The edge of sRGB: exact in OKLCH, elsewhere by samples.
  static func gamutEdge(of plane: ColorPlane) -> [[SIMD2<Double>]] {
    if plane.space.id == OKLCH.id {
      return GamutSlice(.sRGB, hue: plane.held.z).outline().map { line in
        line.map { SIMD2(plane.x.position(of: $0.x), plane.y.position(of: $0.y)) }
      }
    }
    // How far the channel that is farthest outside lies outside; negative inside.
    return Contour(columns: 96, rows: 96) { point in
      let c = plane.color(at: point).components
      return max((c - 1).max(), -c.min())
    }.lines(at: 0)
  }

  /// Where the plane's colors, as text on `paper`, have a WCAG ratio of 3, 4.5 and 7; only inside of sRGB.
  static func contrast(
    of plane: ColorPlane, on paper: RGB
  ) -> [(ratio: Double, lines: [[SIMD2<Double>]])] {
    let paper = Contrast.luminance(paper)
    let contour = Contour(columns: 64, rows: 64) { point in
      let light = plane.light(at: point), c = light.components
      guard c.min() > -0.000_15, c.max() < 1.005 else { return .nan }
      let luminance = light.luminance
      return (max(luminance, paper) + 0.05) / (min(luminance, paper) + 0.05)
    }
    return [3, 4.5, 7].map { ($0, contour.lines(at: $0)) }
  }
}
