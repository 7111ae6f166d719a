import Testing

@testable import PickerCore
@testable import PickerPalettes

/// Small files that readers of other programs stumble over.
@Suite struct PaletteCaseTests {
  private func gimp(_ lines: String...) throws -> [PaletteSwatch] {
    try GIMPPalette.decode(Array(("GIMP Palette\n" + lines.joined(separator: "\n")).utf8)).swatches
  }

  @Test func aLineOfGIMPs() throws {
    #expect(try gimp("  0   0   0\tIndex 0") == [PaletteSwatch(.rgb(RGB(0, 0, 0)), name: "Index 0")])
    #expect(try gimp("200 40 10") == [PaletteSwatch(.rgb(RGB(bytes: 0xC8, 0x28, 0x0A)))])
    #expect(try gimp("0\t\t0 \t 1   a  b ") == [PaletteSwatch(.rgb(RGB(bytes: 0, 0, 1)), name: "a  b")])
  }

  @Test func headersAreNoColors() throws {
    let swatches = try gimp(
      ["Columns: 4"].joined() + "\n" + (0..<8).map { "\($0) 0 0\tc\($0)" }.joined(separator: "\n"))
    #expect(swatches.count == 8 && swatches[0].name == "c0" && swatches[0].color.rgb.bytes == [0, 0, 0])
  }

  @Test(arguments: [
    "1 2 3", "#\n1 2 3", "# a\n\n \n1 2 3\n# end\n", "Columns: 3\n1 2 3\n", "Name:\n1 2 3",
    "Name: x\r\n#\r\n1 2 3\r\n\r\n",
    "Unknown: header\n1 2 3",
  ]) func commentsBlanksAndMissingHeadersAreFine(_ text: String) throws {
    #expect(try gimp(text) == [PaletteSwatch(.rgb(RGB(bytes: 1, 2, 3)))])
  }

  @Test(arguments: ["999999999 ", "4294967295", "99999999999999999999", "-3", "x"])
  func columnsAreClamped(_ columns: String) throws {
    let palette = try GIMPPalette.decode(Array("GIMP Palette\nColumns: \(columns)\n1 2 3\n".utf8))
    #expect(palette.columns <= 256 && palette.swatches.count == 1)
  }

  @Test func errorsOfTextTellTheLine() {
    func place(_ format: any PaletteFormat.Type, _ text: String) -> String {
      do { return "\(try format.decode(Array(text.utf8)).swatches.count) swatches" } catch { return error.description }
    }
    let bytes = "expected three whole numbers from 0 to 255"
    #expect(place(GIMPPalette.self, "GIMP Palette\n#\n1 2 3\n1 2 256\n") == bytes + " at line 4")
    #expect(place(GIMPPalette.self, "GIMP\n1 2 3\n") == "expected the words GIMP Palette at line 1")
    #expect(place(JASCPalette.self, "JASC-PAL\r\n0100\r\n1\r\n1 2\r\n") == bytes + " at line 4")
    #expect(place(HexList.self, "ff00ff\r\n\r\nff00f") == "expected six or eight hexadecimal digits at line 3")
    #expect(place(PaintNetPalette.self, ";\nFF") == "expected eight hexadecimal digits at line 2")
    #expect(place(LibreOfficePalette.self, "<a>\n</a>") == "expected a color-table at line 1")
    #expect(place(CSSVariables.self, "a {\n/* b") == "expected the end of a comment that begins at line 2")
    #expect(place(DesignTokens.self, #"{"a":{"$type":"color","$value":"12px"}}"#) == "expected a color at byte 31")
    #expect(place(AdobeSwatchExchange.self, "ASEF") == "expected 2 more bytes, not the end after 0, at byte 4")
    #expect(place(ColorTable.self, "x") == "expected 768 or 772 bytes, not the end at byte 1")
  }

