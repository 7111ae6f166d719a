import PickerCore

/// LibreOffice color table, `.soc`: an XML file with an element a color.
///
/// Source: LibreOffice's `svx/source/xoutdev/_xoutbmp`, `XMLColorTable`; the namespaces differ between versions.
package enum LibreOfficePalette: PaletteFormat {
  package static let id = "soc"
  package static let name = "LibreOffice"
  package static let fileExtensions = ["soc"]
  package static let keeps: PaletteFeatures = .names

  package static func recognizes(_ bytes: [UInt8]) -> Bool { false }

  package static func decode(_ bytes: [UInt8]) throws(PaletteError) -> Palette {
    var reader = try XMLReader(bytes), palette = Palette(), depth = 0
    while let event = try reader.next() {
      guard case .start(let element) = event else {
        depth -= 1
        continue
      }
      depth += 1
      guard depth > 1 || element.name.local == "color-table" else {
        throw PaletteError("expected a color-table", element.place)
      }
      guard depth == 2, element.name.local == "color" else { continue }
      func attribute(_ local: String) -> String? {
        element.attributes[XMLReader.Name(space: element.name.space, local: local)]
      }
      let digits = ArraySlice((attribute("color") ?? "").utf8)
      guard digits.first == UInt8(ascii: "#"), let channels = digits.dropFirst().hexBytes, channels.count == 3 else {
        throw PaletteError("expected a color such as #4280f6", element.place)
      }
      let rgb = RGBA(bytes: channels).rgb
      try palette.append(PaletteSwatch(.rgb(rgb), name: attribute("name") ?? ""), at: element.place)
    }
    return palette
  }

  package static func encode(_ palette: Palette) -> [UInt8] {
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <ooo:color-table xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" \
      xmlns:draw="urn:oasis:names:tc:opendocument:xmlns:drawing:1.0" xmlns:xlink="http://www.w3.org/1999/xlink" \
      xmlns:svg="http://www.w3.org/2000/svg" xmlns:ooo="http://openoffice.org/2004/office">

      """
    for swatch in palette.swatches {
      let hex = hexText([swatch.bytes.x, swatch.bytes.y, swatch.bytes.z], false)
      text += "  <draw:color draw:name=\"\(swatch.name.escapedXML)\" draw:color=\"#\(hex)\"/>\n"
    }
    return Array((text + "</ooo:color-table>\n").utf8)
  }
}
