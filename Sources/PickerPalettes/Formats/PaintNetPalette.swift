import PickerCore

/// paint.net palette, `.txt`: alpha, red, green and blue as eight hexadecimal digits a line; comments begin with `;`.
///
/// Source: paint.net documentation, "Working with palettes".
package enum PaintNetPalette: PaletteFormat {
  package static let id = "paintnet"
  package static let name = "paint.net"
  package static let fileExtensions = ["txt"]
  package static let keeps: PaletteFeatures = .alpha
  private static let title = "; paint.net Palette File"

  package static func recognizes(_ bytes: [UInt8]) -> Bool { bytes.starts(with: title) }

  package static func decode(_ bytes: [UInt8]) throws(PaletteError) -> Palette {
    var lines = TextLines(bytes), palette = Palette()
    while let line = lines.next() {
      if line.isEmpty || line.first == UInt8(ascii: ";") { continue }
      guard let channels = line.hexBytes, channels.count == 4 else {
        throw PaletteError("expected eight hexadecimal digits", lines.place)
      }
      let rgba = RGBA(bytes: [channels[1], channels[2], channels[3], channels[0]])
      try palette.append(PaletteSwatch(.rgb(rgba.rgb), alpha: rgba.alpha), at: lines.place)
    }
    return palette
  }

  package static func encode(_ palette: Palette) -> [UInt8] {
    let rows = palette.swatches.map {
      hexText([byte($0.alpha), $0.bytes.x, $0.bytes.y, $0.bytes.z], true) + "\r\n"
    }
    return Array((title + "\r\n" + rows.joined()).utf8)
  }
}
