import Foundation

/// What `pattern` captures in the sources of a folder of `Sources`.
public func declared(_ pattern: String, in folder: String) throws -> [String] {
  let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Sources/\(folder)")
  let files = try FileManager.default.contentsOfDirectory(at: root, includingPropertiesForKeys: nil)
  let regex = try Regex<(Substring, Substring)>(pattern)
  return try files.filter { $0.pathExtension == "swift" }.flatMap { file in
    try String(contentsOf: file, encoding: .utf8).matches(of: regex).map { String($0.output.1) }
  }
}
