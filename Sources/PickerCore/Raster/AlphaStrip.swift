/// A color over a checkerboard, from one alpha at the left to another at the right.
public struct AlphaStrip: Hashable, Sendable {
  public let color: RGB
  public let alphas: ClosedRange<Double>
  /// The side of a square of the board, in pixels.
  public let cell: Int
  /// The board's two grays.
  public static let grays = (dark: RGB(bytes: 102, 102, 102), light: RGB(bytes: 153, 153, 153))

  public init(_ color: RGB, alphas: ClosedRange<Double> = 0...1, cell: Int) {
    self.color = color
    self.alphas = alphas
    self.cell = max(1, cell)
  }

  /// What shows at a pixel: blended in encoded sRGB. The alpha is that of the column's center.
  public func pixel(_ x: Int, _ y: Int, _ grid: PixelGrid) -> UInt32 {
    let alpha = alphas.lowerBound + (alphas.upperBound - alphas.lowerBound) * grid.right(x)
    let paper = (x / cell + y / cell).isMultiple(of: 2) ? Self.grays.dark : Self.grays.light
    return RGBA(color, alpha: alpha).over(paper).argb8888
  }

  /// Paints it; two rows are computed, the others copied.
  public func fill(_ pixels: inout MutableSpan<UInt32>, _ grid: PixelGrid) {
    guard grid.width > 0, grid.height > 0 else { return }
    pixels.withUnsafeMutableBufferPointer { buffer in
      guard let first = buffer.baseAddress else { return }
      for y in 0..<grid.height {
        let row = first + y * grid.stride, source = (y / cell % 2) * cell
        if source < y {
          row.update(from: first + source * grid.stride, count: grid.width)
        } else {
          for x in 0..<grid.width { row[x] = pixel(x, y, grid) }
        }
      }
    }
  }
}
