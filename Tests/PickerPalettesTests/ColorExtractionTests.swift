import PickerCore
import PickerPalettes
import TestSupport
import Testing

@Suite struct ColorExtractionTests {
  private func hex(_ colors: [RGB]) -> [String] {
    colors.map { OutputFormats.named("hex")?.text(Color($0)) ?? "" }
  }
  private func opaque(_ hex: String, _ count: Int) -> [RGBA] { Array(repeating: RGBA(hexColor(hex)), count: count) }

  @Test func whatIsTransparentDoesNotCount() {
    let clear = (0..<90).map { RGBA(RGB(bytes: UInt8($0), 0, 255), alpha: 0) }
    let pixels = clear + opaque("#00b4c8", 10)
    for count in [1, 2, 5, 256] { #expect(hex(ColorExtraction.colors(of: pixels, count: count)) == ["#00b4c8"]) }
  }

  @Test func aWhitePictureIsOneColor() {
    for count in [1, 8] { #expect(hex(ColorExtraction.colors(of: opaque("#ffffff", 64), count: count)) == ["#ffffff"]) }
  }

  @Test(arguments: [5, 6, 100]) func noMoreColorsThanAskedForAreAllGivenExactly(_ count: Int) {
    let pixels =
      opaque("#123456", 3) + opaque("#123457", 7) + opaque("#ffffff", 1) + opaque("#00ff80", 5) + opaque("#7f7f7f", 2)
    #expect(
      hex(ColorExtraction.colors(of: pixels, count: count)) == ["#123457", "#00ff80", "#123456", "#7f7f7f", "#ffffff"])
  }

  @Test func equalSharesAreInTheOrderOfTheirBytes() {
    let pixels = opaque("#ff0000", 2) + opaque("#00ff00", 2) + opaque("#0000ff", 2)
    #expect(hex(ColorExtraction.colors(of: pixels, count: 3)) == ["#0000ff", "#00ff00", "#ff0000"])
  }

  @Test func aPixelCountsByItsAlpha() {
    let pixels = Array(repeating: RGBA(RGB(1, 0, 0), alpha: 0.2), count: 3) + [RGBA(RGB(0, 0, 1))]
    #expect(hex(ColorExtraction.colors(of: pixels, count: 2)) == ["#0000ff", "#ff0000"])
  }

  /// Halfway between black and white OKLab has lightness 0.5, which other implementations give as #636363.
  @Test func oneColorForManyIsTheirMeanInOKLab() {
    let pixels = opaque("#000000", 10) + opaque("#ffffff", 10)
    #expect(hex(ColorExtraction.colors(of: pixels, count: 1)) == ["#636363"])
  }

  @Test func groupsFarApartAreToldApart() {
    var random = Seeded(seed: 4)
    func around(_ r: Int, _ g: Int, _ b: Int, _ count: Int) -> [RGBA] {
      (0..<count).map { _ in
        let (r, g, b) = (r + random.below(9), g + random.below(9), b + random.below(9))
        return RGBA(RGB(bytes: UInt8(r), UInt8(g), UInt8(b)))
      }
    }
    let pixels = around(20, 40, 200, 300) + around(200, 30, 20, 600) + around(240, 230, 60, 100)
    let bytes = ColorExtraction.colors(of: pixels, count: 3).map(\.bytes)
    let expected: [SIMD3<Int>] = [[204, 34, 24], [24, 44, 204], [244, 234, 64]]
    for (got, wanted) in zip(bytes, expected) {
      for index in 0..<3 { #expect(abs(Int(got[index]) - wanted[index]) <= 2, "\(bytes)") }
    }
    #expect(bytes.count == 3)
  }

  @Test(arguments: [300, 200_000]) func theOrderOfThePixelsDoesNotMatter(_ size: Int) {
    var random = Seeded(seed: 5)
    let pixels = (0..<size).map { _ in UInt32(truncatingIfNeeded: random.next()) }
    let first = ColorExtraction.colors(of: pixels, count: 7)
    #expect(first.count == 7)
    #expect(ColorExtraction.colors(of: pixels, count: 7) == first, "the same twice")
    #expect(ColorExtraction.colors(of: pixels.reversed(), count: 7) == first)
    #expect(ColorExtraction.colors(of: pixels.shuffled(using: &random), count: 7) == first)
  }

  /// More than 65,536, so that they are counted in groups.
  @Test func aPictureOfManyColorsStillGivesItsMainOnes() {
    var pixels: [UInt32] = []
    for rest in 0..<UInt32(100_000) { pixels.append(0xFF00_0000 | rest) }  // up to #01869f, blues and greens
    pixels += Array(repeating: 0xFFD0_1010, count: 300_000)
    let colors = ColorExtraction.colors(of: pixels, count: 4)
    #expect(colors.count == 4)
    #expect(hex(colors).first == "#d01010", "the largest share comes first")
    #expect(colors.dropFirst().allSatisfy { $0.red < 0.1 })
    #expect(colors.allSatisfy { Gamut.sRGB.contains(Color($0)) })
  }

  @Test func nothingIsNoColor() {
    #expect(ColorExtraction.colors(of: [RGBA](), count: 5).isEmpty)
    #expect(ColorExtraction.colors(of: opaque("#123456", 9), count: 0).isEmpty)
    #expect(ColorExtraction.colors(of: opaque("#123456", 9), count: -1).isEmpty)
    #expect(ColorExtraction.colors(of: [RGBA(RGB(1, 0, 0), alpha: 0)], count: 5).isEmpty)
  }
}
