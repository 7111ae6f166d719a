import TestSupport
import Testing

@testable import PickerCore
@testable import PickerPalettes

/// What is written, and that it reads back.
@Suite struct PaletteFormatTests {
  static let full = Palette(
    name: "A <\"quoted\"> & 色 name", columns: 4,
    swatches: [
      PaletteSwatch(.rgb(RGB(bytes: 0x42, 0x80, 0xF6)), name: "Royal \"blue\" & <more>"),
      PaletteSwatch(.rgb(RGB(bytes: 0, 0, 0)), name: "墨 🖋"),
      PaletteSwatch(.rgb(RGB(bytes: 255, 255, 255))),
      PaletteSwatch(.rgb(RGB(bytes: 1, 2, 3)), name: "deep", group: "Groß"),
      PaletteSwatch(.rgb(RGB(bytes: 254, 0, 127)), name: "deep", group: "Groß"),
    ])

  private static var formats: [String] { PaletteFormats.all.map { $0.id } }
  /// Where a name is a word of a language, and each is there once.
  private static let ofIdentifiers: Set<String> = ["tokens", "css", "scss", "gtk", "android", "iterm"]
  /// What says of a file without colors that it is none of this kind.
  private static let neverEmpty: Set<String> = ["css", "scss", "gtk", "kitty"]

  private static func fitting(_ palette: Palette, _ format: any PaletteFormat.Type) -> Palette {
    Palette(
      name: palette.name, columns: palette.columns, swatches: Array(palette.swatches.prefix(format.mostColors)))
  }

  @Test(arguments: formats) func bytesReadBackExactly(_ id: String) throws {
    let format = try #require(PaletteFormats.named(id)), palette = Self.fitting(Self.full, format)
    let bytes = try format.encode(palette), again = try format.decode(bytes)
    #expect(again.swatches.map { $0.color.rgb.bytes } == palette.swatches.map { $0.color.rgb.bytes })
    #expect(again.swatches.allSatisfy { $0.alpha == 1 })
    #expect(again.notes.isEmpty)
    if format.keeps.contains(.names), !Self.ofIdentifiers.contains(id) {
      #expect(again.swatches.map(\.name) == palette.swatches.map(\.name))
    }
    if format.keeps.contains(.groups) {
      #expect(again.swatches.map(\.group) == palette.swatches.map(\.group))
    }
    #expect(try format.encode(again) == bytes, "written again it is the same file")
    #expect(PaletteFormats.format(ofFile: "x." + format.fileExtensions[0], bytes: bytes)?.id == id)
    if !Self.neverEmpty.contains(id) {
      #expect(try format.decode(try format.encode(Palette())).swatches.isEmpty)
    }
  }

