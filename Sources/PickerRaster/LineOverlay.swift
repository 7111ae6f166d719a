import PickerCore

/// Antialiased lines over a picture: all of one color and thickness.
public struct LineOverlay: Hashable, Sendable {
  /// Each at least two points in the unit square, x rightward and y upward.
  public var lines: [[SIMD2<Double>]]
  public var color: RGBA
  /// In pixels.
  public var thickness: Double
  /// Length of a dash and of a gap along x, in pixels; `nil` for whole lines.
  public var dash: Double?

  public init(_ lines: [[SIMD2<Double>]], color: RGBA, thickness: Double, dash: Double? = nil) {
    self.lines = lines
    self.color = color
    self.thickness = thickness
    self.dash = dash
  }

  /// Paints the lines over opaque pixels; where they meet they are no darker.
  public func paint(over pixels: inout MutableSpan<UInt32>, _ grid: PixelGrid) {
    var coverage = [UInt8](repeating: 0, count: grid.width * grid.height)
    let size = SIMD2(Double(grid.width), Double(grid.height))
    for line in lines {
      for (a, b) in zip(line, line.dropFirst()) {
        cover(SIMD2(a.x, 1 - a.y) * size, SIMD2(b.x, 1 - b.y) * size, &coverage, grid)
      }
    }
    let paint = Paint(color), stride = grid.stride
    pixels.withUnsafeMutableBufferPointer { pixels in
      coverage.withUnsafeBufferPointer { coverage in
        guard let first = grid.start(in: pixels), let covered = coverage.baseAddress else { return }
        for y in 0..<grid.height {
          paint.paint(first + y * stride, count: grid.width, coverage: covered + y * grid.width)
        }
      }
    }
  }

  private func cover(_ a: SIMD2<Double>, _ b: SIMD2<Double>, _ coverage: inout [UInt8], _ grid: PixelGrid) {
    let reach = thickness / 2 + 1, low = pointwiseMin(a, b) - reach, high = pointwiseMax(a, b) + reach
    let d = b - a, squared = (d * d).sum()
    guard low.x < Double(grid.width), low.y < Double(grid.height), high.x > 0, high.y > 0 else { return }
    for y in Int(max(0, low.y))..<min(grid.height, Int(high.y) + 1) {
      for x in Int(max(0, low.x))..<min(grid.width, Int(high.x) + 1) {
        if let dash, Int((Double(x) + 0.5) / dash) % 2 == 1 { continue }
        let p = SIMD2(Double(x) + 0.5, Double(y) + 0.5) - a
        let t = squared > 0 ? min(1, max(0, (p * d).sum() / squared)) : 0
        let off = p - d * t
        let covered = byte(thickness / 2 + 0.5 - (off * off).sum().squareRoot())
        let i = y * grid.width + x
        if covered > coverage[i] { coverage[i] = covered }
      }
    }
  }
}
