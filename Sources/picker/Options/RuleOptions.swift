import PickerCore
import PickerSystem

/// What colors have to be.
struct RuleOptions {
  var rules = RuleSet()
  /// What `palette` stands for in rules.
  var palette: [Swatch] = []

  var test: RuleTest { RuleTest(rules, palette: palette) }

  /// Takes in the rules of an option.
  mutating func add(_ text: String) throws(Failure) {
    let set = try readRules(text, option: "rule")
    rules.rules += set.rules
    if !set.name.isEmpty { rules.name = set.name }
  }
}

/// Reads the rules of an option, and says where one cannot be read.
func readRules(_ text: String, option: String) throws(Failure) -> RuleSet {
  do throws(ColorParseError) {
    let set = try RuleSet(text)
    guard !set.isEmpty else { throw ColorParseError("a rule such as contrast(white) >= 4.5", at: text.utf8.count) }
    return set
  } catch {
    throw badText("--\(option)", text, error)
  }
}

protocol TestsColors: PrintsColors {
  var ruling: RuleOptions { get set }
}

extension OptionTable where Answers: TestsColors {
  static var rules: OptionTable {
    OptionTable([
      Row(
        "rule", .text("RULE"),
        "what colors have to be, such as 'contrast(white) >= 4.5'; repeated: all of them together"
      ) {
        try $0.ruling.add($1)
      },
      Row("palette", file: "FILE", "the swatches that 'palette' means in rules") {
        $0.ruling.palette = try readSwatches($1)
      },
    ])
  }
}

extension TestsColors {
  static var ruleNotes: String {
    """
    A RULE is contrast(COLOR) >= N or <= N (the ratio of WCAG 2, the color as text; under COLOR: as the background), \
    lc(COLOR) >= N, gamut(srgb), gamut(display-p3) or gamut(rec2020), distance(COLOR, ...) >= N or distance(palette) >= N \
    (ΔE 2000), with for all, or for some of normal, protan, deutan and tritan, at its end, SPACE.LETTER in N..N, = N, \
    >= N or <= N (a channel, such as oklch.h in 40..80), or opaque. Semicolons part several.
    """
  }
}

/// What a command without a result of its own still has to tell by its exit status.
final class Finding {
  var isThere = false
}
