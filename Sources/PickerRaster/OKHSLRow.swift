import PickerCore

/// A row of an OKHSL plane with saturation rightward: chroma is a rational function of it, in two pieces, and linear
/// sRGB is a polynomial in chroma.
struct OKHSLRow: LightRow {
  /// Saturation at the left edge, and from one column to the next.
  private let start, step: Float
  /// Up to saturation 0.8 and beyond.
  private let lower, upper: Piece
  private let light: CubicRow

  /// `chroma = first + t * slope / (1 - bend * t)` with `t = scale * (s - origin)`.
  private struct Piece {
    let origin, scale, first, slope, bend: Float

    @inline(always)
    func chroma(_ s: Lanes) -> Lanes {
      let t = (s - origin) * scale
      return first + t * slope / (1 - bend * t)
    }
  }

  init(_ plane: ColorPlane, _ gamut: OKGamut, lightness: Double, across width: Double) {
    start = Float(plane.x.range.lowerBound)
    step = Float((plane.x.range.upperBound - plane.x.range.lowerBound) / width)
    let chromas = OKHSL.Chromas(lightness, gamut), slope = 0.8 * chromas.start
    lower = Piece(origin: 0, scale: 1.25, first: 0, slope: Float(slope), bend: Float(1 - slope / chromas.middle))
    upper = Piece(
      origin: 0.8, scale: 5, first: Float(chromas.middle), slope: Float(chromas.upperSlope),
      bend: Float(chromas.upperBend))
    light = CubicRow(roots: SIMD3(repeating: lightness), change: gamut.slopes, across: 1)
  }

  @inline(always)
  func light(_ column: Int, _ x: Lanes) -> LightLanes {
    let s = start + step * x, isLower = s - 0.8
    if !anyNegative(isLower) { return light.light(at: upper.chroma(s)) }
    let chroma = lower.chroma(s)
    if !anyNegative(-isLower) { return light.light(at: chroma) }
    return light.light(at: select(whereNegative(isLower), chroma, upper.chroma(s)))
  }

  @inline(always)
  func paintFour(_ column: Int, _ x: Lanes, _ pixels: UnsafeMutablePointer<UInt32>, _ table: LevelTable) {
    table.storeDim(light(column, x), pixels)
  }
}

extension OKHSL: PlanePainting {
  /// Quick for saturation rightward and lightness upward.
  public static func fillPlane(
    _ plane: ColorPlane, _ pixels: inout MutableSpan<UInt32>, _ grid: PixelGrid, cores: Int
  ) {
    guard plane.x.channel == 1, plane.y.channel == 2, plane.marking == nil, plane.staysInUnit else {
      return plane.fillEach(&pixels, grid, cores, in: Self.self)
    }
    let gamut = OKGamut(direction: direction(hue: plane.held.x)), width = Double(grid.width)
    plane.fillLight(&pixels, grid, cores, nanoseconds: 3) { y in
      let lightness = min(max(OKToe.undo(plane.y.value(at: grid.up(y))), darkest), lightest)
      return OKHSLRow(plane, gamut, lightness: lightness, across: width)
    }
  }
}
