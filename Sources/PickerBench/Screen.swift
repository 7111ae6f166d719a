import CX11Test
import Glibc

/// An X server in memory of its own, on which one window at a time is looked at.
final class Screen {
  struct Frame {
    var x, y, width, height: Int
    var window: Window = 0
  }

  let name: String
  private let server: Child
  private let display: OpaquePointer
  private let root: Window

  /// What the empty screen shows, and no program.
  private static let empty: UInt = 0x12_3457

  private let width, height: Int

  /// Nil where Xvfb is missing. The size is in pixels.
  init?(width: Int = 1280, height: Int = 1000) {
    (self.width, self.height) = (width, height)
    let options = ["-displayfd", "1", "-screen", "0", "\(width)x\(height)x24", "-nolisten", "tcp", "-noreset"]
    guard let server = Child("Xvfb", options), let number = server.line(within: 20),
      let display = XOpenDisplay(":" + number)
    else { return nil }
    name = ":" + number
    self.server = server
    self.display = display
    root = XDefaultRootWindow(display)
    x_keep_running_after_errors()
    XSelectInput(display, root, SubstructureNotifyMask)
    clear()
  }

  deinit { XCloseDisplay(display) }

  /// Drops the events of earlier windows.
  func clear() {
    move(width - 1, height - 1)
    XSetWindowBackground(display, root, Self.empty)
    XClearWindow(display, root)
    XSync(display, 1)
  }

  /// Waits for a window that is as large as a dialog, and for the pixel in its middle to be drawn.
  func waitForWindow(within seconds: Double) -> Frame? {
    let deadline = nanoseconds() + UInt64(seconds * 1e9)
    var frames: [Window: Frame] = [:], mapped: Window?
    while nanoseconds() < deadline {
      while XPending(display) > 0 {
        var event = XEvent()
        XNextEvent(display, &event)
        switch event.type {
        case CreateNotify:
          let e = event.xcreatewindow
          frames[e.window] = Frame(
            x: Int(e.x), y: Int(e.y), width: Int(e.width), height: Int(e.height), window: e.window)
        case ConfigureNotify:
          let e = event.xconfigure
          frames[e.window] = Frame(
            x: Int(e.x), y: Int(e.y), width: Int(e.width), height: Int(e.height), window: e.window)
        case MapNotify: if frames[event.xmap.window].map({ $0.width > 100 }) ?? false { mapped = event.xmap.window }
        default: break
        }
      }
      if let mapped, let frame = frames[mapped],
        pixel(frame.x + frame.width / 2, frame.y + frame.height / 2) != Self.empty
      {
        return frame
      }
      usleep(200)
    }
    return nil
  }

  func pixel(_ x: Int, _ y: Int) -> UInt? {
    guard let image = XGetImage(display, root, Int32(x), Int32(y), 1, 1, UInt.max, ZPixmap) else { return nil }
    defer { x_free_image(image) }
    return UInt(x_pixel(image, 0, 0)) & 0xFF_FFFF
  }

  func move(_ x: Int, _ y: Int) {
    XTestFakeMotionEvent(display, -1, Int32(x), Int32(y), 0)
    XSync(display, 0)
  }

  /// The first button is the left one; 4 and 5 are the wheel, upward and downward.
  func button(_ number: UInt32 = 1, isDown: Bool) {
    XTestFakeButtonEvent(display, number, isDown ? 1 : 0, 0)
    XSync(display, 0)
  }

  func resize(_ window: Window, _ width: Int, _ height: Int) {
    XResizeWindow(display, window, UInt32(width), UInt32(height))
    XSync(display, 0)
  }
}
