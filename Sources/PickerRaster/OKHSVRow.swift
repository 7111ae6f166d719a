import func Glibc.powf
import PickerCore

/// A row of an OKHSV plane with saturation rightward. In a column all colors have the same proportions: light is a
/// column's times the cube of a lightness, and encoded it is a column's times that lightness to the power 1.25.
struct OKHSVRow: LightRow {
  let columns: OKHSVColumns
  let value: Float
  /// Whether the power is near enough to a polynomial in all of the row.
  private let isBright: Bool

  init(_ columns: OKHSVColumns, value: Float) {
    (self.columns, self.value) = (columns, value)
    isBright = value * columns.leastTop >= 0.1
  }

  @inline(always)
  func light(_ column: Int, _ x: Lanes) -> LightLanes {
    let lightness = lightness(column)
    return columns.light(column).scaled(by: lightness * lightness * lightness)
  }

  @inline(always)
  func paintFour(_ column: Int, _ x: Lanes, _ pixels: UnsafeMutablePointer<UInt32>, _ table: LevelTable) {
    var levels = columns.encoded(column).scaled(by: isBright ? brightPower(column) : encodingPower(lightness(column)))
    levels = LightLanes(red: levels.red - offset, green: levels.green - offset, blue: levels.blue - offset)
    if signs(smaller(smaller(levels.red, levels.green), levels.blue) - straight) != 0 {
      let l = lightness(column), dark = columns.light(column).scaled(by: l * l * l * (12.92 * 255))
      levels.red = select(whereNegative(levels.red - straight), larger(dark.red, .zero), levels.red)
      levels.green = select(whereNegative(levels.green - straight), larger(dark.green, .zero), levels.green)
      levels.blue = select(whereNegative(levels.blue - straight), larger(dark.blue, .zero), levels.blue)
    }
    // Adding 2^23 leaves the rounded level in the low bits; what lies above is shifted away or under the alpha.
    let bits = (bits(levels.red) &<< 16) | (bits(levels.green) &<< 8) | bits(levels.blue) | 0xFF00_0000
    UnsafeMutableRawPointer(pixels).storeBytes(of: bits, as: SIMD4<UInt32>.self)
  }

  /// `encodingPower` from before the toe is undone: a polynomial, at most a tenth of a level off between 0.1 and 1.
  @inline(always)
  private func brightPower(_ column: Int) -> Lanes {
    let z = value * columns.top(column)
    var sum = z * -1.238_311_2 + 4.375_023
    sum = sum * z - 6.171_796_3
    sum = sum * z + 4.412_698
    sum = sum * z - 1.530_645_5
    sum = sum * z + 1.118_469_1
    return sum * z + 0.034_314_43
  }

  /// What the curve takes off, and where it gives way to a straight line, in levels.
  @inline(always)
  private var offset: Float { 0.055 * 255 }
  @inline(always)
  private var straight: Float { 0.04045 * 255 }

  /// OKLab's lightness without the stretch, which is in the column.
  @inline(always)
  private func lightness(_ column: Int) -> Lanes {
    let z = value * columns.top(column)
    return z * (z + Float(OKToe.k1)) / (Float(OKToe.k3) * z + Float(OKToe.k3 * OKToe.k2))
  }

  @inline(always)
  private func bits(_ levels: Lanes) -> SIMD4<UInt32> { unsafeBitCast(levels + 0x1p23, to: SIMD4<UInt32>.self) }
}

/// A lightness to the power 1.25: the cube, encoded.
@inline(always)
func encodingPower(_ l: Lanes) -> Lanes {
  // A rough fourth root and a step of Newton's method for the inverse one; their squares and products do the rest.
  let root = roughInverseRoot(l), rough = root * roughInverseRoot(root)
  let square = rough * rough, near = l * (square * square), inverse = rough * (1.25 - near * 0.25)
  return (l * inverse) * (l * inverse) * inverse
}