  @Test func blackThenWhiteOfASwatchExchangeIsTwoSwatches() throws {
    let two = Palette(swatches: [PaletteSwatch(.rgb(RGB(0, 0, 0))), PaletteSwatch(.rgb(RGB(1, 1, 1)))])
    let read = try AdobeSwatchExchange.decode(AdobeSwatchExchange.encode(two)).swatches
    #expect(read.map { $0.color.rgb.bytes } == [[0, 0, 0], [255, 255, 255]])
  }

  @Test func wordsOfPhotoshopAreOf65535() throws {
    let bytes: [UInt8] = [0, 1, 0, 1, 0, 1, 0x1F, 0x13, 0xFE, 0xFE, 0xFF, 0xFF, 0, 0]
    let swatch = try #require(try PhotoshopSwatches.decode(bytes).swatches.first)
    #expect(swatch.color.rgb.bytes == [0xFF, 0xBA, 0x01])
  }

  @Test func bothSectionsOfPhotoshopAreEachColorOnce() throws {
    let swatches = try PaletteVectorTests.read("v1v2-mixed.aco").swatches
    #expect(swatches.count == 8 && swatches.allSatisfy { !$0.name.isEmpty })
  }

  @Test func alphaOfAsepritesPalettesIsRead() throws {
    let swatches = try gimp("Channels: RGBA", "#", "255 0 0 51 glass", "1 2 3 255")
    #expect(swatches.map(\.alpha) == [0.2, 1] && swatches[0].name == "glass")
  }

