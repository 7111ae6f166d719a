/// A path as the system has it: any bytes but 0.
package struct FilePath: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  package let bytes: [UInt8]

  /// What comes after a 0 is left out, as the system would.
  package init(_ bytes: some Sequence<UInt8>) { self.bytes = Array(bytes.prefix { $0 != 0 }) }
  package init(_ text: String) { self.init(text.utf8) }
  package init(stringLiteral text: String) { self.init(text) }
  package init(cString: UnsafePointer<CChar>) {
    self.init(
      sequence(state: cString) { place in
        defer { place += 1 }
        return UInt8(bitPattern: place.pointee)
      })
  }

  package static func / (folder: FilePath, name: FilePath) -> FilePath {
    FilePath(folder.bytes + (folder.bytes.last == slash ? [] : [slash]) + name.bytes)
  }

  package static func / (folder: FilePath, name: String) -> FilePath { folder / FilePath(name) }

  /// The path with a text at its end.
  package static func + (path: FilePath, suffix: String) -> FilePath { FilePath(path.bytes + Array(suffix.utf8)) }

  package var isAbsolute: Bool { bytes.first == Self.slash }

  /// Without the last name; `.` for a name alone.
  package var folder: FilePath {
    guard let end = bytes.lastIndex(of: Self.slash) else { return "." }
    return end == 0 ? "/" : FilePath(bytes[..<end])
  }

  /// The last name.
  package var name: FilePath { FilePath(bytes[(bytes.lastIndex(of: Self.slash).map { $0 + 1 } ?? 0)...]) }

  /// As text, with what is not UTF-8 replaced.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// For a message: on one line and without what a terminal would interpret.
  package var description: String {
    var text = ""
    for scalar in self.text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator:
        text += "\\u{" + String(scalar.value, radix: 16) + "}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  package func withCString<Result, Failure: Error>(
    _ body: (UnsafePointer<CChar>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var text = bytes.map { CChar(bitPattern: $0) }
    text.append(0)
    return try text.withUnsafeBufferPointer { (text) throws(Failure) in
      // An array with an element has a place.
      try body(text.baseAddress.unsafelyUnwrapped)
    }
  }

  private static let slash = UInt8(ascii: "/")
}
