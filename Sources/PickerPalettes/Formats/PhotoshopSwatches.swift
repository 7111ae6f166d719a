import PickerCore

/// Photoshop swatches, `.aco`: a section of colors in words of 16 bits and, since version 2, the same with names.
///
/// Source: Adobe Photoshop File Formats Specification, "Color swatches".
package enum PhotoshopSwatches: PaletteFormat {
  package static let id = "aco"
  package static let name = "Photoshop swatches"
  package static let fileExtensions = ["aco"]
  package static let keeps: PaletteFeatures = [.names, .inks]
  package static let mostColors = 65535

  package static func recognizes(_ bytes: [UInt8]) -> Bool { false }

  /// Reads the section with names where there are both.
  package static func decode(_ bytes: [UInt8]) throws(PaletteError) -> Palette {
    var reader = ByteReader(bytes)
    let version = try reader.takeUInt16()
    guard version == 1 || version == 2 else { throw PaletteError("expected version 1 or 2, not \(version),", .byte(0)) }
    let first = try section(&reader, hasNames: version == 2)
    guard version == 1, reader.left >= 2 else { return first }
    // Anything else that follows is not colors.
    return try reader.takeUInt16() == 2 ? section(&reader, hasNames: true) : first
  }

  private static func section(_ reader: inout ByteReader, hasNames: Bool) throws(PaletteError) -> Palette {
    var palette = Palette()
    for _ in 0..<(try reader.takeUInt16()) {
      let place = reader.place
      let space = try reader.takeUInt16(), color = try color(space, &reader)
      let name = hasNames ? try reader.takeUTF16(units: try reader.takeUInt32()) : ""
      if let color {
        try palette.append(PaletteSwatch(color, name: name), at: place)
      } else {
        let expectation = "expected a color space of RGB, HSB, CMYK, Lab or grayscale, not \(space)"
        palette.leaveOut(PaletteError(expectation, place))
      }
    }
    return try palette.unlessAllIsLeftOut()
  }

  /// `nil` in a space that is none of these, such as those of ink makers' books.
  private static func color(_ space: Int, _ reader: inout ByteReader) throws(PaletteError) -> PaletteColor? {
    let words = [
      try reader.takeUInt16(), try reader.takeUInt16(), try reader.takeUInt16(), try reader.takeUInt16(),
    ].map(Double.init)
    switch space {
    case 0: return .rgb(RGB(words[0] / 65535, words[1] / 65535, words[2] / 65535))
    case 1: return .hsb(SIMD3(words[0] / 65535 * 360, words[1] / 65535, words[2] / 65535))
    // Here 0 is full ink.
    case 2: return .cmyk(CMYK(1 - words[0] / 65535, 1 - words[1] / 65535, 1 - words[2] / 65535, 1 - words[3] / 65535))
    case 7: return .lab(SIMD3(words[0] / 100, signed(words[1]) / 100, signed(words[2]) / 100))
    case 8: return .gray(min(words[0] / 10000, 1))
    case 9: return .cmyk(CMYK(words[0] / 10000, words[1] / 10000, words[2] / 10000, words[3] / 10000))
    default: return nil
    }
  }

  private static func signed(_ word: Double) -> Double { word < 32768 ? word : word - 65536 }

  /// Both sections, as Photoshop writes them.
  package static func encode(_ palette: Palette) throws(PaletteError) -> [UInt8] {
    try checkCount(palette, of: "a file of Photoshop swatches")
    var plain: [UInt8] = [], named: [UInt8] = []
    for swatch in palette.swatches {
      let words = words(swatch), units = Array(swatch.name.utf16.prefix(32_000))
      for word in words {
        plain.appendUInt16(word)
        named.appendUInt16(word)
      }
      named.appendUInt32(units.count + 1)
      named.appendUTF16(units)
    }
    var bytes: [UInt8] = []
    for (version, section) in [(1, plain), (2, named)] {
      bytes.appendUInt16(version)
      bytes.appendUInt16(palette.swatches.count)
      bytes += section
    }
    return bytes
  }

  private static func words(_ swatch: PaletteSwatch) -> [Int] {
    func word(_ value: Double, _ scale: Double) -> Int { Int((min(max(value, 0), 1) * scale).rounded()) }
    switch swatch.value {
    case .cmyk(let inks):
      return [2] + [inks.cyan, inks.magenta, inks.yellow, inks.black].map { word(1 - $0, 65535) }
    case .lab(let lab):
      func part(_ value: Double) -> Int { Int((min(max(value, -128), 127) * 100).rounded()) & 0xFFFF }
      return [7, word(lab.x / 100, 10000), part(lab.y), part(lab.z), 0]
    case .hsb(let hsb): return [1, word(hsb.x / 360, 65535), word(hsb.y, 65535), word(hsb.z, 65535), 0]
    case .gray(let gray): return [8, word(gray, 10000), 0, 0, 0]
    case .rgb, .css:
      let rgb = Gamut.sRGB.mapped(swatch.color).rgb
      return [0, word(rgb.red, 65535), word(rgb.green, 65535), word(rgb.blue, 65535), 0]
    }
  }
}
