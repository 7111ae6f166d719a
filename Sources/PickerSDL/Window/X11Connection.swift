import CSDL2
import CX11
import Glibc
import PickerScene

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

  /// Sleeps until the server has sent something, another thread has pushed an event, or the time is over.
  ///
  /// SDL's own waiting sends a message over the server with each event, to wake itself up, and sleeps over what was read
  /// while sending, such as the release that ends a drag.
  /// - Parameter milliseconds: Negative for any time.
  package func sleep(milliseconds: Int32) {
    if XPending(display) == 0 { Wakeup.sleep(with: XConnectionNumber(display), milliseconds: milliseconds) }
  }

  /// Which of these keys are down now, whichever window has the keyboard.
  package func held(among symbols: [UInt]) -> Set<UInt> {
    var keys = [CChar](repeating: 0, count: 32)  // a bit for each key code
    XQueryKeymap(display, &keys)
    return Set(
      symbols.filter { symbol in
        let code = Int(XKeysymToKeycode(display, symbol))
        return code > 0 && UInt8(bitPattern: keys[code / 8]) >> UInt8(code % 8) & 1 == 1
      })
  }

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

  /// Asks the clipboard manager to keep what this program has copied, for the text goes with the program.
  ///
  /// Source: freedesktop.org, "Clipboard Manager Specification". The question is asked on a connection of its own; the
  /// manager then reads the text on SDL's, by `pump`.
  /// - Returns: Whether a manager has it.
  package static func saveClipboard(pump: () -> Void) -> Bool {
    guard let display = XOpenDisplay(nil) else { return false }
    defer { XCloseDisplay(display) }
    let manager = XInternAtom(display, "CLIPBOARD_MANAGER", 0)
    guard XGetSelectionOwner(display, manager) != 0 else { return false }
    let window = XCreateSimpleWindow(display, XDefaultRootWindow(display), 0, 0, 1, 1, 0, 0, 0)
    XConvertSelection(display, manager, XInternAtom(display, "SAVE_TARGETS", 0), 0, window, 0)
    XFlush(display)
    var event = XEvent()
    for _ in 0..<500 {
      if XCheckTypedWindowEvent(display, window, SelectionNotify, &event) != 0 { return true }
      pump()
      usleep(1000)
    }
    return false
  }
}
