import PickerCore
import Testing

/// Colors edited in place keep the way they were written.
@Suite struct ReplacementTests {
  static let kept = [
    "#abc", "#AABBCD", "aabbcd", "#ABCD", "0x804280F6", "0X4280f6", "rgb:42/80/f6", "RGB:FF/80/0A", "#fff000888",
    "rebeccapurple", "Cyan", "RED",
    "rgb(66, 128, 246)", "rgba(66,128,246,.50)", "rgb(10%, 20%, 30%)", "rgb(10% 20% 30% / 50%)", "RGB( 66 , 128,246 )",
    "hsl(121 45% 29% / 0.61)", "hsla(121, 45%, 29%, 0.61)", "HSL(121DEG 45.0% 29%)", "hsl(0.25turn 45 29)",
    "hsl(360 10% 20%)", "hwb(180 20 40)", "lab(50% 40 -20)", "oklch(62% 0.190 262deg)", "oklch(0.62 none 262)",
    "oklch(0.6/* l */0.2 calc(200 + 60))", "color(display-p3 0.3 50% 0.9 / 0.2)", "color(xyz 0.1 0.2 0.3)",
    "cmyk(73%, 48%, 0%, 4%)", "cmyk(50 50 50 0)", "hsv(217 73% 96%)", "rgb(300 -20 1e1)",
  ]

  @Test(arguments: kept) func theSameColorComesBackByteForByte(_ text: String) throws {
    let parsed = try ParsedColor(text)
    #expect(parsed.replacing(with: parsed.color, in: text) == text)
  }

  /// The old text, another color, and what then stands there.
  static let replaced: [(String, String, String)] = [
    ("#abc", "#112233", "#123"), ("#abc", "#123456", "#123456"), ("#ABC", "#aabbccdd", "#ABCD"),
    ("#ABCDEF", "#aabbcc", "#AABBCC"), ("abcdef80", "#12345680", "12345680"),
    ("red", "blue", "blue"), ("Red", "blue", "Blue"), ("RED", "blue", "BLUE"), ("red", "#123456", "#123456"),
    ("0x123456", "#12345680", "0x80123456"), ("0XFF123456", "#abcdef", "0XFFABCDEF"),
    ("rgb:1/2/3", "#ff0000", "rgb:f/0/0"), ("RGB:AA/BB/CC", "#ff0000", "RGB:FF/00/00"),
    ("#fff000888", "#ff0000", "#fff000000"), ("rgb:1/2/3", "#ff000080", "#ff000080"),
    // Components in their own unit, with the commas and blanks that were there.
    ("rgb(1, 2, 3)", "#ff0003", "rgb(255, 0, 3)"), ("rgb(1,2,3)", "#ff0003", "rgb(255,0,3)"),
    ("RGB( 1 2  3 )", "#ff0003", "RGB( 255 0  3 )"), ("rgb(1 2 3)", "hsl(231 6% 24%)", "rgb(58 59 65)"),
    ("rgb(10%, 20%, 30%)", "#ff00ff", "rgb(100%, 0%, 100%)"),
    ("rgb(0.5 2 3)", "color(srgb 0.5 1 0)", "rgb(127.5 255 0)"),
    ("hsl(217, 91%, 60%)", "hsl(217 33.34% 60%)", "hsl(217, 33%, 60%)"),
    ("HSL(217DEG 91.5% 60%)", "hsl(21.7 33.34% 60%)", "HSL(22DEG 33.3% 60%)"),
    ("hsl(0.5turn 1% 1%)", "#00ff00", "hsl(0.333turn 100% 50%)"),
    ("hsl(359 50% 50%)", "hsl(359.9 50% 50%)", "hsl(0 50% 50%)"),
    ("oklch(0.6 0.2 260)", "oklch(0.6 0.123456 201.51)", "oklch(0.6 0.123 202)"),
    ("oklch(60% 0.2 260.25)", "oklch(0.612 0.2 201.123)", "oklch(61% 0.2 201.12)"),
    ("oklch(.6 .2 260)", "oklch(0.5 0.05 260)", "oklch(.5 .05 260)"),
    ("oklab(.6 .2 -.1)", "oklab(0.6 0.2 -0.05)", "oklab(.6 .2 -.05)"),
    ("lab(50% 40 -20)", "lab(50 39.4 -20)", "lab(50% 39 -20)"),
    ("color(xyz 0.1 0.2 0.3)", "color(xyz 0.1 0.22222 0.3)", "color(xyz 0.1 0.222 0.3)"),
    ("oklch(0.6 none 260)", "oklch(0.6 0.1 260)", "oklch(0.6 0.1 260)"),
    ("cmyk(0%, 0%, 0%, 50%)", "#ff0000", "cmyk(0%, 100%, 100%, 0%)"),
    ("cmyk(0 0 0 50)", "#ff0000", "cmyk(0 100 100 0)"),
    ("lab(50%140 -20 / 0.5)", "lab(30 10 -20 / 0.5)", "lab(30 10 -20 / 0.5)"),
    ("color(srgb+0.5 0 0)", "color(srgb 0 1 0)", "color(srgb 0 1 0)"),
    ("oklch(0.6 calc(0.1 * 2) 260)", "oklch(0.7 0.2 260)", "oklch(0.7 calc(0.1 * 2) 260)"),
    // What stays is not touched, however it was written.
    ("rgb(300 -20 1e1)", "rgb(255 0 10 / 0.5)", "rgb(300 -20 1e1 / 0.5)"),
    ("hsl(360 10.0% 20%)", "hsl(0 10% 30%)", "hsl(360 10.0% 30%)"),
    ("oklch(0.6/* l */0.2 calc(200 + 60))", "oklch(0.7 0.2 260)", "oklch(0.7/* l */0.2 calc(200 + 60))"),
    // A gray has no hue of its own.
    ("hsl(217 91% 60%)", "#808080", "hsl(217 0% 50%)"),
    // Alpha alone, alpha that comes, and alpha that goes.
    ("oklch(0.61234 0.2 260 / 50%)", "oklch(0.61234 0.2 260 / 0.25)", "oklch(0.61234 0.2 260 / 25%)"),
    ("rgba(1,2,3,.5)", "rgb(1 2 3 / 0.25)", "rgba(1,2,3,.25)"),
    ("rgb(1, 2, 3)", "#ff000080", "rgba(255, 0, 0, 0.5)"), ("RGB(1,2,3)", "#ff000080", "RGBA(255,0,0,0.5)"),
    ("rgb( 1 2 3 )", "#ff000080", "rgb( 255 0 0 / 0.5 )"), ("rgb(1 2 3 / 0.5)", "#010203", "rgb(1 2 3 / 1)"),
    ("#abcd", "#aabbcc", "#abcf"), ("rgb(1 2 3 / 0.5)", "rgb(1 2 3 / 0.483725)", "rgb(1 2 3 / 0.484)"),
    // What was computed from other colors is plain then.
    ("oklch(from red l c h)", "oklch(0.5 0.12345 20)", "oklch(0.5 0.123 20)"),
    ("color-mix(in oklab, red, blue)", "hsv(0 100% 100%)", "rgb(255 0 0)"),
    ("color-mix(in oklab, red, blue)", "oklch(0.5 0.12345 20)", "oklch(0.5 0.123 20)"),
    ("canvas", "#123456", "#123456"),
  ]

  @Test(arguments: replaced) func anotherColorIsWrittenAsTheOldOneWas(
    _ old: String, _ new: String, _ expected: String
  ) throws {
    #expect(try ParsedColor(old).replacing(with: Color(new), in: old) == expected)
  }
}
