import CSDL2
import CX11
import Glibc
import PickerScene
import Synchronization

/// SDL's connection to an X server, for what SDL 2 leaves undone there.
package struct X11Connection {
  private let display: OpaquePointer
  private let window: UInt
  /// Lives on: SDL closes the connection, and may still use it when the window is gone.
  private static let losses = Mutex<[UInt: ConnectionLoss]>([:])

  /// - Returns: `nil` under another window system.
  package init?(_ window: OpaquePointer) {
    var display: UnsafeMutableRawPointer?
    var name: UInt = 0
    guard x11Handles(window, &display, &name) != 0, let display else { return nil }
    self.display = OpaquePointer(display)
    self.window = name
  }

  /// From now on the program goes on without the server. Not before the window is there: SDL would wait for it for ever.
  package func surviveLoss() {
    Self.losses.withLock { losses in
      let address = UInt(bitPattern: display)
      if losses[address] == nil { losses[address] = ConnectionLoss(on: display) }
    }
  }

  /// Ends the program from within Xlib, where the loss is noticed in the middle of a call of SDL's: SDL would go on with
  /// answers that never came.
  package func endAtLoss(by end: @escaping @Sendable () -> Never) { loss?.end(by: end) }

  /// Whether the server has ended, or has closed the connection.
  package var isLost: Bool { loss?.isLost == true }

  /// Asks the system whether the server's end is gone: SDL reads what is left of a broken connection as events.
  /// - Returns: Whether SDL may look for events.
  package func isWhole() -> Bool {
    guard let loss else { return true }
    guard !loss.isLost else { return false }
    var source = pollfd(fd: XConnectionNumber(display), events: 0, revents: 0)
    guard poll(&source, 1, 0) > 0, Int32(source.revents) & (POLLHUP | POLLERR) != 0 else { return true }
    loss.note()
    return false
  }

  private var loss: ConnectionLoss? { Self.losses.withLock { $0[UInt(bitPattern: display)] } }

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
    guard XPending(display) == 0 else { return }
    if Wakeup.sleep(with: XConnectionNumber(display), milliseconds: milliseconds) { loss?.note() }
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

  /// Takes the window off the screen. To be called before SDL destroys it: SDL would wait until the server tells that it is
  /// gone, without end where the server goes first.
  package func withdraw() {
    XWithdrawWindow(display, window, XDefaultScreen(display))
    XSync(display, 0)
  }

  /// Asks the clipboard manager to keep what this program has copied, since the text is lost with the program.
  ///
  /// Source: freedesktop.org, "Clipboard Manager Specification". The question is asked on a connection of its own; the
  /// manager then reads the text on SDL's, by `pump`.
  /// - Returns: Whether a manager has it.
  package func saveClipboard(pump: () -> Void) -> Bool {
    guard let display = XOpenDisplay(nil) else { return false }
    let loss = ConnectionLoss(on: display)
    defer {
      XCloseDisplay(display)
      withExtendedLifetime(loss) {}
    }
    let manager = XInternAtom(display, "CLIPBOARD_MANAGER", 0)
    guard XGetSelectionOwner(display, manager) != 0 else { return false }
    let window = XCreateSimpleWindow(display, XDefaultRootWindow(display), 0, 0, 1, 1, 0, 0, 0)
    XConvertSelection(display, manager, XInternAtom(display, "SAVE_TARGETS", 0), 0, window, 0)
    XFlush(display)
    var event = XEvent()
    let end = SDL_GetTicks64() + 500
    while !loss.isLost {
      if XCheckTypedWindowEvent(display, window, SelectionNotify, &event) != 0 { return true }
      pump()
      let now = SDL_GetTicks64()
      guard now < end else { return false }
      guard XPending(display) == 0, XPending(self.display) == 0 else { continue }
      var sources = [XConnectionNumber(display), XConnectionNumber(self.display)].map {
        pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
      }
      poll(&sources, 2, Int32(end - now))
    }
    return false
  }
}