  @Test(arguments: formats) func whatAFormatKeepsReadsBack(_ id: String) throws {
    let format = try #require(PaletteFormats.named(id))
    if format.keeps.contains(.alpha) {
      let half = Palette(swatches: [PaletteSwatch(.rgb(RGB(bytes: 9, 8, 7)), alpha: 128.0 / 255, name: "a")])
      #expect(byte(try format.decode(try format.encode(half)).swatches[0].alpha) == 128)
    }
    let wide = Color(OKLCH.self, [0.7, 0.3, 140])
    let read = try format.decode(try format.encode(Palette(swatches: [PaletteSwatch(wide)]))).swatches[0].color
    if format.keeps.contains(.wideGamut) {
      #expect(distance(read.rgb.components, wide.rgb.components) < 1e-6)
    } else {
      #expect(read.rgb.bytes == Gamut.sRGB.mapped(wide).rgb.bytes, "mapped as in CSS Color 4")
    }
    if format.keeps.contains(.inks) {
      let ink = Palette(swatches: [PaletteSwatch(.cmyk(CMYK(0.25, 0.5, 0, 1)))])
      let value = try format.decode(try format.encode(ink)).swatches[0].value
      #expect(
        value.model == "cmyk" && zip(value.components, [0.25, 0.5, 0, 1]).allSatisfy { abs(($0 ?? 9) - $1) < 1e-4 })
    }
  }

  @Test func extensionsTellTheFormatAndWhereTheyDoNotTheContent() {
    let known = [
      "gpl": "gpl", "ase": "ase", "aco": "aco", "act": "act", "pal": "jasc", "kpl": "kpl", "soc": "soc", "hex": "hex",
      "txt": "paintnet", "json": "tokens", "css": "css", "GPL": "gpl",
    ]
    for (suffix, id) in known { #expect(PaletteFormats.format(ofFile: "/a.b/c." + suffix)?.id == id) }
    #expect(PaletteFormats.format(ofFile: "gpl") == nil && PaletteFormats.format(ofFile: "x.png") == nil)
    #expect(PaletteFormats.format(ofFile: "x", bytes: Array("GIMP Palette\n".utf8))?.id == "gpl")
    #expect(PaletteFormats.format(ofFile: "x.pal", bytes: Array("RIFF".utf8))?.id == "riff")
    #expect(PaletteFormats.format(ofFile: "x.pal", bytes: [])?.id == "jasc")
  }

  /// The bytes by hand, from the descriptions of the formats.
  @Test func adobeSwatchExchangeByteForByte() {
    let palette = Palette(swatches: [
      PaletteSwatch(.rgb(RGB(0, 0, 0)), name: "K"), PaletteSwatch(.rgb(RGB(1, 0.5, 0)), name: "é", group: "G"),
    ])
    let bytes: [UInt8] =
      [0x41, 0x53, 0x45, 0x46, 0, 1, 0, 0, 0, 0, 0, 4]
      + [0, 1, 0, 0, 0, 24, 0, 2, 0, 0x4B, 0, 0, 0x52, 0x47, 0x42, 0x20] + [UInt8](repeating: 0, count: 14)
      + [0xC0, 1, 0, 0, 0, 6, 0, 2, 0, 0x47, 0, 0]
      + [0, 1, 0, 0, 0, 24, 0, 2, 0, 0xE9, 0, 0, 0x52, 0x47, 0x42, 0x20]
      + [0x3F, 0x80, 0, 0, 0x3F, 0, 0, 0, 0, 0, 0, 0, 0, 0]
      + [0xC0, 2, 0, 0, 0, 0]
    #expect(AdobeSwatchExchange.encode(palette) == bytes)
  }

  @Test func photoshopSwatchesByteForByte() throws {
    let palette = Palette(swatches: [PaletteSwatch(.rgb(RGB(1, 0, 0)), name: "R")])
    #expect(
      try PhotoshopSwatches.encode(palette)
        == [0, 1, 0, 1, 0, 0, 0xFF, 0xFF, 0, 0, 0, 0, 0, 0]
        + [0, 2, 0, 1, 0, 0, 0xFF, 0xFF, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0x52, 0, 0])
  }

  @Test(arguments: [
    ("gpl", "GIMP Palette\nName: P\nColumns: 2\n#\n255 128   0\tOrange\n  1   2   3\n"),
    ("jasc", "JASC-PAL\r\n0100\r\n2\r\n255 128 0\r\n1 2 3\r\n"), ("hex", "ff8000\n010203\n"),
    ("paintnet", "; paint.net Palette File\r\nFFFF8000\r\nFF010203\r\n"),
    ("css", ":root {\n  --Orange: #ff8000;\n  --color-2: #010203;\n}\n"),
  ]) func textFormatsCharacterForCharacter(_ id: String, _ text: String) throws {
    let palette = Palette(
      name: "P", columns: 2,
      swatches: [
        PaletteSwatch(.rgb(RGB(bytes: 255, 128, 0)), name: "Orange"), PaletteSwatch(.rgb(RGB(bytes: 1, 2, 3))),
      ])
    let bytes = try #require(PaletteFormats.named(id)).encode(palette)
    #expect(String(decoding: bytes, as: UTF8.self) == text)
  }

  @Test func riffAndColorTablesByteForByte() throws {
    let palette = Palette(swatches: [PaletteSwatch(.rgb(RGB(bytes: 1, 2, 3)))])
    #expect(
      try RIFFPalette.encode(palette)
        == Array("RIFF".utf8) + [20, 0, 0, 0] + Array("PAL data".utf8) + [8, 0, 0, 0, 0, 3, 1, 0, 1, 2, 3, 0])
    #expect(
      try ColorTable.encode(palette) == [1, 2, 3] + [UInt8](repeating: 0, count: 765) + [0, 1, 0xFF, 0xFF])
  }

  @Test func tokensAndVariablesKeepEachNameOnce() throws {
    let names = ["a b", "a-b", "a.b", "a", "", "{x}", "1", "a.b.c"]
    let palette = Palette(swatches: names.map { PaletteSwatch(.rgb(RGB(bytes: 1, 2, 3)), name: $0) })
    for format in [DesignTokens.self, CSSVariables.self] as [any PaletteFormat.Type] {
      let read = try format.decode(try format.encode(palette)).swatches.map { $0.group + "." + $0.name }
      #expect(read.count == names.count && Set(read).count == names.count)
    }
    let tokens = try PaletteVectorTests.read("tokens.json")
    #expect(try DesignTokens.decode(DesignTokens.encode(tokens)) == tokens)
    let variables = try PaletteVectorTests.read("variables.css")
    #expect(
      try CSSVariables.decode(CSSVariables.encode(variables)).swatches.map(\.name) == variables.swatches.map(\.name))
  }

  @Test func noNameIsTooMuchForTokensAndVariables() throws {
    let deep = String(repeating: "a.", count: 30_000) + "b"
    let palette = Palette(
      swatches: [".", "...", "", deep].flatMap { name in
        ["", "group"].map { PaletteSwatch(.rgb(RGB(bytes: 1, 2, 3)), name: name, group: $0) }
      })
    for format in [DesignTokens.self, CSSVariables.self] as [any PaletteFormat.Type] {
      let read = try format.decode(try format.encode(palette)).swatches
      #expect(read.count == 8 && Set(read.map { $0.group + "." + $0.name }).count == 8, "\(format.id)")
    }
  }

  @Test func noNumberIsTooMuchForWhatReadsItBack() throws {
    let colors = [
      Color(XYZD65.self, [3e38, 0, 0]), Color(XYZD65.self, [-3e38, 3e38, 0]), Color(RGB(1e300, -1e300, .nan)),
      Color(OKLCH.self, [0.5, 1e30, 20]), Color(Lab.self, [50, 3e38, -3e38]),
      // As tokens may say them; what comes of them is no number.
      Color(Lab.self, [1e308, -1e308, 1e308]), Color(OKLCH.self, [1e308, 1e308, 1e308]),
      Color(HSL.self, [1e308, 1e308, 1e308]), Color(ProPhotoRGB.self, [1e308, -1e308, 1e308]),
    ]
    let palette = Palette(swatches: colors.map { PaletteSwatch($0) })
    let outside = PaletteExamination(palette, PaletteStandard()).findings.first { $0.kind == .outside("sRGB") }
    #expect((outside?.swatches.count ?? 0) > 4)
    for format in PaletteFormats.all {
      let palette = Self.fitting(palette, format)
      let read = try format.decode(try format.encode(palette)).swatches
      let count = format.id == "act" || format.id == "css" ? read.count : palette.swatches.count
      #expect(read.count == count && !read.isEmpty, "\(format.id)")
    }
  }

  @Test func whatDoesNotFitIsRefused() {
    func many(_ count: Int) -> Palette {
      Palette(swatches: Array(repeating: PaletteSwatch(.rgb(RGB(0, 0, 0))), count: count))
    }
    #expect(throws: PaletteError("a color table has at most 256 colors, not 257", .nowhere)) {
      try ColorTable.encode(many(257))
    }
    for format in PaletteFormats.all where format.mostColors < .max {
      #expect(throws: PaletteError.self) { try format.encode(many(format.mostColors + 1)) }
    }
  }
}
