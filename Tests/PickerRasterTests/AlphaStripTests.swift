import PickerCore
import PickerRaster
import Testing

@Suite struct AlphaStripTests {
  @Test(arguments: [(1, 1, 1), (7, 5, 2), (40, 28, 8), (333, 48, 12)])
  func everyPixelIsTheColorOverItsSquare(_ width: Int, _ height: Int, _ cell: Int) {
    let strip = AlphaStrip(RGB(bytes: 200, 120, 40), cell: cell), stride = width + 3
    let grid = PixelGrid(width: width, height: height, stride: stride)
    var pixels = [UInt32](repeating: 7, count: stride * height)
    var span = pixels.mutableSpan
    strip.fill(&span, grid)
    var miss: String?
    for y in 0..<height {
      for x in 0..<stride where miss == nil {
        let expected: UInt32
        if x < width {
          let alpha = (Double(x) + 0.5) / Double(width)
          let background = (x / cell + y / cell) % 2 == 0 ? 102.0 : 153.0
          func channel(_ c: Double) -> UInt32 { UInt32((background + (c - background) * alpha + 0.5).rounded(.down)) }
          expected = 0xFF00_0000 | channel(200) << 16 | channel(120) << 8 | channel(40)
        } else {
          expected = 7
        }
        if pixels[y * stride + x] != expected { miss = "\(x), \(y)" }
      }
    }
    #expect(miss == nil)
  }

  /// As in a translucent swatch: the color's share is whole, `0.6 · color + 0.4 · gray` by hand.
  @Test func oneAlphaShowsTwoColors() {
    let strip = AlphaStrip(RGB(bytes: 200, 100, 0), alphas: 0.6...0.6, cell: 4)
    let grid = PixelGrid(width: 50, height: 9)
    var pixels = [UInt32](repeating: 0, count: grid.count)
    var span = pixels.mutableSpan
    strip.fill(&span, grid)
    var miss: String?
    for y in 0..<9 {
      for x in 0..<50 {
        let expected: UInt32 = (x / 4 + y / 4) % 2 == 0 ? 0xFFA1_6529 : 0xFFB5_793D
        if pixels[y * 50 + x] != expected, miss == nil { miss = "\(x), \(y)" }
      }
    }
    #expect(miss == nil)
  }
}
