import PickerCore

/// A list of six hexadecimal digits a line, `.hex`, as pixel artists share them; a `#` before them is fine, and two more
/// digits for alpha behind them. Also in a `.txt`.
package enum HexList: PaletteFormat {
  package static let id = "hex"
  package static let name = "hexadecimal list"
  package static let fileExtensions = ["hex", "txt"]
  package static let keeps: PaletteFeatures = []

  package static func recognizes(_ bytes: [UInt8]) -> Bool {
    // A style sheet, too, can begin with `#facade` on a line.
    var lines = TextLines(bytes), count = 0
    while count < 3, let line = lines.next() {
      if line.isEmpty { continue }
      guard channels(line) != nil, line.first == UInt8(ascii: "#") || line.count == 6 else { return false }
      count += 1
    }
    return count > 0
  }

  private static func channels(_ line: ArraySlice<UInt8>) -> [UInt8]? {
    let digits = line.first == UInt8(ascii: "#") ? line.dropFirst() : line
    return digits.count == 6 || digits.count == 8 ? digits.hexBytes : nil
  }

  package static func decode(_ bytes: [UInt8]) throws(PaletteError) -> Palette {
    var lines = TextLines(bytes), palette = Palette()
    while let line = lines.next() {
      if line.isEmpty { continue }
      guard let channels = channels(line) else {
        throw PaletteError("expected six or eight hexadecimal digits", lines.place)
      }
      let rgba = RGBA(bytes: channels)
      try palette.append(PaletteSwatch(.rgb(rgba.rgb), alpha: rgba.alpha), at: lines.place)
    }
    return palette
  }

  package static func encode(_ palette: Palette) -> [UInt8] {
    palette.swatches.flatMap { Array(hexText([$0.bytes.x, $0.bytes.y, $0.bytes.z], false).utf8) + [10] }
  }
}
