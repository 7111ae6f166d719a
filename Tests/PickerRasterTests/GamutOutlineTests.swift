import PickerCore
import PickerRaster
import Testing

@Suite struct GamutOutlineTests {
  /// Near 264 degrees sRGB is hollow near black.
  @Test(
    arguments: [0, 10, 29, 30, 90, 110, 142, 150, 195, 200, 262, 264, 264.05, 300, 328] as [Double],
    [Gamut.sRGB, .displayP3])
  func theLineIsWithinOnePixelOfTheEdge(_ hue: Double, _ gamut: Gamut) {
    let width = 1000, height = 700, reach = 0.34
    let lines = GamutSlice(gamut, hue: hue).outline().map { $0.map { SIMD2($0.x / reach, $0.y) } }
    let grid = PixelGrid(width: width, height: height)
    var pixels = [UInt32](repeating: 0xFF00_0000, count: width * height)
    var span = pixels.mutableSpan
    LineOverlay(lines, color: RGBA(RGB(1, 1, 1)), thickness: 1).paint(over: &span, grid)
    // The plain test of each pixel's center.
    var isInside = [Bool](repeating: false, count: width * height)
    for y in 0..<height {
      let lightness = 1 - (Double(y) + 0.5) / Double(height)
      for x in 0..<width {
        let chroma = (Double(x) + 0.5) / Double(width) * reach
        let c = OKLCH.convert([lightness, chroma, hue], to: gamut.space)
        isInside[y * width + x] = c.min() >= 0 && c.max() <= 1
      }
    }
    func near(_ x: Int, _ y: Int, _ holds: (Int, Int) -> Bool) -> Bool {
      for j in max(0, y - 1)...min(height - 1, y + 1) {
        for i in max(0, x - 1)...min(width - 1, x + 1) where holds(i, j) { return true }
      }
      return false
    }
    func isLine(_ x: Int, _ y: Int) -> Bool { pixels[y * width + x] & 0xFF > 100 }
    var miss: String?
    for y in 2..<height - 2 {
      for x in 2..<width - 2 where miss == nil {
        let here = isInside[y * width + x]
        let isEdge = here != isInside[y * width + x + 1] || here != isInside[(y + 1) * width + x]
        if isEdge, !near(x, y, isLine) { miss = "no line at the edge at \(x), \(y)" }
        let strong = pixels[y * width + x] & 0xFF > 200
        if strong, !near(x, y, { isInside[$1 * width + $0] != here }) { miss = "a line off the edge at \(x), \(y)" }
      }
    }
    #expect(miss == nil)
  }
}
