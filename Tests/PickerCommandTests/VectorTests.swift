import Foundation
import Testing

/// The published tables through one run of the program each.
@Suite struct VectorTests {
  /// Whether a line of input can be the text: it has no line feed, and a blank line is no error.
  private func fitsALine(_ text: String) -> Bool {
    !text.utf8.contains(10) && text.contains { !$0.isWhitespace }
  }

  @Test func everyColorOfTheParseTable() throws {
    let rows = try Table("css-parse").rows, lines = rows.filter { fitsALine($0.input) }
    #expect(rows.count == 1767 && rows.allSatisfy { !$0.input.utf8.contains(0) })
    let arguments = ["convert", "--to", "srgb", "--precision", "15"]
    let run = try Run(arguments, input: .text(lines.map { $0.input + "\n" }.joined()))
    try #require(run.lines.count == lines.count)
    #expect(run.status == 2)
    #expect(run.errors.split(separator: "\n").count == run.lines.count(where: \.isEmpty))
    // The others are arguments: all that are colors in one run, and each that is none in its own.
    let others = rows.filter { !fitsALine($0.input) }, colors = others.filter { $0["valid"] != "0" }
    let answers = try Run(arguments + ["--"] + colors.map(\.input))
    try #require(answers.lines.count == colors.count)
    #expect(colors.count > 50 && answers.status == 0 && answers.errors == "")
    let results = Array(zip(lines, run.lines)) + Array(zip(colors, answers.lines))
    let misses = results.compactMap { row, line in miss(row, line) }
    #expect(misses.isEmpty, "\(misses.count), the first is \(misses.first ?? "")")
    for row in others where row["valid"] == "0" {
      let refused = try Run(["convert", "--", row.input])
      let isRight = refused.status == 2 && refused.output == "" && refused.errors.split(separator: "\n").count == 1
      #expect(isRight, "\(row["id", default: ""]) `\(row.input)`")
    }
  }

  /// What is wrong about a row's answer, if anything is.
  private func miss(_ row: [String: String], _ line: Substring) -> String? {
    let place = "\(row["id", default: ""]) `\(row.input)`"
    if row["valid"] == "0" {
      // More is read than CSS has.
      return line.isEmpty || isReadBesidesCSS(row.input) ? nil : "\(place) was read"
    }
    if line.isEmpty { return "\(place) was refused" }
    let pairs = zip(numbers(in: line.dropFirst("color(srgb ".count)), row.numbers("srgb", "rgb"))
    let isClose = pairs.allSatisfy { value, wanted in
      wanted.map { abs(value - $0) <= 1e-7 * max(1, abs($0)) } ?? true
    }
    return isClose ? nil : "\(place) is \(line)"
  }

  /// Digits without `#`, X11's long hexadecimal, a semicolon at the end, our own functions, the names of X11 and names in
  /// words, and the invisible signs that are copied from pages as blanks.
  private func isReadBesidesCSS(_ text: String) -> Bool {
    let invisible: Set<Unicode.Scalar> = ["\u{A0}", "\u{200B}", "\u{3000}"]
    if text.unicodeScalars.contains(where: invisible.contains) { return true }
    let text = text.trimmingCharacters(in: .whitespaces)
    if text.hasSuffix(";") || ["hsv", "okhsl", "okhsv", "cmyk", "0x"].contains(where: text.hasPrefix) { return true }
    if ["violetred", "rebecca purple"].contains(text) { return true }
    let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
    return digits.allSatisfy(\.isHexDigit) && (text.hasPrefix("#") ? [9, 12] : [3, 4, 6, 8]).contains(digits.count)
  }

  /// A format, its columns in the table, what the table's 1 is in the format, and how close it has to come.
  static let spaces: [(format: String, prefix: String, letters: String, scales: [Double], tolerance: Double)] = [
    ("srgb-linear", "lin", "rgb", [1, 1, 1], 1e-9), ("xyz-d65", "xyz65", "xyz", [1, 1, 1], 1e-9),
    ("xyz-d50", "xyz50", "xyz", [1, 1, 1], 1e-9), ("lab", "lab", "lab", [1, 1, 1], 1e-7),
    ("lch", "lch", "lch", [1, 1, 1], 1e-7), ("oklab", "oklab", "lab", [1, 1, 1], 1e-9),
    ("oklch", "oklch", "lch", [1, 1, 1], 1e-9), ("display-p3", "p3", "rgb", [1, 1, 1], 1e-6),
    ("a98-rgb", "a98", "rgb", [1, 1, 1], 1e-6), ("prophoto-rgb", "prophoto", "rgb", [1, 1, 1], 1e-6),
    ("rec2020", "rec2020", "rgb", [1, 1, 1], 1e-6), ("hsl", "hsl", "hsl", [1, 100, 100], 1e-7),
    ("hsv", "hsv", "hsv", [1, 100, 100], 1e-7), ("hwb", "hwb", "hwb", [1, 100, 100], 1e-7),
    ("okhsl", "okhsl", "hsl", [1, 100, 100], 1e-4), ("okhsv", "okhsv", "hsv", [1, 100, 100], 1e-4),
    ("cmyk", "cmyk", "cmyk", [100, 100, 100, 100], 1e-7),
  ]

  @Test func everyColorOfTheTableOfSpaces() throws {
    let rows = try Table("spaces").rows
    let arguments = ["convert", "--gamut", "none", "--precision", "15"] + Self.spaces.flatMap { ["--to", $0.format] }
    let input = rows.map { row in
      "color(srgb \(["r", "g", "b"].map { row["srgb_\($0)", default: ""] }.joined(separator: " ")))\n"
    }
    let run = try Run(arguments, input: .text(input.joined()))
    #expect(run.status == 0 && run.errors == "")
    try #require(run.lines.count == rows.count)
    var misses: [String] = [], compared = 0
    for (row, line) in zip(rows, run.lines) {
      for (space, text) in zip(Self.spaces, line.split(separator: "\t")) {
        let got = numbers(in: text)
        for (index, wanted) in row.numbers(space.prefix, space.letters).enumerated() {
          guard let wanted, index < got.count else { continue }
          compared += 1
          let isHue = Array(space.letters)[index] == "h" && "hsl hsv hwb lch".contains(space.letters)
          var apart = abs(got[index] - wanted * space.scales[index])
          if isHue { apart = min(apart, 360 - apart) }
          let isNear = row["category", default: ""].hasPrefix("near")
          if apart > (isHue ? isNear ? 1e-4 : 1e-6 : space.tolerance) {
            misses.append("\(row["id", default: ""]): \(text)")
          }
        }
      }
    }
    #expect(misses.isEmpty, "\(misses.count), the first is \(misses.first ?? "")")
    #expect(compared > 15_000)
  }
}
