import PickerCore

/// KDE's `.colors`: a palette, which is as GIMP's under another word, or a color scheme, whose sections are groups.
///
/// Source: KGuiAddons, `KColorCollection`; KColorScheme's files, `Key=R,G,B` in sections such as `[Colors:Window]`.
package enum KDEColors: PaletteFormat {
  package static let id = "kde"
  package static let name = "KDE"
  package static let fileExtensions = ["colors"]
  package static let keeps: PaletteFeatures = .names
  private static let magic = "KDE RGB Palette"

  package static func recognizes(_ bytes: [UInt8]) -> Bool { bytes.starts(with: magic) || bytes.contains("\n[Colors:") }

  package static func decode(_ bytes: [UInt8]) throws(PaletteError) -> Palette {
    var lines = TextLines(bytes), palette = Palette()
    guard lines.next().map({ $0 == magic }) ?? false else { return try scheme(bytes) }
    while let line = lines.next() {
      if lines.number == 2, line.first == UInt8(ascii: "#") { palette.name = line.dropFirst().trimmed.text }
      guard let start = line.first, start != UInt8(ascii: "#") else { continue }
      try palette.append(try GIMPPalette.swatch(line, 3, lines.place), at: lines.place)
    }
    return palette
  }

  private static func scheme(_ bytes: [UInt8]) throws(PaletteError) -> Palette {
    var lines = TextLines(bytes), palette = Palette(), section = ""
    while let line = lines.next() {
      guard let start = line.first, start != UInt8(ascii: "#") else { continue }
      if start == UInt8(ascii: "["), line.last == UInt8(ascii: "]") {
        // `[Colors:Header][Inactive]`
        section = line.dropFirst().dropLast().split { $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "]") }
          .map(\.text).joined(separator: " ")
        continue
      }
      guard let sign = line.firstIndex(of: UInt8(ascii: "=")) else {
        throw PaletteError("expected a section or a key with its value", lines.place)
      }
      let key = line[..<sign].trimmed.text, value = line[(sign + 1)...].trimmed
      if section == "General", key == "Name" { palette.name = value.text }
      // Other settings are single words and numbers.
      guard value.contains(UInt8(ascii: ",")) || value.first == UInt8(ascii: "#") else { continue }
      if let rgba = rgba(value) {
        try palette.append(PaletteSwatch(.rgb(rgba.rgb), alpha: rgba.alpha, name: key, group: section), at: lines.place)
      } else {
        palette.leaveOut(PaletteError("expected whole numbers from 0 to 255", lines.place))
      }
    }
    guard !palette.swatches.isEmpty else {
      throw PaletteError("expected the words \(magic), or a scheme with colors", lines.place)
    }
    return palette
  }

  private static func rgba(_ value: ArraySlice<UInt8>) -> RGBA? {
    let parts = value.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false).map {
      $0.trimmed.byteNumber
    }
    if parts.count == 3 || parts.count == 4, !parts.contains(nil) { return RGBA(bytes: parts.compactMap { $0 }) }
    guard value.first == UInt8(ascii: "#"), let bytes = value.dropFirst().hexBytes else { return nil }
    // Qt has alpha first.
    return switch bytes.count {
    case 3: RGBA(bytes: bytes)
    case 4: RGBA(bytes: [bytes[1], bytes[2], bytes[3], bytes[0]])
    default: nil
    }
  }

  package static func encode(_ palette: Palette) -> [UInt8] {
    var text = "\(magic)\n" + (palette.name.isEmpty ? "" : "#\(palette.name.onOneLine)\n")
    for swatch in palette.swatches { text += GIMPPalette.line(swatch) }
    return Array(text.utf8)
  }
}
