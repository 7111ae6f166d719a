import PickerCore

/// A list of six hexadecimal digits a line, `.hex`, as pixel artists share them; a `#` before them is fine.
package enum HexList: PaletteFormat {
  package static let id = "hex"
  package static let name = "hexadecimal list"
  package static let fileExtensions = ["hex"]
  package static let keeps: PaletteFeatures = []

  package static func recognizes(_ bytes: [UInt8]) -> Bool { false }

  package static func decode(_ bytes: [UInt8]) throws(PaletteError) -> Palette {
    var lines = TextLines(bytes), palette = Palette()
    while let line = lines.next() {
      if line.isEmpty { continue }
      let digits = line.first == UInt8(ascii: "#") ? line.dropFirst() : line
      guard let channels = digits.hexBytes, channels.count == 3 else {
        throw PaletteError("expected six hexadecimal digits", lines.place)
      }
      try palette.append(PaletteSwatch(.rgb(RGBA(bytes: channels).rgb)), at: lines.place)
    }
    return palette
  }

  package static func encode(_ palette: Palette) -> [UInt8] {
    palette.swatches.flatMap { Array(hexText([$0.bytes.x, $0.bytes.y, $0.bytes.z], false).utf8) + [10] }
  }
}
