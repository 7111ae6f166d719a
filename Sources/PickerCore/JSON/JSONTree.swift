/// A JSON text as a tree that knows the place of each value, with bounds on depth and size (RFC 8259).
public struct JSONTree: Sendable {
  public indirect enum Value: Sendable {
    case object([(key: String, node: JSONTree)])
    case array([JSONTree])
    case string(String)
    case number(Double)
    case bool(Bool)
    case null
  }

  public let value: Value
  /// In bytes from the start.
  public let offset: Int

  /// A member of an object; of several the last one counts.
  public subscript(_ key: String) -> JSONTree? {
    guard case .object(let members) = value else { return nil }
    return members.last { $0.key == key }?.node
  }

  public var string: String? { if case .string(let text) = value { text } else { nil } }
  public var number: Double? { if case .number(let number) = value { number } else { nil } }
  public var bool: Bool? { if case .bool(let bool) = value { bool } else { nil } }
  public var array: [JSONTree]? { if case .array(let elements) = value { elements } else { nil } }
  public var isObject: Bool { if case .object = value { true } else { false } }

  /// Reads one value. At most 64 nested values, and 1,048,576 in all.
  /// - Throws: `JSONError`, with the place of the first byte that cannot stand.
  public init(_ bytes: [UInt8]) throws(JSONError) {
    if let offset = firstOffsetOutsideUTF8(bytes) { throw JSONError(message: "expected UTF-8", offset: offset) }
    self = try Self.tree(Cursor(String(decoding: bytes, as: UTF8.self)))
  }

  public init(_ text: String) throws(JSONError) { self = try Self.tree(Cursor(text)) }

  private static func tree(_ cursor: Cursor) throws(JSONError) -> JSONTree {
    var reader = Reader(cursor: cursor)
    if cursor.bytes.starts(with: [0xEF, 0xBB, 0xBF]) { reader.cursor.offset = 3 }
    let tree = try reader.takeValue(depth: 0)
    reader.skipBlanks()
    guard reader.cursor.isAtEnd else { throw reader.error("the end of the file") }
    return tree
  }

  private init(_ value: Value, at offset: Int) { (self.value, self.offset) = (value, offset) }

  private struct Reader {
    var cursor: Cursor
    private var count = 0
    private static let deepest = 64, most = 1 << 20

    init(cursor: Cursor) { self.cursor = cursor }

    func error(_ expectation: String) -> JSONError {
      JSONError(message: "expected \(expectation)", offset: cursor.offset)
    }

    mutating func skipBlanks() {
      while [9, 10, 13, 32].contains(cursor.peek()), !cursor.isAtEnd { cursor.offset += 1 }
    }

    mutating func takeValue(depth: Int) throws(JSONError) -> JSONTree {
      skipBlanks()
      count += 1
      guard depth < Self.deepest else { throw error("no more than \(Self.deepest) values in each other") }
      guard count <= Self.most else { throw error("no more than \(Self.most) values") }
      let start = cursor.offset
      switch cursor.peek() {
      case UInt8(ascii: "{"): return JSONTree(.object(try takeMembers(depth)), at: start)
      case UInt8(ascii: "["): return JSONTree(.array(try takeElements(depth)), at: start)
      case UInt8(ascii: "\""): return JSONTree(.string(try takeString()), at: start)
      case UInt8(ascii: "-"), 48...57:
        return JSONTree(.number(try takeNumber()), at: start)
      default:
        for (word, value) in [("true", Value.bool(true)), ("false", .bool(false)), ("null", .null)]
        where cursor.bytes[start...].starts(with: word.utf8) {
          cursor.offset += word.utf8.count
          return JSONTree(value, at: start)
        }
        throw error("a value")
      }
    }

    /// CSS reads more than JSON has: `.5`, and digits after a leading 0.
    private mutating func takeNumber() throws(JSONError) -> Double {
      let first = cursor.peek() == UInt8(ascii: "-") ? 1 : 0
      guard cursor.peek(first).isDigit, !(cursor.peek(first) == UInt8(ascii: "0") && cursor.peek(first + 1).isDigit),
        let number = cursor.takeNumber(), number.isFinite
      else { throw error("a number") }
      return number
    }

    private mutating func takeMembers(_ depth: Int) throws(JSONError) -> [(key: String, node: JSONTree)] {
      var members: [(key: String, node: JSONTree)] = []
      cursor.offset += 1
      skipBlanks()
      if cursor.take(UInt8(ascii: "}")) { return members }
      while true {
        skipBlanks()
        guard cursor.peek() == UInt8(ascii: "\"") else { throw error("a name in quotes") }
        let key = try takeString()
        skipBlanks()
        guard cursor.take(UInt8(ascii: ":")) else { throw error("a colon") }
        members.append((key, try takeValue(depth: depth + 1)))
        skipBlanks()
        if cursor.take(UInt8(ascii: "}")) { return members }
        guard cursor.take(UInt8(ascii: ",")) else { throw error("a comma or a brace") }
      }
    }

    private mutating func takeElements(_ depth: Int) throws(JSONError) -> [JSONTree] {
      var elements: [JSONTree] = []
      cursor.offset += 1
      skipBlanks()
      if cursor.take(UInt8(ascii: "]")) { return elements }
      while true {
        elements.append(try takeValue(depth: depth + 1))
        skipBlanks()
        if cursor.take(UInt8(ascii: "]")) { return elements }
        guard cursor.take(UInt8(ascii: ",")) else { throw error("a comma or a bracket") }
      }
    }

    private mutating func takeString() throws(JSONError) -> String {
      var text: [UInt8] = []
      cursor.offset += 1
      while !cursor.isAtEnd {
        let byte = cursor.peek()
        if cursor.take(UInt8(ascii: "\"")) { return String(decoding: text, as: UTF8.self) }
        guard byte >= 32 else { throw error("a quote") }
        cursor.offset += 1
        if byte == UInt8(ascii: "\\") { text += Array(String(try takeEscape()).utf8) } else { text.append(byte) }
      }
      throw error("a quote")
    }

    private mutating func takeEscape() throws(JSONError) -> Unicode.Scalar {
      let byte = cursor.peek()
      cursor.offset += 1
      switch byte {
      case UInt8(ascii: "n"): return "\n"
      case UInt8(ascii: "t"): return "\t"
      case UInt8(ascii: "r"): return "\r"
      case UInt8(ascii: "b"): return "\u{8}"
      case UInt8(ascii: "f"): return "\u{c}"
      case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
      case UInt8(ascii: "u"): break
      default: throw error("an escape")
      }
      let high = try takeUnit()
      guard 0xD800..<0xDC00 ~= high, cursor.peek() == UInt8(ascii: "\\"), cursor.peek(1) == UInt8(ascii: "u") else {
        return Unicode.Scalar(high) ?? "\u{FFFD}"
      }
      let start = cursor.offset
      cursor.offset += 2
      let low = try takeUnit()
      if 0xDC00..<0xE000 ~= low, let scalar = Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00)) {
        return scalar
      }
      cursor.offset = start
      return "\u{FFFD}"
    }

    private mutating func takeUnit() throws(JSONError) -> UInt32 {
      var value: UInt32 = 0
      for _ in 0..<4 {
        guard let digit = cursor.peek().nibble else { throw error("four hexadecimal digits") }
        value = value << 4 | UInt32(digit)
        cursor.offset += 1
      }
      return value
    }
  }
}
