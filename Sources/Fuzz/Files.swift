import PickerCore
import PickerPalettes
import PickerScene

@Sendable func fuzzJSON(_ bytes: [UInt8]) { _ = try? JSONTree(bytes) }

@Sendable func fuzzCatalog(_ bytes: [UInt8]) { _ = Catalog(mo: bytes) }

/// What is read as a palette can be written in each format that has room for it, and that is read again.
@Sendable func fuzzPalette(_ bytes: [UInt8]) {
  for format in PaletteFormats.all {
    _ = format.recognizes(bytes)
    guard let palette = try? format.decode(bytes), palette.swatches.count <= 16 else { continue }
    for other in PaletteFormats.all {
      guard let written = try? other.encode(palette), !palette.swatches.isEmpty else { continue }
      expect((try? other.decode(written)) != nil, "\(other.id) does not read what it wrote of \(format.id)")
    }
  }
}
