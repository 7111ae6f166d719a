import PickerCore

/// A row along which CIE Lab changes linearly.
struct LabRow: LightRow {
  /// `f` of X, Y and Z relative to white.
  private let x, y, z: Line
  private let matrix: LaneMatrix
  let tolerance: Float

  /// A value at the left edge, and its change from one column to the next.
  private struct Line {
    let start, step: Lanes

    init(_ start: Double, _ step: Double) {
      self.start = Lanes(repeating: Float(start))
      self.step = Lanes(repeating: Float(step))
    }

    /// The cube, or the straight line near black.
    @inline(always)
    func relative(_ x: Lanes) -> Lanes {
      let f = start + step * x, line = (f - 16 / 116) * (3 * 36 / 841)
      return select(whereNegative(f - 6 / 29), line, f * f * f)
    }
  }

  /// Linear sRGB from X, Y and Z relative to the white of D50.
  private static let linearFromRelative: LaneMatrix = {
    let m = LinearSRGB.linearFromXYZ * XYZD50.toD65, white = XYZD50.white
    return LaneMatrix(
      Matrix3(columns: m * SIMD3(white.x, 0, 0), m * SIMD3(0, white.y, 0), m * SIMD3(0, 0, white.z)))
  }()

  /// - Parameters:
  ///   - start: Lab at the left edge.
  ///   - change: How it changes over the whole width.
  init(from start: SIMD3<Double>, change: SIMD3<Double>, across width: Double) {
    let first = SIMD3(start.x / 116 + start.y / 500, start.x / 116, start.x / 116 - start.z / 200) + 16 / 116
    let last = SIMD3(change.x / 116 + change.y / 500, change.x / 116, change.x / 116 - change.z / 200)
    let step = last / width, most = first.sizes.max() + last.sizes.max()
    (x, y, z) = (Line(first.x, step.x), Line(first.y, step.y), Line(first.z, step.z))
    matrix = Self.linearFromRelative
    tolerance = Float(most * most * most) * 0x1p-19
  }

  @inline(always)
  func light(_ column: Int, _ x: Lanes) -> LightLanes {
    matrix * LightLanes(red: self.x.relative(x), green: y.relative(x), blue: z.relative(x))
  }
}

extension Lab: PlanePainting {
  public static func fillPlane(
    _ plane: ColorPlane, _ pixels: inout MutableSpan<UInt32>, _ grid: PixelGrid, cores: Int
  ) {
    plane.fillLabRows(&pixels, grid, cores) { $0 }
  }
}

extension LCH: PlanePainting {
  /// Quick where the hue is held: lines of lightness and chroma are lines in Lab.
  public static func fillPlane(
    _ plane: ColorPlane, _ pixels: inout MutableSpan<UInt32>, _ grid: PixelGrid, cores: Int
  ) {
    guard plane.isHeld(2) else { return plane.fillEach(&pixels, grid, cores, in: Self.self) }
    plane.fillLabRows(&pixels, grid, cores) { LCH(components: $0).base.components }
  }
}

extension ColorPlane {
  /// - Parameter lab: From the plane's components, linear along both sides.
  fileprivate func fillLabRows(
    _ pixels: inout MutableSpan<UInt32>, _ grid: PixelGrid, _ cores: Int, _ lab: (SIMD3<Double>) -> SIMD3<Double>
  ) {
    let origin = lab(components(at: .zero)), width = Double(grid.width)
    let right = lab(components(at: SIMD2(1, 0))) - origin, upward = lab(components(at: SIMD2(0, 1))) - origin
    fillLight(&pixels, grid, cores, nanoseconds: 2.5) { y in
      LabRow(from: origin + upward * grid.up(y), change: right, across: width)
    }
  }
}
