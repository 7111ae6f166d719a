import PickerCore

/// Adobe Swatch Exchange, `.ase`: blocks of colors and groups, big-endian, names in UTF-16, numbers of 32 bits.
///
/// Source: the description at selapa.net/swatches, which agrees with files of Photoshop, Illustrator and InDesign.
package enum AdobeSwatchExchange: PaletteFormat {
  package static let id = "ase"
  package static let name = "Adobe Swatch Exchange"
  package static let fileExtensions = ["ase"]
  package static let keeps: PaletteFeatures = [.names, .groups, .wideGamut, .inks]

  private static let colorBlock = 1, groupStart = 0xC001, groupEnd = 0xC002
  private static let kinds: [PaletteSwatch.Kind] = [.global, .spot, .process]

  package static func recognizes(_ bytes: [UInt8]) -> Bool { bytes.starts(with: "ASEF") }

  package static func decode(_ bytes: [UInt8]) throws(PaletteError) -> Palette {
    var reader = ByteReader(bytes), palette = Palette(), group = ""
    guard recognizes(bytes) else { throw PaletteError("expected the letters ASEF", .byte(0)) }
    _ = try reader.take(4)
    let version = try reader.takeUInt16()
    guard version == 1 else { throw PaletteError("expected version 1, not \(version),", .byte(4)) }
    _ = try reader.takeUInt16()
    for _ in 0..<(try reader.takeUInt32()) {
      let place = reader.place, type = try reader.takeUInt16(), length = try reader.takeUInt32()
      var block = ByteReader(try reader.take(length))
      switch type {
      case groupStart: group = try block.takeUTF16(units: try block.takeUInt16())
      case groupEnd: group = ""
      case colorBlock:
        guard var swatch = try swatch(&block) else {
          palette.leaveOut(PaletteError("expected a color of RGB, CMYK, LAB or Gray", place))
          continue
        }
        swatch.group = group
        try palette.append(swatch, at: place)
      default: throw PaletteError("expected a block of a color or a group", place)
      }
    }
    return try palette.unlessAllIsLeftOut()
  }

  /// `nil` for any other model.
  private static func swatch(_ block: inout ByteReader) throws(PaletteError) -> PaletteSwatch? {
    let name = try block.takeUTF16(units: try block.takeUInt16())
    let value: PaletteColor
    switch try block.take(4) {
    case let model where model == "RGB ":
      value = .rgb(RGB(try block.takeFloat(), try block.takeFloat(), try block.takeFloat()))
    case let model where model == "CMYK":
      value = .cmyk(
        CMYK(try block.takeFloat(), try block.takeFloat(), try block.takeFloat(), try block.takeFloat()))
    case let model where model == "LAB ":
      value = .lab(SIMD3(try block.takeFloat() * 100, try block.takeFloat(), try block.takeFloat()))
    case let model where model == "Gray" || model == "GRAY": value = .gray(try block.takeFloat())
    default: return nil
    }
    let kind = try block.takeUInt16()
    return PaletteSwatch(value, name: name, kind: kinds.indices.contains(kind) ? kinds[kind] : nil)
  }

  package static func encode(_ palette: Palette) -> [UInt8] {
    var blocks: [UInt8] = [], count = 0, group = ""
    func append(_ type: Int, _ block: [UInt8]) {
      blocks.appendUInt16(type)
      blocks.appendUInt32(block.count)
      blocks += block
      count += 1
    }
    for swatch in palette.swatches {
      if swatch.group != group {
        if !group.isEmpty { append(groupEnd, []) }
        group = swatch.group
        if !group.isEmpty { append(groupStart, name(group)) }
      }
      append(colorBlock, block(swatch))
    }
    if !group.isEmpty { append(groupEnd, []) }
    var bytes = Array("ASEF".utf8)
    bytes.appendUInt32(0x10000)
    bytes.appendUInt32(count)
    return bytes + blocks
  }

  /// The number of units, the NUL included, and the units.
  private static func name(_ text: String) -> [UInt8] {
    let units = Array(text.utf16.prefix(32_000))
    var bytes: [UInt8] = []
    bytes.appendUInt16(units.count + 1)
    bytes.appendUTF16(units)
    return bytes
  }

  private static func block(_ swatch: PaletteSwatch) -> [UInt8] {
    var bytes = name(swatch.name), values: [Double]
    switch swatch.value {
    case .cmyk(let inks):
      bytes += Array("CMYK".utf8)
      values = [inks.cyan, inks.magenta, inks.yellow, inks.black]
    case .lab(let lab):
      bytes += Array("LAB ".utf8)
      values = [lab.x / 100, lab.y, lab.z]
    case .gray(let gray):
      bytes += Array("Gray".utf8)
      values = [gray]
    case .rgb, .hsb, .css:
      let rgb = swatch.color.rgb
      bytes += Array("RGB ".utf8)
      values = [rgb.red, rgb.green, rgb.blue]
    }
    for value in values { bytes.appendFloat(value) }
    bytes.appendUInt16(swatch.kind.flatMap { kinds.firstIndex(of: $0) } ?? 0)
    return bytes
  }
}
