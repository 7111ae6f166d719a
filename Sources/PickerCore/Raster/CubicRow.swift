/// A row along which OKLab changes linearly: the cube roots of the cone responses do too, so that each channel of
/// linear sRGB is a polynomial of degree 3.
struct CubicRow: LightRow {
  private let c0, c1, c2, c3: SIMD3<Float>
  let tolerance: Float

  private static let linearFromCone = OKGamut.linearFromCone

  /// - Parameters:
  ///   - roots: At the left edge.
  ///   - change: How they change over the whole width.
  init(roots p: SIMD3<Double>, change: SIMD3<Double>, across width: Double) {
    let q = change / width, m = Self.linearFromCone
    let terms = (m * (p * p * p), m * (3 * p * p * q), m * (3 * p * q * q), m * (q * q * q))
    (c0, c1, c2, c3) = (SIMD3(terms.0), SIMD3(terms.1), SIMD3(terms.2), SIMD3(terms.3))
    let last = terms.0.sizes + (terms.1.sizes + (terms.2.sizes + terms.3.sizes * width) * width) * width
    tolerance = Float(last.max()) * 0x1p-21
  }

  @inline(always)
  func light(_ column: Int, _ x: Lanes) -> LightLanes { light(at: x) }

  @inline(always)
  func light(at x: Lanes) -> LightLanes {
    LightLanes(
      red: ((c3.x * x + c2.x) * x + c1.x) * x + c0.x, green: ((c3.y * x + c2.y) * x + c1.y) * x + c0.y,
      blue: ((c3.z * x + c2.z) * x + c1.z) * x + c0.z)
  }
}

extension SIMD3<Double> {
  /// The magnitude of each component.
  var sizes: SIMD3 { SIMD3(abs(x), abs(y), abs(z)) }
}

extension OKLab {
  public static func fillPlane(
    _ plane: ColorPlane, _ pixels: inout MutableSpan<UInt32>, _ grid: PixelGrid, cores: Int
  ) {
    plane.fillCubicRows(&pixels, grid, cores) { $0 }
  }
}

extension OKLCH {
  /// Quick where the hue is held: lines of lightness and chroma are lines in OKLab.
  public static func fillPlane(
    _ plane: ColorPlane, _ pixels: inout MutableSpan<UInt32>, _ grid: PixelGrid, cores: Int
  ) {
    guard plane.isHeld(2) else { return plane.fillEach(&pixels, grid, cores, in: Self.self) }
    plane.fillCubicRows(&pixels, grid, cores) { OKLCH(components: $0).base.components }
  }
}

extension ColorPlane {
  /// - Parameter lab: From the plane's components, linear along rows.
  @inline(always)
  fileprivate func fillCubicRows(
    _ pixels: inout MutableSpan<UInt32>, _ grid: PixelGrid, _ cores: Int,
    _ lab: @Sendable (SIMD3<Double>) -> SIMD3<Double>
  ) {
    let matrix = OKLab.rootsFromLab, width = Double(grid.width)
    fillLight(&pixels, grid, cores, nanoseconds: marking == nil ? 2 : 1.5) { y in
      let up = grid.up(y), start = matrix * lab(components(at: SIMD2(0, up)))
      return CubicRow(roots: start, change: matrix * lab(components(at: SIMD2(1, up))) - start, across: width)
    }
  }
}
