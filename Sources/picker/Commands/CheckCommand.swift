import PickerCore

/// `picker check`: whether colors meet rules, and if not, why.
struct CheckCommand: ColorCommand, TestsColors {
  static let name = "check"
  static let operands = "--rule RULE [COLOR ...]"
  static let summary = "Tell whether colors meet rules, and why not"
  static let notes = """
    Prints a line for each color: the color, ok or fails, and the reasons, with tabs between. The exit status is 1 where \
    one fails. Without COLOR, reads one per line from standard input. \(ruleNotes)
    """
  static let table = OptionTable<Self>.rules + .output

  var output = OutputOptions()
  var ruling = RuleOptions()
  private let failed = Finding()
  private var test = RuleTest(RuleSet())

  func run(_ arguments: [String]) throws(Failure) -> Int32 {
    guard !ruling.rules.isEmpty else { throw .usage("expected --rule RULE; see \(Self.fullName) --help") }
    var command = self
    command.test = ruling.test
    let status = try command.run(arguments, from: 1)
    return status == ExitStatus.chosen && failed.isThere ? ExitStatus.found : status
  }

  func answer(_ colors: [ParsedColor], _ entry: (Entry) throws(OutputEnd) -> Void) throws(OutputEnd) {
    let color = colors[0], failures = test.failures(of: color.color)
    if !failures.isEmpty { failed.isThere = true }
    let figures =
      [OutputFormats.all[0].text(color, output.style), failures.isEmpty ? "ok" : "fails"] + failures.map(\.sentence)
    try entry(
      Entry(figures: figures, colors: colors) { json in
        output.members(of: color, &json)
        json.member("allowed", failures.isEmpty)
        json.array("failures") { json in
          for failure in failures {
            json.object {
              $0.member("rule", failure.rule.text)
              $0.member("value", failure.value, atMost: output.style.precision)
              $0.member("reason", failure.sentence)
            }
          }
        }
      })
  }
}
