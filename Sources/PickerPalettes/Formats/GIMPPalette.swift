import PickerCore

/// GIMP palette, `.gpl`: a magic line, headers, then `R G B name` a line, in decimals of 8 bits. Inkscape, Krita and
/// MyPaint read it too.
///
/// Source: GIMP's developer documentation, "GPL palette format"; Aseprite's `Channels: RGBA` for a fourth number.
package enum GIMPPalette: PaletteFormat {
  package static let id = "gpl"
  package static let name = "GIMP"
  package static let fileExtensions = ["gpl"]
  package static let keeps: PaletteFeatures = .names
  private static let magic = "GIMP Palette"

  package static func recognizes(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: magic) || bytes.dropFirst(3).starts(with: Array(magic.utf8))
  }

  package static func decode(_ bytes: [UInt8]) throws(PaletteError) -> Palette {
    var lines = TextLines(bytes), palette = Palette(), count = 3
    guard let first = lines.next(), first == magic else {
      throw PaletteError("expected the words \(magic)", .line(1))
    }
    while let line = lines.next() {
      guard let start = line.first, start != UInt8(ascii: "#") else { continue }
      if palette.swatches.isEmpty, start.startsName, let colon = line.firstIndex(of: UInt8(ascii: ":")) {
        let value = line[(colon + 1)...].trimmed
        switch line[..<colon] {
        case let key where key == "Name": palette.name = value.text
        case let key where key == "Columns": palette.columns = min(value.wholeNumber ?? 256, 256)
        case let key where key == "Channels" && value == "RGBA": count = 4
        default: break
        }
        continue
      }
      try palette.append(try swatch(line, count, lines.place), at: lines.place)
    }
    return palette
  }

  /// So many numbers, and the rest of the line for a name.
  static func swatch(
    _ line: ArraySlice<UInt8>, _ count: Int, _ place: PaletteError.Place
  ) throws(PaletteError) -> PaletteSwatch {
    var rest = line, channels: [UInt8] = []
    for _ in 0..<count {
      let field = rest.prefix { !$0.isSpace }
      guard let value = field.byteNumber else {
        throw PaletteError("expected \(count == 3 ? "three" : "four") whole numbers from 0 to 255", place)
      }
      channels.append(value)
      rest = rest[field.endIndex...].trimmed
    }
    if rest.contains(0) { throw PaletteError("unexpected NUL", place) }
    let rgba = RGBA(bytes: channels)
    return PaletteSwatch(.rgb(rgba.rgb), alpha: rgba.alpha, name: rest.text)
  }

  package static func encode(_ palette: Palette) -> [UInt8] {
    let name = palette.name.isEmpty ? "Untitled" : palette.name.onOneLine
    var text = "\(magic)\nName: \(name)\nColumns: \(palette.columns)\n#\n"
    for swatch in palette.swatches { text += line(swatch) }
    return Array(text.utf8)
  }

  static func line(_ swatch: PaletteSwatch) -> String {
    let bytes = swatch.bytes, name = swatch.name.onOneLine
    return "\(padded(bytes.x)) \(padded(bytes.y)) \(padded(bytes.z))" + (name.isEmpty ? "\n" : "\t\(name)\n")
  }
}
