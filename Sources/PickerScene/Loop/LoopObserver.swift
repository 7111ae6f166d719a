/// Looks on while a loop runs, and may be asked things by lines of text: the live protocol.
public protocol LoopObserver: AnyObject {
  /// Carries out a line that came from outside.
  /// - Parameter views: What is drawn.
  func command(_ line: String, views: [ViewRecord])
  /// After each pass: something may have changed.
  func follow()
  /// Whether a line has asked for the end.
  var wantsQuit: Bool { get }
}
