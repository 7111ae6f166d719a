/// Where copied text goes.
public protocol Clipboard {
  func read() -> String
  func write(_ text: String)
  /// The text that was last selected anywhere, where there is such a thing.
  func readPrimary() -> String
}

extension Clipboard {
  public func readPrimary() -> String { "" }
}

/// A clipboard of the scene's own, for tests and for programs without one.
public final class MemoryClipboard: Clipboard {
  public var text = ""
  /// The primary selection.
  public var primary = ""
  public init() {}
  public func read() -> String { text }
  public func write(_ text: String) { self.text = text }
  public func readPrimary() -> String { primary }
}
