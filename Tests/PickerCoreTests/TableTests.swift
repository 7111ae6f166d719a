import Foundation
import Testing

@testable import PickerCore

/// A space, a format or a notation is one file and one line in a table. What is in the files is in the tables.
@Suite struct TableTests {
  /// What `pattern` captures in the sources of a folder of the core.
  private func declared(_ pattern: String, in folder: String) throws -> [String] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Sources/PickerCore/\(folder)")
    let files = try FileManager.default.contentsOfDirectory(at: root, includingPropertiesForKeys: nil)
    let regex = try Regex<(Substring, Substring)>(pattern)
    return try files.filter { $0.pathExtension == "swift" }.flatMap { file in
      try String(contentsOf: file, encoding: .utf8).matches(of: regex).map { String($0.output.1) }
    }
  }

  @Test func everySpaceInTheSourcesIsInTheTable() throws {
    let declared = try declared(#"static let id = "([^"]+)""#, in: "Color")
    #expect(declared.sorted() == ColorSpaces.all.map { $0.id }.sorted())
  }

  @Test func everySpaceHasValuesOfOthersToCompareWith() {
    let known = ColorSpaceTests.known.map { $0.space.id } + [RGB.id]  // the table is in RGB
    #expect(known.sorted() == ColorSpaces.all.map { $0.id }.sorted())
  }

  @Test func everySpaceHasAFormatThatReadsBack() throws {
    for space in ColorSpaces.all {
      let format = try #require(OutputFormats.named(space.id), "\(space.id) has none")
      let text = format.text(Color(RGB(0.25, 0.5, 0.75)))
      #expect(try Color(text).space == space, "\(text)")
    }
  }

  @Test func everyFormatInTheSourcesIsInTheTable() throws {
    for id in try declared(#"static let \w+ = OutputFormat\("([^"]+)"\)"#, in: "Format") {
      #expect(OutputFormats.named(id) != nil, "\(id) is missing")
    }
  }

  @Test func everyPaletteFormatInTheSourcesIsInTheTable() throws {
    let declared = try declared(#"static let id = "([^"]+)""#, in: "Palette")
    #expect(declared.sorted() == PaletteFormats.all.map { $0.id }.sorted())
    #expect(Set(declared).count == 12)
  }

  @Test func everyNotationInTheSourcesIsInTheTable() throws {
    let declared = try declared(#"static let \w+ = LooseNotation\("([^"]+)"\)"#, in: "Parse")
    #expect(declared.sorted() == LooseNotation.all.map(\.example).sorted())
    for example in declared {
      let text = try ParsedColor(example).replacing(with: Color(RGB(bytes: 66, 128, 246)), in: example)
      #expect(try Color(text).rgb.bytes == [66, 128, 246], "\(example) becomes \(text)")
      #expect(throws: ColorParseError.self) { try ParsedColor(example, syntax: .css) }
    }
  }

  @Test func everyFunctionReadsAndWritesItself() throws {
    for function in ColorFunction.all {
      let space = try #require(ColorSpaces.named(function.space))
      let format = try #require(OutputFormats.named(function.names[0]) ?? OutputFormats.named(space.id))
      let text = format.text(Color(RGB(bytes: 66, 128, 246)).converted(to: space))
      #expect(text.hasPrefix(function.names[0] + "("))
      #expect(try Color(text).rgb.bytes == [66, 128, 246], "\(text)")
    }
  }
}
