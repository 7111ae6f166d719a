import PickerCore

/// Adobe color table, `.act`: 256 colors of three bytes, then, in newer files, how many count and which is transparent.
///
/// Source: Adobe Photoshop File Formats Specification, "Color table".
package enum ColorTable: PaletteFormat {
  package static let id = "act"
  package static let name = "Adobe color table"
  package static let fileExtensions = ["act"]
  package static let keeps: PaletteFeatures = []
  package static let mostColors = 256

  package static func recognizes(_ bytes: [UInt8]) -> Bool { false }

  package static func decode(_ bytes: [UInt8]) throws(PaletteError) -> Palette {
    guard bytes.count == 768 || bytes.count == 772 else {
      throw PaletteError("expected 768 or 772 bytes, not the end", .byte(bytes.count))
    }
    var count = 256, transparent: Int?
    if bytes.count == 772 {
      count = Int(bytes[768]) << 8 | Int(bytes[769])
      transparent = Int(bytes[770]) << 8 | Int(bytes[771])
      guard count <= 256 else { throw PaletteError("expected a count of at most 256, not \(count),", .byte(768)) }
    }
    let swatches = (0..<count).map { index in
      PaletteSwatch(
        .rgb(RGB(bytes: bytes[3 * index], bytes[3 * index + 1], bytes[3 * index + 2])),
        kind: index == transparent ? .transparent : nil)
    }
    return Palette(swatches: swatches)
  }

  package static func encode(_ palette: Palette) throws(PaletteError) -> [UInt8] {
    let swatches = palette.swatches
    try checkCount(palette, of: "a color table")
    var bytes = swatches.flatMap { [$0.bytes.x, $0.bytes.y, $0.bytes.z] }
    bytes += Array(repeating: 0, count: 768 - bytes.count)
    bytes.appendUInt16(swatches.count)
    bytes.appendUInt16(swatches.firstIndex { $0.kind == .transparent } ?? 0xFFFF)
    return bytes
  }
}
