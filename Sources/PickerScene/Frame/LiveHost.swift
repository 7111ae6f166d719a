import PickerCore

/// What a host of the live protocol lets it see and do.
public protocol LiveHost: AnyObject {
  /// The color now, and whether a gesture or typing is under way.
  var liveColor: Color { get }
  var liveIsBusy: Bool { get }
  /// The color's text in the host's format.
  func liveText(_ color: Color) -> String
  func liveSet(_ color: Color)
  /// Reads any color text; throws a message that says what was wrong.
  func liveRead(_ text: String) throws(LiveError) -> Color
}

/// A command that could not be taken.
public struct LiveError: Error, Hashable, Sendable {
  public let message: String
  public init(_ message: String) { self.message = message }
}
