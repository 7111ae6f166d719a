/// Design tokens, `.json` or `.tokens`: the color tokens of a tree of groups, aliases resolved. A token is called by
/// its path, with points between.
///
/// Source: Design Tokens Community Group, Format Module and Color Module 2025.10; colors as text from older drafts.
public enum DesignTokens: PaletteFormat {
  public static let id = "tokens"
  public static let name = "design tokens"
  public static let fileExtensions = ["json", "tokens"]
  public static let keeps: PaletteFeatures = [.names, .groups, .alpha, .wideGamut]

  /// So many groups are in each other at most: readers have bounds.
  private static let deepest = 32
  /// Where a chain of aliases ends at the latest.
  private static let longestChain = 64
  private static let spaces: Set<String> = [
    "srgb", "srgb-linear", "hsl", "hwb", "lab", "lch", "oklab", "oklch", "display-p3", "a98-rgb", "prophoto-rgb",
    "rec2020", "xyz-d65", "xyz-d50",
  ]

  public static func recognizes(_ bytes: [UInt8]) -> Bool { bytes.first { !$0.isSpace } == UInt8(ascii: "{") }

  public static func decode(_ bytes: [UInt8]) throws(PaletteError) -> Palette {
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

  public static func encode(_ palette: Palette) -> [UInt8] {
    let root = Node()
    for (index, swatch) in palette.swatches.enumerated() {
      let words = swatch.name.split(separator: ".", maxSplits: deepest - 1).map(String.init)
      let path = (swatch.group.isEmpty ? [] : [swatch.group]) + (words.isEmpty ? ["color-\(index + 1)"] : words)
      root.insert(token(swatch), path.map(\.asTokenName)[...])
    }
    return Array(("{\n  \"$type\": \"color\"" + root.text(indent: "  ", isFirst: false) + "\n}\n").utf8)
  }

  private static func token(_ swatch: PaletteSwatch) -> String {
    let color = swatch.color, id = color.space.id
    let shown = spaces.contains(id) ? color : color.converted(to: RGB.self)
    let components = (0..<3).map { index in
      if shown.missing.contains(.component(index)) { return "\"none\"" }
      let value = shown.components[index]
      return decimalText(isPercentage(shown.space.id, index) ? value * 100 : value, atMost: 20)
    }
    let alpha = swatch.alpha == 1 ? "" : ", \"alpha\": \(decimalText(swatch.alpha, atMost: 20))"
    return """
      { "$value": { "colorSpace": "\(shown.space.id)", "components": [\(components.joined(separator: ", "))]\(alpha) } }
      """
  }

  /// A group that is being written.
  private final class Node {
    private var order: [String] = []
    private var tokens: [String: String] = [:]
    private var groups: [String: Node] = [:]

    /// A name that is taken gets a number.
    func insert(_ token: String, _ path: ArraySlice<String>) {
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

    func text(indent: String, isFirst: Bool) -> String {
      var text = ""
      for (index, name) in order.enumerated() {
        text += (index == 0 && isFirst ? "" : ",") + "\n\(indent)\(quotedJSON(name)): "
        text += tokens[name] ?? "{" + (groups[name]?.text(indent: indent + "  ", isFirst: true) ?? "") + "\n\(indent)}"
      }
      return text
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
