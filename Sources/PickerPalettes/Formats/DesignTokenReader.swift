import PickerCore

/// Collects the color tokens of a tree of groups, in their order.
struct DesignTokenReader {
  private struct Token {
    /// The names of the groups around it, with points between.
    let group: String
    let name: String
    let type: String?
    /// What stands in `$value`, or the token itself where it is a `$ref`.
    let value: JSONTree
  }

  /// Where a chain of aliases ends at the latest.
  private static let longestChain = 64

  private let root: JSONTree
  private var tokens: [Token] = []
  private var byPath: [String: Token] = [:]
  private var pathBytes = 0
  private var palette = Palette()

  init(_ root: JSONTree) throws(PaletteError) {
    self.root = root
    try collect(root, group: "", name: "", type: nil)
  }

  mutating func read() throws(PaletteError) -> Palette {
    for token in tokens {
      let found: Found?
      do throws(PaletteError) { found = try color(token) } catch {
        palette.leaveOut("token", error)
        continue
      }
      guard let found else { continue }
      let swatch = PaletteSwatch(.css(found.color), alpha: found.color.alpha, name: token.name, group: token.group)
      if let reason = found.reason {
        let place = token.value.place
        palette.note(PaletteNote(action: "took the hex of", noun: "token", reason: reason, place: place))
      }
      try palette.append(swatch, at: token.value.place)
    }
    if palette.swatches.isEmpty, palette.notes.isEmpty, root.hasNames {
      throw PaletteError("expected a token that is a color", root.place)
    }
    return try palette.unlessAllIsLeftOut()
  }

  // MARK: The tree

  private mutating func collect(
    _ node: JSONTree, group: String, name: String, type: String?
  ) throws(PaletteError) {
    guard case .object(let members) = node.value else { return }
    let type = node["$type"]?.string ?? type, path = group.isEmpty ? name : "\(group).\(name)"
    try Palette.check(name: group, at: node.place)
    try Palette.check(name: name, at: node.place)
    if let value = node["$value"] ?? (node["$ref"] == nil ? nil : node) {
      pathBytes += path.utf8.count
      guard pathBytes <= Palette.mostNameBytes else {
        throw PaletteError("expected names of no more than \(Palette.mostNameBytes) bytes in all", node.place)
      }
      let token = Token(group: group, name: name, type: type, value: value)
      tokens.append(token)
      byPath[path] = token
    }
    if let other = node["$extends"] {
      let reason = "what groups take from others is not looked up"
      palette.note(PaletteNote(action: "did not extend", noun: "group", reason: reason, place: other.place))
    }
    for (key, child) in members where !key.hasPrefix("$") || key == "$root" {
      try collect(child, group: path, name: key, type: type)
    }
  }

  // MARK: Aliases

  /// The value at the end of a chain of aliases, and its type.
  private func resolved(_ token: Token) throws(PaletteError) -> (value: JSONTree, type: String?) {
    var value = token.value, type = token.type
    for _ in 0..<Self.longestChain {
      guard let target = try target(of: value) else { return (value, type) }
      (value, type) = (target.value, type ?? target.type)
    }
    throw PaletteError("expected an alias that ends at a color", token.value.place)
  }

  /// `nil` for what is not an alias.
  private func target(of value: JSONTree) throws(PaletteError) -> (value: JSONTree, type: String?)? {
    if let text = value.string, text.hasPrefix("{"), text.hasSuffix("}") {
      guard let token = byPath[String(text.dropFirst().dropLast())] else { throw noTarget(value) }
      return (token.value, token.type)
    }
    guard let pointer = value["$ref"]?.string else { return nil }
    let parts = try parts(of: pointer, value), names = parts.prefix { $0 != "$value" }
    guard let token = byPath[names.joined(separator: ".")] else { throw noTarget(value) }
    var target = token.value
    for part in parts.dropFirst(names.count + 1) {
      guard let next = Int(part).flatMap({ target.element($0) }) ?? target[part] else { throw noTarget(value) }
      target = next
    }
    return (target, token.type)
  }

  /// Of a pointer into the same file (RFC 6901).
  private func parts(of pointer: String, _ value: JSONTree) throws(PaletteError) -> [String] {
    guard pointer.hasPrefix("#/") else { throw PaletteError("expected a reference into the same file", value.place) }
    return pointer.dropFirst(2).split(separator: "/", omittingEmptySubsequences: false).map { part in
      part.pieces(between: "~1").map { $0.pieces(between: "~0").joined(separator: "~") }.joined(separator: "/")
    }
  }

  private func noTarget(_ value: JSONTree) -> PaletteError {
    PaletteError("expected an alias to a token that is there", value.place)
  }

  // MARK: Colors

  private struct Found {
    let color: Color
    /// Why it is that of its `hex`; `nil` where it is not.
    var reason: String?
  }

  /// `nil` for a token of another type.
  private func color(_ token: Token) throws(PaletteError) -> Found? {
    if let type = token.type, type != "color" { return nil }
    let (value, type) = try resolved(token)
    if let type, type != "color" { return nil }
    if let text = value.string {
      // What has no type may be any text.
      if type == nil, !text.hasPrefix("#") { return nil }
      do { return Found(color: try ParsedColor(text, syntax: .css).color) } catch {
        throw PaletteError("expected a color", value.place)
      }
    }
    if type == nil, value["colorSpace"] == nil { return nil }
    do throws(PaletteError) { return Found(color: try components(value)) } catch {
      guard let hex = value["hex"]?.string, var color = try? ParsedColor(hex, syntax: .css).color else { throw error }
      color.alpha = try alpha(value) ?? color.alpha
      return Found(color: color, reason: error.message)
    }
  }

  private func components(_ value: JSONTree) throws(PaletteError) -> Color {
    guard let id = value["colorSpace"]?.string, DesignTokens.spaces.contains(id), let space = ColorSpaces.named(id)
    else { throw PaletteError("expected a color with a colorSpace of CSS", value.place) }
    guard let nodes = value["components"]?.array, nodes.count == 3 else {
      throw PaletteError("expected three components", value.place)
    }
    var color = Color(space, .zero)
    for (index, node) in nodes.enumerated() {
      let node = try target(of: node)?.value ?? node
      if node.string == "none" {
        color.missing.insert(.component(index))
      } else {
        guard let number = node.number, abs(number) <= Palette.largestComponent else {
          throw PaletteError("expected a number within ±3.4e38 or \"none\"", node.place)
        }
        color.components[index] = DesignTokens.isPercentage(id, index) ? number / 100 : number
      }
    }
    color.alpha = try alpha(value) ?? 1
    return color
  }

  private func alpha(_ value: JSONTree) throws(PaletteError) -> Double? {
    guard let node = value["alpha"] else { return nil }
    guard let number = try (target(of: node)?.value ?? node).number, 0...1 ~= number else {
      throw PaletteError("expected an alpha from 0 to 1", node.place)
    }
    return number
  }
}

extension JSONTree {
  var place: PaletteError.Place { .byte(offset) }

  fileprivate func element(_ index: Int) -> JSONTree? {
    array.flatMap { $0.indices.contains(index) ? $0[index] : nil }
  }

  /// Whether an object has members besides those of tokens.
  fileprivate var hasNames: Bool {
    guard case .object(let members) = value else { return true }
    return members.isEmpty || members.contains { !$0.key.hasPrefix("$") }
  }
}
