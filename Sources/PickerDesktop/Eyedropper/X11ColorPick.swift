import CX11
import Glibc
import PickerCore
import PickerScene

/// Picks a color from an X server's screen: the pointer and the keyboard are taken, a magnifier follows the pointer.
nonisolated struct X11ColorPick {
  private let screen: X11Screen
  private var gesture = PickGesture(held: [])
  private var x = 0, y = 0

  /// Blocks until the user is done, or `stop` has something to read or ends.
  /// - Parameter stop: A file descriptor; negative for none.
  static func run(_ screen: X11Screen, _ digits: MagnifierDigits, until stop: Int32) -> PickOutcome {
    guard let masks = screen.masks else { return .failed(.unknownPixels) }
    let cursor = CrosshairHandle(screen.display)
    defer {
      XUngrabKeyboard(screen.display, UInt(CurrentTime))
      XUngrabPointer(screen.display, UInt(CurrentTime))
      XSync(screen.display, 0)
    }
    // Whoever holds them may be about to let go: the press that led here, a menu that is closing.
    for attempt in 0... {
      if grab(screen, cursor.raw) { break }
      if screen.isLost { return .failed(.displayLost) }
      if attempt == 25 { return .failed(.grabbed) }
      if isStopped(stop, within: 20) { return .cancelled }
    }
    XkbSetDetectableAutoRepeat(screen.display, 1, nil)
    var pick = X11ColorPick(screen: screen)
    return pick.follow(MagnifierWindow(screen, masks, digits), until: stop)
  }

  private static func grab(_ screen: X11Screen, _ cursor: UInt) -> Bool {
    let mask = UInt32(ButtonPressMask | ButtonReleaseMask | PointerMotionMask), now = UInt(CurrentTime)
    guard
      XGrabPointer(screen.display, screen.root, 0, mask, GrabModeAsync, GrabModeAsync, UInt(None), cursor, now)
        == GrabSuccess
    else { return false }
    if XGrabKeyboard(screen.display, screen.root, 0, GrabModeAsync, GrabModeAsync, now) == GrabSuccess { return true }
    XUngrabPointer(screen.display, now)
    return false
  }

  private static func isStopped(_ stop: Int32, within milliseconds: Int32) -> Bool {
    var waiting = pollfd(fd: stop, events: Int16(POLLIN), revents: 0)
    return poll(&waiting, 1, milliseconds) > 0
  }

  private init(screen: X11Screen) {
    self.screen = screen
    var keys = [CChar](repeating: 0, count: 32)
    XQueryKeymap(screen.display, &keys)
    let held = (0..<256 as Range<UInt32>).filter { UInt8(bitPattern: keys[Int($0 / 8)]) >> UInt8($0 % 8) & 1 == 1 }
    gesture = PickGesture(held: Set(held))
    var root: UInt = 0, child: UInt = 0, x: Int32 = 0, y: Int32 = 0, inX: Int32 = 0, inY: Int32 = 0, state: UInt32 = 0
    XQueryPointer(screen.display, screen.root, &root, &child, &x, &y, &inX, &inY, &state)
    (self.x, self.y) = (Int(x), Int(y))
  }

  private mutating func follow(_ magnifier: MagnifierWindow, until stop: Int32) -> PickOutcome {
    var wait = magnifier.show(x: x, y: y)
    while true {
      var isMoved = false
      while XPending(screen.display) > 0 {
        var event = XEvent()
        XNextEvent(screen.display, &event)
        switch answer(event) {
        case .pick:
          guard let color = magnifier.color(x: x, y: y) else { break }
          return .picked(color)
        case .cancel: return .cancelled
        case nil: isMoved = true
        }
      }
      if isMoved { wait = magnifier.show(x: x, y: y) }
      guard XPending(screen.display) == 0 else { continue }
      if screen.isLost { return .failed(.displayLost) }
      var waiting = [
        pollfd(fd: XConnectionNumber(screen.display), events: Int16(POLLIN), revents: 0),
        pollfd(fd: stop, events: Int16(POLLIN), revents: 0),
      ]
      let count = poll(&waiting, 2, wait ?? -1)
      if waiting[1].revents != 0 { return .cancelled }
      if Int32(waiting[0].revents) & (POLLHUP | POLLERR) != 0 { return .failed(.displayLost) }
      if count == 0 { wait = magnifier.show(x: x, y: y) }
    }
  }

  private mutating func answer(_ event: XEvent) -> PickGesture.Outcome? {
    switch event.type {
    case MotionNotify: (x, y) = (Int(event.xmotion.x_root), Int(event.xmotion.y_root))
    case ButtonPress: gesture.press(button: event.xbutton.button)
    case ButtonRelease:
      (x, y) = (Int(event.xbutton.x_root), Int(event.xbutton.y_root))
      return gesture.release(button: event.xbutton.button)
    case KeyPress: press(event.xkey)
    case KeyRelease: return gesture.release(code: event.xkey.keycode)
    default: break
    }
    return nil
  }

  /// Arrows move the pointer by a pixel, with Shift by ten.
  private func move(_ right: Int32, _ down: Int32, _ key: XKeyEvent) {
    let step: Int32 = key.state & UInt32(ShiftMask) != 0 ? 10 : 1
    XWarpPointer(screen.display, UInt(None), UInt(None), 0, 0, 0, 0, right * step, down * step)
  }

  private mutating func press(_ key: XKeyEvent) {
    var event = key
    switch Int32(truncatingIfNeeded: XLookupKeysym(&event, 0)) {
    case XK_Return, XK_KP_Enter: gesture.press(.enter, code: key.keycode)
    case XK_Escape: gesture.press(.escape, code: key.keycode)
    case XK_Left, XK_KP_Left: move(-1, 0, key)
    case XK_Right, XK_KP_Right: move(1, 0, key)
    case XK_Up, XK_KP_Up: move(0, -1, key)
    case XK_Down, XK_KP_Down: move(0, 1, key)
    default: break
    }
  }
}
