/// Who follows a frame loop from outside, and may steer it.
public protocol LoopObserver: AnyObject {
  /// Carries out a line that was posted to the loop.
  /// - Parameter views: What is drawn.
  func command(_ line: String, views: [ViewRecord])
  /// Called after each pass.
  func follow()
  /// Whether the loop is to end, as if the user had cancelled.
  var wantsQuit: Bool { get }
}
