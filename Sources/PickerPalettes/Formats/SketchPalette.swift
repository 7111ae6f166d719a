import PickerCore

/// Sketch palette, `.sketchpalette`: JSON with a list of colors.
///
/// Source: the plugin Sketch Palettes, versions 1 (hexadecimal text) and 2 (red, green, blue, alpha and name).
package enum SketchPalette: PaletteFormat {
  package static let id = "sketch"
  package static let name = "Sketch"
  package static let fileExtensions = ["sketchpalette"]
  package static let keeps: PaletteFeatures = [.names, .alpha]

  package static func recognizes(_ bytes: [UInt8]) -> Bool {
    bytes.isJSONObject && bytes.contains("\"compatibleVersion\"") && bytes.contains("\"colors\"")
  }

  package static func decode(_ bytes: [UInt8]) throws(PaletteError) -> Palette {
    let tree = try JSONTree(palette: bytes)
    guard let colors = tree["colors"]?.array else { throw PaletteError("expected a list of colors", tree.place) }
    var palette = Palette()
    for node in colors {
      if let swatch = swatch(node) {
        try palette.append(swatch, at: node.place)
      } else {
        palette.leaveOut(PaletteError("expected red, green and blue, each from 0 to 1", node.place))
      }
    }
    for node in tree["gradients"]?.array ?? [] {
      palette.leaveOut("gradient", PaletteError("expected a color", node.place))
    }
    return try palette.unlessAllIsLeftOut()
  }

  private static func swatch(_ node: JSONTree) -> PaletteSwatch? {
    if let text = node.string { return (try? ParsedColor(text, syntax: .css).color).map { PaletteSwatch($0) } }
    let channels = ["red", "green", "blue"].compactMap { node[$0]?.number?.withoutFloatNoise },
      alpha = node["alpha"]?.number ?? 1
    guard channels.count == 3, 0...1 ~= alpha else { return nil }
    let rgb = RGB(channels[0], channels[1], channels[2])
    return PaletteSwatch(.rgb(rgb), alpha: alpha, name: node["name"]?.string ?? "")
  }

  package static func encode(_ palette: Palette) -> [UInt8] {
    var json = JSONWriter(.lines(indent: 2))
    json.object { json in
      json.member("compatibleVersion", "2.0")
      json.member("pluginVersion", "2.22")
      json.array("colors") { json in
        for swatch in palette.swatches {
          let rgb = Gamut.sRGB.mapped(swatch.color).rgb
          json.object(.spaced) {
            if !swatch.name.isEmpty { $0.member("name", swatch.name) }
            $0.member("red", rgb.red)
            $0.member("green", rgb.green)
            $0.member("blue", rgb.blue)
            $0.member("alpha", swatch.alpha)
          }
        }
      }
      json.array("gradients") { _ in }
      json.array("images") { _ in }
    }
    return Array((json.text + "\n").utf8)
  }
}
