import PickerCore

/// Paint Shop Pro palette, `.pal`: a magic line, a version, a count, then `R G B` a line, or `R G B A` as newer programs
/// write it.
package enum JASCPalette: PaletteFormat {
  package static let id = "jasc"
  package static let name = "Paint Shop Pro"
  package static let fileExtensions = ["pal", "psppalette"]
  package static let keeps: PaletteFeatures = []
  private static let magic = "JASC-PAL"

  package static func recognizes(_ bytes: [UInt8]) -> Bool { bytes.starts(with: magic) }

  package static func decode(_ bytes: [UInt8]) throws(PaletteError) -> Palette {
    var lines = TextLines(bytes), palette = Palette()
    guard let first = lines.next(), first == magic else { throw PaletteError("expected the word \(magic)", .line(1)) }
    guard let version = lines.next(), version == "0100" else { throw PaletteError("expected version 0100", .line(2)) }
    guard let count = lines.next()?.wholeNumber, count <= Palette.mostSwatches else {
      throw PaletteError("expected a count of at most \(Palette.mostSwatches)", .line(3))
    }
    while let line = lines.next() {
      if line.isEmpty { continue }
      guard palette.swatches.count < count else {
        throw PaletteError("expected the end after \(count) colors", lines.place)
      }
      let channels = line.split(whereSeparator: \.isSpace).map { $0.byteNumber }
      guard channels.count == 3 || channels.count == 4, !channels.contains(nil) else {
        throw PaletteError("expected three whole numbers from 0 to 255", lines.place)
      }
      let rgba = RGBA(bytes: channels.compactMap { $0 })
      try palette.append(PaletteSwatch(.rgb(rgba.rgb), alpha: rgba.alpha), at: lines.place)
    }
    guard palette.swatches.count == count else {
      throw PaletteError("expected \(count) colors, not the end after \(palette.swatches.count),", lines.place)
    }
    return palette
  }

  package static func encode(_ palette: Palette) -> [UInt8] {
    let rows = palette.swatches.map { "\($0.bytes.x) \($0.bytes.y) \($0.bytes.z)\r\n" }
    return Array("\(magic)\r\n0100\r\n\(rows.count)\r\n\(rows.joined())".utf8)
  }
}
