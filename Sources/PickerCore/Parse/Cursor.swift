/// A place in a text, read token by token as in CSS Syntax 3.
///
/// Moves forward only, so that a text is read in linear time.
struct Cursor {
  let bytes: [UInt8]
  var offset = 0
  /// The first of the invisible signs that count as blanks, such as `U+200B`.
  private(set) var invisible: String?

  init(_ text: String) { bytes = Array(text.utf8) }

  /// With invisible signs, such as a no-break space, a byte order mark or a zero-width space, as blanks: pages and
  /// editors leave them around what is copied. Every place stays where it is.
  init(blanking text: String) {
    var bytes = Array(text.utf8)
    if bytes.contains(where: { $0 >= 0xC2 }) {
      var offset = 0
      for scalar in text.unicodeScalars {
        let end = offset + scalar.utf8Count
        if scalar.isInvisible {
          invisible = invisible ?? scalar.codePoint
          for index in offset..<end { bytes[index] = UInt8(ascii: " ") }
        }
        offset = end
      }
    }
    self.bytes = bytes
  }

  /// The byte `ahead` of here; 0, which starts no token, past the end.
  @inline(__always) func peek(_ ahead: Int = 0) -> UInt8 {
    let index = offset + ahead
    return index < bytes.count ? bytes[index] : 0
  }

  var isAtEnd: Bool { offset >= bytes.count }

  /// Takes `byte` if it is next.
  @inline(__always) mutating func take(_ byte: UInt8) -> Bool {
    guard !isAtEnd, bytes[offset] == byte else { return false }
    offset += 1
    return true
  }

  /// Skips white space and comments; an open comment ends with the text.
  mutating func skipSpace() {
    while !isAtEnd {
      if bytes[offset].isSpace {
        offset += 1
      } else if peek() == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
        offset += 2
        while !isAtEnd, !(peek() == UInt8(ascii: "*") && peek(1) == UInt8(ascii: "/")) { offset += 1 }
        offset = min(offset + 2, bytes.count)
      } else {
        return
      }
    }
  }

  /// Takes a closing parenthesis; the end of the text closes all that are open.
  mutating func takeClose() -> Bool { take(UInt8(ascii: ")")) || isAtEnd }

  func error(_ expectation: String) -> ColorParseError { ColorParseError(expectation, at: offset) }
}

// MARK: Names

extension Cursor {
  /// Longer names match nothing; what is past this is read and dropped.
  static var longestName: Int { 64 }

  /// Whether a name starts here (CSS Syntax 3, section 4.3.9).
  var startsName: Bool {
    switch peek() {
    case UInt8(ascii: "-"): peek(1).startsName || peek(1) == UInt8(ascii: "-") || isEscape(1)
    case UInt8(ascii: "\\"): isEscape(0)
    default: peek().startsName
    }
  }

  private func isEscape(_ ahead: Int) -> Bool {
    guard peek(ahead) == UInt8(ascii: "\\"), offset + ahead + 1 < bytes.count else { return false }
    return !(peek(ahead + 1) == 10 || peek(ahead + 1) == 12 || peek(ahead + 1) == 13)
  }

  /// Takes a name, escapes resolved and ASCII letters folded; `nil` where none starts.
  mutating func takeName() -> String? {
    guard startsName else { return nil }
    let start = offset
    while peek().continuesName { offset += 1 }
    if peek() != UInt8(ascii: "\\") {
      let end = min(offset, start + Self.longestName)
      return String(decoding: bytes[start..<end].lazy.map(\.folded), as: UTF8.self)
    }
    offset = start
    return takeEscapedName()
  }

  private mutating func takeEscapedName() -> String {
    var name = ""
    while true {
      let next: Unicode.Scalar
      if peek().continuesName {
        next = Unicode.Scalar(peek().folded)
        offset += 1
      } else if isEscape(0) {
        offset += 1
        next = takeEscapedScalar()
      } else {
        return name
      }
      if name.utf8.count < Self.longestName { name.unicodeScalars.append(next) }
    }
  }

  /// After the backslash: up to six hexadecimal digits and one blank, or the character itself.
  private mutating func takeEscapedScalar() -> Unicode.Scalar {
    var value: UInt32 = 0
    var digits = 0
    while digits < 6, let nibble = peek().nibble {
      value = value << 4 | UInt32(nibble)
      digits += 1
      offset += 1
    }
    if digits == 0 {
      value = UInt32(peek())
      offset += 1
    } else if peek() == 13, peek(1) == 10 {
      offset += 2
    } else if peek().isSpace {
      offset += 1
    }
    let scalar = Unicode.Scalar(value) ?? "\u{FFFD}"
    return scalar.isASCII ? Unicode.Scalar(UInt8(truncatingIfNeeded: scalar.value).folded) : scalar
  }
}
