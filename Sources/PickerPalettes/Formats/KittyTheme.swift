import PickerCore

/// Colors of the terminal kitty, `.conf`: `color4 #4280f6` a line. Other settings are passed over.
///
/// Source: kitty documentation, "kitty.conf", section "Color scheme".
package enum KittyTheme: PaletteFormat {
  package static let id = "kitty"
  package static let name = "kitty"
  package static let fileExtensions = ["conf"]
  package static let keeps: PaletteFeatures = []
  package static let mostColors = 256

  package static func recognizes(_ bytes: [UInt8]) -> Bool {
    var lines = TextLines(bytes)
    while let line = lines.next(), lines.number < 200 {
      let words = line.split(maxSplits: 2, whereSeparator: \.isSpace)
      if words.count == 2, isKey(words[0].text), words[1].first == UInt8(ascii: "#"), color(words[1]) != nil {
        return true
      }
    }
    return false
  }

  /// Settings whose value is a color.
  private static func isKey(_ key: String) -> Bool {
    if key.hasPrefix("color"), let index = ArraySlice(key.utf8.dropFirst(5)).wholeNumber { return index < mostColors }
    return ["foreground", "background", "color", "cursor"].contains { key == $0 || key.hasSuffix("_\($0)") }
  }

  /// As X11 has it: `#rgb`, `#rrggbb`, `rgb:r/g/b` or a name.
  private static func color(_ text: ArraySlice<UInt8>) -> Color? {
    guard let found = try? ParsedColor(text.text), !found.notation.isContextual else { return nil }
    return found.color
  }

  package static func decode(_ bytes: [UInt8]) throws(PaletteError) -> Palette {
    var lines = TextLines(bytes), palette = Palette()
    while let line = lines.next() {
      let words = line.split(maxSplits: 1, whereSeparator: \.isSpace)
      if let first = words.first, first == "##", let rest = words.last, rest.starts(with: "name:".utf8) {
        palette.name = rest.dropFirst(5).trimmed.text
      }
      guard words.count == 2, isKey(words[0].text), !(words[1] == "none") else { continue }
      guard let color = color(words[1].trimmed) else {
        palette.leaveOut(PaletteError("expected a color such as #4280f6", lines.place))
        continue
      }
      try palette.append(PaletteSwatch(color, name: words[0].text), at: lines.place)
    }
    guard !palette.swatches.isEmpty else { throw PaletteError("expected a setting that is a color", lines.place) }
    return palette
  }

  /// Swatches named like a setting are that setting; the others are the terminal's colors in their order.
  package static func encode(_ palette: Palette) throws(PaletteError) -> [UInt8] {
    try checkCount(palette, of: "a theme of kitty")
    var text = palette.name.isEmpty ? "" : "## name: \(palette.name.onOneLine)\n", next = 0
    var used = Set(palette.swatches.map(\.name).filter(isKey))
    for swatch in palette.swatches {
      var key = swatch.name
      if used.contains(key) {
        used.remove(key)
      } else {
        repeat {
          key = "color\(next)"
          next += 1
        } while palette.swatches.contains { $0.name == key }
      }
      text += "\(key) #\(hexText([swatch.bytes.x, swatch.bytes.y, swatch.bytes.z], false))\n"
    }
    return Array(text.utf8)
  }
}
