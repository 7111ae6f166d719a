import PickerCore
import TestSupport
import Testing

/// What is printed without mapping reads back, signs that nobody sees are blanks, and one color is one in all formats.
@Suite struct ReadBackTests {
  private func text(_ id: String, _ color: ParsedColor, _ options: FormatOptions = FormatOptions()) throws -> String {
    try #require(OutputFormats.named(id)).text(color, options)
  }

  private static let wide = [
    "lab(100 104.3 -50.9)", "color(display-p3 0 1 0)", "color(rec2020 1 0 0)", "color(srgb 1.5 -0.5 0.25)",
    "color(srgb -0.5 -0.25 -0.75)", "color(srgb 2 2 2)", "color(srgb 0.5 -0.5 0)", "color(srgb 0 -0.5 -0.25)",
    "oklch(0.9 0.4 145)", "oklch(0.3 0.35 264)", "color(prophoto-rgb 0 1 0)", "color(srgb 3 0 0)",
  ]

  /// Where the format has a place for the color; else in another, which reads back just as well.
  @Test(arguments: ["hsl", "hwb", "hsv", "cmyk", "okhsl", "okhsv"]) func withoutMappingTheTextReadsBack(
    _ id: String
  ) throws {
    let options = FormatOptions(gamut: .none)
    var random = Seeded(seed: 0x6A3)
    let colors =
      try Self.wide.map { try ParsedColor($0) }
      + (0..<2000).map { _ in
        ParsedColor(Color(Lab.self, [random.unit() * 100, random.unit() * 200 - 100, random.unit() * 200 - 100]))
      }
    for color in colors {
      let printed = try text(id, color, options), back = try ParsedColor(printed)
      guard try text(id, back, options) == printed else {
        Issue.record("\(color.color) is \(printed), and then \(try text(id, back, options))")
        return
      }
      // OKHSL and OKHSV are for sRGB: what is far outside is mapped.
      if id.hasPrefix("ok") { continue }
      let wanted = color.color.rgb.components, found = back.color.rgb.components
      let misses = (0..<3).filter { abs(wanted[$0] - found[$0]) > 1.1e-5 * max(1, abs(wanted[$0])) }
      guard misses.isEmpty || Self.hasNoPlace(wanted, id) else {
        Issue.record("\(wanted) is \(printed), which is \(found)")
        return
      }
    }
  }

  /// HSV has no black that is colorful, HSL none in the middle of it.
  private static func hasNoPlace(_ rgb: SIMD3<Double>, _ id: String) -> Bool {
    (id == "hsv" && abs(rgb.max()) < 1e-6) || (id == "hsl" && abs(rgb.max() + rgb.min()) < 1e-6)
  }

  @Test func hsvOutsideOfTheGamutIsTheColorThatItWas() throws {
    let options = FormatOptions(gamut: .none)
    let printed = try text("hsv", ParsedColor("lab(100 104.3 -50.9)"), options)
    let lab = try text("lab", ParsedColor(printed), FormatOptions(precision: 1))
    #expect(lab == "lab(100 104.3 -50.9)")
  }

  /// CSS clips these to 8 bits: the functions of CSS 3, and those of ours that are like them.
  @Test(arguments: [
    ("hwb(360 50% -50%)", "#ff8080", "rgb(255, 128, 128)"), ("hsl(-103.7deg 979% 63.29%)", "#0000ff", "rgb(0, 0, 255)"),
    ("hsl(120 200% 50%)", "#00ff00", "rgb(0, 255, 0)"), ("hsl(0 100% 150%)", "#ffffff", "rgb(255, 255, 255)"),
    ("hsv(0 100% 150%)", "#ff0000", "rgb(255, 0, 0)"), ("hwb(120 -50% 0%)", "#00ff00", "rgb(0, 255, 0)"),
    ("rgb(300 -20 10)", "#ff000a", "rgb(255, 0, 10)"), ("cmyk(120% 0% 0% 0%)", "#00ffff", "rgb(0, 255, 255)"),
  ]) func oldNotationsAreOneColorInAllFormats(_ written: String, _ hex: String, _ css: String) throws {
    let color = try ParsedColor(written), bytes = try ParsedColor(hex)
    #expect(try text("css", color) == css)
    for id in ["hex", "rgb", "hsl", "hwb", "hsv", "okhsl", "okhsv", "cmyk", "name", "android", "qt", "int", "swift"] {
      let printed = try text(id, color), shown = try ParsedColor(printed)
      let apart = (0..<3).map { Int(shown.color.rgb.bytes[$0]) - Int(bytes.color.rgb.bytes[$0]) }
      // Decimals that are just enough for the color may fall on the other side of a half.
      let most = ["hex", "rgb", "android", "qt", "int"].contains(id) ? 0 : 1
      #expect(apart.allSatisfy { abs($0) <= most } || id == "name", "\(id) is \(printed)")
    }
  }

  /// Relative and mixed colors are no 8-bit colors to CSS, and are mapped as any other.
  @Test func newNotationsAreMapped() throws {
    let oklch = try text("hex", ParsedColor("oklch(0.65 0.3 50)"))
    #expect(try text("hex", ParsedColor("color(from oklch(0.65 0.3 50) srgb r g b)")) == oklch)
    let made = ParsedColor(Color(HSV.self, [0, 1.2, 1]))
    #expect(try text("css", made).hasPrefix("color(srgb "))
    #expect(try text("hex", made) == text("hex", ParsedColor(text("css", made))))
  }

