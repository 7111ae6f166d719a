import PickerCore

/// Named colors of GTK's style sheets, `.css`: `@define-color accent_color #4280f6;`.
///
/// Source: GTK 3 and 4, "GTK CSS Overview", section "Colors".
package enum GTKColors: PaletteFormat {
  package static let id = "gtk"
  package static let name = "GTK"
  package static let fileExtensions = ["css"]
  package static let keeps: PaletteFeatures = [.names, .alpha]

  package static func recognizes(_ bytes: [UInt8]) -> Bool { bytes.contains("@define-color") }

  package static func decode(_ bytes: [UInt8]) throws(PaletteError) -> Palette {
    try StyleSheet(bytes, .css).palette()
  }

  /// In words that GTK 3 reads too.
  package static func encode(_ palette: Palette) -> [UInt8] {
    var text = "", names = UniqueNames()
    for (index, swatch) in palette.swatches.enumerated() {
      let word = swatch.identifier(separator: "_")?.drop { $0 == "_" } ?? ""
      let base = word.isEmpty ? "color_\(index + 1)" : word.first?.isNumber ?? true ? "color_" + word : String(word)
      let bytes = swatch.bytes, alpha = decimalText(swatch.alpha, atMost: 20)
      let value =
        alpha == "1"
        ? "#" + hexText([bytes.x, bytes.y, bytes.z], false) : "rgba(\(bytes.x),\(bytes.y),\(bytes.z),\(alpha))"
      text += "@define-color \(names.take(base, separator: "_")) \(value);\n"
    }
    return Array(text.utf8)
  }
}
