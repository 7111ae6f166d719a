/// Why a palette can be neither read nor written: what, and where in the file.
public struct PaletteError: Error, Hashable, Sendable, CustomStringConvertible {
  public enum Place: Hashable, Sendable {
    /// Counted from 0.
    case byte(Int)
    /// Counted from 1.
    case line(Int)
    case nowhere
  }

  /// One sentence without the place, such as `expected a number from 0 to 255`.
  public let message: String
  public let place: Place

  public init(_ message: String, _ place: Place) {
    self.message = message
    self.place = place
  }

  public var description: String {
    switch place {
    case .byte(let offset): "\(message) at byte \(offset)"
    case .line(let number): "\(message) at line \(number)"
    case .nowhere: message
    }
  }
}
