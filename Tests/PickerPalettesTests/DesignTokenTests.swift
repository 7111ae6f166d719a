import Testing

@testable import PickerCore
@testable import PickerPalettes

@Suite struct DesignTokenTests {
  private func read(_ text: String) throws -> Palette { try DesignTokens.decode(Array(text.utf8)) }

  private func shown(_ palette: Palette) -> [String] {
    palette.swatches.map { "\($0.group)/\($0.name) \(OutputFormats.all[0].text(ParsedColor($0.color)))" }
  }

  @Test func groupsAreGroupsAndARootHasItsToken() throws {
    let palette = try read(
      """
      {"color":{"$type":"color","accent":{"$root":{"$value":"#ff0000"},"light":{"$value":"#ff8080"},
       "soft":{"$value":"{color.accent.$root}"}}},"plain":{"$type":"color","$value":"#000001"}}
      """)
    #expect(
      shown(palette) == [
        "color.accent/$root #ff0000", "color.accent/light #ff8080", "color.accent/soft #ff0000", "/plain #000001",
      ])
    let again = try DesignTokens.decode(DesignTokens.encode(palette))
    #expect(shown(again) == shown(palette) && palette.notes.isEmpty)
  }

  @Test(arguments: [
    ##"{"$ref":"#/neutral/500"}"##, ##"{"$value":{"$ref":"#/neutral/500"}}"##,
    ##"{"$value":{"$ref":"#/neutral/500/$value"}}"##, ##"{"$value":"{neutral.500}"}"##,
    ##"{"$value":{"colorSpace":"srgb","components":[{"$ref":"#/neutral/500/$value/components/0"},0,0]}}"##,
    ##"{"$ref":"#/a~1b/c~0d"}"##,
  ]) func referencesAreResolved(_ token: String) throws {
    let palette = try read(
      """
      {"$type":"color","neutral":{"500":{"$value":{"colorSpace":"srgb","components":[1,0,0]}}},
       "a/b":{"c~d":{"$value":"#f00"}},"x":\(token)}
      """)
    #expect(shown(palette).last == "/x #ff0000" && palette.notes.isEmpty)
  }

  @Test(arguments: [
    (##"{"$ref":"#/none"}"##, "expected an alias to a token that is there"),
    (##"{"$ref":"other.json#/a"}"##, "expected a reference into the same file"),
    (##"{"$value":"{x}"}"##, "expected an alias that ends at a color"),
    (##"{"$value":{"$ref":"#/a/$value/components/9"}}"##, "expected an alias to a token that is there"),
    (##"{"$value":"linear-gradient(red, blue)"}"##, "expected a color"),
    (##"{"$value":{"colorSpace":"okhsl","components":[1,1,1]}}"##, "expected a color with a colorSpace of CSS"),
    (
      ##"{"$value":{"colorSpace":"oklab","components":[0.5,1e200,20]}}"##,
      "expected a number within ±3.4e38 or \"none\""
    ),
    (##"{"$value":{"colorSpace":"srgb","components":[0,0,0],"alpha":2}}"##, "expected an alpha from 0 to 1"),
  ]) func whatIsNoColorIsLeftOutAndSaid(_ token: String, _ reason: String) throws {
    let palette = try read(##"{"$type":"color","a":{"$value":"#00f"},"x":\##(token)}"##)
    #expect(shown(palette) == ["/a #0000ff"])
    #expect(palette.notes.count == 1 && palette.notes[0].description.hasSuffix(": " + reason), "\(palette.notes)")
    #expect(palette.notes.allSatisfy { $0.description.hasPrefix("left out 1 token, at byte ") })
    #expect(throws: PaletteError.self) { try read(#"{"$type":"color","x":\#(token)}"#) }
  }

  @Test func hexIsTakenWhereTheSpaceIsNotKnown() throws {
    let palette = try read(
      """
      {"$type":"color","a":{"$value":{"colorSpace":"okhsl","components":[29,1,0.6],"hex":"#ff0000","alpha":0.5}},
       "b":{"$value":{"colorSpace":"srgb","components":[0,0,1],"hex":"#ff0000"}}}
      """)
    #expect(shown(palette) == ["/a #ff000080", "/b #0000ff"])
    #expect(
      palette.notes.map(\.description) == [
        "took the hex of 1 token, at byte 31: expected a color with a colorSpace of CSS"
      ])
  }

  @Test(arguments: [
    "{}", #"{"colors":[{"red":1,"green":0,"blue":0}],"compatibleVersion":"2.0"}"#, ##"{"a":{"value":"#ff0000"}}"##,
    #"{"a":{"$type":"dimension","$value":1}}"#,
  ]) func anyOtherJSONIsNoEmptyPalette(_ text: String) {
    #expect(throws: PaletteError("expected a token that is a color", .byte(0))) { try read(text) }
  }

  @Test func groupsOfAPaletteComeBack() throws {
    let swatches = [
      PaletteSwatch(.rgb(RGB(1, 0, 0)), name: "a", group: "Groß"),
      PaletteSwatch(.rgb(RGB(0, 1, 0)), name: "b", group: "v1.2 colors"),
      PaletteSwatch(.rgb(RGB(0, 0, 1)), name: "a"),
    ]
    let read = try DesignTokens.decode(DesignTokens.encode(Palette(swatches: swatches))).swatches
    #expect(read.map(\.group) == ["Groß", "v1.2 colors", ""] && read.map(\.name) == ["a", "b", "a"])
  }

  @Test func namesHoldNothingThatTokensMayNotHave() throws {
    let accent = "\u{301}"
    let names = ["a.\(accent)b", "$\(accent)x", "{\(accent)}\(accent)"]
    let bytes = DesignTokens.encode(Palette(swatches: names.map { PaletteSwatch(.rgb(RGB(0, 0, 0)), name: $0) }))
    let tree = try JSONTree(bytes)
    guard case .object(let members) = tree.value else { throw PaletteError("no object", .nowhere) }
    let written = members.map(\.key).filter { $0 != "$type" }
    #expect(written == ["a-\(accent)b", "-\(accent)x", "-\(accent)-\(accent)"])
    #expect(try DesignTokens.decode(bytes).swatches.count == 3)
  }
}
