import Foundation
import PickerCore
import TestSupport
import Testing

/// Any bytes either read as a finite color, whose own text reads again, or are refused with a place inside the text.
///
/// 200,000 texts; more with `PICKER_FUZZ=10000000` in the environment.
@Suite struct FuzzParserTests {
  private static let seeds = [
    "#4280f6", "#abc8", "rgb(66 128 246 / 50%)", "rgba(66, 128, 246, .5)", "hsl(217deg 91% 61%)", "hwb(180 20% none)",
    "lab(50% 40 -20 / 0.5)", "oklch(0.62 0.19 262)", "color(display-p3 0.3 0.5 0.9)", "color(xyz-d50 1e2 -1 none)",
    "rgb(from red calc(r * 2) g b / alpha)", "color-mix(in oklch longer hue, red 30%, blue)", "0xff4280f6", "4280f6;",
    "rgb:ff/80/0", "hsv(217 73% 96%)", "cmyk(73% 48% 0% 4%)", "rebeccapurple", "currentcolor", "okhsl(262 80% 60%)",
    "lch(calc(50 + 2 * sin(30deg)) clamp(1, 2, 3) 0.5turn)", "color(from hsl(20 30% 40%) srgb r g b)", "r\\65 d",
    "color-mix(in lch, oklab(0 9e37 0), red)", "color-mix(in lch, hsl(20 3e38% 3e38%), red)", "gray50", "brown3",
    "UIColor(red: 66/255, green: 0.5, blue: 0.96, alpha: 1)", "QColor(66, 128, 246)", "Color(0xFF4280F6)",
    "color-mix(in xyz, lab(3e38 3e38 3e38), okhsv(20 3e38% -3e38%))", "oklch(from hwb(20 3e38% 0%) l c h)",
    "hsl(round(up, 2.5, 1) hypot(3%, 4%) calc(infinity * 1%))", "/* c */ #fff /* d */",
  ]
  private static let pieces = [
    "(", ")", ",", "/", " ", "%", "none", "calc(", "-", "+", "1e9", "e", ".", "#", "0x", "from ", "\\", "\u{0}", "é",
    "/*",
    "*/", "deg", "99999999999999999999", "1e-400", "infinity", "NaN", "pi", "rgb(", "color(", "color-mix(in ", ";",
    "\n",
    "alpha", "red", "pow(", "1e400",
  ]

  @Test func nothingCrashesAndEveryErrorHasItsPlace() {
    let count = ProcessInfo.processInfo.environment["PICKER_FUZZ"].flatMap { Int($0) } ?? 200_000
    var random = Seeded(seed: 0xC0102), colors = 0
    let formats = OutputFormats.all, css = formats[1]
    for round in 0..<count {
      let text = Self.text(&random), syntax = random.below(2) == 0 ? ParsedColor.Syntax.css : .loose
      if round % 8 == 2, let match = ParsedColor.first(in: text), match.range.upperBound > text.utf8.count {
        Issue.record("`\(text)` in round \(round) has its color at \(match.range)")
        return
      }
      if round % 8 == 3 { _ = try? Template(text) }
      do throws(ColorParseError) {
        let parsed = try ParsedColor(text, syntax: syntax)
        colors += 1
        let parts = parsed.color.components, alpha = parsed.color.alpha
        let isFinite = Self.areFinite(parts) && alpha >= 0 && alpha <= 1
        let options = FormatOptions(gamut: FormatOptions.Gamut.allCases[random.below(3)])
        let printed = round % 8 == 0 ? formats.map { $0.text(parsed, options) }.joined(separator: "\t") : ""
        if let miss = Self.whatIsNoNumber(of: parsed.color) {
          Issue.record("`\(text)` in round \(round) has no \(miss)")
          return
        }
        if round % 8 == 1 {
          let edited = parsed.replacing(with: Color(RGB(0.2, 0.4, 0.6), alpha: 0.25), in: text)
          let again = [edited, css.text(parsed)].first { (try? ParsedColor($0)) == nil }
          guard again == nil else {
            Issue.record("`\(text)` in round \(round) was written as `\(again ?? "")`, which is no color")
            return
          }
        }
        guard isFinite, !printed.lowercased().contains("nan"), !printed.contains("inf") else {
          Issue.record("`\(text)` in round \(round) became \(parts) / \(alpha) \(printed)")
          return
        }
      } catch {
        guard error.offset >= 0, error.offset <= text.utf8.count, !error.expectation.isEmpty else {
          Issue.record("`\(text)` in round \(round) failed with \(error)")
          return
        }
      }
    }
    #expect(colors > count / 50, "the texts are too wild to test much")
  }

  private static func areFinite(_ numbers: SIMD3<Double>) -> Bool {
    numbers.x.isFinite && numbers.y.isFinite && numbers.z.isFinite
  }

  /// What a color converts to and measures, where that is no finite number, or none that it can be.
  private static func whatIsNoNumber(of color: Color) -> String? {
    if let space = ColorSpaces.all.first(where: { !areFinite(color.components(in: $0)) }) { return space.id }
    if let space = ColorSpaces.all.first(where: { !areFinite(color.converted(to: $0).rgb.components) }) {
      return "way back from \(space.id)"
    }
    let white = Color(RGB(1, 1, 1)), ratio = Contrast.ratio(text: color.rgba, on: white.rgba)
    guard ratio >= 1, ratio <= 21.01, Contrast.text(ratio: ratio).utf8.count <= 5 else { return "contrast" }
    let lightness = Contrast.lightnessContrast(text: color.rgba, on: white.rgba)
    guard abs(lightness) < 110, !Contrast.text(lightnessContrast: lightness).isEmpty else { return "Lc" }
    guard color.deltaE2000(to: white).isFinite, color.deltaE76(to: white).isFinite, color.deltaEOK(to: white).isFinite
    else { return "difference" }
    let name = NearestName(to: color.rgb)
    guard name.deltaE.isFinite, name.isExact || name.deltaE > 0 else { return "name" }
    let mix = Color.mix(color, white, in: LCH.self), turned = Harmony.triad.colors(of: color)
    guard areFinite(mix.components), turned.allSatisfy({ areFinite($0.components) }) else { return "mix or harmony" }
    return nil
  }

  /// A seed with a few changes, or pieces at random, or bytes at random.
  private static func text(_ random: inout Seeded) -> String {
    switch random.below(16) {
    case 0: return String(decoding: (0..<random.below(40)).map { _ in random.byte() }, as: UTF8.self)
    case 1, 2: return (0..<random.below(20)).map { _ in pieces[random.below(pieces.count)] }.joined()
    default:
      var bytes = Array(seeds[random.below(seeds.count)].utf8)
      for _ in 0..<random.below(4) {
        let place = random.below(bytes.count + 1)
        switch random.below(5) {
        case 0 where place < bytes.count: bytes.remove(at: place)
        case 1 where place < bytes.count: bytes[place] = random.byte() & 127
        case 2: bytes.insert(contentsOf: pieces[random.below(pieces.count)].utf8, at: place)
        case 3: bytes.insert(contentsOf: seeds[random.below(seeds.count)].utf8, at: place)
        default: bytes = Array(bytes.prefix(place)) + bytes.suffix(random.below(bytes.count + 1))
        }
      }
      return String(decoding: bytes, as: UTF8.self)
    }
  }
}
