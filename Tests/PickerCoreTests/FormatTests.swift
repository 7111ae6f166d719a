import Testing

@testable import PickerCore

private func text(_ format: String, _ color: String, _ options: FormatOptions = FormatOptions()) throws -> String {
  let format = try #require(OutputFormats.named(format))
  return format.text(try ParsedColor(color), options)
}

/// What is printed for a color, byte for byte.
@Suite struct FormatTests {
  static let printed: [(String, String, String)] = [
    ("hsl(231, 6%, 24%)", "rgb", "rgb(58 59 65)"), ("hsla(121, 45%, 29%, 0.61)", "hsl", "hsl(121 45% 29% / 0.61)"),
    ("#11223350", "hex", "#11223350"), ("#AABBCC01", "hex", "#aabbcc01"), ("color(srgb 0.7 0 0)", "hex", "#b30000"),
    ("color(srgb 0.7 0 0)", "rgb", "rgb(179 0 0)"), ("color(srgb 0.5 0.5 0.9)", "srgb", "color(srgb 0.5 0.5 0.9)"),
    ("hsl(2 100% 50%)", "rgb", "rgb(255 9 0)"), ("#000a07", "rgb", "rgb(0 10 7)"),
    ("#000a07", "hsl", "hsl(162 100% 2%)"),
    ("hsl(0 0% 100%)", "hwb", "hwb(0 100% 0%)"), ("hsl(50 0% 0%)", "hsl", "hsl(50 0% 0%)"),
    ("#262626", "oklch", "oklch(0.27 0 0)"), ("rgb(27,12,98)", "cmyk", "cmyk(72.4% 87.8% 0% 61.6%)"),
    ("rgb(0 0 0 / 0.663)", "rgb", "rgb(0 0 0 / 0.663)"), ("rgb(66.5 128 246)", "rgb", "rgb(66.5 128 246)"),
    ("#4280f6", "hex", "#4280f6"), ("#4280f6", "css", "rgb(66, 128, 246)"),
    ("rebeccapurple", "css", "rgb(102, 51, 153)"),
    ("#4280f680", "css", "rgba(66, 128, 246, 0.5)"), ("oklch(0.62 none 262)", "css", "oklch(0.62 none 262)"),
    ("oklch(0.62 none 262)", "oklch", "oklch(0.62 none 262)"), ("oklch(0.62 none 262)", "oklab", "oklab(0.62 0 0)"),
    ("rgb(255 0 none / none)", "rgb", "rgb(255 0 none / none)"),
    ("color(display-p3 0.3 0.5 0.9)", "display-p3", "color(display-p3 0.3 0.5 0.9)"),
    ("#4280f6", "swift", "Color(red: 0.259, green: 0.502, blue: 0.965)"),
    ("#4280f680", "swift", "Color(red: 0.259, green: 0.502, blue: 0.965, opacity: 0.5)"),
    ("#f00", "uikit", "UIColor(red: 1, green: 0, blue: 0, alpha: 1)"),
    ("#4280f6", "android", "Color.argb(255, 66, 128, 246)"), ("#4280f6", "qt", "QColor(66, 128, 246)"),
    ("#4280f680", "qt", "QColor(66, 128, 246, 128)"), ("#f00", "glsl", "vec4(1.0, 0.0, 0.0, 1.0)"),
    ("#4280f6", "int", "0xff4280f6"), ("red", "name", "red"), ("#00010e", "name", "black"),
    ("#00000000", "name", "transparent"),
    (
      "hsl(120 50% 50% / 0.25)", "json",
      ##"{"color":"#40bf4040","space":"hsl","components":[120,0.5,0.5],"srgb":[0.25,0.75,0.25],"alpha":0.25}"##
    ),
    (
      "lch(50 none 30)", "json",
      ##"{"color":"#777777","space":"lch","components":[50,null,30],"srgb":[0.4663266093,0.4663266093,0.4663266093],"alpha":1}"##
    ),
    ("oklch(0.5 0.1 360.0000001)", "oklch", "oklch(0.5 0.1 0.0000001)"),
  ]

