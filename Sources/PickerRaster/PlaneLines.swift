import PickerCore

/// A space that knows exactly where a gamut ends in its planes.
protocol GamutOutlining: ColorSpace {
  /// The edge of sRGB in the plane's unit square.
  static func gamutEdge(of plane: ColorPlane) -> [[SIMD2<Double>]]
}

extension OKLCH: GamutOutlining {
  static func gamutEdge(of plane: ColorPlane) -> [[SIMD2<Double>]] {
    GamutSlice(.sRGB, hue: plane.held.z).outline().map { line in
      line.map { SIMD2(plane.x.position(of: $0.x), plane.y.position(of: $0.y)) }
    }
  }
}

/// The lines over a plane, in its unit square.
extension ColorPlane {
  /// The edge of sRGB: exact where the space knows it, elsewhere by samples.
  package var gamutEdge: [[SIMD2<Double>]] {
    if let space = space as? any GamutOutlining.Type, isHeld(2) { return space.gamutEdge(of: self) }
    // How far the channel that is farthest outside lies outside; negative inside.
    return Contour(columns: 96, rows: 96) { point in
      let c = color(at: point).components
      return max((c - 1).max(), -c.min())
    }.lines(at: 0)
  }

  /// Where the plane's colors, as text on a background, have a WCAG ratio of 3, 4.5 and 7; only inside sRGB.
  package func contrastLines(on background: RGB) -> [(ratio: Double, lines: [[SIMD2<Double>]])] {
    let background = Contrast.luminance(background)
    let contour = Contour(columns: 64, rows: 64) { point in
      let light = light(at: point), c = light.components
      guard c.min() > -0.000_15, c.max() < 1.005 else { return .nan }
      let luminance = light.luminance
      return (max(luminance, background) + 0.05) / (min(luminance, background) + 0.05)
    }
    return [3, 4.5, 7].map { ($0, contour.lines(at: $0)) }
  }
}
