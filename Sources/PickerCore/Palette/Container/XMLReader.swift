/// Reads XML element by element (XML 1.0, Namespaces in XML 1.0): names resolved, well-formedness checked, nothing
/// looked up outside. Text between elements is skipped; entities are the five of XML and numbers; declarations of more
/// are refused, and with them all that expands without bounds.
struct XMLReader {
  struct Name: Hashable {
    /// The namespace; empty where there is none.
    var space = ""
    var local: String
  }

  struct Element {
    let name: Name
    let attributes: [Name: String]
    let place: PaletteError.Place

    /// An attribute without namespace.
    subscript(_ local: String) -> String? { attributes[Name(local: local)] }
  }

  enum Event {
    case start(Element)
    case end(Name)
  }

  private struct Open {
    let tag: ArraySlice<UInt8>
    let name: Name
    /// Prefixes that were declared here.
    let spaces: [String: String]
  }

  private let bytes: [UInt8]
  private var offset = 0
  private var open: [Open] = []
  private var hasRoot = false
  /// The end of an element without content.
  private var pendingEnd: Name?
  private static let deepest = 64, mostAttributes = 64

  init(_ bytes: [UInt8]) throws(PaletteError) {
    self.bytes = bytes
    try checkUTF8(bytes)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
    counted = (offset, 1)
  }

  /// Where lines were last counted up to.
  private var counted: (offset: Int, line: Int)

  /// The line of here; each byte is counted once.
  private mutating func place() -> PaletteError.Place {
    let end = min(offset, bytes.count)
    counted.line += bytes[min(counted.offset, end)..<end].count { $0 == 10 }
    counted.offset = max(counted.offset, end)
    return .line(counted.line)
  }

  private mutating func error(_ expectation: String) -> PaletteError {
    PaletteError("expected \(expectation)", place())
  }

  /// - Returns: `nil` after the end of a whole document.
  mutating func next() throws(PaletteError) -> Event? {
    if let name = pendingEnd {
      pendingEnd = nil
      return .end(name)
    }
    while true {
      try skipText()
      guard offset < bytes.count else {
        guard hasRoot, open.isEmpty else { throw error("an end tag, not the end of the file") }
        return nil
      }
      if take("<?") {
        try skip(past: "?>")
      } else if take("<!--") {
        try skip(past: "-->")
      } else if take("<![CDATA[") {
        guard !open.isEmpty else { throw error("an element") }
        try skip(past: "]]>")
      } else if take("<!") {
        try skipDeclaration()
      } else if take("</") {
        return try takeEnd()
      } else {
        offset += 1
        return try takeStart()
      }
    }
  }

  // MARK: Between the elements

