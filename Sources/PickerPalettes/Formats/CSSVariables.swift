import PickerCore

/// Custom properties of CSS whose whole value is a color, `.css`: `--accent: oklch(0.47 0.11 345.5);`. The selectors
/// around one are its group.
///
/// Source: CSS Custom Properties 1; CSS Syntax 3, as far as it takes to find declarations.
package enum CSSVariables: PaletteFormat {
  package static let id = "css"
  package static let name = "CSS variables"
  package static let fileExtensions = ["css"]
  package static let keeps: PaletteFeatures = [.names, .alpha, .wideGamut]

  package static func recognizes(_ bytes: [UInt8]) -> Bool { false }

  package static func decode(_ bytes: [UInt8]) throws(PaletteError) -> Palette {
    try StyleSheet(bytes, .css).palette()
  }

  package static func encode(_ palette: Palette) -> [UInt8] {
    var text = "", open: [String]?, names: [[String]: UniqueNames] = [:]
    for (index, swatch) in palette.swatches.enumerated() {
      let selectors = selectors(swatch.group)
      if open != selectors {
        text += open.map(closing) ?? ""
        text += opening(selectors)
        open = selectors
      }
      let base = name(swatch, index, withGroup: selectors == [":root"])
      let name = names[selectors, default: UniqueNames()].take(base)
      text += indent(selectors.count) + "\(name): \(swatch.color.fileText);\n"
    }
    return Array((text + closing(open ?? [])).utf8)
  }

  private static func opening(_ selectors: [String]) -> String {
    selectors.enumerated().map { indent($0.offset) + $0.element + " {\n" }.joined()
  }

  private static func closing(_ selectors: [String]) -> String {
    selectors.indices.reversed().map { indent($0) + "}\n" }.joined()
  }

  private static func indent(_ depth: Int) -> String { String(repeating: "  ", count: depth) }

  /// A group that was read from a style sheet becomes its selectors again; others are dropped.
  private static func selectors(_ group: String) -> [String] {
    let rules = group.pieces(between: " { ").filter { !$0.isEmpty }
    let areSelectors = rules.allSatisfy { rule in
      let isKnown = rule.first.map { ".#:[@".contains($0) } ?? false
      return isKnown && rule.filter { $0 == "\"" }.count % 2 == 0
        && !rule.unicodeScalars.contains { "{};'\\/".unicodeScalars.contains($0) || $0.isControl }
    }
    guard !group.isEmpty, areSelectors else { return [":root"] }
    return rules.last?.hasPrefix("@") ?? true ? rules + [":root"] : rules
  }

  private static func name(_ swatch: PaletteSwatch, _ index: Int, withGroup: Bool) -> String {
    let word = swatch.identifier(separator: "-", withGroup: withGroup) ?? "color-\(index + 1)"
    return word.hasPrefix("--") ? word : "--" + word
  }
}
