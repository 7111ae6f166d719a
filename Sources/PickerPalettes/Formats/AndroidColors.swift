import PickerCore

/// Colors of an Android program, `colors.xml`: resources with a name and `#AARRGGBB`, or the name of another.
///
/// Source: Android developers, "More resource types", section "Color".
package enum AndroidColors: PaletteFormat {
  package static let id = "android"
  package static let name = "Android"
  package static let fileExtensions = ["xml"]
  package static let keeps: PaletteFeatures = [.names, .alpha]
  /// Where a chain of names ends at the latest.
  private static let longestChain = 32
  private static let known: [String: RGBA] = [
    "@android:color/black": RGBA(RGB(0, 0, 0)), "@android:color/white": RGBA(RGB(1, 1, 1)),
    "@android:color/transparent": RGBA(RGB(0, 0, 0), alpha: 0),
  ]

  package static func recognizes(_ bytes: [UInt8]) -> Bool { bytes.contains("<resources") }

  private struct Resource {
    let name, text: String
    let place: PaletteError.Place
  }

  package static func decode(_ bytes: [UInt8]) throws(PaletteError) -> Palette {
    let resources = try resources(bytes)
    let byName = Dictionary(resources.map { ($0.name, $0.text) }) { $1 }
    var palette = Palette()
    for resource in resources {
      var text = resource.text
      for _ in 0..<longestChain {
        guard text.hasPrefix("@color/"), let next = byName[String(text.dropFirst(7))] else { break }
        text = next
      }
      if let rgba = known[text] ?? rgba(text) {
        try palette.append(PaletteSwatch(.rgb(rgba.rgb), alpha: rgba.alpha, name: resource.name), at: resource.place)
      } else {
        palette.leaveOut(PaletteError("expected a color such as #ff4280f6", resource.place))
      }
    }
    return try palette.unlessAllIsLeftOut()
  }

  private static func resources(_ bytes: [UInt8]) throws(PaletteError) -> [Resource] {
    var reader = try XMLReader(bytes), resources: [Resource] = [], open: [XMLReader.Element] = []
    while let event = try reader.next() {
      switch event {
      case .start(let element):
        guard !open.isEmpty || element.name.local == "resources" else {
          throw PaletteError("expected resources", element.place)
        }
        open.append(element)
      case .end(_, let text):
        guard let element = open.popLast(), open.count == 1, element.isColor else { continue }
        try Palette.check(name: element["name"] ?? "", at: element.place)
        let trimmed = ArraySlice(text.utf8).trimmed.text
        resources.append(Resource(name: element["name"] ?? "", text: trimmed, place: element.place))
      }
    }
    return resources
  }

  /// `#RGB`, `#ARGB`, `#RRGGBB`, `#AARRGGBB`.
  private static func rgba(_ text: String) -> RGBA? {
    let digits = text.utf8.dropFirst().map(\.nibble)
    guard text.hasPrefix("#"), !digits.contains(nil) else { return nil }
    var nibbles = digits.compactMap { $0 }
    if nibbles.count == 3 || nibbles.count == 4 { nibbles = nibbles.flatMap { [$0, $0] } }
    guard nibbles.count == 6 || nibbles.count == 8 else { return nil }
    let bytes = stride(from: 0, to: nibbles.count, by: 2).map { nibbles[$0] << 4 | nibbles[$0 + 1] }
    return RGBA(bytes: bytes.count == 4 ? [bytes[1], bytes[2], bytes[3], bytes[0]] : bytes)
  }

  package static func encode(_ palette: Palette) -> [UInt8] {
    var text = "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<resources>\n", names = UniqueNames()
    for (index, swatch) in palette.swatches.enumerated() {
      let name = names.take(swatch.variable(index, separator: "_", allowsNonASCII: false), separator: "_")
      let bytes = [swatch.bytes.x, swatch.bytes.y, swatch.bytes.z], alpha = byte(swatch.alpha)
      let hex = hexText(alpha == 255 ? bytes : [alpha] + bytes, true)
      text += "    <color name=\"\(name)\">#\(hex)</color>\n"
    }
    return Array((text + "</resources>\n").utf8)
  }
}

extension XMLReader.Element {
  fileprivate var isColor: Bool { name.local == "color" || (name.local == "item" && self["type"] == "color") }
}
