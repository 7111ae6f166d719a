import PickerCore

/// Colors of the terminal iTerm2, `.itermcolors`: a property list with a dictionary a color.
package enum ITermTheme: PaletteFormat {
  package static let id = "iterm"
  package static let name = "iTerm2"
  package static let fileExtensions = ["itermcolors"]
  package static let keeps: PaletteFeatures = [.names, .alpha]

  package static func recognizes(_ bytes: [UInt8]) -> Bool {
    bytes.contains("<plist") && bytes.contains("<key>Red Component</key>")
  }

  package static func decode(_ bytes: [UInt8]) throws(PaletteError) -> Palette {
    var reader = try XMLReader(bytes), palette = Palette()
    // The keys that lead here, and what a color has so far.
    var keys: [String] = [], depth = 0, values: [String: String] = [:], place = PaletteError.Place.line(1)
    while let event = try reader.next() {
      switch event {
      case .start(let element):
        guard depth > 0 || element.name.local == "plist" else { throw PaletteError("expected a plist", element.place) }
        depth += 1
        if element.name.local == "dict" { (values, place) = ([:], element.place) }
      case .end(let name, let text):
        depth -= 1
        // plist, dict, dict of a color
        switch (name.local, depth) {
        case ("key", 2), ("key", 3):
          try Palette.check(name: text, at: place)
          keys = keys.prefix(depth - 2) + [text]
        case ("dict", 2):
          try append(values, called: keys.first ?? "", at: place, to: &palette)
          keys = []
        case (_, 3): if let key = keys.last { values[key] = text }
        default: break
        }
      }
    }
    return try palette.unlessAllIsLeftOut()
  }

  private static func append(
    _ values: [String: String], called name: String, at place: PaletteError.Place, to palette: inout Palette
  ) throws(PaletteError) {
    func number(_ key: String) -> Double? {
      values[key].flatMap { finiteNumber(ArraySlice($0.utf8).trimmed.text)?.withoutFloatNoise }
    }
    guard let red = number("Red Component"), let green = number("Green Component"), let blue = number("Blue Component")
    else { return palette.leaveOut(PaletteError("expected red, green and blue", place)) }
    let value: PaletteColor
    switch values["Color Space"] ?? "Calibrated" {
    case "sRGB": value = .rgb(RGB(red, green, blue))
    case "P3": value = .css(Color(DisplayP3.self, SIMD3(red, green, blue)))
    case "Calibrated", "Device":
      value = .rgb(RGB(red, green, blue))
      let reason = "its color space is that of a device"
      palette.note(PaletteNote(action: "took for sRGB", noun: "color", reason: reason, place: place))
    default: return palette.leaveOut(PaletteError("expected a color space of sRGB or P3", place))
    }
    let alpha = number("Alpha Component") ?? 1
    try palette.append(PaletteSwatch(value, alpha: min(max(alpha, 0), 1), name: name), at: place)
  }

  /// Swatches without a name are the terminal's colors in their order.
  package static func encode(_ palette: Palette) -> [UInt8] {
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      <dict>

      """
    var names = UniqueNames()
    for (index, swatch) in palette.swatches.enumerated() {
      let base = swatch.name.isEmpty ? "Ansi \(index) Color" : swatch.name.asPaletteName(sparing: 16)
      let rgb = Gamut.sRGB.mapped(swatch.color).rgb
      text += "\t<key>\(names.take(base, separator: " ").escapedXML)</key>\n\t<dict>\n"
      text += "\t\t<key>Color Space</key>\n\t\t<string>sRGB</string>\n"
      for (key, value) in [("Red", rgb.red), ("Green", rgb.green), ("Blue", rgb.blue), ("Alpha", swatch.alpha)] {
        text += "\t\t<key>\(key) Component</key>\n\t\t<real>\(decimalText(value, atMost: 17))</real>\n"
      }
      text += "\t</dict>\n"
    }
    return Array((text + "</dict>\n</plist>\n").utf8)
  }
}
