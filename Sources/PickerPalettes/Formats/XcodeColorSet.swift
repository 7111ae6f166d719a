import PickerCore

/// A color set of Xcode, `.colorset`: a folder with `Contents.json`, which has one color and its variants, such as that for
/// a dark appearance. A swatch is called by its variant.
///
/// Source: Apple, "Asset Catalog Format Reference", section "Named Color Type".
package enum XcodeColorSet: PaletteFormat {
  package static let id = "xcode"
  package static let name = "Xcode"
  package static let fileExtensions = ["colorset", "json"]
  package static let keeps: PaletteFeatures = [.alpha, .wideGamut]
  /// More would be variants of it.
  package static let mostColors = 1
  package static let fileInFolder: String? = "Contents.json"

  package static func recognizes(_ bytes: [UInt8]) -> Bool {
    bytes.isJSONObject && bytes.contains("\"idiom\"") && bytes.contains("\"colors\"")
  }

  package static func decode(_ bytes: [UInt8]) throws(PaletteError) -> Palette {
    let tree = try JSONTree(palette: bytes)
    guard let colors = tree["colors"]?.array else { throw PaletteError("expected a list of colors", tree.place) }
    var palette = Palette()
    for node in colors {
      let found: PaletteSwatch?
      do throws(PaletteError) { found = try swatch(node) } catch {
        palette.leaveOut(error)
        continue
      }
      if let found { try palette.append(found, at: node.place) }
    }
    return try palette.unlessAllIsLeftOut()
  }

  /// `nil` for a variant that has no color yet.
  private static func swatch(_ node: JSONTree) throws(PaletteError) -> PaletteSwatch? {
    guard let color = node["color"] else { return nil }
    guard let components = color["components"] else {
      throw PaletteError("expected components, not a color of the system", color.place)
    }
    func number(_ name: String) throws(PaletteError) -> Double {
      guard let value = components[name].flatMap(value) else {
        throw PaletteError("expected a number \(name)", components.place)
      }
      return value
    }
    let alpha = components["alpha"].flatMap(value) ?? 1, variant = variant(node)
    let space = color["color-space"]?.string ?? ""
    if space.holds("gray") {
      let white = try number("white")
      let gray = space == "gray-gamma-22" ? RGB.encoded(TransferFunction.power(white, 2.2)) : white
      return PaletteSwatch(.gray(gray), alpha: min(max(alpha, 0), 1), name: variant)
    }
    let rgb = SIMD3(try number("red"), try number("green"), try number("blue"))
    let found: PaletteColor
    switch space {
    case "srgb", "extended-srgb": found = .rgb(RGB(components: rgb))
    case "display-p3": found = .css(Color(DisplayP3.self, rgb))
    case "extended-linear-srgb": found = .css(Color(LinearSRGB.self, rgb))
    default: throw PaletteError("expected a color-space that is known", color.place)
    }
    return PaletteSwatch(found, alpha: min(max(alpha, 0), 1), name: variant)
  }

  /// `dark`, `dark high`, `ipad`.
  private static func variant(_ node: JSONTree) -> String {
    let idiom = node["idiom"]?.string ?? "universal"
    let appearances = (node["appearances"]?.array ?? []).compactMap { $0["value"]?.string }
    return ((idiom == "universal" ? [] : [idiom]) + appearances).joined(separator: " ")
  }

  /// A number of 0 to 1, or a text: `0x42` and `66` are of 255, `0.259` is not.
  private static func value(_ node: JSONTree) -> Double? {
    guard let text = node.string else { return node.number }
    let bytes = ArraySlice(text.utf8)
    if text.hasPrefix("0x") { return bytes.dropFirst(2).hexBytes.flatMap { $0.count == 1 ? Double($0[0]) / 255 : nil } }
    if let whole = bytes.wholeNumber { return Double(whole) / 255 }
    return finiteNumber(text)
  }

  package static func encode(_ palette: Palette) throws(PaletteError) -> [UInt8] {
    try checkCount(palette, of: "a color set")
    var json = JSONWriter(.lines(indent: 2))
    json.object { json in
      json.array("colors") { json in
        for swatch in palette.swatches { write(swatch, to: &json) }
      }
      json.object("info") {
        $0.member("author", "xcode")
        $0.member("version", 1)
      }
    }
    return Array((json.text + "\n").utf8)
  }

  private static func write(_ swatch: PaletteSwatch, to json: inout JSONWriter) {
    let color = swatch.color, isP3 = color.space == DisplayP3.self
    let rgb = isP3 ? color.components : color.rgb.components
    let isInside = Gamut.sRGB.contains(color, tolerance: Gamut.tolerance)
    let isBytes = !isP3 && isInside && color.rgb.isEightBit
    json.object { json in
      json.object("color") { json in
        json.member("color-space", isP3 ? "display-p3" : isInside ? "srgb" : "extended-srgb")
        json.object("components") { json in
          json.member("alpha", fraction(swatch.alpha))
          for (name, value) in [("blue", rgb.z), ("green", rgb.y), ("red", rgb.x)] {
            json.member(name, isBytes ? "0x" + hexText([byte(value)], true) : fraction(value.bounded))
          }
        }
      }
      json.member("idiom", "universal")
    }
  }

  /// With a point, so that it is no number of 255.
  private static func fraction(_ value: Double) -> String {
    let text = decimalText(value, atMost: 17)
    return text.contains(".") ? text : text + ".000"
  }
}
