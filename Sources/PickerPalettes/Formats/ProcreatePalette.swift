import PickerCore

/// Procreate palette, `.swatches`: a ZIP archive whose `Swatches.json` has hue, saturation and brightness a color, of
/// sRGB or of a profile that comes along.
package enum ProcreatePalette: PaletteFormat {
  package static let id = "procreate"
  package static let name = "Procreate"
  package static let fileExtensions = ["swatches"]
  package static let keeps: PaletteFeatures = .alpha
  package static let mostColors = 30
  private static let content = "Swatches.json", largest = 1 << 23

  package static func recognizes(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: "PK\u{3}\u{4}") && bytes.contains(content, within: .max)
  }

  package static func decode(_ bytes: [UInt8]) throws(PaletteError) -> Palette {
    let content = try ZIPArchive.file(content, in: bytes, limit: largest)
    do { return try read(try JSONTree(palette: content)) } catch {
      throw PaletteError("\(Self.content): \(error.message)", error.place)
    }
  }

  /// A list of palettes, or one alone.
  private static func read(_ tree: JSONTree) throws(PaletteError) -> Palette {
    var palette = Palette()
    for (number, node) in (tree.array ?? [tree]).enumerated() {
      guard let swatches = node["swatches"]?.array else {
        throw PaletteError("expected a list of swatches", node.place)
      }
      if number == 0 { palette.name = node["name"]?.string ?? "" }
      let spaces = spaces(node["colorProfiles"]?.array ?? [])
      // An empty place is null.
      for swatch in swatches where swatch.isObject {
        let found: PaletteSwatch
        do throws(PaletteError) { found = try self.swatch(swatch, spaces) } catch {
          palette.leaveOut(error)
          continue
        }
        try palette.append(found, at: swatch.place)
      }
    }
    return try palette.unlessAllIsLeftOut()
  }

  /// The profiles that are known, by what swatches call them.
  private static func spaces(_ profiles: [JSONTree]) -> [String: any RGBColorSpace.Type] {
    var spaces: [String: any RGBColorSpace.Type] = [:]
    for profile in profiles {
      guard let key = profile["hash"]?.string, let data = profile["iccData"]?.string else { continue }
      spaces[key] = decodeBase64(data).flatMap { ICCProfile($0)?.space }
    }
    return spaces
  }

  private static func swatch(
    _ node: JSONTree, _ spaces: [String: any RGBColorSpace.Type]
  ) throws(PaletteError) -> PaletteSwatch {
    let values = ["hue", "saturation", "brightness"].compactMap { node[$0]?.number }, alpha = node["alpha"]?.number ?? 1
    guard values.count == 3 else { throw PaletteError("expected hue, saturation and brightness", node.place) }
    let hsv = HSV(wrapDegrees(values[0] * 360), values[1], values[2])
    var value = PaletteColor.hsb(hsv.components)
    if let key = node["colorProfile"]?.string {
      guard let space = spaces[key] else { throw PaletteError("expected a profile that is known", node.place) }
      if space != RGB.self { value = .css(Color(space, hsv.rgb.components)) }
    }
    return PaletteSwatch(value, alpha: min(max(alpha, 0), 1), name: node["name"]?.string ?? "")
  }

  package static func encode(_ palette: Palette) throws(PaletteError) -> [UInt8] {
    try checkCount(palette, of: "a palette of Procreate")
    var json = JSONWriter()
    json.array { json in
      json.object { json in
        json.member("name", palette.name)
        json.array("swatches") { json in
          for swatch in palette.swatches {
            let hsv = HSV(Gamut.sRGB.mapped(swatch.color).rgb)
            json.object {
              $0.member("hue", hsv.components.x / 360)
              $0.member("saturation", hsv.components.y)
              $0.member("brightness", hsv.components.z)
              $0.member("alpha", swatch.alpha)
              $0.member("colorSpace", 0)
            }
          }
        }
      }
    }
    return ZIPArchive.archive([(content, Array(json.text.utf8))])
  }
}

/// `nil` for what is not Base64 (RFC 4648, section 4); blanks between are fine.
func decodeBase64(_ text: String) -> [UInt8]? {
  var bytes: [UInt8] = [], bits: UInt32 = 0, count = 0
  for byte in text.utf8 where !byte.isSpace && byte != UInt8(ascii: "=") {
    let value: UInt8
    switch byte {
    case 65...90: value = byte - 65
    case 97...122: value = byte - 71
    case 48...57: value = byte + 4
    case UInt8(ascii: "+"): value = 62
    case UInt8(ascii: "/"): value = 63
    default: return nil
    }
    bits = bits << 6 | UInt32(value)
    count += 6
    if count >= 8 {
      count -= 8
      bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
    }
  }
  return bytes
}
