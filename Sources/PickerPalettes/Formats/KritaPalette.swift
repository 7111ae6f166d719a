import PickerCore

/// Krita palette, `.kpl`: a ZIP archive whose `colorset.xml` has an entry a color, some of them in groups.
///
/// Source: Krita's `KoColorSet`, versions 1 and 2 of the format.
package enum KritaPalette: PaletteFormat {
  package static let id = "kpl"
  package static let name = "Krita"
  package static let fileExtensions = ["kpl"]
  package static let keeps: PaletteFeatures = [.names, .groups, .wideGamut]
  /// Larger than that of any palette people work with.
  private static let largest = 1 << 23

  package static func recognizes(_ bytes: [UInt8]) -> Bool { bytes.starts(with: "PK\u{3}\u{4}") }

  package static func decode(_ bytes: [UInt8]) throws(PaletteError) -> Palette {
    let content = try ZIPArchive.file("colorset.xml", in: bytes, limit: largest)
    do { return try read(content) } catch {
      throw PaletteError("colorset.xml: " + error.message, error.place)
    }
  }

  private static func read(_ content: [UInt8]) throws(PaletteError) -> Palette {
    var reader = try XMLReader(content), palette = Palette(), group = "", entry: XMLReader.Element?, depth = 0
    var color: PaletteColor?
    while let event = try reader.next() {
      switch event {
      case .start(let element):
        depth += 1
        switch element.name.local {
        case "ColorSet" where depth == 1, "Colorset" where depth == 1:
          palette.name = element["name"] ?? ""
          palette.columns = min(ArraySlice((element["columns"] ?? "0").utf8).wholeNumber ?? 0, 256)
        case _ where depth == 1: throw PaletteError("expected a ColorSet", element.place)
        case "Group": group = element["name"] ?? ""
        case "ColorSetEntry": (entry, color) = (element, nil)
        default: if entry != nil, let found = try self.color(element) { color = found }
        }
      case .end(let name):
        depth -= 1
        if name.local == "Group" { group = "" }
        guard name.local == "ColorSetEntry", let ended = entry else { continue }
        guard let value = color else { throw PaletteError("expected a color in a ColorSetEntry", ended.place) }
        let isSpot = ended["spot"] == "true"
        try palette.append(
          PaletteSwatch(value, name: ended["name"] ?? "", group: group, kind: isSpot ? .spot : nil), at: ended.place)
        entry = nil
      }
    }
    return palette
  }

  /// `nil` for what is no color.
  private static func color(_ element: XMLReader.Element) throws(PaletteError) -> PaletteColor? {
    func numbers(_ names: String...) throws(PaletteError) -> [Double] {
      var values: [Double] = []
      for name in names {
        guard let text = element[name], let value = finiteNumber(text) else {
          throw PaletteError("expected a number \(name) in a color", element.place)
        }
        values.append(value)
      }
      return values
    }
    switch element.name.local {
    case "sRGB", "RGB":
      let profile = element["space"] ?? "sRGB"
      guard element.name.local == "sRGB" || profile.lowercased().hasPrefix("srgb") else {
        throw PaletteError("expected sRGB, not another profile,", element.place)
      }
      let values = try numbers("r", "g", "b")
      return .rgb(RGB(values[0], values[1], values[2]))
    case "Gray": return .gray(try numbers("g")[0])
    case "CMYK":
      let values = try numbers("c", "m", "y", "k")
      return .cmyk(CMYK(values[0], values[1], values[2], values[3]))
    // Versions of Krita disagree on the scale of Lab.
    case "Lab", "XYZ", "YCbCr": throw PaletteError("expected a color of RGB, CMYK or Gray", element.place)
    default: return nil
    }
  }

  /// Those without a group come first, as Krita has it.
  package static func encode(_ palette: Palette) -> [UInt8] {
    let columns = palette.columns > 0 ? palette.columns : 16
    var groups: [String] = [""], members: [String: [PaletteSwatch]] = [:]
    for swatch in palette.swatches {
      if members[swatch.group] == nil, !swatch.group.isEmpty { groups.append(swatch.group) }
      members[swatch.group, default: []].append(swatch)
    }
    func rows(_ group: String) -> Int { max(1, ((members[group]?.count ?? 0) + columns - 1) / columns) }
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <ColorSet version="2.0" name="\(palette.name.escapedXML)" columns="\(columns)" rows="\(rows(""))" comment="" readonly="false">

      """
    for group in groups {
      if !group.isEmpty { text += " <Group name=\"\(group.escapedXML)\" rows=\"\(rows(group))\">\n" }
      for (index, swatch) in (members[group] ?? []).enumerated() { text += entry(swatch, index, columns) }
      if !group.isEmpty { text += " </Group>\n" }
    }
    let profiles = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<Profiles/>\n"
    return ZIPArchive.archive([
      ("mimetype", Array("application/x-krita-palette".utf8)), ("profiles.xml", Array(profiles.utf8)),
      ("colorset.xml", Array((text + "</ColorSet>\n").utf8)),
    ])
  }

  private static func entry(_ swatch: PaletteSwatch, _ index: Int, _ columns: Int) -> String {
    let rgb = swatch.color.rgb, depth = rgb.isEightBit ? "U8" : "F32"
    func text(_ value: Double) -> String { decimalText(value, atMost: 17) }
    return """
        <ColorSetEntry name="\(swatch.name.escapedXML)" id="\(index)" bitdepth="\(depth)" spot="\(swatch.kind == .spot)">
         <sRGB r="\(text(rgb.red))" g="\(text(rgb.green))" b="\(text(rgb.blue))"/>
         <Position row="\(index / columns)" column="\(index % columns)"/>
        </ColorSetEntry>

      """
  }
}
