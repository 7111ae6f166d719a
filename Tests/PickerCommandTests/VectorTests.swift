import Foundation
import Testing

/// The published tables through one run of the program each.
@Suite struct VectorTests {
  @Test func everyColorOfTheParseTable() throws {
    // A line cannot hold a line feed or NUL, and a blank line is no error.
    let rows = try Table("css-parse").rows.filter { row in
      let text = row.input
      return !text.utf8.contains { $0 == 10 || $0 == 0 } && text.contains { !$0.isWhitespace }
    }
    #expect(rows.count >= 1680)
    let run = try Run(
      ["convert", "--to", "srgb", "--precision", "15"], input: .text(rows.map { $0.input + "\n" }.joined()))
    try #require(run.lines.count == rows.count)
    #expect(run.status == 2)
    var misses: [String] = [], badCount = 0
    for (row, line) in zip(rows, run.lines) {
      let place = "\(row["id", default: ""]) `\(row.input)`"
      if line.isEmpty { badCount += 1 }
      if row["valid"] == "0" {
        // More is read than CSS has.
        if !line.isEmpty, !isReadBesidesCSS(row.input) { misses.append("\(place) was read") }
      } else if line.isEmpty {
        misses.append("\(place) was refused")
      } else {
        let got = numbers(in: line.dropFirst("color(srgb ".count))
        for (value, wanted) in zip(got, row.numbers("srgb", "rgb")) {
          guard let wanted, abs(value - wanted) > 1e-7 * max(1, abs(wanted)) else { continue }
          misses.append("\(place) is \(line)")
        }
      }
    }
    #expect(misses.isEmpty, "\(misses.count), the first is \(misses.first ?? "")")
    #expect(run.errors.split(separator: "\n").count == badCount)
  }

  /// Digits without `#`, X11's long hexadecimal, a semicolon at the end, our own functions.
  private func isReadBesidesCSS(_ text: String) -> Bool {
    let text = text.trimmingCharacters(in: .whitespaces)
    if text.hasSuffix(";") || ["hsv", "okhsl", "okhsv", "cmyk", "0x"].contains(where: text.hasPrefix) { return true }
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
