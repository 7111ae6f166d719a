import PickerCore

/// A declaration: a name, its value as written, and the selectors around it.
struct StyleDeclaration {
  let name, value: String
  /// The rules around it from the outside in, with ` { ` between; empty at the root.
  let group: String
  let line: Int
}

/// Finds what stands between `{`, `;` and `}`, outside of comments and strings (CSS Syntax 3, as far as that takes).
struct StyleScanner {
  enum Syntax {
    case css
    /// With comments to the end of the line.
    case scss
  }

  private let bytes: [UInt8]
  private let syntax: Syntax
  private var offset = 0
  private(set) var line = 1
  /// The rules that are open, and the group that they make.
  private var rules: [String] = []
  private var group = ""
  private static let deepest = 64
  /// Selectors for the whole document.
  private static let roots: Set<String> = [":root", "html", ":host", ":root,:host", ":root, :host", "*"]

  init(_ bytes: [UInt8], _ syntax: Syntax) throws(PaletteError) {
    try checkUTF8(bytes)
    self.bytes = bytes
    self.syntax = syntax
  }

  mutating func next() throws(PaletteError) -> StyleDeclaration? {
    var part: [UInt8] = [], colon: Int?, depth = 0, start = line
    while offset < bytes.count {
      let byte = bytes[offset]
      if part.isEmpty { start = line }
      switch byte {
      case UInt8(ascii: "/") where isNext(UInt8(ascii: "*")):
        try skipComment()
        if !part.isEmpty { part.append(32) }
        continue
      case UInt8(ascii: "/") where syntax == .scss && isNext(byte) && part.last != UInt8(ascii: ":"):
        while offset < bytes.count, bytes[offset] != 10 { offset += 1 }
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
        let declaration = byte == UInt8(ascii: "{") ? nil : declaration(part, colon, start)
        if byte == UInt8(ascii: "{") { open(part) }
        if byte == UInt8(ascii: "}") { close() }
        if let declaration { return declaration }
        (part, colon, depth) = ([], nil, 0)
        continue
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        depth += 1
        part.append(byte)
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth -= 1
        part.append(byte)
      case UInt8(ascii: ":") where colon == nil && depth == 0:
        colon = part.count
        part.append(byte)
      case _ where part.isEmpty && byte.isSpace: break
      default: part.append(byte)
      }
      advance()
    }
    return nil
  }

  private func isNext(_ byte: UInt8) -> Bool { offset + 1 < bytes.count && bytes[offset + 1] == byte }

  // MARK: Rules

  private mutating func open(_ part: [UInt8]) {
    if rules.count < Self.deepest {
      let words = part.split(whereSeparator: \.isSpace).joined(separator: [32])
      rules.append(String(decoding: Array(words), as: UTF8.self))
    } else {
      rules.append("")
    }
    nameGroup()
  }

  private mutating func close() {
    if rules.popLast() != nil { nameGroup() }
  }

  private mutating func nameGroup() {
    let named = rules.prefix(Self.deepest).filter { !$0.isEmpty && !Self.roots.contains($0) }
    group = named.joined(separator: " { ").asPaletteName()
  }

  // MARK: Declarations

  /// `nil` for what is not a declaration.
  private func declaration(_ part: [UInt8], _ colon: Int?, _ line: Int) -> StyleDeclaration? {
    if let colon {
      let name = unescaped(part[..<colon].trimmed), value = Self.plain(part[(colon + 1)...].trimmed).text
      return StyleDeclaration(name: name, value: value, group: group, line: line)
    }
    // GTK's own: `@define-color name value`.
    let words = part.split(maxSplits: 2, whereSeparator: \.isSpace)
    guard words.count == 3, words[0] == "@define-color" else { return nil }
    return StyleDeclaration(name: "@" + words[1].text, value: words[2].trimmed.text, group: group, line: line)
  }

  /// Without `!important`, or the `!default` and `!global` of SCSS, which are not part of the value.
  private static func plain(_ value: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    for word in ["important", "default", "global"] {
      let rest = value.dropLast(word.utf8.count).trimmed
      guard value.suffix(word.utf8.count).map(\.folded).elementsEqual(word.utf8), rest.last == UInt8(ascii: "!") else {
        continue
      }
      return plain(rest.dropLast().trimmed)
    }
    return value
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

  // MARK: Bytes

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
