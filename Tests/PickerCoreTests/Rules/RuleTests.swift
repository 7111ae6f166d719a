import PickerCore
import TestSupport
import Testing

/// Rules against the figures of other implementations: each holds just below the figure, and not just above it.
@Suite struct RuleTests {
  private func allows(_ color: Color, _ text: String) throws -> Bool { RuleTest(try RuleSet(text)).allows(color) }

  @Test func contrastIsThatOfOtherImplementations() throws {
    let table = try Vectors("contrast")
    let miss = try table.firstMiss { row in
      guard let ratio = row.number("wcag2_ratio"), let lc = row.number("apca_lc"),
        let e2000 = row.number("deltae2000_labd50")
      else { return "not a row of numbers" }
      let color = Color(hexColor(row["fg"])), other = row["bg"]
      for (text, value) in [
        ("contrast(\(other)) >=", ratio), ("contrast(under \(other)) >=", ratio), ("lc(\(other)) >=", abs(lc)),
        ("distance(\(other)) >=", e2000),
      ] {
        // What cannot be written in a rule, such as a ratio below 1, is left out.
        if value > 1.001, value < 100, !(try allows(color, "\(text) \(decimalText(value - 0.0001, atMost: 6))")) {
          return "\(text) \(value) is not met"
        }
        if value < 20.9, value > 0.999, try allows(color, "\(text) \(decimalText(max(1, value) + 0.0001, atMost: 6))") {
          return "\(text) \(value) is met by more"
        }
      }
      return nil
    }
    #expect(miss == nil)
    #expect(table.rows.count == 335)
  }

  @Test func aDeficiencyIsThatOfOtherImplementations() throws {
    let miss = try Vectors("cvd").firstMiss { row in
      guard row["method"] == "machado", row.number("severity") == 1,
        let vision = Rule.Vision(rawValue: row["deficiency"])
      else { return nil }
      // A color and what it is seen as are the same to those eyes, as far as the table's eight bits go.
      let gray = "#808080", seen = Color(hexColor(row["out_hex_clip"])), color = Color(hexColor(row["in_hex"]))
      let expected = seen.deltaE2000(to: Color(hexColor(gray)))
      guard expected > 2 else { return nil }
      let low = decimalText(max(0, expected - 1), atMost: 3), high = decimalText(expected + 1, atMost: 3)
      let isMet = try allows(color, "distance(\(gray)) >= \(low) for \(vision.rawValue)")
      let isExceeded = try allows(color, "distance(\(gray)) >= \(high) for \(vision.rawValue)")
      return isMet && !isExceeded ? nil : "\(vision) of \(row["in_hex"]): not \(expected)"
    }
    #expect(miss == nil)
  }

  @Test(arguments: [
    ("#767676", "contrast(white) >= 4.5", true), ("#777777", "contrast(white) >= 4.5", false),
    ("#000000", "contrast(white) >= 21", true), ("#767676", "contrast(white) <= 4.5", false),
    ("color(display-p3 1 0 0)", "gamut(srgb)", false), ("color(display-p3 1 0 0)", "gamut(display-p3)", true),
    ("color(rec2020 0 1 0)", "gamut(display-p3)", false), ("color(rec2020 0 1 0)", "gamut(rec2020)", true),
    ("okhsl(30 100% 50%)", "gamut(srgb)", true), ("oklch(0.6 0.1 10)", "oklch.h in 340..20", true),
    ("oklch(0.6 0.1 350)", "oklch.h in 340..20", true), ("oklch(0.6 0.1 30)", "oklch.h in 340..20", false),
    ("oklch(0.6 0.1 30)", "oklch.h = 30", true), ("oklch(0.6 0.1 30.1)", "oklch.h = 30", false),
    ("#808080", "oklch.h in 340..20", true), ("rgb(0 0 0 / 0.5)", "opaque", false), ("#000", "opaque", true),
    // Half of black on white is #808080.
    ("rgb(0 0 0 / 0.5)", "contrast(white) >= 3.9", true), ("rgb(0 0 0 / 0.5)", "contrast(white) >= 4", false),
  ]) func colorsMeetRulesOrDoNot(_ color: String, _ rule: String, _ isMet: Bool) throws {
    #expect(try allows(try Color(color), rule) == isMet)
  }

  @Test func everyRuleOfASetHasToBeMet() throws {
    let test = RuleTest(try RuleSet("contrast(white) >= 4.5; contrast(black) >= 4.5"))
    #expect(test.allows(try Color("#767676")))
    #expect(!test.allows(try Color("#777777")))
    #expect(!test.allows(try Color("#707070")))
  }

  @Test func paletteIsTheSwatchesThatAreKept() throws {
    let set = try RuleSet("distance(palette) >= 10"), blue = try Color("#0000ff")
    #expect(RuleTest(set).allows(blue))
    let test = RuleTest(set, palette: [Swatch(try Color("#0008ff"), name: "brand-2")])
    #expect(!test.allows(blue))
    #expect(test.failures(of: blue).first?.edge == "ΔE 10 from brand-2")
    #expect(test.failures(of: blue).first?.sentence.contains("hard to tell from brand-2") == true)
  }

  @Test(arguments: [
    ("#777777", "contrast(white) >= 4.5", "too little contrast as text on white: 4.47, at least 4.5 is asked for"),
    ("#4280f6", "contrast(black) <= 3", "too much contrast on black: 5.66, at most 3 is asked for"),
    ("color(display-p3 1 0 0)", "gamut(srgb)", "more vivid than sRGB can show"),
    ("oklch(0.6 0.1 30)", "oklch.l <= 0.5", "the lightness of OKLCH is 0.6, at most 0.5 is asked for"),
    ("oklch(0.6 0.1 30)", "oklch.h = 40", "the hue of OKLCH is held at 40, not 30"),
    ("rgb(0 0 0 / 0.5)", "opaque", "translucent: alpha is 0.5, opaque is asked for"),
  ]) func aSentenceSaysWhy(_ color: String, _ rule: String, _ sentence: String) throws {
    let failures = RuleTest(try RuleSet(rule)).failures(of: try Color(color))
    #expect(failures.map(\.sentence) == [sentence])
  }

  @Test func eachRuleFailsOnceByWhatItMissesMost() throws {
    let test = RuleTest(try RuleSet("distance(#ff0000, #ff1010) >= 50 for all; contrast(white) >= 4.5"))
    let failures = test.failures(of: try Color("#ff1010"))
    #expect(failures.count == 2)
    #expect(failures.first?.reference == "#ff1010")
    #expect(failures.first?.value == 0)
  }
}
