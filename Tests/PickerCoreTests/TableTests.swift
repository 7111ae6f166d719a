import TestSupport
import Testing

@testable import PickerCore

/// A space, a format or a notation is one file and one line in a table. What is in the files is in the tables.
@Suite struct TableTests {
  @Test func everySpaceInTheSourcesIsInTheTable() throws {
    let declared = try declared(#"static let id = "([^"]+)""#, in: "PickerCore/Color")
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
    for id in try declared(#"static let \w+ = OutputFormat\("([^"]+)"\)"#, in: "PickerCore/Format") {
      #expect(OutputFormats.named(id) != nil, "\(id) is missing")
    }
  }

  @Test func everyNotationInTheSourcesIsInTheTable() throws {
    let declared = try declared(#"static let \w+ = LooseNotation\("([^"]+)"\)"#, in: "PickerCore/Parse")
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
