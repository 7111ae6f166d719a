extension String {
  /// A cell of a published table with its escapes resolved: `\t`, `\n`, `\r`, `\f`, `\u{…}`, `\e` for nothing; before
  /// any other character the backslash just goes.
  public var withTableEscapesResolved: String {
    var result = "", rest = self[...]
    while let character = rest.popFirst() {
      guard character == "\\" else {
        result.append(character)
        continue
      }
      switch rest.popFirst() {
      case "t": result += "\t"
      case "n": result += "\n"
      case "r": result += "\r"
      case "f": result += "\u{c}"
      case "e": break
      case "u":
        let hex = rest.dropFirst().prefix { $0 != "}" }
        rest = rest.dropFirst(hex.count + 2)
        UInt32(hex, radix: 16).flatMap(Unicode.Scalar.init).map { result.unicodeScalars.append($0) }
      case let other: other.map { result.append($0) }
      }
    }
    return result
  }
}
