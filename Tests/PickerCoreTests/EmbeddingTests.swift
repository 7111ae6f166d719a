import PickerCore
import Testing

/// The lines of docs/embedding.md that need no window.
@Suite struct EmbeddingTests {
  @Test func aProgramReadsConvertsAndWritesColors() throws {
    let purple = try Color("rebeccapurple")
    let hsl = purple.components(in: HSL.self)
    let text = OutputFormats.named("rgb")?.text(purple)
    let contrast = Contrast.ratio(text: purple.rgba, on: RGBA(RGB(1, 1, 1)))
    let isInSRGB = Gamut.sRGB.contains(try Color("oklch(0.7 0.4 150)"))

    // 102, 51 and 153 of 255: hue 270, (153 + 51) / 510 and (153 - 51) / (153 + 51).
    #expect((hsl - [270, 0.5, 0.4]).indices.allSatisfy { abs(hsl[$0] - [270, 0.5, 0.4][$0]) < 1e-12 })
    #expect(text == "rgb(102 51 153)")
    // Luminances 0.2126 × 0.13287 + 0.7152 × 0.03310 + 0.0722 × 0.31855 = 0.07492 and 1: 1.05 / 0.12492.
    #expect(abs(contrast - 8.405) < 0.001)
    #expect(!isInSRGB)
  }
}