  private mutating func skipText() throws(PaletteError) {
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "<") {
      if open.isEmpty, !bytes[offset].isSpace { throw error("an element") }
      if bytes[offset] == UInt8(ascii: "&") { _ = try takeReference() } else { offset += 1 }
    }
  }

  /// A document type without declarations of its own.
  private mutating func skipDeclaration() throws(PaletteError) {
    guard !hasRoot, take("DOCTYPE") else { throw error("an element") }
    while offset < bytes.count, bytes[offset] != UInt8(ascii: ">") {
      if bytes[offset] == UInt8(ascii: "[") { throw error("no declarations of entities") }
      offset += 1
    }
    try expect(">")
  }

  private mutating func skip(past end: String) throws(PaletteError) {
    while offset < bytes.count, !take(end) { offset += 1 }
    if offset >= bytes.count, !bytes.suffix(end.utf8.count).elementsEqual(end.utf8) { throw error(end) }
  }

  private mutating func take(_ text: String) -> Bool {
    guard bytes[min(offset, bytes.count)...].starts(with: text.utf8) else { return false }
    offset += text.utf8.count
    return true
  }

  private mutating func expect(_ text: String) throws(PaletteError) { if !take(text) { throw error(text) } }

  private mutating func skipBlanks() { while offset < bytes.count, bytes[offset].isSpace { offset += 1 } }

  // MARK: Elements

  private mutating func takeStart() throws(PaletteError) -> Event {
    guard open.count < Self.deepest else { throw error("fewer than \(Self.deepest) elements in each other") }
    guard !hasRoot || !open.isEmpty else { throw error("the end of the file") }
    hasRoot = true
    let place = place(), tag = try takeName()
    var pairs: [(name: ArraySlice<UInt8>, value: String)] = []
    var isEmpty = false
    while true {
      let before = offset
      skipBlanks()
      if take("/>") {
        isEmpty = true
        break
      }
      if take(">") { break }
      guard offset > before, pairs.count < Self.mostAttributes else { throw error("the end of a tag") }
      pairs.append((try takeName(), try takeValue()))
    }
    var spaces: [String: String] = [:]
    for (name, value) in pairs {
      if name == "xmlns" { spaces[""] = value }
      if name.starts(with: "xmlns:".utf8) { spaces[name.dropFirst(6).text] = value }
    }
    open.append(Open(tag: tag, name: Name(local: ""), spaces: spaces))
    let name = try resolved(tag, byDefault: true)
    var attributes: [Name: String] = [:]
    for (key, value) in pairs where !key.starts(with: "xmlns".utf8) {
      guard attributes.updateValue(value, forKey: try resolved(key, byDefault: false)) == nil else {
        throw error("each attribute once")
      }
    }
    open[open.count - 1] = Open(tag: tag, name: name, spaces: spaces)
    if isEmpty {
      open.removeLast()
      pendingEnd = name
    }
    return .start(Element(name: name, attributes: attributes, place: place))
  }

  private mutating func takeEnd() throws(PaletteError) -> Event {
    let tag = try takeName()
    skipBlanks()
    guard let last = open.last, last.tag.elementsEqual(tag) else { throw error("the end of another element") }
    try expect(">")
    open.removeLast()
    return .end(last.name)
  }

  private mutating func takeName() throws(PaletteError) -> ArraySlice<UInt8> {
    let start = offset
    guard offset < bytes.count, bytes[offset].startsName else { throw error("a name") }
    while offset < bytes.count {
      let byte = bytes[offset]
      guard byte.continuesName || byte == UInt8(ascii: ":") || byte == UInt8(ascii: ".") else { break }
      offset += 1
    }
    return bytes[start..<offset]
  }

  private mutating func resolved(_ name: ArraySlice<UInt8>, byDefault: Bool) throws(PaletteError) -> Name {
    let parts = name.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    guard parts.count <= 2, parts.allSatisfy({ !$0.isEmpty }) else { throw error("a name") }
    let prefix = parts.count == 2 ? parts[0].text : "", local = parts[parts.count - 1].text
    if prefix.isEmpty, !byDefault { return Name(local: local) }
    if prefix == "xml" { return Name(space: "http://www.w3.org/XML/1998/namespace", local: local) }
    for element in open.reversed() {
      if let space = element.spaces[prefix] { return Name(space: space, local: local) }
    }
    guard prefix.isEmpty else { throw error("a prefix that is declared") }
    return Name(local: local)
  }

  private mutating func takeValue() throws(PaletteError) -> String {
    skipBlanks()
    try expect("=")
    skipBlanks()
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: "\"") || bytes[offset] == UInt8(ascii: "'") else {
      throw error("a value in quotes")
    }
    let quote = bytes[offset]
    var value: [UInt8] = []
    offset += 1
    while offset < bytes.count, bytes[offset] != quote {
      switch bytes[offset] {
      case UInt8(ascii: "<"): throw error("a quote")
      case UInt8(ascii: "&"): value += Array(String(try takeReference()).utf8)
      case let byte:
        value.append(byte < 32 ? 32 : byte)
        offset += 1
      }
    }
    guard offset < bytes.count else { throw error("a quote") }
    offset += 1
    return String(decoding: value, as: UTF8.self)
  }

  /// `&amp;`, `&#65;`, `&#x41;`.
  private mutating func takeReference() throws(PaletteError) -> Unicode.Scalar {
    let name = bytes[(offset + 1)...].prefix(12).prefix { $0 != UInt8(ascii: ";") }
    guard name.endIndex < bytes.count, bytes[name.endIndex] == UInt8(ascii: ";"), let scalar = Self.scalar(name.text)
    else { throw error("one of XML's own entities") }
    offset = name.endIndex + 1
    return scalar
  }

  private static func scalar(_ name: String) -> Unicode.Scalar? {
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default: break
    }
    let isHexadecimal = name.hasPrefix("#x"), digits = name.dropFirst(isHexadecimal ? 2 : 1)
    guard name.hasPrefix("#"), digits.utf8.first?.nibble != nil,
      let value = UInt32(digits, radix: isHexadecimal ? 16 : 10),
      value >= 32 || value == 9 || value == 10 || value == 13
    else { return nil }
    return Unicode.Scalar(value)
  }
}

extension String {
  /// As the value of an attribute in XML; what XML cannot hold is U+FFFD.
  var escapedXML: String {
    var text = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "\t", "\n", "\r": text += "&#\(scalar.value);"
      case _ where scalar.value < 32 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: text += "\u{FFFD}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
