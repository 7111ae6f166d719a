/// Why a text is not JSON: what was expected, and where.
public struct JSONError: Error, Hashable, Sendable, CustomStringConvertible {
  /// One sentence without the place, such as `expected a colon`.
  public let message: String
  /// In bytes from the start.
  public let offset: Int

  public var description: String { "\(message) at byte \(offset)" }
}
