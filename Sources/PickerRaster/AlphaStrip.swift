import PickerCore

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
    pixel(x, over: (x / cell + y / cell).isMultiple(of: 2) ? Self.grays.dark : Self.grays.light, grid)
  }

  private func pixel(_ x: Int, over paper: RGB, _ grid: PixelGrid) -> UInt32 {
    color(at: alphas.lowerBound + (alphas.upperBound - alphas.lowerBound) * grid.right(x), over: paper).argb8888
  }

  private func color(at alpha: Double, over paper: RGB) -> RGB { RGBA(color, alpha: alpha).over(paper) }

  /// Paints it; two rows are computed, the others copied.
  public func fill(_ pixels: inout MutableSpan<UInt32>, _ grid: PixelGrid) {
    pixels.withUnsafeMutableBufferPointer { buffer in
      guard let first = grid.start(in: buffer) else { return }
      guard grid.height > cell else {
        for y in 0..<grid.height { for x in 0..<grid.width { first[y * grid.stride + x] = pixel(x, y, grid) } }
        return
      }
      let second = first + cell * grid.stride
      fillRow(first, over: Self.grays.dark, grid)
      fillRow(second, over: Self.grays.light, grid)
      // Rows of squares alternate: in the second one light and dark are swapped.
      for left in Swift.stride(from: cell, to: grid.width, by: 2 * cell) {
        for x in left..<min(left + cell, grid.width) { swap(&first[x], &second[x]) }
      }
      for y in 1..<grid.height where y != cell {
        (first + y * grid.stride).update(from: y / cell % 2 == 0 ? first : second, count: grid.width)
      }
    }
  }

  private func fillRow(_ row: UnsafeMutablePointer<UInt32>, over paper: RGB, _ grid: PixelGrid) {
    PixelRow(pixels: row).fillPiece(
      0..<grid.width, from: LinearGradient.Stop(color(at: alphas.lowerBound, over: paper), at: 0),
      to: LinearGradient.Stop(color(at: alphas.upperBound, over: paper), at: 1), grid
    ) { pixel($0, over: paper, grid) }
  }
}
