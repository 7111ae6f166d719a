import Glibc

@main
struct PickerBench {
  static let usage = """
    picker-bench [--rounds N] [--json FILE] [GROUP ...]
    Measures what Picker's targets are about, prints a table and writes FILE (bench/results.json).
    """

  static func main() {
    var names: [String] = [], rounds = 21, file = "bench/results.json"
    var arguments = CommandLine.arguments.dropFirst()
    while let argument = arguments.popFirst() {
      switch argument {
      case "--rounds": rounds = max(arguments.popFirst().flatMap { Int($0) } ?? 0, 1)
      case "--json": file = arguments.popFirst() ?? file
      case _ where groups.contains { $0.name == argument }: names.append(argument)
      default:
        print(usage)
        for group in groups { print("  \(group.name): \(group.summary)") }
        exit(argument == "--help" ? 0 : 2)
      }
    }
    let cpu = processorName()
    print("\(cpu), \(rounds) rounds; ratios are to the first contender of each race")
    var report = Report()
    for group in groups where names.isEmpty || names.contains(group.name) {
      print("\n\(group.name): \(group.summary)")
      for figure in group.figures(rounds) {
        report.figures.append((group.name, figure))
        print(Report.line(figure))
      }
      let races = group.races()
      if !races.isEmpty { print(Report.header) }
      for race in races {
        let results = measure(race, in: group.name, rounds: rounds)
        report.results += results
        for result in results { print(Report.line(result)) }
      }
    }
    guard report.json(cpu: cpu, rounds: rounds).write(to: file) else {
      print("picker-bench: cannot write \(file)")
      exit(3)
    }
    print("\nwritten to \(file)")
  }
}
