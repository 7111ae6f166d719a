import PickerCore

/// `picker nearest`: the allowed colors that look most like others.
struct NearestCommand: ColorCommand, TestsColors {
  static let name = "nearest"
  static let operands = "--rule RULE [COLOR ...]"
  static let summary = "Print the colors nearest to others that meet rules"
  static let notes = """
    Nearest is what differs least to the eye (ΔE 2000); a color that meets the rules is printed as it is. Printed in \
    hexadecimal, the digits themselves meet the rules. Where no color does, an empty line is printed, and the exit status \
    is 1. Without COLOR, reads one per line from standard input. \(ruleNotes)
    """
  static let table = OptionTable<Self>.rules + .output + .template

  var output = OutputOptions()
  var ruling = RuleOptions()
  private let missed = Finding()
  private var test = RuleTest(RuleSet())

  func run(_ arguments: [String]) throws(Failure) -> Int32 {
    guard !ruling.rules.isEmpty else { throw .usage("expected --rule RULE; see \(Self.fullName) --help") }
    var command = self
    command.test = ruling.test
    let status = try command.run(arguments, from: 1)
    return status == ExitStatus.chosen && missed.isThere ? ExitStatus.found : status
  }

  func answer(_ colors: [ParsedColor], _ entry: (Entry) throws(OutputEnd) -> Void) throws(OutputEnd) {
    let color = colors[0].color
    guard let nearest = test.nearest(to: color, inBytes: printsBytes) else {
      missed.isThere = true
      complain("no color meets the rules")
      return try entry(Entry(figures: [""], colors: []) { $0.member("allowed", false) })
    }
    try entry(Entry(nearest == color ? colors[0] : ParsedColor(nearest)))
  }

  /// Whether all that is printed are channels of 8 bits.
  private var printsBytes: Bool {
    let formats: Set<String> = ["hex", "name", "int", "android", "qt"]
    return output.template == nil && !output.isJSON && output.formats.allSatisfy { formats.contains($0.id) }
  }
}
