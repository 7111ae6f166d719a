import Testing

@testable import PickerCore
@testable import PickerPalettes

@Suite struct ExaminationTests {
  private func palette(_ colors: (String, String)...) throws -> Palette {
    Palette(swatches: try colors.map { PaletteSwatch(try Color($0.1), name: $0.0) })
  }

  private func findings(_ palette: Palette, _ change: (inout PaletteStandard) -> Void = { _ in }) -> [PaletteFinding] {
    var standard = PaletteStandard()
    change(&standard)
    return PaletteExamination(palette, standard).findings
  }

  @Test func whatIsFineIsNoFinding() throws {
    let fine = try palette(("Red", "#e03131"), ("Green", "#2f9e44"), ("Blue", "#1971c2"), ("", "#123456"))
    #expect(findings(fine).isEmpty)
    #expect(findings(fine) { $0.contrast = 21 }.isEmpty, "without a text there is no pair")
  }

  @Test func aColorWithTwoNamesMayBeMeantOneWithoutMayNot() throws {
    #expect(findings(try palette(("accent", "red"), ("danger", "red"))).isEmpty)
    let extra = findings(try palette(("accent", "red"), ("", "red"), ("accent", "red")))
    #expect(extra.map(\.kind) == [.sameColor, .sameName] && extra[0].changes.map(\.swatch) == [2, 3])
  }

  @Test func nearColorsAreToldOnceWithTheFirst() throws {
    let found = findings(try palette(("a", "#808080"), ("b", "#818181"), ("c", "#ff0000"), ("d", "#7f7f7f")))
    #expect(found.count == 1 && found[0].kind == .near && found[0].swatches == [1, 2, 4])
    // A step of gray is 0.4 of lightness here.
    #expect(found[0].measure.map { 0.3..<0.45 ~= $0 } ?? false)
    let translucent = try palette(("a", "#808080"), ("b", "#81818180"))
    #expect(findings(translucent).isEmpty, "what shows of them is not near")
  }

  /// Viénot's plates: red and green of one lightness are one color without the cones for long waves.
  @Test func redAndGreenOfOneLightnessAreAlikeForSome() throws {
    let pair = try palette(("a", "#a86464"), ("b", "#7d7d64"), ("c", "#0000ff"))
    let found = findings(pair) { $0.deficiencies = [.deutan, .tritan] }
    #expect(found.map(\.kind) == [.alike(.deutan)] && found[0].swatches == [1, 2])
    var standard = PaletteStandard()
    standard.deficiencies = [.deutan]
    let mended = pair.mended(by: standard)
    #expect(PaletteExamination(mended.palette, standard).findings.isEmpty && mended.changes.map(\.0) == [2])
  }

  @Test(arguments: [
    (["accent_fg_color", "accent_bg_color", "other_bg"], [[0, 1]]), (["primary", "on-primary"], [[1, 0]]),
    (["text", "background", "surface"], [[0, 1], [0, 2]]), (["ForegroundNormal", "BackgroundNormal"], [[0, 1]]),
    (["link text", "background", "button-background"], [[0, 1]]), (["one", "two"], []), (["text", "blue"], []),
  ]) func textsStandOnWhatTheirNamesSay(_ names: [String], _ pairs: [[Int]]) {
    let swatches = names.map { PaletteSwatch(.rgb(RGB(0, 0, 0)), name: $0) }
    #expect(TextPairs.pairs(swatches).map { [$0.text, $0.background] } == pairs)
  }

  @Test func aTextIsMadeReadableByTheSmallestChange() throws {
    let found = findings(try palette(("text", "#777777"), ("background", "#ffffff"))) { $0.contrast = 4.5 }
    #expect(found.count == 1 && found[0].kind == .lowContrast)
    guard case .color(let color)? = found[0].changes.first?.change else { throw PaletteError("no change", .nowhere) }
    #expect(color.rgb.bytes == [0x76, 0x76, 0x76], "the lightest gray that passes")
  }

  @Test func aWiderGamutHoldsMore() throws {
    let wide = try palette(("", "color(display-p3 0 1 0)"), ("", "color(rec2020 0 1 0)"))
    #expect(findings(wide).map(\.swatches) == [[1, 2]])
    let found = findings(wide) { $0.gamut = .displayP3 }
    #expect(found.map(\.swatches) == [[2]] && found[0].kind == .outside("P3"))
  }

  @Test(arguments: [
    ("Green", "#ff0000", "Red"), ("--blue-500", "#ff0000", "--red-500"), ("dark gray", "#00ff00", "dark green"),
    ("white", "#000000", "black"), ("red", "#808080", "gray"), ("DarkRed", "#0000aa", "DarkBlue"),
    ("Royal Blue", "#4280f6", nil), ("blue-green", "#00aa88", nil), ("Greenland", "#ff0000", nil), ("", "#ff0000", nil),
    ("text on red", "#ffffff", nil), ("Navy", "#000080", nil), ("olive green", "#808000", nil),
    ("pink", "#ffc0cb", nil),
    ("purple", "#800080", nil), ("brown", "#a52a2a", nil), ("teal", "#008080", nil), ("slate gray", "#708090", nil),
    ("off-white", "#f8f0e3", nil), ("orange", "#ffa500", nil), ("yellow", "#ffff00", nil), ("red", "#050000", nil),
  ]) func namesThatSayAnotherColor(_ name: String, _ color: String, _ correction: String?) throws {
    #expect(ColorWords.correction(of: name, for: try Color(color)) == correction)
  }

  @Test func namesAreMadeDifferent() throws {
    let mended = try palette(("a", "#ff0000"), ("a", "#00ff00"), ("a 2", "#0000ff"), ("a", "#ffff00"))
      .mended(by: PaletteStandard())
    #expect(mended.palette.swatches.map(\.name) == ["a", "a 3", "a 2", "a 4"])
  }

  @Test func mendingRemovesWhatIsTooMuch() throws {
    let mended = try palette(("a", "#ff0000"), ("", "#ff0000"), ("", "#fe0000"), ("b", "#0000ff"))
      .mended(by: PaletteStandard())
    #expect(mended.palette.swatches.map(\.name) == ["a", "b"])
    #expect(mended.changes.map(\.0) == [2, 3])
  }

  @Test func manySwatchesAreNotCompared() {
    let many = (0...PaletteExamination.mostCompared).map { PaletteSwatch(.rgb(RGB(Double($0) / 1e5, 0, 0))) }
    #expect(findings(Palette(swatches: many)).allSatisfy { $0.kind != .near })
  }
}
