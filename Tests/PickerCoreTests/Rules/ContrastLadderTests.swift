import PickerCore
import TestSupport
import Testing

@Suite struct ContrastLadderTests {
  @Test func eachStepHasWhatWasAskedOrIsSaidToBeImpossible() {
    var random = Seeded(seed: 31), miss: String?
    let ratios = [1.1, 1.5, 2, 3, 4.5, 5.5, 7, 10, 15]
    for _ in 0..<cases(60, large: 5000) where miss == nil {
      let color = Color(RGB(random.unit(), random.unit(), random.unit()))
      let background = RGBA(RGB(bytes: random.byte(), random.byte(), random.byte()))
      let own = Contrast.luminance(background.rgb), most = max((own + 0.05) / 0.05, 1.05 / (own + 0.05))
      for step in ContrastLadder(color, on: background, ratios: ratios).steps {
        guard let shade = step.color else {
          if step.asked < most { miss = "\(step.asked) on \(background.rgb.bytes) is possible" }
          continue
        }
        let ratio = Contrast.ratio(text: RGBA(shade.rgb), on: background)
        if ratio < step.asked - 1e-9 || ratio >= step.asked + 0.01 { miss = "\(ratio), not \(step.asked)" }
        if !Gamut.sRGB.contains(shade, tolerance: Gamut.tolerance) { miss = "\(shade.rgb) is outside of sRGB" }
      }
    }
    #expect(miss == nil)
  }

  /// The ends of WCAG's range: black on white, and nothing beyond.
  @Test func theEndsAreBlackAndWhite() throws {
    let white = RGBA(RGB(1, 1, 1)), black = RGBA(RGB(0, 0, 0))
    #expect(ContrastLadder(try Color("#4280f6"), on: white, ratios: [21]).steps[0].color?.rgb.bytes == SIMD3(0, 0, 0))
    #expect(
      ContrastLadder(try Color("#4280f6"), on: black, ratios: [21]).steps[0].color?.rgb.bytes == SIMD3(255, 255, 255))
    let gray = RGBA(try Color("#777777").rgb)
    #expect(ContrastLadder(try Color("#4280f6"), on: gray, ratios: [12]).steps[0].color == nil)
  }

  @Test func aLadderKeepsTheHue() throws {
    let color = try Color("oklch(0.6 0.15 262)")
    for step in ContrastLadder(color, on: RGBA(RGB(1, 1, 1)), ratios: [3, 4.5, 7]).steps {
      let hue = try #require(step.color).components(in: OKLCH.self).z
      #expect(abs(hue - 262) < 3)
    }
  }
}
