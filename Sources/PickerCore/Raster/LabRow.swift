/// A row along which CIE Lab changes linearly.
struct LabRow: LightRow {
  /// `f` of X, Y and Z relative to white: at the left edge, and from one column to the next.
  private let start, step: SIMD3<Float>
  let tolerance: Float

  /// Linear sRGB from X, Y and Z relative to the white of D50.
  private static let matrix: FloatMatrix = {
    let m = LinearSRGB.linearFromXYZ * XYZD50.toD65, white = XYZD50.white
    return FloatMatrix(
      Matrix3(columns: m * SIMD3(white.x, 0, 0), m * SIMD3(0, white.y, 0), m * SIMD3(0, 0, white.z)))
  }()
  private let matrix = Self.matrix

  /// - Parameters:
  ///   - start: Lab at the left edge.
  ///   - end: Lab at the right edge.
  init(from start: SIMD3<Double>, to end: SIMD3<Double>, across width: Double) {
    func f(_ lab: SIMD3<Double>) -> SIMD3<Double> {
      let y = (lab.x + 16) / 116
      return SIMD3(y + lab.y / 500, y, y - lab.z / 200)
    }
    let first = f(start), last = f(end), most = max(first.sizes.max(), last.sizes.max())
    self.start = SIMD3<Float>(first)
    step = SIMD3<Float>((last - first) / width)
    tolerance = Float(most * most * most) * 0x1p-19
  }

  @inline(always)
  func light(_ column: Int, _ x: Lanes) -> LightLanes {
    LightLanes(
      red: relative(start.x + step.x * x), green: relative(start.y + step.y * x), blue: relative(start.z + step.z * x)
    ).multiplied(by: matrix)
  }

  /// The cube, or the straight line near black.
  @inline(always)
  private func relative(_ f: Lanes) -> Lanes {
    let line = (f - 16 / 116) * (3 * 36 / 841)
    return select(whereNegative(f - 6 / 29), line, f * f * f)
  }
}

extension Lab {
  public static func fillPlane(
    _ plane: ColorPlane, _ pixels: inout MutableSpan<UInt32>, _ grid: PixelGrid, cores: Int
  ) {
    plane.fillLabRows(&pixels, grid, cores) { $0 }
  }
}

extension LCH {
  /// Quick where the hue is held: lines of lightness and chroma are lines in Lab.
  public static func fillPlane(
    _ plane: ColorPlane, _ pixels: inout MutableSpan<UInt32>, _ grid: PixelGrid, cores: Int
  ) {
    guard plane.isHeld(2) else { return plane.fillEach(&pixels, grid, cores, in: Self.self) }
    plane.fillLabRows(&pixels, grid, cores) { LCH(components: $0).base.components }
  }
}

extension ColorPlane {
  /// - Parameter lab: From the plane's components, linear along rows.
  @inline(always)
  fileprivate func fillLabRows(
    _ pixels: inout MutableSpan<UInt32>, _ grid: PixelGrid, _ cores: Int,
    _ lab: @Sendable (SIMD3<Double>) -> SIMD3<Double>
  ) {
    let width = Double(grid.width)
    fillLight(&pixels, grid, cores, nanoseconds: 3) { y in
      let up = grid.up(y)
      return LabRow(
        from: lab(components(at: SIMD2(0, up))), to: lab(components(at: SIMD2(1, up))), across: width)
    }
  }
}
