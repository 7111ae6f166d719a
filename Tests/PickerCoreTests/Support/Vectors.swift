import Foundation
import PickerCore

/// A table of expected values: one header row, tab separated, nothing quoted (see Vectors/PROVENANCE.md).
struct Vectors {
  struct Row: Sendable {
    fileprivate let columns: [String: Int]
    fileprivate let cells: [Substring]

    /// The text in a column; empty if there is no such column.
    subscript(_ column: String) -> String { columns[column].map { String(cells[$0]) } ?? "" }

    /// `nil` for `none` and `-`.
    func number(_ column: String) -> Double? { Double(self[column]) }

    /// Three columns as one value; `nil` if one of them is no number.
    func triple(_ prefix: String, _ suffixes: String) -> SIMD3<Double>? {
      var result = SIMD3<Double>()
      for (index, suffix) in suffixes.enumerated() {
        guard let value = number("\(prefix)_\(suffix)") else { return nil }
        result[index] = value
      }
      return result
    }
  }

  let rows: [Row]

  init(_ name: String) throws {
    let url = Bundle.module.url(forResource: name, withExtension: "tsv", subdirectory: "Vectors")
    let text = try String(contentsOf: url ?? URL(filePath: name), encoding: .utf8)
    let lines = text.split(separator: "\n").map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
    let header = lines.first ?? []
    let columns = Dictionary(uniqueKeysWithValues: zip(header.map(String.init), header.indices))
    rows = lines.dropFirst().map { Row(columns: columns, cells: $0) }
  }

  /// The first complaint about a row, with the row's id, and how many rows were looked at.
  func firstMiss(_ complaint: (Row) throws -> String?) rethrows -> String? {
    for row in rows {
      if let text = try complaint(row) { return "\(row["id"]): \(text)" }
    }
    return nil
  }
}

/// The color of 6-digit hex notation with its `#`.
func hexColor(_ text: String) -> RGB {
  let bits = UInt32(text.dropFirst().prefix(6), radix: 16) ?? 0
  return RGB(bytes: UInt8(bits >> 16 & 255), UInt8(bits >> 8 & 255), UInt8(bits & 255))
}

/// The largest difference of two triples.
func distance(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double {
  let d = a - b
  return max(abs(d.x), abs(d.y), abs(d.z))
}
