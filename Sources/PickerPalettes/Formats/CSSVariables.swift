import PickerCore

/// Custom properties of CSS whose whole value is a color, `.css`: `--accent: oklch(0.47 0.11 345.5);`.
///
/// Source: CSS Custom Properties 1; CSS Syntax 3, as far as it takes to find declarations.
package enum CSSVariables: PaletteFormat {
  package static let id = "css"
  package static let name = "CSS variables"
  package static let fileExtensions = ["css"]
  package static let keeps: PaletteFeatures = [.names, .alpha, .wideGamut]

  package static func recognizes(_ bytes: [UInt8]) -> Bool { false }

  package static func decode(_ bytes: [UInt8]) throws(PaletteError) -> Palette {
    var scanner = try Scanner(bytes), palette = Palette()
    while let declaration = try scanner.next() {
      guard declaration.name.hasPrefix("--"), let color = try? ParsedColor(declaration.value, syntax: .css).color else {
        continue
      }
      try palette.append(
        PaletteSwatch(.css(color), alpha: color.alpha, name: declaration.name), at: .line(declaration.line))
    }
    guard !palette.swatches.isEmpty else {
      throw PaletteError("expected a custom property that is a color, not the end", .line(scanner.line))
    }
    return palette
  }

  private struct Declaration {
    let name, value: String
    let line: Int
  }

  /// Finds what stands between `{`, `;` and `}`, outside of comments and strings.
  private struct Scanner {
    private let bytes: [UInt8]
    private var offset = 0
    private(set) var line = 1

    init(_ bytes: [UInt8]) throws(PaletteError) {
      try checkUTF8(bytes)
      self.bytes = bytes
    }

    mutating func next() throws(PaletteError) -> Declaration? {
      var part: [UInt8] = [], colon: Int?, depth = 0, start = line
      while offset < bytes.count {
        let byte = bytes[offset]
        if part.isEmpty { start = line }
        switch byte {
        case UInt8(ascii: "/") where offset + 1 < bytes.count && bytes[offset + 1] == UInt8(ascii: "*"):
          try skipComment()
          if !part.isEmpty { part.append(32) }
          continue
        case UInt8(ascii: "\""), UInt8(ascii: "'"):
          part += takeString(byte)
          continue
        case UInt8(ascii: "\\"):
          part.append(byte)
          advance()
          if offset < bytes.count { part.append(bytes[offset]) }
        case UInt8(ascii: "{") where colon == nil || !part.starts(with: "--"), UInt8(ascii: "}") where depth <= 0,
          UInt8(ascii: ";") where depth <= 0:
          advance()
          if byte != UInt8(ascii: "{"), let colon { return declaration(part, colon, start) }
          (part, colon, depth) = ([], nil, 0)
          continue
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
          depth += 1
          part.append(byte)
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
          depth -= 1
          part.append(byte)
        case UInt8(ascii: ":") where colon == nil:
          colon = part.count
          part.append(byte)
        case _ where part.isEmpty && byte.isSpace: break
        default: part.append(byte)
        }
        advance()
      }
      return nil
    }

    private func declaration(_ part: [UInt8], _ colon: Int, _ line: Int) -> Declaration {
      let name = unescaped(part[..<colon].trimmed)
      return Declaration(name: name, value: Self.plain(part[(colon + 1)...].trimmed).text, line: line)
    }

    /// Without `!important`, which is no part of the value.
    private static func plain(_ value: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
      let word = Array("important".utf8), rest = value.dropLast(word.count).trimmed
      guard value.suffix(word.count).map(\.folded) == word, rest.last == UInt8(ascii: "!") else { return value }
      return rest.dropLast().trimmed
    }

    /// CSS Syntax 3, section 4.3.7.
    private func unescaped(_ bytes: ArraySlice<UInt8>) -> String {
      guard bytes.contains(UInt8(ascii: "\\")) else { return bytes.text }
      var result = String.UnicodeScalarView(), rest = bytes.text.unicodeScalars[...]
      while let scalar = rest.popFirst() {
        guard scalar == "\\" else {
          result.append(scalar)
          continue
        }
        let digits = rest.prefix(6).prefix { $0.isASCII && UInt8($0.value).nibble != nil }
        guard !digits.isEmpty else {
          if let next = rest.popFirst() { result.append(next) }
          continue
        }
        rest = rest.dropFirst(digits.count)
        if rest.first == " " { rest.removeFirst() }
        result.append(UInt32(String(digits), radix: 16).flatMap { Unicode.Scalar($0) } ?? "\u{FFFD}")
      }
      return String(result)
    }

    private mutating func advance() {
      if offset < bytes.count, bytes[offset] == 10 { line += 1 }
      offset += 1
    }

    private mutating func skipComment() throws(PaletteError) {
      let start = line
      offset += 2
      while offset + 1 < bytes.count {
        if bytes[offset] == UInt8(ascii: "*"), bytes[offset + 1] == UInt8(ascii: "/") {
          offset += 2
          return
        }
        advance()
      }
      throw PaletteError("expected the end of a comment that begins", .line(start))
    }

    private mutating func takeString(_ quote: UInt8) -> ArraySlice<UInt8> {
      let start = offset
      advance()
      while offset < bytes.count, bytes[offset] != quote, bytes[offset] != 10 {
        if bytes[offset] == UInt8(ascii: "\\") { advance() }
        advance()
      }
      if offset < bytes.count, bytes[offset] == quote { advance() }
      return bytes[start..<min(offset, bytes.count)]
    }
  }

  package static func encode(_ palette: Palette) -> [UInt8] {
    var text = ":root {\n", used: Set<String> = [], numbers: [String: Int] = [:]
    for (index, swatch) in palette.swatches.enumerated() {
      let base = identifier(swatch, index)
      var name = base
      while !used.insert(name).inserted {
        numbers[base, default: 1] += 1
        name = "\(base)-\(numbers[base, default: 1])"
      }
      text += "  \(name): \(swatch.color.fileText);\n"
    }
    return Array((text + "}\n").utf8)
  }

  /// A name of CSS: blanks and signs become hyphens.
  private static func identifier(_ swatch: PaletteSwatch, _ index: Int) -> String {
    let parts = [swatch.group, swatch.name].filter { !$0.isEmpty }
    let words = (parts.isEmpty ? "color-\(index + 1)" : parts.joined(separator: "-")).unicodeScalars
    var name = "", isBetween = false
    for scalar in words {
      let isPart =
        scalar.isASCII
        ? UInt8(scalar.value).continuesName
        : !scalar.properties.isWhitespace && !scalar.isControl
      if isPart {
        if isBetween, !name.isEmpty, !name.hasSuffix("-") { name += "-" }
        name.unicodeScalars.append(scalar)
      }
      isBetween = !isPart
    }
    name = name.asPaletteName(sparing: 16)
    return name.hasPrefix("--") ? name : "--" + (name.isEmpty ? "color-\(index + 1)" : name)
  }
}
