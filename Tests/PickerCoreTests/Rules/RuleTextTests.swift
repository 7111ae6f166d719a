import PickerCore
import TestSupport
import Testing

@Suite struct RuleTextTests {
  @Test(arguments: [
    "contrast(white) >= 4.5", "contrast(under rgb(1, 2, 3)) <= 7", "lc(#123) >= 60", "gamut(display-p3)",
    "distance(palette) >= 12 for all", "distance(#f00, rgb(1 2 3)) >= 3.5 for normal, deutan", "oklch.h in 340..20",
    "oklch.l >= 0.4", "hsv.h = 120", "oklch.c <= 0.1", "opaque", "captions: contrast(white) >= 4.5; gamut(srgb)",
  ]) func isReadAndWrittenTheSame(_ text: String) throws {
    let set = try RuleSet(text)
    #expect(set.text == text)
    #expect(try RuleSet(set.text) == set)
  }

  @Test func aRuleMayBeWrittenInSeveralWays() throws {
    let plain = try RuleSet("contrast(white) >= 4.5; oklch.l in 0.2..0.5")
    #expect(try RuleSet("  Contrast( on white )≥4.5 ;\n\n oklch.L in .2 .. .5;") == plain)
    #expect(try RuleSet("distance(red) >= 2 for tritan, normal") == RuleSet("distance(red) >= 2 for normal, tritan"))
    #expect(try RuleSet("distance(red) >= 2 for all").rules.count == 1)
    #expect(try RuleSet("").isEmpty)
  }

  /// What cannot be read is told with its place.
  @Test(arguments: [
    ("contrast(wite) >= 4.5", 9), ("contrast(white) > 4.5", 16), ("contrast(white) >= 40", 19), ("foo", 0),
    ("oklch.x = 3", 6), ("distance(#f00 >= 3", 18), ("gamut(cmyk)", 6), ("oklch.h >= 3", 12), ("opaque yes", 7),
    ("lc(white) <= 4", 12), ("distance(red) >= 2 for me", 23), ("opaque; contrast(", 17), ("oklch.l in 5..2", 12),
  ]) func whatIsNoRuleIsToldWithItsPlace(_ text: String, _ offset: Int) {
    #expect(throws: ColorParseError.self) { try RuleSet(text) }
    do { _ = try RuleSet(text) } catch { #expect(error.offset == offset, "\(text): \(error)") }
  }

  @Test func anyTextIsReadOrRefused() {
    var random = Seeded(seed: 5)
    let parts = [
      "contrast(", "white", ")", ">=", "4.5", ";", "distance(", "for", "all", "oklch.h", "in", "..", "(", ",", "é", "=",
    ]
    for _ in 0..<20_000 {
      let text = (0..<random.below(9)).map { _ in parts[random.below(parts.count)] }.joined(separator: " ")
      if let set = try? RuleSet(text) { #expect((try? RuleSet(set.text)) == set, "\(text)") }
    }
  }
}
