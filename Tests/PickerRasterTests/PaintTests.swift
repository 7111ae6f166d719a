import PickerCore
import PickerRaster
import Testing

/// Paint goes over pixels as much as it covers them.
@Suite struct PaintTests {
  /// `(color · a + below · (255 - a)) / 255`, rounded, by hand.
  @Test(arguments: [
    // paint, alpha, coverage, below, after
    (0xFF_FFFFFF, 1.0, 0, 0xFF_102030, 0xFF_102030),
    (0xFF_FFFFFF, 1.0, 255, 0xFF_102030, 0xFF_FFFFFF),
    (0xFF_FFFFFF, 1.0, 128, 0xFF_000000, 0xFF_808080),
    (0xFF_000000, 1.0, 128, 0xFF_FFFFFF, 0xFF_7F7F7F),
    (0xFF_C80000, 1.0, 51, 0xFF_0064FF, 0xFF_2850CC),  // 200/5; 100·4/5; 255·4/5
    (0xFF_FFFFFF, 0.5, 255, 0xFF_000000, 0xFF_808080),
    (0xFF_FFFFFF, 0.5, 128, 0xFF_000000, 0xFF_404040),  // 128·128/255 is 64.25
    (0xFF_FFFFFF, 0.0, 255, 0xFF_102030, 0xFF_102030),
  ])
  func mixesByCoverageAndAlpha(_ color: UInt32, _ alpha: Double, _ coverage: UInt8, _ below: UInt32, _ after: UInt32) {
    let rgb = RGB(bytes: UInt8(color >> 16 & 255), UInt8(color >> 8 & 255), UInt8(color & 255))
    let paint = Paint(RGBA(rgb, alpha: alpha))
    // As one of four at once, and as one alone.
    for count in [1, 4, 7] {
      var evenly = [UInt32](repeating: below, count: count), each = evenly
      let coverages = [UInt8](repeating: coverage, count: count)
      evenly.withUnsafeMutableBufferPointer { paint.paint($0.baseAddress!, count: count, coverage: coverage) }
      each.withUnsafeMutableBufferPointer { row in
        coverages.withUnsafeBufferPointer { paint.paint(row.baseAddress!, count: count, coverage: $0.baseAddress!) }
      }
      #expect(evenly == [UInt32](repeating: after, count: count))
      #expect(each == evenly)
    }
  }

  @Test func everyPixelHasItsOwnCoverageAndWhatIsBesideIsLeftAlone() {
    let paint = Paint(RGBA(RGB(1, 1, 1))), coverages = (0...255).map { UInt8($0) }
    var pixels = [UInt32](repeating: 0xFF00_0000, count: 258)
    pixels.withUnsafeMutableBufferPointer { row in
      coverages.withUnsafeBufferPointer { paint.paint(row.baseAddress! + 1, count: 255, coverage: $0.baseAddress!) }
    }
    // White over black is as gray as it covers.
    for a in 0..<255 { #expect(pixels[a + 1] & 255 == UInt32(a)) }
    #expect(pixels[0] == 0xFF00_0000 && pixels[256] == 0xFF00_0000)
  }
}