  @Test(arguments: printed) func prints(_ color: String, _ format: String, _ expected: String) throws {
    #expect(try text(format, color) == expected)
  }

  static let optional: [(String, String, FormatOptions, String)] = [
    ("#4280F6", "hex", FormatOptions(isUpperCase: true), "#4280F6"),
    ("#4280F6", "int", FormatOptions(isUpperCase: true), "0xFF4280F6"),
    ("hsl(231, 6%, 24%)", "rgb", FormatOptions(precision: 2), "rgb(57.53 58.63 64.87)"),
    ("rgb(27,12,98)", "cmyk", FormatOptions(precision: 2), "cmyk(72.45% 87.76% 0% 61.57%)"),
    ("oklch(0.62 0.19 262 / 0.505)", "oklch", FormatOptions(precision: 1), "oklch(0.6 0.2 262 / 0.5)"),
    ("rgb(1 2 3 / 0.5)", "css", FormatOptions(precision: 4), "rgba(1, 2, 3, 0.5)"),
    ("rgb(1 2 3 / 0.3824)", "css", FormatOptions(), "rgba(1, 2, 3, 0.384)"),
    ("lab(50 1 2 / 0.3824)", "css", FormatOptions(), "lab(50 1 2 / 0.3824)"),
    ("color(srgb 1.2 -0.1 0.5)", "rgb", FormatOptions(gamut: .clip), "rgb(255 0 128)"),
    ("color(srgb 1.2 -0.1 0.5)", "rgb", FormatOptions(gamut: .none), "rgb(306 -26 128)"),
    ("color(srgb 1.2 -0.1 0.5)", "srgb", FormatOptions(), "color(srgb 1.2 -0.1 0.5)"),
    ("color(srgb 0.123456789 0.5 0.25)", "srgb", FormatOptions(exactness: .bytes), "color(srgb 0.12 0.5 0.25)"),
    ("rgb(0 0 0 / 0.3754321987)", "rgb", FormatOptions(exactness: .bytes), "rgb(0 0 0 / 0.375)"),
    ("color(srgb 0.0000001 0 -0.0000001)", "srgb", FormatOptions(precision: 3), "color(srgb 0 0 0)"),
  ]

  @Test(arguments: optional)
  func obeysOptions(_ color: String, _ format: String, _ options: FormatOptions, _ expected: String) throws {
    #expect(try text(format, color, options) == expected)
  }

