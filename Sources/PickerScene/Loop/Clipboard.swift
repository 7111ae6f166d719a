/// Where copied text goes.
public protocol Clipboard {
  func read() -> String
  func write(_ text: String)
}

/// A clipboard of the scene's own, for tests and for programs without one.
public final class MemoryClipboard: Clipboard {
  public var text = ""
  public init() {}
  public func read() -> String { text }
  public func write(_ text: String) { self.text = text }
}
