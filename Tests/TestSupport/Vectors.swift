import Foundation

/// A table of expected values: one header row, tab separated, nothing quoted (see Vectors/PROVENANCE.md).
public struct Vectors: Sendable {
  public struct Row: Sendable {
    fileprivate let columns: [String: Int]
    fileprivate let cells: [Substring]

    /// The text in a column; empty if there is no such column.
    public subscript(_ column: String) -> String { columns[column].map { String(cells[$0]) } ?? "" }

    /// `nil` for `none` and `-`.
    public func number(_ column: String) -> Double? { Double(self[column]) }

    /// Three columns as one value; `nil` if one of them is no number.
    public func triple(_ prefix: String, _ suffixes: String) -> SIMD3<Double>? {
      var result = SIMD3<Double>()
      for (index, suffix) in suffixes.enumerated() {
        guard let value = number("\(prefix)_\(suffix)") else { return nil }
        result[index] = value
      }
      return result
    }
  }

  public let rows: [Row]

  /// - Parameter bundle: That of the tests, `.module`.
  public init(_ name: String, in bundle: Bundle) throws {
    let url = bundle.url(forResource: name, withExtension: "tsv", subdirectory: "Vectors")
    let text = try String(contentsOf: url ?? URL(filePath: name), encoding: .utf8)
    let lines = text.split(separator: "\n").map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
    let header = lines.first ?? []
    let columns = Dictionary(uniqueKeysWithValues: zip(header.map(String.init), header.indices))
    rows = lines.dropFirst().map { Row(columns: columns, cells: $0) }
  }

  /// The first complaint about a row, with the row's id, and how many rows were looked at.
  public func firstMiss(_ complaint: (Row) throws -> String?) rethrows -> String? {
    for row in rows {
      if let text = try complaint(row) { return "\(row["id"]): \(text)" }
    }
    return nil
  }
}

extension Vectors {
  /// A table that tests of several targets share.
  public init(shared name: String) throws { try self.init(name, in: .module) }
}