  @Test func mapsVividColorsKeepingTheirHue() throws {
    let hex = try text("hex", "oklch(0.65 0.3 50)")
    #expect(
      ["#e5", "#e6", "#e7", "#e8", "#e9"].contains(hex.prefix(3)) && hex.hasSuffix("00"), "an orange, not \(hex)")
  }

  @Test func aTripThroughLabEndsAtExactlyRed() throws {
    let lab = try Color("#ff0000").converted(to: Lab.self)
    let srgb = try #require(OutputFormats.named("srgb"))
    #expect(abs(lab.rgb.red - 1) < 1e-9 && abs(lab.rgb.green) < 1e-9 && abs(lab.rgb.blue) < 1e-9)
    #expect(srgb.text(lab) == "color(srgb 1 0 0)")
  }

  @Test func vividP3NeedsNoSignsOrExponents() throws {
    let srgb = try text("srgb", "color(display-p3 0 0 1)")
    #expect(srgb.hasPrefix("color(srgb 0 0 1.042"), "\(srgb)")
  }

  @Test func writtenComponentsComeBackToTheLastDigit() throws {
    let colors = [
      "oklch(0.12345678 0.1 20.5)", "lab(50.25 -40 0.125)", "color(display-p3 0.1 0.20000001 1)",
      "hsl(231.25 6.5% 24%)",
      "rgb(0.25 128 246.125 / 0.12345678)", "color(xyz-d65 0.00000001 0 7)", "hwb(0.5 20% 30%)",
    ]
    for color in colors {
      #expect(try OutputFormats.all.contains { $0.text(try ParsedColor(color)) == color })
    }
  }

  @Test func everyAlphaOfEightBitsSurvives() throws {
    for format in ["hex", "rgb", "css", "oklch"] {
      let first = try (0...255).first { alpha in
        let digits = String(alpha, radix: 16), color = "#112233" + (alpha < 16 ? "0" : "") + digits
        return try text("hex", text(format, color)) != text("hex", color)
      }
      #expect(first == nil, "\(format) loses alpha \(first ?? 0)")
    }
  }

  @Test func tableHoldsEachFormatOnce() {
    let contract = """
      hex css rgb hsl hwb hsv lab lch oklab oklch okhsl okhsv srgb srgb-linear display-p3 a98-rgb prophoto-rgb rec2020 \
      xyz-d65 xyz-d50 cmyk name swift uikit android qt glsl int json
      """
    let ids = OutputFormats.all.map(\.id)
    #expect(ids.filter(contract.split(separator: " ").map(String.init).contains).joined(separator: " ") == contract)
    #expect(Set(ids).count == ids.count)
  }

  static let decimals: [(Double, Int, String)] = [
    (0, 3, "0"), (-0.0, 3, "0"), (0.615, 2, "0.62"), (8.5, 0, "9"), (-8.5, 0, "-9"), (0.4999, 0, "0"), (-0.4, 0, "0"),
    (9.995, 2, "10"), (0.05, 1, "0.1"), (0.04, 1, "0"), (1e-7, 10, "0.0000001"), (1.5e16, 2, "15000000000000000"),
    (1e22, 0, "10000000000000000000000"), (123.456, 1, "123.5"), (5e-324, 5, "0"), (.nan, 2, "0"), (99.96, 1, "100"),
    (0.663, 17, "0.663"), (1.0 / 3, 20, "0.3333333333333333"),
  ]

  @Test(arguments: decimals) func roundsNumbers(_ value: Double, _ places: Int, _ expected: String) {
    #expect(decimalText(value, atMost: places) == expected)
    #expect(DecimalText(value).value(atMost: places) == Double(expected))
  }
}

@Suite struct TemplateTests {
  static let filled: [(String, String)] = [
    ("{hex}", "#4280f680"), ("{{{r8}}}", "{66}"), ("{r8:x}{g8:x}{b8:X}", "4280F6"),
    ("{r:3} {g:3} {b:3}", "0.259 0.502 0.965"),
    ("{alpha:2}", "0.5"), ("{a8}", "128"), (#"a\tb\n\\n"#, "a\tb\n\\n"),
    ("{oklch.l:4}", "0.6214"), ("{hsl.h:1}", "219.3"), ("{hsl.s:0}%", "91%"), ("{cmyk.k:2}", "3.53"),
    ("{rgb}", "rgb(66 128 246 / 0.5)"),
    ("{rgb.r},{srgb.r:2}", "66,0.26"), ("é {xyz-d65.y:2}", "é 0.23"), ("", ""),
  ]

  @Test(arguments: filled) func fillsIn(_ template: String, _ expected: String) throws {
    #expect(try Template(template).text(try ParsedColor("#4280f680")) == expected)
  }

  @Test(arguments: [
    "{", "}", "{foo}", "{hsl.q}", "{r:x}", "{r8:2}", "{hex:2}", "{oklch.l:}", "{oklch.l:999}", "{}", "a{r8",
  ])
  func refusesWhatItDoesNotKnow(_ template: String) {
    #expect(throws: TemplateError.self) { try Template(template) }
  }

  @Test func namesTheKnownFields() {
    let error = #expect(throws: TemplateError.self) { try Template("ab {foo}") }
    #expect(error?.offset == 3)
    #expect(error?.message.contains("{oklch}") == true && error?.message.contains("{r8}") == true)
  }
}
