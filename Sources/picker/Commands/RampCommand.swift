import PickerCore

/// `picker ramp`: steps from color to color.
struct RampCommand: ColorCommand, MixesColors {
  static let name = "ramp"
  static let operands = "COLOR COLOR ..."
  static let summary = "Print the steps from color to color, one a line"
  static let notes = """
    Without COLOR, reads several per line from standard input, with tabs or blanks between, and prints each ramp on one \
    line, with tabs between. With --contrast-on, what follows are ratios and one color, as in \
    --contrast-on white 1.5,3,4.5,7 COLOR: the shades of the color that have them, each at least the ratio and less than \
    0.01 over it. For a ratio that no shade has, an empty line is printed, and the exit status is 1.
    """
  static let asksForEach = false
  static let hasOneEntry = false
  static let table =
    OptionTable<Self>.mixing
    + OptionTable([
      .init("count", short: "n", .text("COUNT"), "how many colors, the ends included; 10 by default") {
        $0.count = try readCount($1, "count", in: 1...1_000_000_000)
      },
      .init("contrast-on", .text("COLOR"), "print the shades of a color that have given ratios on this background") {
        $0.background = try readColor($1, option: "contrast-on").color
      },
    ]) + .output + .template

  var output = OutputOptions()
  var mixing = MixingOptions()
  var count = 10
  private var background: Color?
  private var ratios: [Double] = []
  private let missed = Finding()
  var colorCount: ClosedRange<Int> { background == nil ? 2...Int.max : 1...1 }

  func run(_ arguments: [String]) throws(Failure) -> Int32 {
    guard background != nil else { return try run(arguments, from: 1) }
    guard let first = arguments.first else {
      throw .usage("expected ratios such as 1.5,3,4.5,7 after --contrast-on COLOR; see \(Self.fullName) --help")
    }
    var command = self
    for text in first.split(separator: ",", omittingEmptySubsequences: false) {
      guard let ratio = ChannelModel.number(String(text)), (1...21).contains(ratio) else {
        throw .usage("argument 1: expected ratios from 1 to 21 such as 1.5,3,4.5,7, not \(quoted(first))")
      }
      command.ratios.append(ratio)
    }
    let status = try command.run(Array(arguments.dropFirst()), from: 2)
    return status == ExitStatus.chosen && missed.isThere ? ExitStatus.found : status
  }

  func answer(_ colors: [ParsedColor], _ entry: (Entry) throws(OutputEnd) -> Void) throws(OutputEnd) {
    if let background { return try answer(colors[0].color, on: background, entry) }
    // One after the other: a billion colors are never held at once.
    let ramp = Ramp(colors.map(\.color), in: mixing.space, hue: mixing.arc), last = Double(max(count - 1, 1))
    for step in 0..<count { try entry(Entry(ramp.color(at: Double(step) / last))) }
  }

  private func answer(
    _ color: Color, on background: Color, _ entry: (Entry) throws(OutputEnd) -> Void
  ) throws(OutputEnd) {
    for step in ContrastLadder(color, on: background.rgba, ratios: ratios).steps {
      guard let color = step.color else {
        missed.isThere = true
        complain("no shade has a contrast of \(decimalText(step.asked, atMost: 3)) with the background")
        try entry(Entry(figures: [""], colors: []) { $0.member("asked", step.asked) })
        continue
      }
      try entry(Entry(color))
    }
  }
}
