import PickerCore
import Testing

/// What people paste, and the color that they mean.
@Suite struct ParseTests {
  static let meanings: [(String, String)] = [
    ("hsl(-120, 100%, 50%)", "#0000ff"), ("hsla(0,0%,0%,0)", "#00000000"), ("hsl(1e2 50% 50%)", "#6abf40"),
    ("hsl(0, 0%, 0%, 1)", "#000000"), ("hsl(0 0 0 / 100%)", "#000000"),
    ("hwb(180 20 40)", "#339999"), ("hwb(180 20% none)", "#33ffff"),
    ("hsla(219, 34%, 46%, 1)", "#4d699d"), ("hsl(89.99999999999999,100%,50%)", "#80ff00"),
    ("rgba(8, 103, 210, 0)", "#0867d200"), ("rgb(255 0 none)", "#ff0000"),
    ("#abc", "#aabbcc"), ("abc", "#aabbcc"), (" #ABC ; ", "#aabbcc"), ("4280f6", "#4280f6"), ("4280f680", "#4280f680"),
    ("\t4280F6\n;\n", "#4280f6"), ("0xFF4280f6", "#4280f6"), ("0x804280F6", "#4280f680"), ("0x4280f6", "#4280f6"),
    ("rgb:42/80/f6", "#4280f6"), ("RGB:f/0/8", "#ff0088"), ("rgb:ffff/0000/8080", "#ff0080"), ("#fff000888", "#ff0088"),
    ("#ffff00008080", "#ff0080"), ("hsv(217 73% 96%)", "#4287f5"), ("hsv(217, 73%, 96%, 0.5)", "#4287f580"),
    ("cmyk(0% 100% 100% 0%)", "#ff0000"), ("cmyk(100, 0, 0, 50)", "#008080"), ("cmyk(0 0 0 0 / 50%)", "#ffffff80"),
    ("okhsl(29.2339 100% 56.8084%)", "#ff0000"), ("okhsv(29.2339 100% 100%)", "#ff0000"),
    ("rgb(66.4 127.6 245.5)", "#4280f6"), ("RebeccaPurple", "#663399"), ("transparent", "#00000000"),
    ("rgb(0 0 0 / 0.5)", "#00000080"), ("rgb(calc(100 + 2 * 14) 0 0)", "#800000"),
    ("rgb(from #4280f6 b g r)", "#f68042"), ("color-mix(in srgb, red, blue)", "#800080"),
    ("color-mix(in hsl, hsl(none 70% 70%), hsl(50 50% 50%))", "#d6c25c"), ("/* a */ red /* b", "#ff0000"),
    ("r\\65 d", "#ff0000"), ("hsl(2 100% 50%)", "#ff0900"),
  ]

  @Test(arguments: meanings) func readsWhatIsMeant(_ text: String, _ hex: String) throws {
    #expect(OutputFormats.named("hex")?.text(try ParsedColor(text)) == hex)
  }

  static let faults: [(String, Int, String)] = [
    ("hsl(100, 50%, 50%)asdf", 18, "expected the end of the text"),
    ("rgb(255, 0, none)", 12, "expected a number"),
    ("rgb(255 0 x)", 10, "expected a number, a percentage or none"),
    ("rgb(255 0", 9, "expected a number, a percentage or none"),
    ("rgb(1, 2, 3%)", 10, "expected a number"),
    ("rgb(1 2 3 4)", 10, "expected a slash and alpha, or a closing parenthesis"),
    ("rgb(1, 2, 3, 4, 5)", 14, "expected a closing parenthesis"),
    ("hsl(10%, 5%, 5%)", 4, "expected a number or an angle"),
    ("hsl(10 5px 5%)", 7, "expected a number, a percentage or an angle in deg, grad, rad or turn"),
    ("#12", 1, "expected 3, 4, 6 or 8 hexadecimal digits"),
    ("#12g", 3, "expected a hexadecimal digit"),
    ("12345", 0, "expected 3, 4, 6 or 8 hexadecimal digits"),
    ("0x123", 2, "expected 6 or 8 hexadecimal digits"),
    ("rgb:1/2", 7, "expected a slash"),
    ("#fff;;", 5, "expected the end of the text"),
    ("", 0, "expected a color such as #4280f6, rebeccapurple or oklch(0.62 0.19 262)"),
    ("  no-color", 2, "expected a color such as #4280f6, rebeccapurple or oklch(0.62 0.19 262)"),
    ("rgb(calc(1+2) 0 0)", 10, "expected white space around + and -"),
    ("rgb(calc(1 + 2%) 0 0)", 13, "expected the unit of what it is added to"),
    (
      "color(p3 1 0 0)", 6,
      """
      expected srgb, srgb-linear, display-p3, display-p3-linear, a98-rgb, prophoto-rgb, rec2020, xyz, xyz-d50 or \
      xyz-d65
      """
    ),
    ("color-mix(in oklab, red 101%, blue)", 24, "expected a percentage from 0% to 100%"),
    ("color-mix(in oklab, red 0%, blue 0%)", 28, "expected a weight above 0%"),
    ("oklch(from red l c x)", 19, "expected a number, an angle or none"),
  ]