  /// Within bounds whatever the file asks for; without them these would take gigabytes or hours.
  @Test func whatAsksForTooMuchIsRefused() throws {
    let nested = String(repeating: "[", count: 1 << 20), deep = String(repeating: "<a>", count: 1 << 18)
    #expect(throws: PaletteError.self) { try DesignTokens.decode(Array(nested.utf8)) }
    #expect(throws: PaletteError.self) { try LibreOfficePalette.decode(Array(deep.utf8)) }
    let parentheses = "a{--b:" + String(repeating: "(", count: 1 << 20)
    #expect(throws: PaletteError.self) { try CSSVariables.decode(Array(parentheses.utf8)) }
    let lines = String(repeating: "000000\n", count: Palette.mostSwatches + 1)
    #expect(throws: PaletteError("expected no more than 262144 colors", .line(262145))) {
      try HexList.decode(Array(lines.utf8))
    }
    let chain = (0..<100_000).map { "\"a\($0)\":{\"$value\":\"{a\($0 + 1)}\"}" }.joined(separator: ",")
    #expect(throws: PaletteError.self) { try DesignTokens.decode(Array("{\"$type\":\"color\",\(chain)}".utf8)) }
  }

  @Test(arguments: [
    ("JASC-PAL\r\n0100\r\n2\r\n254 91 89 255\r\n87 185 242 128\r\n", "pal", ["#fe5b59", "#57b9f280"]),
    ("GIMP Palette\n#\n1 2 3\n", "pal", ["#010203"]), ("\n#4280f6\n#010203\n", "txt", ["#4280f6", "#010203"]),
    ("4280f6\n", "txt", ["#4280f6"]), ("#facade\n{ --a: #010203 }", "css", ["#010203"]),
    ("80FF0000\n", "txt", ["#ff000080"]),
    ("fe5b59ff\nfe5b5980\n", "hex", ["#fe5b59", "#fe5b5980"]),
  ]) func whatAFileIsCalledIsNotAllThatTells(_ text: String, _ suffix: String, _ colors: [String]) throws {
    let bytes = Array(text.utf8)
    let palette = try #require(PaletteFormats.format(ofFile: "a." + suffix, bytes: bytes)).decode(bytes)
    #expect(palette.swatches.map { OutputFormats.all[0].text(ParsedColor($0.color)) } == colors)
  }

  /// A first color of #7b227d in a color table is no JSON.
  @Test func aBinaryFileIsNotTakenForAText() {
    let table = Array("{\"".utf8) + [UInt8](repeating: 0, count: 766)
    #expect(PaletteFormats.format(ofFile: "a.act", bytes: table)?.id == "act")
  }

  @Test func numbersOf32BitsAreAsShortAsTheyCanBe() throws {
    let colors = [RGB(0.1896, 0.3879, 1e-5), RGB(1.25, -0.1, 1 / 3), RGB(bytes: 0x42, 0x80, 0xF6)]
    let bytes = AdobeSwatchExchange.encode(Palette(swatches: colors.map { PaletteSwatch(.rgb($0)) }))
    let read = try AdobeSwatchExchange.decode(bytes)
    let numbers = [[0.1896, 0.3879, 1e-5], [1.25, -0.1, 1.0 / 3], [66.0 / 255, 128.0 / 255, 246.0 / 255]]
    #expect(read.swatches.map(\.value.components) == numbers)
    #expect(AdobeSwatchExchange.encode(read) == bytes)
    let css = String(decoding: CSSVariables.encode(read), as: UTF8.self)
    #expect(css.contains("color(srgb 0.1896 0.3879 0.00001)") && css.contains("#4280f6"))
  }

  /// A few hundred bytes asked for gigabytes when each swatch repeated the name of its group.
  @Test func namesAreBounded() throws {
    func krita(_ length: Int, _ count: Int) throws -> Palette {
      let entry = "<ColorSetEntry name='a'><sRGB r='1' g='0' b='0'/></ColorSetEntry>"
      let group = String(repeating: "A", count: length), entries = String(repeating: entry, count: count)
      let set = "<ColorSet><Group name='\(group)'>\(entries)</Group></ColorSet>"
      return try KritaPalette.decode(ZIPArchive.archive([("colorset.xml", Array(set.utf8))]))
    }
    #expect(try krita(4096, 4000).swatches.count == 4000)
    #expect(throws: PaletteError("colorset.xml: expected a name of no more than 4096 bytes", .line(1))) {
      try krita(4097, 1)
    }
    #expect(throws: PaletteError("colorset.xml: expected names of no more than 16777216 bytes in all", .line(1))) {
      try krita(4096, 5000)
    }
    func tokens(_ length: Int, _ count: Int) throws -> Palette {
      let members = (0..<count).map { "\"t\($0)\":{\"$value\":\"red\"}" }.joined(separator: ",")
      let group = String(repeating: "A", count: length)
      return try DesignTokens.decode(Array("{\"$type\":\"color\",\"\(group)\":{\(members)}}".utf8))
    }
    #expect(try tokens(4000, 4000).swatches.count == 4000)
    #expect(throws: PaletteError.self) { _ = try tokens(4097, 1).swatches.count }
    #expect(throws: PaletteError.self) { _ = try tokens(4000, 5000).swatches.count }
  }

  @Test func namesOfStylesheetsHoldNothingThatATerminalObeys() {
    let name = "a\u{202E}b\u{9B}c\u{7F}d\u{200D}e"
    let bytes = CSSVariables.encode(Palette(swatches: [PaletteSwatch(.rgb(RGB(0, 0, 0)), name: name)]))
    #expect(String(decoding: bytes, as: UTF8.self) == ":root {\n  --a-b-c-d\u{200D}e: #000000;\n}\n")
  }

  @Test func aReportNumbersWhatIsWorthALook() {
    let p3 = Color(DisplayP3.self, [0, 1, 0])
    let report = PaletteReport(
      Palette(swatches: [
        PaletteSwatch(.rgb(RGB(1, 0, 0)), name: "a"), PaletteSwatch(.rgb(RGB(0, 0, 1)), name: "a"),
        PaletteSwatch(.hsb(SIMD3(0, 1, 1))), PaletteSwatch(p3, name: "b"),
        PaletteSwatch(.cmyk(CMYK(1, 1, 0, 0)), alpha: 0.5, name: "c"),
        PaletteSwatch(.rgb(RGB(1, 1, 1)), alpha: 0, name: "a", group: "other"),
      ]))
    #expect(report.sameColors == [[1, 3]] && report.sameNames == [[1, 2]] && report.unnamed == [3])
    #expect(report.translucent == [5] && report.inks == [5] && report.invisible == [6])
  }
}
