import PickerCore
import Testing

/// Colors inside of other text are found and replaced in place.
@Suite struct ParseSearchTests {
  static let found: [(String, String?)] = [
    ("color: #4280f6;", "#4280f6"), ("  #abc ; ", "#abc"),
    ("border: 1px solid rgb(1 2 3 / 50%) !important", "rgb(1 2 3 / 50%)"),
    ("--red: tan", "tan"), ("/* red */ a-red redder #xyz hsl(1 2% 3%)", "hsl(1 2% 3%)"),
    ("let c = 0xff4280f6", "0xff4280f6"),
    ("4280f6", "4280f6"), ("width: 4280", nil), ("", nil), ("rgb(1 2) rgb(1 2 3)", "rgb(1 2 3)"),
    ("XTerm*background: rgb:00/80/ff", "rgb:00/80/ff"), ("é red", "red"),
    ("f(color-mix(in oklab, red, blue))", "color-mix(in oklab, red, blue)"),
  ]

  @Test(arguments: found) func findsTheFirst(_ text: String, _ expected: String?) {
    let match = ParsedColor.first(in: text)
    let found = match.map { String(decoding: Array(text.utf8)[$0.range], as: UTF8.self) }
    #expect(found == expected)
  }

  @Test func findsOneAfterTheOther() {
    var offset = 0, hex: [String] = []
    let text = "linear-gradient(red, #00f 20%, hsl(120 100% 50%))"
    while let match = ParsedColor.first(in: text, from: offset) {
      hex.append(OutputFormats.named("hex")?.text(match.color) ?? "")
      offset = match.range.upperBound
    }
    #expect(hex == ["#ff0000", "#0000ff", "#00ff00"])
  }

  @Test func replacesInTheSameNotation() throws {
    let text = "a { color: hsl(217, 91%, 60%); }", new = try Color("#ff0000")
    let match = try #require(ParsedColor.first(in: text))
    #expect(ParsedColor.replacing(match, in: text, with: new) == "a { color: hsl(0, 100%, 50%); }")
  }

  @Test func manyFalseStartsTakeNoTime() {
    for piece in ["rgb(1 2 ", "color-mix(in srgb, ", "#", "calc(", "0x", "red-"] {
      #expect(ParsedColor.first(in: String(repeating: piece, count: 2_000)) == nil)
    }
  }
}