  @Test(arguments: faults) func pointsAtTheFault(_ text: String, _ offset: Int, _ message: String) {
    let error = #expect(throws: ColorParseError.self) { try ParsedColor(text) }
    #expect(error?.offset == offset)
    #expect(error?.message == message)
  }

  @Test func looseNotationsAreNoCSS() {
    let loose = [
      "abc", "4280f6", "0xFF4280f6", "rgb:42/80/f6", "#fff000888", "red;", "hsv(0 0% 0%)", "okhsl(0 0% 0%)",
      "okhsv(0 0% 0%)", "cmyk(0 0 0 0)",
    ]
    let accepted = loose.first { (try? ParsedColor($0, syntax: .css)) != nil }
    let refused = loose.first { (try? ParsedColor($0)) == nil }
    #expect(accepted == nil, "\(accepted ?? "") is no CSS color")
    #expect(refused == nil, "\(refused ?? "") is a color to us")
  }

  @Test func keepsTheHueOfBlack() throws {
    let color = try Color("hsl(50 0% 0%)")
    #expect(color.components == [50, 0, 0])
  }

  static let calculations: [(String, Double)] = [
    ("calc(2 * (3 + 4) - 1)", 13), ("min(4, 2, 3)", 2), ("max(4, 2, 3)", 4), ("clamp(1, 9, 5)", 5),
    ("clamp(none, 9, none)", 9), ("round(2.5)", 3), ("round(up, 2.1, 0.5)", 2.5), ("round(down, 2.9)", 2),
    ("round(to-zero, -2.9)", -2), ("mod(-1, 3)", 2), ("rem(-1, 3)", -1), ("sin(90deg)", 1), ("cos(0)", 1),
    ("tan(45deg)", 1), ("calc(asin(1) / 1deg)", 90), ("calc(acos(0) / 1deg)", 90), ("calc(atan(1) / 1deg)", 45),
    ("calc(atan2(1, -1) / 1deg)", 135), ("pow(2, 10)", 1024), ("sqrt(16)", 4), ("hypot(3, 4)", 5), ("log(e)", 1),
    ("log(8, 2)", 3), ("exp(0)", 1), ("abs(-3)", 3), ("sign(-3)", -1), ("calc(pi - pi)", 0), ("calc(NaN)", 0),
    ("calc(1 / 0)", 3.4028234663852886e38), ("calc(-infinity)", -3.4028234663852886e38), ("calc(10% / 5%)", 2),
    ("CALC( 1 - -1 )", 2),
  ]

  @Test(arguments: calculations) func calculates(_ text: String, _ value: Double) throws {
    let found = try Color("color(xyz \(text) 0 0)").components.x
    #expect(abs(found - value) <= 1e-12 * max(1, abs(value)))
  }

  @Test func endlessNestingIsAnErrorNotACrash() {
    for opening in ["rgb(calc(", "rgb(from ", "color-mix(in srgb, ", "(", "calc(((", "min(", "/*", "rgb(abs(", "#"] {
      #expect(throws: ColorParseError.self) { try ParsedColor(String(repeating: opening, count: 20_000)) }
    }
    #expect(throws: ColorParseError.self) { try ParsedColor("rgb(calc(" + String(repeating: "(", count: 100_000)) }
  }

  @Test func aLongTextTakesTimeInProportion() throws {
    for piece in ["1", "0.1 ", "/**/", "a", "\\61", "calc(1)+", ",", "e9", "((", "rgb(1,", "#f", " ", "é"] {
      let clock = ContinuousClock()
      let short = clock.measure { _ = try? ParsedColor("rgb(" + String(repeating: piece, count: 20_000)) }
      let long = clock.measure { _ = try? ParsedColor("rgb(" + String(repeating: piece, count: 320_000)) }
      #expect(long < short * 100 + .milliseconds(200), "`\(piece)` takes \(short), sixteen times as many \(long)")
    }
  }

  @Test func readsNumbersToTheLastBit() throws {
    let texts = [
      "0.1", "1e-7", "123456789.123456789", "4.9406564584124654e-324", "1.7976931348623157e30", "0.3",
      "9007199254740993", "0.000000000000000000000000000123456789012345678901234567890", "+.5e+1", "-0.25E-2",
    ]
    for text in texts { #expect(try Color("color(xyz \(text) 0 0)").components.x == Double(text)) }
  }
}
