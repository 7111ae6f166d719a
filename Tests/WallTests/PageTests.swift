import Foundation
import Testing

/// The pages in docs say what is there.
@Suite struct PageTests {
  static let root = WallTests.sources.deletingLastPathComponent()

  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// The files below a folder with an extension, by their paths from the root.
  static func files(_ folder: String, _ suffix: String) throws -> [String] {
    let base = root.appending(path: folder)
    let all = try #require(FileManager.default.enumerator(atPath: base.path))
    return all.compactMap { $0 as? String }.filter { $0.hasSuffix("." + suffix) }.map { folder + "/" + $0 }
  }

  /// The Swift in a page, a block each.
  private func blocks(_ page: String) throws -> [String] {
    try Self.text(page).components(separatedBy: "```swift\n").dropFirst().compactMap {
      $0.components(separatedBy: "```").first
    }
  }

  /// Without what it is indented by, line for line.
  private func lines(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "\n")
  }

  @Test func theExampleOfEmbeddingIsTheFile() throws {
    #expect(try blocks("docs/embedding.md").contains(try Self.text("Examples/Embedding/TwoPickers.swift")))
  }

  @Test func allCodeThatEmbedsIsBuilt() throws {
    let built = try (Self.files("Examples", "swift") + Self.files("Tests/PickerCoreTests", "swift"))
      .map { lines(try Self.text($0)) }
    for block in try blocks("docs/embedding.md") {
      #expect(built.contains { $0.contains(lines(block)) }, "\(block)")
    }
  }

  /// `Sources/…`, `Tests/…` and the like as they stand, but for those with a word to fill in; `Name.swift`, with or without
  /// folders, somewhere below.
  @Test func everyFileThatAPageNamesIsThere() throws {
    let pages = try Self.files("docs", "md") + ["README.md"]
    let sources = try ["Sources", "Tests", "Examples"].flatMap { try Self.files($0, "swift") } + ["Package.swift"]
    for page in pages {
      for match in try Self.text(page).matches(of: /`([A-Za-z0-9_.+\/-]+)`/) {
        let name = String(match.1)
        if name.contains("LANGUAGE") { continue }
        if name.hasSuffix(".swift") {
          #expect(sources.contains { $0 == name || $0.hasSuffix("/" + name) }, "\(page): \(name)")
        } else if ["Sources/", "Tests/", "docs/", "packaging/", "assets/"].contains(where: name.hasPrefix) {
          #expect(FileManager.default.fileExists(atPath: Self.root.appending(path: name).path), "\(page): \(name)")
        }
      }
      for match in try Self.text(page).matches(of: /\]\(([A-Za-z0-9_.\/-]+)\)/) where !match.1.hasPrefix("http") {
        let base = page.hasPrefix("docs/") ? "docs/" : ""
        let path = Self.root.appending(path: base + String(match.1)).path
        #expect(FileManager.default.fileExists(atPath: path), "\(page): \(match.1)")
      }
    }
  }
}