/// What all colors of one hue and one saturation have in common.
struct OKHSVColumn {
  /// OKLab's lightness before the toe is undone, where value is 1.
  let top: Double
  /// Linear sRGB at lightness 1.
  let light: SIMD3<Double>
  /// The same encoded, in levels and without the offset of the curve.
  let encoded: SIMD3<Float>

  init(_ triangle: OKHSV.Triangle, saturation: Double) {
    let top = triangle.top(saturation: saturation), real = OKToe.undo(top.lightness)
    // Scaled so that the largest channel is 1 where value is.
    let light = triangle.gamut.linear(1, top.chroma / top.lightness), share = light / light.max()
    self.top = top.lightness
    self.light = share / (real * real * real)
    let curve = 1.055 * 255 / powf(Float(real), 1.25)
    func root(_ share: Double) -> Float { curve * powf(max(Float(share), 0), 1 / 2.4) }
    encoded = SIMD3(root(share.x), root(share.y), root(share.z))
  }
}

/// What the columns of an OKHSV plane have in common, four neighbors at a time.
struct OKHSVColumns: @unchecked Sendable {
  private let values: UnsafeMutablePointer<Float>
  private let count: Int
  /// The darkest of the columns' tops, before the toe is undone.
  private(set) var leastTop = Float.infinity

  /// How much memory the columns take, in values.
  static func capacity(_ width: Int) -> Int { 7 * (width + 4) }

  /// - Parameter memory: Outlives the columns.
  init(_ plane: ColorPlane, _ width: Int, in memory: UnsafeMutablePointer<Float>) {
    count = width + 4
    values = memory
    let triangle = OKHSV.Triangle(OKGamut(direction: direction(hue: plane.held.x)))
    for x in 0..<count {
      let saturation = min(plane.x.value(at: (Double(x) + 0.5) / Double(width)), 1)
      let column = OKHSVColumn(triangle, saturation: saturation)
      leastTop = min(leastTop, Float(column.top))
      put(x, 0, column.top)
      put(x, 1, column.light)
      for channel in 0..<3 { values[(4 + channel) * count + x] = column.encoded[channel] }
    }
  }

  private func put(_ x: Int, _ row: Int, _ value: Double) { values[row * count + x] = Float(value) }

  private func put(_ x: Int, _ row: Int, _ light: SIMD3<Double>) {
    put(x, row, light.x)
    put(x, row + 1, light.y)
    put(x, row + 2, light.z)
  }

  /// Lightness before the toe is undone, where value is 1.
  @inline(always)
  func top(_ column: Int) -> Lanes { load(0, column) }

  /// Linear sRGB at lightness 1.
  @inline(always)
  func light(_ column: Int) -> LightLanes {
    LightLanes(red: load(1, column), green: load(2, column), blue: load(3, column))
  }

  /// The same encoded, in levels and without the offset of the curve.
  @inline(always)
  func encoded(_ column: Int) -> LightLanes {
    LightLanes(red: load(4, column), green: load(5, column), blue: load(6, column))
  }

  @inline(always)
  private func load(_ row: Int, _ column: Int) -> Lanes {
    UnsafeRawPointer(values + (row &* count &+ column)).loadUnaligned(as: Lanes.self)
  }
}

extension OKHSV: PlanePainting {
  /// Quick for saturation rightward and value upward.
  public static func fillPlane(
    _ plane: ColorPlane, _ pixels: inout MutableSpan<UInt32>, _ grid: PixelGrid, cores: Int
  ) {
    guard plane.x.channel == 1, plane.y.channel == 2, plane.marking == nil, plane.staysInUnit else {
      return plane.fillEach(&pixels, grid, cores, in: Self.self)
    }
    withUnsafeTemporaryAllocation(of: Float.self, capacity: OKHSVColumns.capacity(grid.width)) { memory in
      guard let first = memory.baseAddress else { return }
      let columns = OKHSVColumns(plane, grid.width, in: first)
      plane.fillLight(&pixels, grid, cores, nanoseconds: 1.8) {
        OKHSVRow(columns, value: Float(plane.y.value(at: grid.up($0))))
      }
    }
  }
}
