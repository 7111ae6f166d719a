import PickerCore

/// A row along which OKLab changes linearly: the cube roots of the cone responses do too, so that each channel of
/// linear sRGB is a polynomial of degree 3.
struct CubicRow: LightRow {
  private let red, green, blue: Channel
  let tolerance: Float

  private static let linearFromCone = OKGamut.linearFromCone

  /// - Parameters:
  ///   - roots: At the left edge.
  ///   - change: How they change over the whole width.
  init(roots p: SIMD3<Double>, change: SIMD3<Double>, across width: Double) {
    let q = change / width, m = Self.linearFromCone
    let (c0, c1, c2, c3) = (m * (p * p * p), m * (3 * p * p * q), m * (3 * p * q * q), m * (q * q * q))
    red = Channel(c0.x, c1.x, c2.x, c3.x)
    green = Channel(c0.y, c1.y, c2.y, c3.y)
    blue = Channel(c0.z, c1.z, c2.z, c3.z)
    let last = c0.sizes + (c1.sizes + (c2.sizes + c3.sizes * width) * width) * width
    tolerance = Float(last.max()) * 0x1p-21
  }

  /// Coefficients ready to be multiplied: to spread them in the loop would cost as much as the sums.
  private struct Channel {
    let c0, c1, c2, c3: Lanes

    init(_ c0: Double, _ c1: Double, _ c2: Double, _ c3: Double) {
      self.c0 = Lanes(repeating: Float(c0))
      self.c1 = Lanes(repeating: Float(c1))
      self.c2 = Lanes(repeating: Float(c2))
      self.c3 = Lanes(repeating: Float(c3))
    }

    @inline(always)
    func value(_ x: Lanes) -> Lanes { ((c3 * x + c2) * x + c1) * x + c0 }
  }

  @inline(always)
  func light(_ column: Int, _ x: Lanes) -> LightLanes { light(at: x) }

  @inline(always)
  func light(at x: Lanes) -> LightLanes {
    LightLanes(red: red.value(x), green: green.value(x), blue: blue.value(x))
  }
}

extension SIMD3<Double> {
  /// The magnitude of each component.
  var sizes: SIMD3 { SIMD3(abs(x), abs(y), abs(z)) }
}

extension OKLab: PlanePainting {
  public static func fillPlane(
    _ plane: ColorPlane, _ pixels: inout MutableSpan<UInt32>, _ grid: PixelGrid, cores: Int
  ) {
    plane.fillCubicRows(&pixels, grid, cores) { $0 }
  }
}

extension OKLCH: PlanePainting {
  /// Quick where the hue is held: lines of lightness and chroma are lines in OKLab.
  public static func fillPlane(
    _ plane: ColorPlane, _ pixels: inout MutableSpan<UInt32>, _ grid: PixelGrid, cores: Int
  ) {
    guard plane.isHeld(2) else { return plane.fillEach(&pixels, grid, cores, in: Self.self) }
    plane.fillCubicRows(&pixels, grid, cores) { OKLCH(components: $0).base.components }
  }
}

extension ColorPlane {
  /// - Parameter lab: From the plane's components, linear along both sides.
  fileprivate func fillCubicRows(
    _ pixels: inout MutableSpan<UInt32>, _ grid: PixelGrid, _ cores: Int, _ lab: (SIMD3<Double>) -> SIMD3<Double>
  ) {
    let matrix = OKLab.rootsFromLab, origin = matrix * lab(components(at: .zero)), width = Double(grid.width)
    let right = matrix * lab(components(at: SIMD2(1, 0))) - origin
    let upward = matrix * lab(components(at: SIMD2(0, 1))) - origin
    fillLight(&pixels, grid, cores, nanoseconds: 2) { y in
      CubicRow(roots: origin + upward * grid.up(y), change: right, across: width)
    }
  }
}
