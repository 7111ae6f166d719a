import PickerCore

/// The variables of a style sheet whose value is a color: custom properties of CSS, `$name` of SCSS, `@define-color` of GTK.
/// References between them are resolved.
struct StyleSheet {
  private let declarations: [StyleDeclaration]
  /// The place of the last declaration of a name in a group.
  private let places: [Key: Int]
  private let lastLine: Int
  private let syntax: StyleScanner.Syntax

  private struct Key: Hashable {
    let name, group: String
  }

  init(_ bytes: [UInt8], _ syntax: StyleScanner.Syntax) throws(PaletteError) {
    var scanner = try StyleScanner(bytes, syntax), declarations: [StyleDeclaration] = [], places: [Key: Int] = [:]
    while let declaration = try scanner.next() {
      guard ["--", "$", "@"].contains(where: { declaration.name.hasPrefix($0) }) else { continue }
      for part in Self.parts(of: declaration) {
        places[Key(name: part.name, group: part.group)] = declarations.count
        declarations.append(part)
      }
    }
    (self.declarations, self.places, self.syntax, lastLine) = (declarations, places, syntax, scanner.line)
  }

  /// A map of SCSS is a group of its own: `$colors: ("red": #f00, "blue": #00f)`.
  private static func parts(of declaration: StyleDeclaration) -> [StyleDeclaration] {
    let text = declaration.value
    guard declaration.name.hasPrefix("$"), text.hasPrefix("("), text.hasSuffix(")") else { return [declaration] }
    return text.dropFirst().dropLast().splitOutsideOfParentheses(",").compactMap { entry in
      guard let colon = entry.firstIndex(of: ":") else { return nil }
      let name = String(entry[..<colon].filter { !"\"'\n\r\t ".contains($0) })
      let value = ArraySlice(entry[entry.index(after: colon)...].utf8).trimmed.text
      return StyleDeclaration(name: name, value: value, group: declaration.name, line: declaration.line)
    }
  }

  func palette() throws(PaletteError) -> Palette {
    var palette = Palette()
    for declaration in declarations {
      let place = PaletteError.Place.line(declaration.line), color: Color
      let dialect: StyleResolver.Dialect = declaration.name.hasPrefix("@") ? .gtk : syntax == .scss ? .scss : .css
      var resolver = StyleResolver(dialect, at: place) { lookUp($0, in: declaration.group) }
      do throws(PaletteError) { color = try resolver.color(declaration.value) } catch {
        palette.leaveOut("variable", error)
        continue
      }
      let name = ["$", "@"].contains(declaration.name.first) ? String(declaration.name.dropFirst()) : declaration.name
      let swatch = PaletteSwatch(.css(color), alpha: color.alpha, name: name, group: declaration.group)
      try palette.append(swatch, at: place)
    }
    guard !palette.swatches.isEmpty else {
      throw PaletteError("expected a variable that is a color, not the end", .line(lastLine))
    }
    return palette
  }

  /// The variable that a group sees: its own, else the document's; the last of several.
  private func lookUp(_ name: String, in group: String) -> String? {
    let place = places[Key(name: name, group: group)] ?? places[Key(name: name, group: "")]
    return place.map { declarations[$0].value }
  }
}

extension Substring {
  /// The parts between separators outside of parentheses.
  func splitOutsideOfParentheses(_ separator: Character) -> [Substring] {
    var parts: [Substring] = [], start = startIndex, depth = 0
    for index in indices {
      switch self[index] {
      case "(": depth += 1
      case ")": depth -= 1
      case separator where depth == 0:
        parts.append(self[start..<index])
        start = self.index(after: index)
      default: break
      }
    }
    return parts + [self[start...]]
  }
}
