import PickerCore
import TestSupport
import Testing

/// Text that is printed for a color reads back to the color.
@Suite struct FormatRoundTripTests {
  /// The formats that are colors to the parser, in the units of which nothing is lost.
  static let exact = OutputFormats.all.filter { format in
    format.id != "name" && (try? Color(format.text(Color(RGB(bytes: 66, 128, 246))))) != nil
  }.map(\.id)

  @Test func onlyNamesAndJSONAreNotReadBack() {
    let others = OutputFormats.all.map(\.id).filter { !Self.exact.contains($0) }
    #expect(others == ["name", "json"])
  }

  @Test(arguments: exact) func textToColorToTextToColorIsTheSameColor(_ id: String) throws {
    let format = try #require(OutputFormats.named(id))
    var random = Seeded(seed: 6)
    for round in 0..<2000 {
      let isEightBit = round % 2 == 0
      let rgb =
        isEightBit
        ? RGB(bytes: random.byte(), random.byte(), random.byte()) : RGB(random.unit(), random.unit(), random.unit())
      let text = format.text(Color(rgb, alpha: isEightBit ? Double(random.byte()) / 255 : random.unit()))
      let first = try Color(text), second = try Color(format.text(first))
      guard first == second else {
        Issue.record("\(text) is \(first), then \(format.text(first)), which is \(second)")
        return
      }
    }
  }

  @Test(arguments: exact) func eightBitColorsComeBackBitForBit(_ id: String) throws {
    let format = try #require(OutputFormats.named(id))
    var random = Seeded(seed: 1)
    for _ in 0..<1000 {
      let color = Color(RGB(bytes: random.byte(), random.byte(), random.byte()), alpha: Double(random.byte()) / 255)
      let text = format.text(color)
      let back = try Color(text)
      guard back.rgb.bytes == color.rgb.bytes, byte(back.alpha) == byte(color.alpha) else {
        Issue.record("\(color.rgb.bytes) alpha \(byte(color.alpha)) became \(text)")
        return
      }
    }
  }

  @Test(arguments: [
    "#d6a9db", "#e10a0a", "#a38e8e", "#000a07", "#000000", "#808080", "#ffffff", "#ff0000", "#00ff00", "#0000ff",
    "#ffff00",
    "#00ffff", "#ff00ff",
  ])
  func aHexColorSurvivesEveryFormat(_ hex: String) throws {
    let wanted = try Color(hex)
    for id in Self.exact {
      let text = try #require(OutputFormats.named(id)).text(wanted)
      #expect(try OutputFormats.named("hex")?.text(Color(text)) == hex, "by way of \(text)")
    }
  }

  /// Clamping would make red of this too.
  @Test func nothingIsRoundedOutOfTheGamut() throws {
    #expect(OutputFormats.named("display-p3")?.text(try Color("red")) == "color(display-p3 0.917 0.2 0.139)")
  }

  @Test(arguments: exact) func fewerDecimalsWouldNotDo(_ id: String) throws {
    let format = try #require(OutputFormats.named(id))
    guard !["hex", "int", "css", "rgb"].contains(id) else { return }
    var random = Seeded(seed: 2)
    for _ in 0..<100 {
      let color = Color(RGB(bytes: random.byte(), random.byte(), random.byte()))
      let text = format.text(color)
      guard let used = (0...15).first(where: { format.text(color, FormatOptions(precision: $0)) == text }), used > 0
      else { continue }
      let shorter = format.text(color, FormatOptions(precision: used - 1))
      guard try Color(shorter).rgb.bytes != color.rgb.bytes else {
        Issue.record("\(shorter) would do instead of \(text)")
        return
      }
    }
  }

  /// Formats that hold any color, with any color in them.
  @Test(arguments: [
    "lab", "lch", "oklab", "oklch", "srgb", "srgb-linear", "display-p3", "a98-rgb", "prophoto-rgb", "rec2020",
    "xyz-d65",
    "xyz-d50",
  ]) func anyColorComesBackWithinTheTolerance(_ id: String) throws {
    let format = try #require(OutputFormats.named(id))
    var random = Seeded(seed: 3)
    for _ in 0..<500 {
      let color = Color(
        OKLCH(random.unit() * 0.6 + 0.35, random.unit() * 0.25, random.unit() * 360).rgb, alpha: random.unit())
      let text = format.text(color)
      let back = try Color(text), apart = abs(back.rgb.components - color.rgb.components).max()
      guard apart <= 1.01e-5 * max(1, abs(color.rgb.components).max()), abs(back.alpha - color.alpha) <= 1e-5 else {
        Issue.record("\(color.rgb.components) became \(text), \(apart) away")
        return
      }
      guard format.text(back) == text else {
        Issue.record("\(text) became \(format.text(back)) in the second round")
        return
      }
    }
  }

  @Test func noTextHoldsWhatIsNoNumber() throws {
    let colors = [
      "#262626", "#000", "#fff", "color(xyz 1e400 -1e400 0)", "lab(50 1e38 -1e38)", "oklch(0.5 1e30 20)",
      "color(srgb -5 0 5)", "lch(none none none / none)", "color(prophoto-rgb 0 1 0)", "oklab(1 0.5 0.5)",
    ]
    for color in colors {
      for format in OutputFormats.all {
        let text = format.text(try ParsedColor(color)).lowercased()
        let isBad = ["nan", "inf", "-0 ", "-0)", "--", "e+", "e-0", "e-1"].contains { text.contains($0) }
        #expect(!isBad, "\(color) as \(format.id) is \(text)")
      }
    }
  }
}

private func abs(_ v: SIMD3<Double>) -> SIMD3<Double> { v.replacing(with: -v, where: v .< 0) }
