import PickerCore

/// Microsoft palette, `.pal`: a RIFF file of form `PAL ` whose `data` chunk holds a version, a count and four bytes a
/// color, little-endian.
///
/// Source: Microsoft Multimedia Programming Interface, "Palette file format"; LOGPALETTE.
package enum RIFFPalette: PaletteFormat {
  package static let id = "riff"
  package static let name = "Microsoft palette"
  package static let fileExtensions = ["pal"]
  package static let keeps: PaletteFeatures = []
  package static let mostColors = 65535

  package static func recognizes(_ bytes: [UInt8]) -> Bool { bytes.starts(with: "RIFF") }

  package static func decode(_ bytes: [UInt8]) throws(PaletteError) -> Palette {
    var reader = ByteReader(bytes)
    guard recognizes(bytes) else { throw PaletteError("expected the letters RIFF", .byte(0)) }
    _ = try reader.take(8)
    guard try reader.take(4) == "PAL " else { throw PaletteError("expected a RIFF file of form PAL", .byte(8)) }
    while reader.left > 0 {
      let name = try reader.take(4), size = try reader.takeLittle(4)
      if name == "data" {
        var data = ByteReader(try reader.take(size))
        return try palette(&data)
      }
      _ = try reader.take(size + size % 2)
    }
    throw PaletteError("expected a chunk of data", reader.place)
  }

  private static func palette(_ data: inout ByteReader) throws(PaletteError) -> Palette {
    let version = data.place
    guard try data.takeLittle(2) == 0x300 else { throw PaletteError("expected version 3", version) }
    var palette = Palette()
    for _ in 0..<(try data.takeLittle(2)) {
      let place = data.place, entry = try data.take(4), start = entry.startIndex
      try palette.append(PaletteSwatch(.rgb(RGB(bytes: entry[start], entry[start + 1], entry[start + 2]))), at: place)
    }
    return palette
  }

  package static func encode(_ palette: Palette) throws(PaletteError) -> [UInt8] {
    let count = palette.swatches.count
    try checkCount(palette, of: "a palette of Microsoft")
    var bytes = Array("RIFF".utf8)
    bytes.appendLittle(4 * count + 16, 4)
    bytes += Array("PAL data".utf8)
    bytes.appendLittle(4 * count + 4, 4)
    bytes.appendLittle(0x300, 2)
    bytes.appendLittle(count, 2)
    for swatch in palette.swatches { bytes += [swatch.bytes.x, swatch.bytes.y, swatch.bytes.z, 0] }
    return bytes
  }
}
