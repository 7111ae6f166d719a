import PickerCore

/// Colors in order, as palette files hold them.
package struct Palette: Hashable, Sendable {
  package var name: String
  /// How many swatches stand side by side, `0...256`; 0 where the file does not say.
  package var columns: Int
  package private(set) var swatches: [PaletteSwatch]

  /// A file with more is refused: it is none that people work with.
  package static let mostSwatches = 1 << 18

  package init(name: String = "", columns: Int = 0, swatches: [PaletteSwatch] = []) {
    self.name = name
    self.columns = min(max(columns, 0), 256)
    self.swatches = swatches
  }

  /// - Parameter place: Where in the file the swatch stands, for the error.
  mutating func append(_ swatch: PaletteSwatch, at place: PaletteError.Place) throws(PaletteError) {
    guard swatches.count < Self.mostSwatches else {
      throw PaletteError("expected no more than \(Self.mostSwatches) colors", place)
    }
    swatches.append(swatch)
  }
}

/// A color of a palette as its file has it.
package struct PaletteSwatch: Hashable, Sendable {
  /// What a file says of a color's use.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case global, process, spot
    /// The color that an indexed picture leaves out.
    case transparent
  }

  package var value: PaletteColor
  /// `0...1`, straight.
  package var alpha: Double
  /// Both may be empty.
  package var name, group: String
  package var kind: Kind?

  package init(_ value: PaletteColor, alpha: Double = 1, name: String = "", group: String = "", kind: Kind? = nil) {
    self.value = value
    self.alpha = alpha
    self.name = name
    self.group = group
    self.kind = kind
  }

  /// A color in its own space, with its alpha.
  package init(_ color: Color, name: String = "", group: String = "") {
    self.init(color.space == RGB.self ? .rgb(color.rgb) : .css(color), alpha: color.alpha, name: name, group: group)
  }

  package var color: Color {
    var color = value.color
    color.alpha = alpha
    return color
  }

  /// In 8 bits, for formats that hold no more: what lies outside of sRGB is mapped as in CSS Color 4.
  var bytes: SIMD3<UInt8> { Gamut.sRGB.mapped(color).rgb.bytes }
}
