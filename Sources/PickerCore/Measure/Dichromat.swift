/// Vision with two kinds of cones: each color becomes the one, on a plane through black and white, to which those two
/// respond alike.
///
/// Source: H. Brettel, F. Viénot, J. D. Mollon, "Computerized simulation of color appearance for dichromats", 1997
/// (two half planes that meet in the grays), and Viénot, Brettel, Mollon, "Digital video colourmaps for checking the
/// legibility of displays by dichromats", 1999 (one plane, and the matrix from linear RGB to XYZ).
/// Cones: V. C. Smith, J. Pokorny, 1975; lights: CIE 1931 with the corrections of Judd and Vos.
struct Dichromat {
  /// In linear sRGB, on either side of the plane whose normal is `separator`.
  let below, above: Matrix3
  let separator: SIMD3<Double>

  init(_ deficiency: ColorVision.Deficiency, twoPlanes: Bool) {
    let cones = Self.conesFromXYZ * Self.xyzFromLinear, white = cones * .one
    let (missing, lights): (Int, (SIMD3<Double>, SIMD3<Double>)) =
      switch deficiency {
      case .protan: (0, (Self.light475, Self.light575))
      case .deutan: (1, (Self.light475, Self.light575))
      case .tritan: (2, (Self.light485, Self.light660))
      }
    var axis = SIMD3<Double>.zero
    axis[missing] = 1

    /// Linear sRGB to linear sRGB, onto the plane through white and a color given by its cone responses.
    func projection(through anchor: SIMD3<Double>) -> Matrix3 {
      let normal = cross(white, anchor)
      var columns = [SIMD3<Double>](repeating: .zero, count: 3)
      for kind in 0..<3 where kind != missing {
        columns[kind][kind] = 1
        columns[kind][missing] = -normal[kind] / normal[missing]
      }
      return cones.inverse * Matrix3(columns: columns[0], columns[1], columns[2]) * cones
    }

    guard twoPlanes else {
      below = projection(through: cones * (missing == 2 ? [1, 0, 0] : [0, 0, 1]))
      (above, separator) = (below, .zero)
      return
    }
    let normal = cross(white, axis)
    let first = Self.conesFromXYZ * lights.0, second = Self.conesFromXYZ * lights.1
    let firstIsAbove = dot(normal, first) > 0
    above = projection(through: firstIsAbove ? first : second)
    below = projection(through: firstIsAbove ? second : first)
    separator = [dot(normal, cones * [1, 0, 0]), dot(normal, cones * [0, 1, 0]), dot(normal, cones * [0, 0, 1])]
  }

  private static var conesFromXYZ: Matrix3 {
    Matrix3(
      0.15514, 0.54312, -0.03286,
      -0.15514, 0.45684, 0.03286,
      0, 0, 0.01608)
  }
  private static var xyzFromLinear: Matrix3 {
    Matrix3(
      0.409568, 0.355041, 0.179167,
      0.213389, 0.706743, 0.079868,
      0.0186297, 0.11462, 0.912367)
  }
  /// Lights of one wavelength, in nanometers, that look alike to a dichromat and to others.
  private static var light475: SIMD3<Double> { [0.13287, 0.11284, 0.9422] }
  private static var light485: SIMD3<Double> { [0.056985, 0.16987, 0.5864] }
  private static var light575: SIMD3<Double> { [0.84394, 0.91558, 0.0019706] }
  private static var light660: SIMD3<Double> { [0.16161, 0.061, 0.000011906] }
}
