import Testing

@testable import PickerCore
@testable import PickerPalettes

/// One color that cannot be read among others that can is left out, and that is said; a file of nothing else is refused.
@Suite struct LeftOutTests {
  private func krita(_ entries: String...) throws -> Palette {
    let set = "<ColorSet name='x'>\n" + entries.map { "<ColorSetEntry name='n'>\($0)</ColorSetEntry>\n" }.joined()
    return try KritaPalette.decode(ZIPArchive.archive([("colorset.xml", Array((set + "</ColorSet>").utf8))]))
  }

  private static let linear = "<RGB r='0.21586' g='0.21586' b='0.21586' space='sRGB-elle-V2-g10.icc'/>"

  @Test(arguments: [
    (linear, "#808080"), ("<RGB r='0.5' g='0.5' b='0.5' space='sRGB-elle-V2-srgbtrc.icc'/>", "#808080"),
    ("<RGB r='0.5' g='0.5' b='0.5'/>", "#808080"), ("<RGB r='1' g='0' b='0' space='scRGB (linear)'/>", "#ff0000"),
    ("<Gray g='0.21586' space='Gray-D50-elle-V2-g10.icc'/>", "#808080"), ("<Gray g='0.5'/>", "#808080"),
    // 0.5 to the power of 2.2 is 0.2176, which sRGB encodes as 0.504.
    ("<Gray g='0.5' space='Gray-D50-elle-V2-g22.icc'/>", "#818181"),
    ("<RGB r='1' g='1' b='1' space='Rec2020-elle-V4-g10.icc'/>", "#ffffff"),
    ("<RGB r='0.50196' g='0.25098' b='0.12549' space='ClayRGB-elle-V2-g22.icc'/>", "#923e17"),
  ]) func profilesOfKritaAreToldByTheirNames(_ entry: String, _ hex: String) throws {
    let palette = try krita(entry)
    #expect(palette.swatches.map { OutputFormats.all[0].text(ParsedColor($0.color)) } == [hex])
    #expect(palette.notes.isEmpty)
  }

  @Test func aProfileThatIsNotKnownIsSaid() throws {
    let unknown = "<RGB r='1' g='0' b='0' space='sRGB-elle-V2-labl.icc'/>"
    let palette = try krita(unknown, Self.linear, "<Gray g='1' space='mine.icc'/>")
    #expect(palette.swatches.count == 1)
    #expect(
      palette.notes.map(\.description) == [
        "left out 2 colors, the first at line 2: expected a profile that is known"
      ])
    #expect(throws: PaletteError("colorset.xml: expected a profile that is known", .line(2))) { try krita(unknown) }
  }

  @Test func aModelThatIsNotKnownIsSaid() throws {
    let red = PaletteSwatch(.rgb(RGB(1, 0, 0)))
    var exchange = AdobeSwatchExchange.encode(Palette(swatches: [red, red]))
    exchange.replaceSubrange(22..<26, with: Array("HSL ".utf8))
    let first = try AdobeSwatchExchange.decode(exchange)
    #expect(first.swatches.map(\.value) == [red.value])
    #expect(
      first.notes.map(\.description) == ["left out 1 color, at byte 12: expected a color of RGB, CMYK, LAB or Gray"])
    // Version 1 alone: each color is a space and four words.
    let book: [UInt8] = [0, 1, 0, 2] + [0, 3, 1, 2, 3, 4, 5, 6, 7, 8] + [0, 0, 255, 255, 0, 0, 0, 0, 0, 0]
    let second = try PhotoshopSwatches.decode(book)
    #expect(second.swatches == [red])
    #expect(
      second.notes.map(\.description) == [
        "left out 1 color, at byte 4: expected a color space of RGB, HSB, CMYK, Lab or grayscale, not 3"
      ])
  }

  @Test func reasonsWithoutEndAreCountedTogether() {
    var palette = Palette()
    for number in 0..<1000 { palette.leaveOut(PaletteError("expected \(number)", .line(number))) }
    #expect(palette.notes.count == 16)
    #expect(palette.notes.last?.description == "left out 985 colors, the first at line 15: for other reasons")
  }
}