  @Test(arguments: [
    ("hsl(270, 100%, 76.2745098039%)", 194, 134, 255), ("hsl(2 100% 50%)", 255, 9, 0), ("rgb(0.5 1.5 2.5)", 1, 2, 3),
    ("color(srgb 0.5 0.1 0.3)", 128, 26, 77), ("rgb(194.499999999945 8.49 8.51)", 194, 8, 9),
    ("rgb(50% 10% 30%)", 128, 26, 77), ("hsl(0 0% 50%)", 128, 128, 128), ("hwb(0 10% 90%)", 26, 26, 26),
    ("rgb(254.5 0.4999999999 0)", 255, 0, 0),
  ]) func halvesAreRoundedAlikeEverywhere(_ written: String, _ red: Int, _ green: Int, _ blue: Int) throws {
    let color = try ParsedColor(written), integers = FormatOptions(precision: 0)
    #expect(color.color.rgb.bytes == SIMD3(UInt8(red), UInt8(green), UInt8(blue)))
    let css = try text("css", color)
    #expect(css == "rgb(\(red), \(green), \(blue))" || written.hasPrefix("color("))
    #expect(try text("rgb", color, integers) == "rgb(\(red) \(green) \(blue))")
    #expect(try text("qt", color) == "QColor(\(red), \(green), \(blue))")
    #expect(try Template("{r8} {g8} {b8}").text(color) == "\(red) \(green) \(blue)")
    #expect(try ParsedColor(text("hex", color)).color.rgb.bytes == color.color.rgb.bytes)
    let edited = try ParsedColor("rgb(1, 1, 1)").replacing(with: color.color, in: "rgb(1, 1, 1)")
    #expect(edited == "rgb(\(red), \(green), \(blue))")
  }

  @Test(arguments: [
    "\u{A0}#4280f6\u{A0}", "\u{FEFF}#4280f6", "\u{200B}#4280f6\u{200B}", "\u{2060}#4280f6", "#4280f6\u{3000};",
    "\u{202A}#4280f6\u{202C}", "rgb(66\u{A0}128\u{2009}246)", "rgb(66,\u{202F}128,\u{202F}246)", "4280f6\u{200D}",
    "\u{85}#4280f6\u{2028}", "rgb(66\u{A0}128 246\u{A0}/\u{A0}1)",
  ]) func signsThatNobodySeesAreBlanks(_ written: String) throws {
    #expect(try text("hex", ParsedColor(written)) == "#4280f6")
  }

  @Test(arguments: [
    ("#42\u{200B}80f6", 1, "expected 3, 4, 6 or 8 hexadecimal digits (an invisible U+200B counts as a blank)"),
    ("red\u{A0}blue", 5, "expected the end of the text (an invisible U+00A0 counts as a blank)"),
    (
      "\u{FEFF}", 3,
      "expected a color such as #4280f6, rebeccapurple or oklch(0.62 0.19 262) (an invisible U+FEFF counts as a blank)"
    ),
  ]) func errorsNameThem(_ written: String, _ offset: Int, _ message: String) {
    let error = #expect(throws: ColorParseError.self) { try ParsedColor(written) }
    #expect(error?.offset == offset)
    #expect(error?.message == message)
  }

  @Test func toCSSTheyAreNoBlanks() {
    #expect(throws: ColorParseError.self) { try ParsedColor("\u{A0}red", syntax: .css) }
  }

  /// Rows of X.Org's rgb.txt.
  @Test(arguments: [
    ("gray50", "#7f7f7f"), ("grey0", "#000000"), ("Gray100", "#ffffff"), ("gray10", "#1a1a1a"), ("grey90", "#e5e5e5"),
    ("brown3", "#cd3333"), ("LightGoldenrod1", "#ffec8b"), ("snow1", "#fffafa"), ("thistle4", "#8b7b8b"),
    ("DodgerBlue2", "#1c86ee"), ("RoyalBlue1", "#4876ff"), ("SteelBlue3", "#4f94cd"), ("tan1", "#ffa54f"),
    ("NavyBlue", "#000080"), ("light slate blue", "#8470ff"), ("violet red", "#d02090"), ("LightGoldenrod", "#eedd82"),
    ("VioletRed4", "#8b2252"), ("ghost white", "#f8f8ff"), ("x11 gray", "#bebebe"), ("web green", "#008000"),
    // Where CSS has the name too it is right.
    ("gray", "#808080"), ("green", "#008000"), ("maroon", "#800000"), ("purple", "#800080"),
    ("color-mix(in srgb, gray50, gray50)", "#7f7f7f"), ("GRAY50;", "#7f7f7f"),
  ]) func namesOfX11(_ name: String, _ hex: String) throws {
    #expect(try text("hex", ParsedColor(name)) == hex)
  }

  @Test(arguments: ["gray101", "grey050", "gray", "snow0", "snow5", "snow", "snow11", "redd1", "1", "gray50x"])
  func otherNumbersAreNoNames(_ name: String) {
    let isCSS = ["gray", "snow"].contains(name)
    #expect(((try? ParsedColor(name)) != nil) == (isCSS))
    #expect(((try? ParsedColor(name, syntax: .css)) != nil) == isCSS)
  }
}
