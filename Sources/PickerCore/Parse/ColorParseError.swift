/// Why a text is no color: where it goes wrong, and what could have stood there.
public struct ColorParseError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The UTF-8 offset of the first thing that cannot stand; the length of the text when something is missing.
  public let offset: Int
  /// What could have stood there, such as `a number, a percentage or none`.
  public let expectation: String

  public init(_ expectation: String, at offset: Int) {
    self.expectation = expectation
    self.offset = offset
  }

  /// One sentence without the place, such as `expected a number, a percentage or none`.
  public var message: String { "expected \(expectation)" }

  public var description: String { "\(message) at byte \(offset)" }
}
