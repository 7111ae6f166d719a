import PickerCore

/// Colors in order, as palette files hold them.
package struct Palette: Hashable, Sendable {
  package var name: String
  /// How many swatches stand side by side, `0...256`; 0 where the file does not say.
  package var columns: Int
  package private(set) var swatches: [PaletteSwatch]
  /// What the reader left out, or read as something else.
  package private(set) var notes: [PaletteNote] = []
  private var nameBytes = 0

  /// Names are cut to `longestName`.
  package init(name: String = "", columns: Int = 0, swatches: [PaletteSwatch] = []) {
    self.name = name
    self.columns = min(max(columns, 0), 256)
    self.swatches = swatches.map { swatch in
      var swatch = swatch
      (swatch.name, swatch.group) = (swatch.name.asPaletteName(), swatch.group.asPaletteName())
      return swatch
    }
    nameBytes = self.swatches.reduce(0) { $0 + $1.nameBytes }
  }

  /// - Parameter place: Where in the file the swatch stands, for the error.
  mutating func append(_ swatch: PaletteSwatch, at place: PaletteError.Place) throws(PaletteError) {
    guard swatches.count < Self.mostSwatches else {
      throw PaletteError("expected no more than \(Self.mostSwatches) colors", place)
    }
    try Self.check(name: swatch.name, at: place)
    try Self.check(name: swatch.group, at: place)
    try Self.check(swatch.value, at: place)
    nameBytes += swatch.nameBytes
    guard nameBytes <= Self.mostNameBytes else {
      throw PaletteError("expected names of no more than \(Self.mostNameBytes) bytes in all", place)
    }
    swatches.append(swatch)
  }

  /// Puts a name before those of all swatches.
  package mutating func prefixNames(with name: String) {
    self = Palette(
      name: self.name, columns: columns,
      swatches: swatches.map { swatch in
        var swatch = swatch
        swatch.name = [name, swatch.name].filter { !$0.isEmpty }.joined(separator: " ")
        return swatch
      })
  }

  // MARK: What is left out

  /// Leaves one color out.
  mutating func leaveOut(_ error: PaletteError) { leaveOut("color", error) }

  mutating func leaveOut(_ noun: String, _ error: PaletteError) {
    note(PaletteNote(action: "left out", noun: noun, reason: error.message, place: error.place))
  }

  mutating func note(_ note: PaletteNote) { notes.add(note) }

  /// - Throws: the reason of the first note where all colors were left out.
  func unlessAllIsLeftOut() throws(PaletteError) -> Palette {
    if swatches.isEmpty, let note = notes.first { throw PaletteError(note.reason, note.place) }
    return self
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

  fileprivate var nameBytes: Int { name.utf8.count + group.utf8.count }

  /// In 8 bits, for formats that hold no more: what lies outside of sRGB is mapped as in CSS Color 4.
  var bytes: SIMD3<UInt8> { Gamut.sRGB.mapped(color).rgb.bytes }
}
