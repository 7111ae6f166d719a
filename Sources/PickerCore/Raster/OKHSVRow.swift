import Glibc

/// A row of an OKHSV plane with saturation rightward: in a column all colors have the same proportions.
struct OKHSVRow: LightRow {
  let columns: Columns
  let value: Float

  /// What a column's colors have in common.
  struct Columns: @unchecked Sendable {
    /// OKHSV's lightness where value is 1, and linear sRGB for a true lightness of 1, unstretched.
    let top, red, green, blue: UnsafeMutablePointer<Float>

    init(_ plane: ColorPlane, _ width: Int) {
      let count = width + 4, memory = UnsafeMutablePointer<Float>.allocate(capacity: 4 * count)
      (top, red, green, blue) = (memory, memory + count, memory + 2 * count, memory + 3 * count)
      let gamut = OKGamut(direction: direction(hue: plane.held.x)), triangle = OKHSV.Triangle(gamut)
      for x in 0..<count {
        let saturation = plane.x.value(at: (Double(x) + 0.5) / Double(width))
        let color = triangle.top(saturation: saturation)
        let stretch = triangle.stretch(color.lightness, color.chroma)
        let light = gamut.linear(1, color.chroma / color.lightness) * (stretch * stretch * stretch)
        top[x] = Float(color.lightness)
        (red[x], green[x], blue[x]) = (Float(light.x), Float(light.y), Float(light.z))
      }
    }

    func deallocate() { top.deallocate() }
  }

  @inline(always)
  func light(_ column: Int, _ x: Lanes) -> LightLanes {
    let z = value * load(columns.top, column)
    let lightness = (z * z + Float(OKToe.k1) * z) / (Float(OKToe.k3) * z + Float(OKToe.k3 * OKToe.k2))
    let light = lightness * lightness * lightness
    return LightLanes(
      red: light * load(columns.red, column), green: light * load(columns.green, column),
      blue: light * load(columns.blue, column))
  }

  @inline(always)
  private func load(_ values: UnsafeMutablePointer<Float>, _ column: Int) -> Lanes {
    UnsafeRawPointer(values + column).loadUnaligned(as: Lanes.self)
  }
}

extension OKHSV {
  /// Quick for saturation rightward and value upward.
  public static func fillPlane(
    _ plane: ColorPlane, _ pixels: inout MutableSpan<UInt32>, _ grid: PixelGrid, cores: Int
  ) {
    guard plane.x.channel == 1, plane.y.channel == 2, plane.marking == nil, plane.staysInUnit else {
      return plane.fillEach(&pixels, grid, cores, in: Self.self)
    }
    let columns = OKHSVRow.Columns(plane, grid.width)
    defer { columns.deallocate() }
    plane.fillLight(&pixels, grid, cores, nanoseconds: 1.8) {
      OKHSVRow(columns: columns, value: Float(plane.y.value(at: grid.up($0))))
    }
  }
}
