/// What stands around a word or `#` of a text: whether it is a color there, or the name of something.
struct ColorContext {
  private let bytes: [UInt8]
  private let range: Range<Int>
  /// Where the quotation mark stands that it is in.
  private let quote: Int?

  init(_ bytes: [UInt8], _ range: Range<Int>, quote: Int?) {
    self.bytes = bytes
    self.range = range
    self.quote = quote
  }

  func isColor(_ form: Notation.Form) -> Bool {
    switch form {
    case .name: !isNamePart && !isLabel && !isInAttribute && (quote != nil || !isInSelector)
    case .hex: !isReference && !isInAttribute && (quote != nil || !isInSelector)
    default: true
    }
  }

  private func byte(_ index: Int) -> UInt8 { bytes.indices.contains(index) ? bytes[index] : 0 }

  private func isNext(_ text: StaticString, before end: Int) -> Bool {
    text.withUTF8Buffer { wanted in
      end >= wanted.count && bytes[(end - wanted.count)..<end].elementsEqual(wanted)
    }
  }

  /// After `$ @ . % < \ /` or `::` and `->`; before `.name`, which makes it a file, or a parenthesis.
  private var isNamePart: Bool {
    let start = range.lowerBound, before = byte(start - 1)
    if "$@.%<\\".utf8.contains(before) { return true }
    if before == UInt8(ascii: "/"), !isNext("*/", before: start) { return true }
    if isNext("::", before: start) || isNext("->", before: start) { return true }
    let after = byte(range.upperBound)
    return after == UInt8(ascii: "(") || after == UInt8(ascii: ".") && byte(range.upperBound + 1).continuesName
  }

  /// `&#123;`, an entity of HTML, or the end of an address.
  private var isReference: Bool { "&/".utf8.contains(byte(range.lowerBound - 1)) && !isNext("*/", before: range.lowerBound) }

  /// Before `:` or `=`, both of which may follow a closing quotation mark: `"red": "#ff0000"`.
  private var isLabel: Bool {
    var next = range.upperBound
    if byte(next).isQuote { next += 1 }
    while byte(next) == 32 || byte(next) == 9 { next += 1 }
    return byte(next) == UInt8(ascii: ":") || byte(next) == UInt8(ascii: "=") && byte(next + 1) != UInt8(ascii: "=")
  }

  /// In an attribute that names or links something, or in a selector's: `class="gold"`, `[data-mood="red"]`.
  private var isInAttribute: Bool {
    guard let quote else { return false }
    var end = quote
    func skipBlanks() { while byte(end - 1) == 32 || byte(end - 1) == 9 { end -= 1 } }
    skipBlanks()
    guard byte(end - 1) == UInt8(ascii: "=") else { return false }
    end -= 1
    if byte(range.upperBound).isQuote, byte(range.upperBound + 1) == UInt8(ascii: "]") { return true }
    skipBlanks()
    var start = end
    while end - start < 16, byte(start - 1).continuesName { start -= 1 }
    return Self.naming.contains(String(decoding: bytes[start..<end].map(\.folded), as: UTF8.self))
  }

  private static let naming: Set<String> = ["class", "classname", "for", "href", "id", "key", "name", "src"]

  /// Before an opening brace, with nothing but parts of a selector between. Lines go on after a comma or a combinator.
  private var isInSelector: Bool {
    var depth = 0, last = bytes[range.upperBound - 1], isNewLine = false
    for index in range.upperBound..<min(range.upperBound + Self.longestSelector, bytes.count) {
      let byte = bytes[index]
      if byte == 10 {
        isNewLine = isNewLine || !",>+~".utf8.contains(last)
        continue
      }
      if byte.isSpace { continue }
      if byte == UInt8(ascii: "{") { return depth == 0 }
      if isNewLine { return false }
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"):
        depth -= 1
        if depth < 0 { return false }
      case _ where byte.isQuote || byte == UInt8(ascii: "="):
        if depth == 0 { return false }
      case _ where byte.continuesName || ".#:*>+~,&|^$%\\@".utf8.contains(byte): break
      default: return false
      }
      last = byte
    }
    return false
  }

  /// In bytes; what is farther away is no more looked at, so that time stays linear.
  private static let longestSelector = 1024
}

extension UInt8 {
  var isQuote: Bool { self == UInt8(ascii: "\"") || self == UInt8(ascii: "'") || self == UInt8(ascii: "`") }
}
