import Glibc

/// The results as a table to read and as JSON to keep.
struct Report {
  var results: [Result] = []
  var figures: [(group: String, figure: Figure)] = []

  static let header = row("race", "contender", "µs", "best", "ns/item", "ratio", "allocs", "target", "")

  static func line(_ result: Result) -> String {
    let target =
      switch result.target {
      case .ratio(let limit): "\(fixed(limit, 2))x"
      case .perItem(let limit): "\(fixed(limit, 2)) ns"
      case nil: ""
      }
    return row(
      result.race, result.contender, fixed(result.nanoseconds / 1000, 1), fixed(result.best / 1000, 1),
      fixed(result.perItem, 3),
      fixed(result.ratio, 2), result.allocations.map { fixed($0, 2) } ?? "", target,
      result.isMet.map { $0 ? "met" : "MISSED" } ?? "")
  }

  static func line(_ figure: Figure) -> String {
    let target = figure.target.map { "\(figure.isAtLeast ? "≥" : "≤") \(fixed($0, $0 < 10 ? 1 : 0))" } ?? ""
    let cells = [
      (figure.name, 44), (figure.contender, 24), (fixed(figure.value, figure.value < 100 ? 2 : 1), -10),
      (figure.unit, 16), (target, -8), (figure.isMet.map { $0 ? "met" : "MISSED" } ?? "", 6),
    ]
    return cells.map { text, width in
      let blanks = String(repeating: " ", count: max(abs(width) - text.count, 0))
      return width > 0 ? text + blanks : blanks + text
    }.joined(separator: " ")
  }

  private static func row(_ cells: String...) -> String {
    let widths = [26, 24, 10, 10, 9, 8, 7, 9, 6]
    return zip(cells, widths).enumerated().map { index, cell in
      let blanks = String(repeating: " ", count: max(cell.1 - cell.0.count, 0))
      return index < 2 || index == 8 ? cell.0 + blanks : blanks + cell.0
    }.joined(separator: " ")
  }

  func json(cpu: String, rounds: Int) -> JSON {
    .object([
      ("cpu", .string(cpu)), ("rounds", .number(Double(rounds))),
      (
        "results",
        .array(
          results.map { result in
            var fields: [(String, JSON)] = [
              ("group", .string(result.group)), ("race", .string(result.race)),
              ("contender", .string(result.contender)), ("items", .number(Double(result.items))),
              ("ns", .number(result.nanoseconds)), ("nsBest", .number(result.best)),
              ("nsPerItem", .number(result.perItem)),
              ("ratio", .number(result.ratio)),
            ]
            switch result.target {
            case .ratio(let limit): fields.append(("targetRatio", .number(limit)))
            case .perItem(let limit): fields.append(("targetNsPerItem", .number(limit)))
            case nil: break
            }
            if let count = result.allocations { fields.append(("allocationsPerItem", .number(count))) }
            if let met = result.isMet { fields.append(("met", .bool(met))) }
            return .object(fields)
          })
      ),
      ("figures", .array(figures.map { Self.json($0.group, $0.figure) })),
    ])
  }
}

extension Report {
  fileprivate static func json(_ group: String, _ figure: Figure) -> JSON {
    var fields: [(String, JSON)] = [
      ("group", .string(group)), ("figure", .string(figure.name)), ("contender", .string(figure.contender)),
      ("value", .number(figure.value)), ("unit", .string(figure.unit)),
    ]
    if let target = figure.target {
      fields.append((figure.isAtLeast ? "targetAtLeast" : "targetAtMost", .number(target)))
    }
    if let met = figure.isMet { fields.append(("met", .bool(met))) }
    return .object(fields)
  }
}

/// A number with so many decimals.
func fixed(_ value: Double, _ decimals: Int) -> String {
  guard value.isFinite else { return "-" }
  let scale = (0..<decimals).reduce(1.0) { scale, _ in scale * 10 }
  let scaled = (abs(value) * scale).rounded(), whole = (scaled / scale).rounded(.down)
  let digits = String(Int(scaled - whole * scale))
  let fraction = decimals > 0 ? "." + String(repeating: "0", count: decimals - digits.count) + digits : ""
  return (value < 0 && scaled > 0 ? "-" : "") + String(Int(whole)) + fraction
}

/// The model that the system names, such as the first `model name` in the processor list.
func processorName() -> String {
  guard let file = fopen("/proc/cpuinfo", "r") else { return "unknown" }
  defer { fclose(file) }
  var line = [CChar](repeating: 0, count: 1024)
  while fgets(&line, Int32(line.count), file) != nil {
    let text = String(decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    guard text.hasPrefix("model name"), let colon = text.firstIndex(of: ":") else { continue }
    return String(text[text.index(after: colon)...].drop { $0 == " " }.prefix { $0 != "\n" })
  }
  return "unknown"
}
