import PickerCore

/// `picker ramp`: steps from color to color.
struct RampCommand: ColorCommand, MixesColors {
  static let name = "ramp"
  static let operands = "COLOR COLOR ..."
  static let summary = "Print the steps from color to color, one a line"
  static let notes = """
    Without COLOR, reads several per line from standard input, with tabs or blanks between, and prints each ramp on one \
    line, with tabs between.
    """
  static let asksForEach = false
  static let hasOneEntry = false
  static let table =
    OptionTable<Self>.mixing
    + OptionTable([
      .init("count", short: "n", .text("COUNT"), "how many colors, the ends included; 10 by default") {
        $0.count = try readCount($1, "count", in: 1...1_000_000_000)
      }
    ]) + .output + .template

  var output = OutputOptions()
  var mixing = MixingOptions()
  var count = 10
  var colorCount: ClosedRange<Int> { 2...Int.max }

  func answer(_ colors: [ParsedColor], _ entry: (Entry) throws(OutputEnd) -> Void) throws(OutputEnd) {
    // One after the other: a billion colors are never held at once.
    let ramp = Ramp(colors.map(\.color), in: mixing.space, hue: mixing.arc), last = Double(max(count - 1, 1))
    for step in 0..<count { try entry(Entry(ramp.color(at: Double(step) / last))) }
  }
}
