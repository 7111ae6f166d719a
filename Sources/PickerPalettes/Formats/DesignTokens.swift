import PickerCore

/// Design tokens, `.json` or `.tokens`: the color tokens of a tree of groups, aliases resolved. A swatch's group is the
/// path of the groups around its token, with points between.
///
/// Source: Design Tokens Community Group, Format Module and Color Module 2025.10; colors as text from older drafts.
package enum DesignTokens: PaletteFormat {
  package static let id = "tokens"
  package static let name = "design tokens"
  package static let fileExtensions = ["json", "tokens"]
  package static let keeps: PaletteFeatures = [.names, .groups, .alpha, .wideGamut]

  /// So many nested groups at most: readers have bounds.
  private static let deepest = 32
  static let spaces: Set<String> = [
    "srgb", "srgb-linear", "hsl", "hwb", "lab", "lch", "oklab", "oklch", "display-p3", "a98-rgb", "prophoto-rgb",
    "rec2020", "xyz-d65", "xyz-d50",
  ]

  package static func recognizes(_ bytes: [UInt8]) -> Bool { bytes.isJSONObject && bytes.contains("\"$value\"") }

  package static func decode(_ bytes: [UInt8]) throws(PaletteError) -> Palette {
    let tree = try JSONTree(palette: bytes)
    guard tree.isObject else { throw PaletteError("expected an object", tree.place) }
    var reader = try DesignTokenReader(tree)
    return try reader.read()
  }

  /// Tokens have saturation, lightness, whiteness and blackness from 0 to 100.
  static func isPercentage(_ space: String, _ index: Int) -> Bool { (space == "hsl" || space == "hwb") && index > 0 }

  package static func encode(_ palette: Palette) -> [UInt8] {
    let root = Node()
    for (index, swatch) in palette.swatches.enumerated() {
      let groups = swatch.group.split(separator: ".", maxSplits: deepest - 2).map { String($0).asTokenName }
      let name = swatch.name.isEmpty ? "color-\(index + 1)" : swatch.name.asPaletteName(sparing: 16)
      root.insert(swatch, (groups + [name == "$root" ? name : name.asTokenName])[...])
    }
    var json = JSONWriter(.lines(indent: 2))
    json.object {
      $0.member("$type", "color")
      root.writeMembers(to: &$0)
    }
    return Array((json.text + "\n").utf8)
  }

  private static func write(_ swatch: PaletteSwatch, to json: inout JSONWriter) {
    let color = swatch.color, shown = spaces.contains(color.space.id) ? color : color.converted(to: RGB.self)
    json.object("$value") { json in
      json.member("colorSpace", shown.space.id)
      json.array("components") { json in
        for index in 0..<3 {
          if shown.missing.contains(.component(index)) {
            json.string("none")
          } else {
            let value = shown.components[index], scaled = isPercentage(shown.space.id, index) ? value * 100 : value
            json.number(scaled.bounded, atMost: 20)
          }
        }
      }
      if swatch.alpha != 1 { json.member("alpha", swatch.alpha, atMost: 20) }
    }
  }

  /// A group that is being written.
  private final class Node {
    private var order: [String] = []
    private var tokens: [String: PaletteSwatch] = [:]
    private var groups: [String: Node] = [:]

    /// A name that is taken gets a number.
    func insert(_ token: PaletteSwatch, _ path: ArraySlice<String>) {
      guard let first = path.first else { return }
      if path.count == 1 || tokens[first] != nil {
        let name = free(path.joined(separator: "-"))
        tokens[name] = token
        order.append(name)
        return
      }
      if groups[first] == nil {
        groups[first] = Node()
        order.append(first)
      }
      groups[first]?.insert(token, path.dropFirst())
    }

    private var numbers: [String: Int] = [:]

    private func free(_ name: String) -> String {
      var result = name
      while tokens[result] != nil || groups[result] != nil {
        numbers[name, default: 1] += 1
        result = "\(name)-\(numbers[name, default: 1])"
      }
      return result
    }

    func writeMembers(to json: inout JSONWriter) {
      for name in order {
        if let swatch = tokens[name] {
          json.object(name, .padded) { DesignTokens.write(swatch, to: &$0) }
        } else {
          json.object(name) { groups[name]?.writeMembers(to: &$0) }
        }
      }
    }
  }
}

extension String {
  /// A name without what token names must not have: braces, points, and a leading `$`.
  fileprivate var asTokenName: String {
    let scalars = unicodeScalars.map { "{}.".unicodeScalars.contains($0) ? "-" : $0 }
    let name = String(String.UnicodeScalarView(scalars.first == "$" ? ["-"] + scalars.dropFirst() : scalars))
    return name.isEmpty ? "-" : name
  }
}
