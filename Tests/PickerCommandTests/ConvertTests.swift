import Testing

/// `picker convert`: formats and options, byte for byte. Numbers are from coloraide, rounded here.
@Suite struct ConvertTests {
  static let formats = [
    ("hex", "#4280f6"), ("css", "rgb(66, 128, 246)"), ("rgb", "rgb(66 128 246)"),
    ("hsl", "hsl(219.3333 90.9091% 61.1765%)"), ("hwb", "hwb(219.3333 25.8824% 3.5294%)"),
    ("hsv", "hsv(219.3333 73.1707% 96.4706%)"), ("lab", "lab(54.316 10.8805 -66.2609)"),
    ("lch", "lch(54.316 67.1483 279.3252)"), ("oklab", "oklab(0.6214 -0.027 -0.1864)"),
    ("oklch", "oklch(0.6214 0.1883 261.7436)"), ("okhsl", "okhsl(261.7436 94.0365% 56.0528%)"),
    ("okhsv", "okhsv(261.7436 77.6366% 96.6555%)"), ("srgb", "color(srgb 0.2588 0.502 0.9647)"),
    ("srgb-linear", "color(srgb-linear 0.0545 0.2159 0.9216)"),
    ("display-p3", "color(display-p3 0.3192 0.4962 0.9337)"),
    ("a98-rgb", "color(a98-rgb 0.3517 0.498 0.9496)"), ("prophoto-rgb", "color(prophoto-rgb 0.4416 0.431 0.898)"),
    ("rec2020", "color(rec2020 0.4475 0.5247 0.9323)"), ("xyz-d65", "color(xyz-d65 0.266 0.2325 0.9028)"),
    ("xyz-d50", "color(xyz-d50 0.2388 0.2227 0.6798)"), ("cmyk", "cmyk(73.1707% 47.9675% 0% 3.5294%)"),
    ("name", "cornflowerblue"), ("swift", "Color(red: 0.2588, green: 0.502, blue: 0.9647)"),
    ("uikit", "UIColor(red: 0.2588, green: 0.502, blue: 0.9647, alpha: 1)"),
    ("android", "Color.argb(255, 66, 128, 246)"),
    ("qt", "QColor(66, 128, 246)"), ("glsl", "vec4(0.2588, 0.502, 0.9647, 1.0)"), ("int", "0xff4280f6"),
    (
      "json",
      ##"{"color":"#4280f6","space":"srgb","components":[0.2588,0.502,0.9647],"srgb":[0.2588,0.502,0.9647],"alpha":1}"##
    ),
  ]

  @Test func theTableHasEveryFormat() throws {
    let list = try Run(["convert", "--to", "?", "red"]).errors.drop { $0 != ":" }
    let names = try #require(list.firstRange(of: "expected ").map { list[$0.upperBound...] }).prefix { $0 != "'" }
    for name in names.replacing(" or ", with: ", ").split(separator: ", ") where name != "not " {
      #expect(Self.formats.contains { $0.0 == name }, "\(name)")
    }
  }

  @Test(arguments: formats) func everyFormat(_ id: String, _ text: String) throws {
    try expect(["convert", "--to", id, "--precision", "4", "#4280f6"], prints: text + "\n")
    try expect(["convert", "--precision=4", "--to=\(id)"], input: .text("#4280f6\n"), prints: text + "\n")
  }

  static let translucent = [
    ("hex", "#66339980"), ("css", "rgba(102, 51, 153, 0.5)"), ("rgb", "rgb(102 51 153 / 0.5)"),
    ("hsl", "hsl(270 50% 40% / 0.5)"), ("hwb", "hwb(270 20% 40% / 0.5)"), ("int", "0x80663399"),
    ("srgb", "color(srgb 0.4 0.2 0.6 / 0.5)"), ("swift", "Color(red: 0.4, green: 0.2, blue: 0.6, opacity: 0.5)"),
    ("uikit", "UIColor(red: 0.4, green: 0.2, blue: 0.6, alpha: 0.5)"), ("android", "Color.argb(128, 102, 51, 153)"),
    ("qt", "QColor(102, 51, 153, 128)"), ("glsl", "vec4(0.4, 0.2, 0.6, 0.5)"),
  ]

  @Test(arguments: translucent) func alphaIsWrittenWhereTheColorIsNotOpaque(_ id: String, _ text: String) throws {
    try expect(["convert", "--to", id, "rgb(102 51 153 / 0.5)"], prints: text + "\n")
  }

  @Test func hexIsTheDefault() throws {
    try expect(["convert", "rebeccapurple", "hsl(0 100% 50%)"], prints: "#663399\n#ff0000\n")
    try expect(["convert"], input: .text("rebeccapurple\n"), prints: "#663399\n")
  }

  @Test func formatsAreColumns() throws {
    try expect(
      ["convert", "--to", "hex", "--to", "rgb", "--to", "name", "red", "00f"],
      prints: "#ff0000\trgb(255 0 0)\tred\n#0000ff\trgb(0 0 255)\tblue\n")
  }

