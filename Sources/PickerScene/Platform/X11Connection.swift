import CSDL2
import CX11

/// SDL's connection to an X server, for what SDL 2 leaves undone there.
package struct X11Connection {
  private let display: OpaquePointer
  private let window: UInt

  /// - Returns: `nil` under another window system.
  package init?(_ window: OpaquePointer) {
    var display: UnsafeMutableRawPointer?
    var name: UInt = 0
    guard x11Handles(window, &display, &name) != 0, let display else { return nil }
    self.display = OpaquePointer(display)
    self.window = name
  }

  /// Pixels in a point as the desktop says, which SDL 2 does not ask for.
  package var scale: Double? {
    XResourceManagerString(display).flatMap { XResources.scale(in: String(cString: $0)) }
  }

  /// Takes in what the server has sent. To be called before SDL sleeps.
  ///
  /// Sending to the server may also read from it. SDL looks for events in Xlib's queue and on the connection, not among
  /// what was read so: it would sleep with events at hand, such as the release that ends a drag.
  /// - Returns: `true` if there are events for SDL to pump.
  package func takeInEvents() -> Bool { XPending(display) > 0 }

  /// Keeps the pointer with a drag that leaves the window.
  ///
  /// Whenever the pointer enters the window SDL gives up the grab, also in the middle of a drag; of what happens outside
  /// from then on, the release included, it learns nothing. So it is not told of the pointer's entering. It notices by
  /// the first motion.
  package func keepDrags() {
    var attributes = XWindowAttributes()
    guard XGetWindowAttributes(display, window, &attributes) != 0 else { return }
    XSelectInput(display, window, attributes.your_event_mask & ~EnterWindowMask)
  }
}
