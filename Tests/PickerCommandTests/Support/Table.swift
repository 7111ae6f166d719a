import Foundation
import TestSupport

/// A published table of expected values: a header row, tabs between cells, nothing quoted.
struct Table {
  let rows: [[String: String]]

  /// - Parameter target: The tests that have the table.
  init(_ name: String, of target: String = "PickerCoreTests") throws {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let url = tests.appendingPathComponent("\(target)/Vectors/\(name).tsv")
    let lines = try String(contentsOf: url, encoding: .utf8).split(separator: "\n").map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
    let header = lines.first ?? []
    rows = lines.dropFirst().map { Dictionary(uniqueKeysWithValues: zip(header, $0)) }
  }
}

extension [String: String] {
  func numbers(_ prefix: String, _ suffixes: String) -> [Double?] {
    suffixes.map { self["\(prefix)_\($0)"].flatMap { Double($0) } }
  }

  /// The text of a color.
  var input: String { self["input", default: ""].withTableEscapesResolved }
}

/// The numbers in a function such as `color(srgb 0.1 0.2 none / 0.5)`; `none` is 0.
func numbers(in text: some StringProtocol) -> [Double] {
  text.split { "() %/".contains($0) }.compactMap { $0 == "none" ? 0 : Double($0) }
}
