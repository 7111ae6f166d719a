import PickerCore
import Testing

/// However large the numbers of a color are: what it converts to, mixes to and measures is a number.
@Suite struct FiniteTests {
  static let extremes = [
    "color-mix(in lch,oklab(0 9e37 0),red)", "color-mix(in lch,hsl(20 3e38% 3e38%),red)",
    "color-mix(in oklch, color(xyz 3e38 3e38 3e38), red)", "oklch(from hsl(20 3e38% 3e38%) l c h)",
    "color(prophoto-rgb 3e38 -3e38 3e38)", "hsv(20 3e38% 3e38%)", "okhsv(20 3e38% 3e38%)", "okhsl(20 3e38% 50%)",
    "cmyk(-1e300% 1e300% 0% 1e300%)", "color(rec2020 calc(infinity) calc(-infinity) calc(NaN))",
    "UIColor(red: 1e300, green: -1e300, blue: 0, alpha: 1)",
    "color-mix(in hsl, color-mix(in lch, hsl(20 3e38% 3e38%), red), color-mix(in lch, oklab(0 9e37 0), red))",
  ]

  @Test(arguments: extremes) func isANumberInEverySpaceAndMeasure(_ text: String) throws {
    let color = try Color(text), white = Color(RGB(1, 1, 1))
    for space in ColorSpaces.all {
      let there = color.converted(to: space), back = there.rgb.components
      for index in 0..<3 { #expect(there.components[index].isFinite && back[index].isFinite, "\(space.id)") }
    }
    let ratio = Contrast.ratio(text: color.rgba, on: white.rgba)
    #expect(ratio >= 1 && ratio <= 21.01)
    #expect(Contrast.lightnessContrast(text: color.rgba, on: white.rgba).isFinite)
    #expect(color.deltaE2000(to: white).isFinite && color.deltaEOK(to: white).isFinite)
    let name = NearestName(to: color.rgb)
    #expect(name.isExact || (name.deltaE > 0 && name.deltaE.isFinite))
    for format in OutputFormats.all {
      let printed = format.text(try ParsedColor(text)).lowercased()
      #expect(!printed.contains("nan") && !printed.contains("inf"), "\(format.id) is \(printed)")
    }
  }

  @Test(arguments: [(Double.nan, "1.00"), (.infinity, "1000000.00"), (-.infinity, "0.00"), (1e300, "1000000.00")])
  func aRatioThatIsNoneIsShownAllTheSame(_ ratio: Double, _ text: String) {
    #expect(Contrast.text(ratio: ratio) == text)
    #expect(!Contrast.text(lightnessContrast: ratio).isEmpty)
  }

  @Test func whatIsNoNumberCannotBeToldFromAnything() {
    let nothing = RGBA(RGB(.nan, .nan, .nan)), white = RGBA(RGB(1, 1, 1))
    #expect(Contrast.ratio(text: nothing, on: white) == 1 && Contrast.ratio(text: white, on: nothing) == 1)
    #expect(Contrast.lightnessContrast(text: nothing, on: white).isFinite)
  }
}
