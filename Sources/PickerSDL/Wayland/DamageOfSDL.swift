import CSDL2
import PickerWayland

/// Keeps SDL from saying with each frame that the whole window has changed, which would have the compositor draw it all.
///
/// It says so when a frame is asked for, and then asks to be told of the next. What a surface makes tells its events where
/// the surface does: on a queue that is never read, while SDL asks for the second time.
final class DamageOfSDL {
  private let surface: OpaquePointer
  private let display: WaylandDisplay
  private let queue: WaylandQueue
  private var hasEnded = false

  /// To be called right after the window was created.
  init?(_ surface: OpaquePointer, _ display: WaylandDisplay) {
    guard let queue = WaylandQueue(display) else { return nil }
    (self.surface, self.display, self.queue) = (surface, display, queue)
    display.tell(surface, on: queue)
  }

  /// To be called from the loop after the first frame was asked for: SDL has asked to be told of the second. The surface
  /// has told meanwhile which outputs it is on.
  func end() {
    guard !hasEnded else { return }
    hasEnded = true
    display.roundtrip()
    queue.dispatch()
    display.tell(surface, on: nil)
  }
}
