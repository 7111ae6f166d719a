import PickerCore
import PickerSystem

/// A command from colors to colors or figures.
protocol ColorCommand: PrintsColors {
  /// How many colors make one question.
  var colorCount: ClosedRange<Int> { get }
  /// Whether each of several arguments is a question of its own.
  static var asksForEach: Bool { get }
  /// Whether an answer is one entry always, else a list.
  static var hasOneEntry: Bool { get }
  /// Answers one question, an entry at a time.
  func answer(_ colors: [ParsedColor], _ entry: (Entry) throws(OutputEnd) -> Void) throws(OutputEnd)
}

/// A part of an answer: what stands on one line when the colors are arguments.
struct Entry {
  /// Printed in the formats of `--to`.
  var colors: [ParsedColor]
  /// Columns of text before the colors, which then are only printed if a format was asked for.
  var figures: [String] = []
  /// Writes the members of the JSON object; `nil` for the color's own.
  var members: ((inout JSONWriter) -> Void)?

  init(_ color: ParsedColor) { colors = [color] }
  init(_ color: Color) { colors = [ParsedColor(color)] }
  init(figures: [String], colors: [ParsedColor], members: @escaping (inout JSONWriter) -> Void) {
    self.figures = figures
    self.colors = colors
    self.members = members
  }
}

/// In bytes.
private let longestLine = 1 << 24

extension ColorCommand {
  static var asksForEach: Bool { true }
  static var hasOneEntry: Bool { true }
  var colorCount: ClosedRange<Int> { 1...1 }

  func run(_ arguments: [String]) throws(Failure) -> Int32 { try run(arguments, from: 1) }

  /// - Parameter first: The number of the first argument that is a color.
  func run(_ arguments: [String], from first: Int) throws(Failure) -> Int32 {
    try output.check()
    if arguments.isEmpty { return try answerLines() }
    if !Self.asksForEach, !colorCount.contains(arguments.count) {
      throw Self.wrongArguments(arguments, atMost: colorCount.upperBound)
    }
    let colors = try readColors(arguments, from: first)
    var out = StandardOutput()
    let printer = EntryPrinter(output)
    func print(_ entry: Entry) throws(OutputEnd) {
      printer.write(entry, to: &out)
      try out.endLine()
    }
    do throws(OutputEnd) {
      for question in Self.asksForEach ? colors.map({ [$0] }) : [colors] { try answer(question, print) }
      try out.flush()
    } catch { throw error.failure }
    return ExitStatus.chosen
  }

  /// One line out for each line of standard input.
  private func answerLines() throws(Failure) -> Int32 {
    var reader = LineReader(0, longest: longestLine), out = StandardOutput()
    let printer = EntryPrinter(output)
    var number = 0, status = ExitStatus.chosen
    do throws(LineReader.Failure<OutputEnd>) {
      while let line = try reader.line(beforeWaiting: { () throws(OutputEnd) in try out.flush() }) {
        number += 1
        var end: OutputEnd?
        do throws(BadColor) {
          let colors = try read(line)
          do throws(OutputEnd) {
            if let colors { try write(colors, printer, &out) }
          } catch { end = error }
        } catch {
          complain("line \(number): \(error.description)")
          status = ExitStatus.usage
        }
        if let end { throw .before(end) }
        do throws(OutputEnd) { try out.endLine() } catch { throw .before(error) }
      }
      do throws(OutputEnd) { try out.flush() } catch { throw .before(error) }
    } catch {
      switch error {
      case .before(.readerIsGone): return status
      case .before(let end): throw end.failure
      case .read(let error):
        try? out.flush()
        throw .refused("cannot read standard input: \(error)")
      }
    }
    return status
  }

  /// The colors of one line; `nil` for a blank one.
  private func read(_ line: LineReader.Line) throws(BadColor) -> [ParsedColor]? {
    guard case .bytes(var bytes) = line else {
      throw BadColor("expected no more than \(longestLine) bytes", character: 1)
    }
    if bytes.last == 13 { bytes.removeLast() }
    let text = blankingInvisibleSigns(try readText(bytes))
    if text.utf8.allSatisfy({ $0 == 32 || (9...13).contains($0) }) { return nil }
    guard colorCount != 1...1 else {
      do { return [try ParsedColor(String(decoding: bytes, as: UTF8.self))] } catch { throw BadColor(error, in: text) }
    }
    return try readFields(text)
  }

  /// Several colors in a line, with tabs between them, or blanks outside of parentheses.
  private func readFields(_ text: String) throws(BadColor) -> [ParsedColor] {
    var colors: [ParsedColor] = []
    for field in colorFields(text) {
      do { colors.append(try ParsedColor(field.text)) } catch {
        let inside = BadColor(error, in: field.text)
        throw BadColor(inside.message, character: field.start + inside.character)
      }
    }
    guard colorCount.contains(colors.count) else {
      let most = colorCount.upperBound
      let wanted = colorCount.count == 1 ? "\(most)" : most == Int.max ? "at least \(colorCount.lowerBound)" : "fewer"
      throw BadColor("expected \(wanted) colors, not \(colors.count),", character: 1)
    }
    return colors
  }

  /// All of an answer on one line.
  private func write(
    _ colors: [ParsedColor], _ printer: EntryPrinter, _ out: inout StandardOutput
  ) throws(OutputEnd) {
    if colorCount == 1...1, Self.asksForEach {
      return try answer(colors) { (entry) throws(OutputEnd) in printer.write(entry, to: &out) }
    }
    var isFirst = true
    if output.isJSON, !Self.hasOneEntry { out.write("[") }
    try answer(colors) { (entry) throws(OutputEnd) in
      if !isFirst { out.write(output.isJSON ? "," : "\t") }
      isFirst = false
      printer.write(entry, to: &out)
      try out.flushIfFull()
    }
    if output.isJSON, !Self.hasOneEntry { out.write("]") }
  }
}

/// A part of a line and how many characters stand before it.
private func colorFields(_ text: String) -> [(text: String, start: Int)] {
  let hasTabs = text.unicodeScalars.contains("\t")
  var fields: [(text: String, start: Int)] = [], field = "", depth = 0, start = 0
  func isBetween(_ scalar: Unicode.Scalar) -> Bool { scalar == "\t" || (!hasTabs && scalar == " " && depth <= 0) }
  for (index, scalar) in text.unicodeScalars.enumerated() {
    if isBetween(scalar) {
      if hasTabs || !field.isEmpty { fields.append((field, start)) }
      field = ""
      start = index + 1
      continue
    }
    if scalar == "(" { depth += 1 }
    if scalar == ")" { depth -= 1 }
    field.unicodeScalars.append(scalar)
  }
  if hasTabs || !field.isEmpty { fields.append((field, start)) }
  return fields
}