  /// What other programs write is read too.
  @Test(arguments: [
    ("4280f6", "#4280f6"), ("abc", "#aabbcc"), (" #ABC ; ", "#aabbcc"), ("0x804280f6", "#4280f680"),
    ("rgb:42/80/f6", "#4280f6"),
    ("#424280800f0f", "#42800f"), ("hsv(0 100% 100%)", "#ff0000"),
    ("Color(0xFF4280F6)", "#4280f6"), ("QColor(66, 128, 246)", "#4280f6"), ("gray50", "#7f7f7f"),
    ("\u{A0}\u{FEFF}#4280f6\u{200B}", "#4280f6"), ("hsl(270, 100%, 76.2745098039%)", "#c286ff"),
    ("hwb(360 50% -50%)", "#ff8080"), ("cmyk(0% 100% 100% 0%)", "#ff0000"),
    ("hsl(2 100% 50%)", "#ff0900"), ("hsl(-120, 100%, 50%)", "#0000ff"), ("hwb(180 20 40)", "#339999"),
    ("hsl(1e2 50% 50%)", "#6abf40"), ("hsl(231, 6%, 24%)", "#3a3b41"), ("color-mix(in srgb, red, blue)", "#800080"),
    ("rgb(from red 0 g 128)", "#000080"), ("oklch(1 0 none)", "#ffffff"), ("RED", "#ff0000"),
    ("#AABBCC01", "#aabbcc01"),
  ]) func everyNotationIsRead(_ text: String, _ hex: String) throws {
    try expect(["convert", text], prints: hex + "\n")
    try expect(["convert"], input: .text(text + "\n"), prints: hex + "\n")
  }

  @Test func noneStaysAndPowerlessHuesAreZero() throws {
    try expect(["convert", "--to", "hsl", "hsl(none 70% 70%)"], prints: "hsl(none 70% 70%)\n")
    try expect(["convert", "--to", "oklch", "oklch(0.5 none 20 / none)"], prints: "oklch(0.5 none 20 / none)\n")
    try expect(["convert", "--to", "hsl", "--to", "hwb", "#fff"], prints: "hsl(0 0% 100%)\thwb(0 100% 0%)\n")
  }

  @Test func gamutDecidesWhatBecomesOfStrongColors() throws {
    let strong = "color(display-p3 0 1 0)"  // color.js, method css: #00f928 to #00fb29
    let mapped = try Run(["convert", strong]).output
    #expect(mapped.hasPrefix("#00f") && mapped != "#00ff00\n")
    try expect(["convert", "--gamut", "css", strong], prints: mapped)
    try expect(["convert", "--gamut", "clip", strong], prints: "#00ff00\n")
    try expect(
      ["convert", "--gamut", "none", "--to", "glsl", "--precision", "3", strong],
      prints: "vec4(-0.512, 1.018, -0.311, 1.0)\n")
    try expect(["convert", "--to", "srgb", "--precision", "3", strong], prints: "color(srgb -0.512 1.018 -0.311)\n")
  }

  @Test func upperIsForHexadecimalDigits() throws {
    try expect(
      ["convert", "--upper", "--to", "hex", "--to", "int", "--to", "rgb", "#4280f6"],
      prints: "#4280F6\t0xFF4280F6\trgb(66 128 246)\n")
  }

  @Test func precisionDropsZerosAndMinusZero() throws {
    try expect(["convert", "--to", "oklab", "--precision", "2", "#fff"], prints: "oklab(1 0 0)\n")
    try expect(["convert", "--to", "oklch", "--precision", "0", "#4280f6"], prints: "oklch(1 0 262)\n")
    try expect(
      ["convert", "--to", "srgb", "--precision", "30", "color(srgb 1e-9 0.1 0)"],
      prints: "color(srgb 0.000000001 0.1 0)\n")
  }

  /// Saturated colors too: what is printed stands for the same color when it comes back.
  @Test(arguments: [
    "hsl", "lab", "lch", "oklab", "oklch", "display-p3", "rec2020", "xyz-d65", "okhsl", "okhsv", "cmyk", "css",
  ])
  func whatIsPrintedReadsBackToTheSameColor(_ id: String) throws {
    let colors =
      "#ff0000\n#00ff00\n#0000ff\n#ffff00\n#00ffff\n#ff00ff\n#d6a9db\n#e10a0a\n#a38e8e\n#000a07\n#808080\n#11223350\n"
    let there = try Run(["convert", "--to", id], input: .text(colors))
    try expect(["convert"], input: .text(there.output), prints: colors)
  }

  @Test func templates() throws {
    try expect(
      ["convert", "--template", "{r8},{g8},{b8} {a8:x} {hex} {{{name}}} {r:3} {alpha:2} {oklch.l:4}", "#4280f680"],
      prints: "66,128,246 80 #4280f680 {cornflowerblue} 0.259 0.5 0.6214\n")
    try expect(
      ["convert", "--template", #"{hex}\t{rgb}\n"#, "red", "blue"],
      prints: "#ff0000\trgb(255 0 0)\n#0000ff\trgb(0 0 255)\n")
    try expect(
      ["convert", "--upper", "--template", "{hex}"], input: .text("#abc\n\n#def\n"), prints: "#AABBCC\n\n#DDEEFF\n")
  }

  @Test func json() throws {
    let red = ##""color":"#ff0000","space":"srgb","components":[1,0,0],"srgb":[1,0,0],"alpha":1"##
    try expect(["convert", "--json", "red"], prints: "{\(red)}\n")
    try expect(["convert", "--to", "json", "red"], prints: "{\(red)}\n")
    try expect(
      ["convert", "--json", "--to", "rgb", "--to", "name", "red"],
      prints: "{\(red),\"formats\":{\"rgb\":\"rgb(255 0 0)\",\"name\":\"red\"}}\n")
    try expect(
      ["convert", "--json", "oklch(0.5 none 20)"],
      prints:
        ##"{"color":"#636363","space":"oklch","components":[0.5,null,20],"srgb":[0.388572859,0.388572859,0.388572859],"alpha":1}"##
        + "\n")
  }
}
