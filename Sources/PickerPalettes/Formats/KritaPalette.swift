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
    var color: Result<PaletteColor, PaletteError>?
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
        default: if entry != nil { color = self.color(element) ?? color }
        }
      case .end(let name, _):
        depth -= 1
        if name.local == "Group" { group = "" }
        guard name.local == "ColorSetEntry", let ended = entry else { continue }
        entry = nil
        switch color ?? .failure(PaletteError("expected a color in a ColorSetEntry", ended.place)) {
        case .failure(let error): palette.leaveOut(error)
        case .success(let value):
          let kind: PaletteSwatch.Kind? = ended["spot"] == "true" ? .spot : nil
          let swatch = PaletteSwatch(value, name: ended["name"] ?? "", group: group, kind: kind)
          try palette.append(swatch, at: ended.place)
        }
      }
    }
    return try palette.unlessAllIsLeftOut()
  }

  /// `nil` for what is not a color.
  private static func color(_ element: XMLReader.Element) -> Result<PaletteColor, PaletteError>? {
    do throws(PaletteError) { return try read(element).map { .success($0) } } catch { return .failure(error) }
  }

  private static func read(_ element: XMLReader.Element) throws(PaletteError) -> PaletteColor? {
    func numbers(_ names: String...) throws(PaletteError) -> [Double] {
      var values: [Double] = []
      for name in names {
        guard let text = element[name], let value = finiteNumber(text) else {
          throw PaletteError("expected a number \(name) in a color", element.place)
        }
        values.append(value.withoutFloatNoise)
      }
      return values
    }
    switch element.name.local {
    case "sRGB", "RGB":
      let values = try numbers("r", "g", "b"), profile = element.name.local == "sRGB" ? nil : element["space"]
      guard let color = KritaProfile(profile ?? "sRGB").color(SIMD3(values[0], values[1], values[2])) else {
        throw PaletteError("expected a profile that is known", element.place)
      }
      return color
    case "Gray":
      let value = try numbers("g")[0]
      guard let gray = KritaProfile(element["space"] ?? "").gray(value) else {
        throw PaletteError("expected a profile that is known", element.place)
      }
      return .gray(gray)
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
    func text(_ value: Double) -> String { decimalText(value.bounded, atMost: 17) }
    return """
        <ColorSetEntry name="\(swatch.name.escapedXML)" id="\(index)" bitdepth="\(depth)" spot="\(swatch.kind == .spot)">
         <sRGB r="\(text(rgb.red))" g="\(text(rgb.green))" b="\(text(rgb.blue))"/>
         <Position row="\(index / columns)" column="\(index % columns)"/>
        </ColorSetEntry>

      """
  }
}
