import PickerCore

/// Scribus palette, `.xml`: an element a color, of RGB, CMYK or Lab.
///
/// Source: Scribus 1.4 (`RGB="#4280f6"`, `CMYK="#ba7a0009"`) and 1.5 (`SPACE` and numbers), `ColorSetManager` and `ScColor`.
package enum ScribusPalette: PaletteFormat {
  package static let id = "scribus"
  package static let name = "Scribus"
  package static let fileExtensions = ["xml"]
  package static let keeps: PaletteFeatures = [.names, .inks]

  package static func recognizes(_ bytes: [UInt8]) -> Bool { bytes.contains("<SCRIBUSCOLORS") }

  package static func decode(_ bytes: [UInt8]) throws(PaletteError) -> Palette {
    var reader = try XMLReader(bytes), palette = Palette(), depth = 0
    while let event = try reader.next() {
      guard case .start(let element) = event else {
        depth -= 1
        continue
      }
      depth += 1
      if depth == 1 {
        guard element.name.local == "SCRIBUSCOLORS" else { throw PaletteError("expected SCRIBUSCOLORS", element.place) }
        palette.name = element["Name"] ?? ""
      }
      guard depth == 2, element.name.local == "COLOR" else { continue }
      guard let value = color(element) else {
        palette.leaveOut(PaletteError("expected a color of RGB, CMYK or Lab", element.place))
        continue
      }
      let name = element["NAME"] ?? element["Name"] ?? "", kind = element["Spot"] == "1" ? PaletteSwatch.Kind.spot : nil
      try palette.append(PaletteSwatch(value, name: name, kind: kind), at: element.place)
    }
    return try palette.unlessAllIsLeftOut()
  }

  private static func color(_ element: XMLReader.Element) -> PaletteColor? {
    func numbers(_ names: String...) -> [Double]? {
      let values = names.compactMap { element[$0].flatMap(finiteNumber) }
      return values.count == names.count ? values : nil
    }
    func bytes(_ name: String, _ count: Int) -> [Double]? {
      guard let text = element[name], text.hasPrefix("#"), let bytes = ArraySlice(text.utf8).dropFirst().hexBytes,
        bytes.count == count
      else { return nil }
      return bytes.map { Double($0) / 255 }
    }
    switch element["SPACE"] {
    case "RGB": return numbers("R", "G", "B").map { .rgb(RGB($0[0] / 255, $0[1] / 255, $0[2] / 255)) }
    case "CMYK":
      return numbers("C", "M", "Y", "K").map { .cmyk(CMYK($0[0] / 100, $0[1] / 100, $0[2] / 100, $0[3] / 100)) }
    case "Lab": return numbers("L", "A", "B").map { .lab(SIMD3($0[0], $0[1], $0[2])) }
    case nil: break
    default: return nil
    }
    if let inks = bytes("CMYK", 4) { return .cmyk(CMYK(inks[0], inks[1], inks[2], inks[3])) }
    return bytes("RGB", 3).map { .rgb(RGB($0[0], $0[1], $0[2])) }
  }

  /// For both versions.
  package static func encode(_ palette: Palette) -> [UInt8] {
    let name = palette.name.isEmpty ? "" : " Name=\"\(palette.name.escapedXML)\""
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<SCRIBUSCOLORS\(name)>\n"
    for swatch in palette.swatches {
      let spot = swatch.kind == .spot ? " Spot=\"1\"" : ""
      text += " <COLOR NAME=\"\(swatch.name.escapedXML)\" \(attributes(swatch))\(spot)/>\n"
    }
    return Array((text + "</SCRIBUSCOLORS>\n").utf8)
  }

  private static func attributes(_ swatch: PaletteSwatch) -> String {
    func numbers(_ values: [(String, Double)]) -> String {
      values.map { " \($0)=\"\(decimalText($1.bounded, atMost: 6))\"" }.joined()
    }
    switch swatch.value {
    case .cmyk(let inks):
      let shares = [inks.cyan, inks.magenta, inks.yellow, inks.black]
      return "SPACE=\"CMYK\"" + numbers(Array(zip(["C", "M", "Y", "K"], shares.map { $0 * 100 })))
        + " CMYK=\"#\(hexText(shares.map { byte($0) }, false))\""
    case .lab(let lab): return "SPACE=\"Lab\"" + numbers([("L", lab.x), ("A", lab.y), ("B", lab.z)]) + rgb(swatch)
    default:
      let rgb = Gamut.sRGB.mapped(swatch.color).rgb.components * 255
      return "SPACE=\"RGB\"" + numbers([("R", rgb.x), ("G", rgb.y), ("B", rgb.z)]) + self.rgb(swatch)
    }
  }

  private static func rgb(_ swatch: PaletteSwatch) -> String {
    " RGB=\"#\(hexText([swatch.bytes.x, swatch.bytes.y, swatch.bytes.z], false))\""
  }
}
