import PickerCore

/// Design tokens, `.json` or `.tokens`: the color tokens of a tree of groups, aliases resolved. A token is called by
/// its path, with points between.
///
/// Source: Design Tokens Community Group, Format Module and Color Module 2025.10; colors as text from older drafts.
package enum DesignTokens: PaletteFormat {
  package static let id = "tokens"
  package static let name = "design tokens"
  package static let fileExtensions = ["json", "tokens"]
  package static let keeps: PaletteFeatures = [.names, .groups, .alpha, .wideGamut]

  /// So many groups are in each other at most: readers have bounds.
  private static let deepest = 32
  /// Where a chain of aliases ends at the latest.
  private static let longestChain = 64
  private static let spaces: Set<String> = [
    "srgb", "srgb-linear", "hsl", "hwb", "lab", "lch", "oklab", "oklch", "display-p3", "a98-rgb", "prophoto-rgb",
    "rec2020", "xyz-d65", "xyz-d50",
  ]

  package static func recognizes(_ bytes: [UInt8]) -> Bool { bytes.first { !$0.isSpace } == UInt8(ascii: "{") }

  package static func decode(_ bytes: [UInt8]) throws(PaletteError) -> Palette {
    let tree: JSONTree
    do { tree = try JSONTree(bytes) } catch { throw PaletteError(error.message, .byte(error.offset)) }
    guard tree.isObject else { throw PaletteError("expected an object", tree.place) }
    var tokens: [Token] = []
    collect(tree, path: [], type: nil, into: &tokens)
    let byPath = Dictionary(tokens.map { ($0.path, $0) }) { $1 }
    var palette = Palette()
    for token in tokens {
      guard let (value, type) = try resolved(token, byPath) else { continue }
      guard type == "color" else { continue }
      let color = try color(value)
      try palette.append(PaletteSwatch(.css(color), alpha: color.alpha, name: token.path), at: token.value.place)
    }
    return palette
  }

  private struct Token {
    let path: String
    let type: String?
    let value: JSONTree
  }

  private static func collect(_ node: JSONTree, path: [String], type: String?, into tokens: inout [Token]) {
    guard case .object(let members) = node.value else { return }
    let type = node["$type"]?.string ?? type
    if let value = node["$value"] {
      tokens.append(Token(path: path.joined(separator: "."), type: type, value: value))
    }
    for (key, child) in members where !key.hasPrefix("$") {
      collect(child, path: path + [key], type: type, into: &tokens)
    }
  }

  /// The value and type at the end of a chain of aliases; `nil` for a token of another type.
  private static func resolved(
    _ token: Token, _ byPath: [String: Token]
  ) throws(PaletteError) -> (JSONTree, String?)? {
    var token = token, type = token.type
    for _ in 0..<longestChain {
      guard let text = token.value.string, text.hasPrefix("{"), text.hasSuffix("}") else { return (token.value, type) }
      if let type, type != "color" { return nil }
      let path = String(text.dropFirst().dropLast())
      guard let next = byPath[path] else {
        throw PaletteError("expected an alias to a token that is there", token.value.place)
      }
      token = next
      type = type ?? next.type
    }
    throw PaletteError("expected an alias that ends at a color", token.value.place)
  }

  private static func color(_ value: JSONTree) throws(PaletteError) -> Color {
    if let text = value.string {
      do { return try ParsedColor(text, syntax: .css).color } catch {
        throw PaletteError("expected a color", value.place)
      }
    }
    guard let id = value["colorSpace"]?.string, spaces.contains(id), let space = ColorSpaces.named(id) else {
      throw PaletteError("expected a color with a colorSpace of CSS", value.place)
    }
    guard let nodes = value["components"]?.array, nodes.count == 3 else {
      throw PaletteError("expected three components", value.place)
    }
    var color = Color(space, .zero)
    for (index, node) in nodes.enumerated() {
      if node.string == "none" {
        color.missing.insert(.component(index))
      } else {
        guard let number = node.number else { throw PaletteError("expected a number or \"none\"", node.place) }
        color.components[index] = isPercentage(id, index) ? number / 100 : number
      }
    }
    if let alpha = value["alpha"] {
      guard let number = alpha.number, 0...1 ~= number else {
        throw PaletteError("expected an alpha from 0 to 1", alpha.place)
      }
      color.alpha = number
    }
    return color
  }

  /// Tokens have saturation, lightness, whiteness and blackness from 0 to 100.
  private static func isPercentage(_ space: String, _ index: Int) -> Bool {
    (space == "hsl" || space == "hwb") && index > 0
  }

  package static func encode(_ palette: Palette) -> [UInt8] {
    let root = Node()
    for (index, swatch) in palette.swatches.enumerated() {
      let words = swatch.name.split(separator: ".", maxSplits: deepest - 1).map(String.init)
      let path = (swatch.group.isEmpty ? [] : [swatch.group]) + (words.isEmpty ? ["color-\(index + 1)"] : words)
      root.insert(swatch, path.map(\.asTokenName)[...])
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
            let value = shown.components[index]
            json.number(isPercentage(shown.space.id, index) ? value * 100 : value, atMost: 20)
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

extension JSONTree {
  fileprivate var place: PaletteError.Place { .byte(offset) }
}

extension String {
  /// Without what tokens may not be called: braces, points, and `$` first.
  fileprivate var asTokenName: String {
    let name = String(map { "{}.".contains($0) ? "-" : $0 })
    return name.hasPrefix("$") ? "-" + name.dropFirst() : name.isEmpty ? "-" : name
  }
}
