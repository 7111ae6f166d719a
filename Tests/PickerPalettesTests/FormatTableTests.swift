import TestSupport
import Testing

@testable import PickerPalettes

/// A format is one file and one line in a table. What is in the files is in the table.
@Suite struct FormatTableTests {
  @Test func everyPaletteFormatInTheSourcesIsInTheTable() throws {
    let declared = try declared(#"static let id = "([^"]+)""#, in: "PickerPalettes/Formats")
    #expect(declared.sorted() == PaletteFormats.all.map { $0.id }.sorted())
    #expect(Set(declared).count == 22)
  }
}
