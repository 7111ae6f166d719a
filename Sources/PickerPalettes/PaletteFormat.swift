/// A palette file format: bytes in and bytes out.
///
/// Readers take hostile files: memory is bounded by a small multiple of the file's size, see `Palette+Limits.swift`, and
/// nothing but the bytes is looked at. A color that cannot be read among others that can is left out, with a note; a file
/// that is damaged is refused.
package protocol PaletteFormat: Sendable {
  /// The word in options, such as `gpl`.
  static var id: String { get }
  /// Whose format it is, such as `GIMP`.
  static var name: String { get }
  /// In lower case, without the point.
  static var fileExtensions: [String] { get }
  /// What is not lost in it.
  static var keeps: PaletteFeatures { get }
  /// How many colors it can hold.
  static var mostColors: Int { get }
  /// Where a palette is a folder: the file in it that holds the colors.
  static var fileInFolder: String? { get }
  /// Whether only files of this format begin like this; `false` where there is nothing to tell by.
  static func recognizes(_ bytes: [UInt8]) -> Bool
  static func decode(_ bytes: [UInt8]) throws(PaletteError) -> Palette
  /// - Throws: `PaletteError` where the format cannot hold so many colors.
  static func encode(_ palette: Palette) throws(PaletteError) -> [UInt8]
}

extension PaletteFormat {
  package static var mostColors: Int { .max }
  package static var fileInFolder: String? { nil }

  /// - Parameter what: Such as `a color table`.
  static func checkCount(_ palette: Palette, of what: String) throws(PaletteError) {
    let count = palette.swatches.count
    if count > mostColors {
      let most = mostColors == 1 ? "one color" : "at most \(mostColors) colors"
      throw PaletteError("\(what) has \(most), not \(count)", .nowhere)
    }
  }
}

/// What a palette can have besides 8 bits of red, green and blue.
package struct PaletteFeatures: OptionSet, Sendable, Hashable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let names = PaletteFeatures(rawValue: 1)
  package static let groups = PaletteFeatures(rawValue: 2)
  package static let alpha = PaletteFeatures(rawValue: 4)
  /// Colors outside of sRGB.
  package static let wideGamut = PaletteFeatures(rawValue: 8)
  package static let inks = PaletteFeatures(rawValue: 16)
}

/// The formats that the program knows. One line here makes a format known everywhere.
package enum PaletteFormats {
  package static let all: [any PaletteFormat.Type] = [
    GIMPPalette.self, AdobeSwatchExchange.self, PhotoshopSwatches.self, ColorTable.self, JASCPalette.self,
    RIFFPalette.self, KritaPalette.self, LibreOfficePalette.self, HexList.self, PaintNetPalette.self,
    DesignTokens.self, CSSVariables.self, SCSSVariables.self, GTKColors.self, KDEColors.self, ScribusPalette.self,
    ProcreatePalette.self, SketchPalette.self, AndroidColors.self, XcodeColorSet.self, KittyTheme.self, ITermTheme.self,
  ]

  package static func named(_ id: String) -> (any PaletteFormat.Type)? { all.first { $0.id == id } }

  /// The file inside, where a palette of this name is a folder.
  package static func fileInside(_ file: String) -> String? {
    format(ofFile: file.hasSuffix("/") ? String(file.dropLast()) : file)?.fileInFolder
  }

  /// By the first bytes where they tell, else by the file's extension. Among formats that share an extension the first
  /// bytes decide first.
  /// - Parameter bytes: What there is to read; `nil` for a file to be written.
  package static func format(ofFile file: String, bytes: [UInt8]? = nil) -> (any PaletteFormat.Type)? {
    let name = file.split(separator: "/").last ?? "", suffix = name.split(separator: ".").last ?? ""
    let wanted = suffix.count < name.count ? suffix.lowercased() : ""
    let candidates =
      all.filter { $0.fileExtensions[0] == wanted } + all.filter { $0.fileExtensions.dropFirst().contains(wanted) }
    guard let bytes else { return candidates.first }
    return (candidates + all).first { $0.recognizes(bytes) } ?? candidates.first
  }
}
