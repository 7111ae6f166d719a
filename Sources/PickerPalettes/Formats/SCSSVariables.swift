import PickerCore

/// Variables of Sass whose value is a color, `.scss`: `$accent: #4280f6;`. A map is a group.
///
/// Source: Sass documentation, "Variables" and "Maps".
package enum SCSSVariables: PaletteFormat {
  package static let id = "scss"
  package static let name = "SCSS variables"
  package static let fileExtensions = ["scss"]
  package static let keeps: PaletteFeatures = [.names, .alpha, .wideGamut]

  package static func recognizes(_ bytes: [UInt8]) -> Bool { false }

  package static func decode(_ bytes: [UInt8]) throws(PaletteError) -> Palette {
    try StyleSheet(bytes, .scss).palette()
  }

  package static func encode(_ palette: Palette) -> [UInt8] {
    var text = "", names = UniqueNames()
    for (index, swatch) in palette.swatches.enumerated() {
      text += "$\(names.take(swatch.variable(index, separator: "-"))): \(swatch.color.fileText);\n"
    }
    return Array(text.utf8)
  }
}
