import CX11Test
import Foundation

/// A connection to an X server whose errors fail a test instead of ending the run.
final class XConnection {
  private(set) var display: OpaquePointer?
  let root: Window

  init(_ name: String) throws {
    _ = Self.once
    guard let display = XOpenDisplay(name) else { throw HarnessError("no connection to display \(name)") }
    x_keep_running_without(display)
    XAutoRepeatOff(display)  // a key stays down longer than it was told to when the machine is busy
    self.display = display
    root = XDefaultRootWindow(display)
  }

  /// The connection is unusable from here on. Comes before the server's own end.
  func close() {
    if let display { XCloseDisplay(display) }
    display = nil
  }

  /// Waits until the server has done all that was asked.
  func sync() { XSync(display, 0) }

  private static let once: Void = {
    XInitThreads()
    x_keep_running_after_errors()
  }()
}

/// What is on the screen of an X server, and what a window manager would do to windows.
final class XScreen {
  struct Frame: Equatable {
    var origin: Pixel
    var width: Int
    var height: Int
  }

  let connection: XConnection
  private var display: OpaquePointer? { connection.display }

  init(_ connection: XConnection) { self.connection = connection }

  /// What a desktop's session leaves on the root window for all programs.
  func setResources(_ text: String) throws {
    let bytes = Array(text.utf8)
    XChangeProperty(
      display, connection.root, Atom(XA_RESOURCE_MANAGER), Atom(XA_STRING), 8, PropModeReplace, bytes,
      Int32(bytes.count))
    connection.sync()
  }

  // MARK: Pixels

  /// The color at a point of the screen, as `0xRRGGBB`.
  func pixel(_ at: Pixel) throws -> UInt32 { try pixels(at, width: 1, height: 1)[0] }

  /// The colors of a region of the screen, row by row, as `0xRRGGBB`.
  func pixels(_ origin: Pixel, width: Int, height: Int) throws -> [UInt32] {
    guard
      let image = XGetImage(
        display, connection.root, Int32(origin.x), Int32(origin.y), UInt32(width), UInt32(height), ~0, ZPixmap)
    else { throw HarnessError("no picture of \(width)x\(height) at \(origin): is it all on the screen?") }
    defer { x_free_image(image) }
    return (0..<width * height).map { UInt32(x_pixel(image, Int32($0 % width), Int32($0 / width)) & 0xff_ffff) }
  }

  /// Paints a rectangle of the screen in one color, by a window that stays.
  /// - Parameter pixel: As this screen's pixels are; `0xRRGGBB` at a depth of 24.
  func paint(_ pixel: UInt32, at origin: Pixel, width: Int = 1, height: Int = 1) {
    let window = XCreateSimpleWindow(
      display, connection.root, Int32(origin.x), Int32(origin.y), UInt32(width), UInt32(height), 0, 0, UInt(pixel))
    XMapRaised(display, window)
    connection.sync()
  }

  // MARK: Windows

  /// Where the visible windows are that no window manager knows of, such as menus and magnifiers.
  var overlays: [Frame] {
    connection.sync()
    return children(of: connection.root).filter { window in
      var attributes = XWindowAttributes()
      return XGetWindowAttributes(display, window, &attributes) != 0 && attributes.override_redirect != 0
        && attributes.map_state == IsViewable
    }.compactMap(frame)
  }

  /// Takes the mouse from all other programs, as an open menu does, or gives it back.
  func holdMouse(_ isHeld: Bool = true) {
    if isHeld {
      XGrabPointer(
        display, connection.root, 0, UInt32(ButtonPressMask), GrabModeAsync, GrabModeAsync, Window(None), Cursor(None),
        Time(CurrentTime))
    } else {
      XUngrabPointer(display, Time(CurrentTime))
    }
    connection.sync()
  }

  var mouse: Pixel {
    var root: Window = 0, child: Window = 0, x: Int32 = 0, y: Int32 = 0, inX: Int32 = 0, inY: Int32 = 0,
      mask: UInt32 = 0
    XQueryPointer(display, connection.root, &root, &child, &x, &y, &inX, &inY, &mask)
    return Pixel(Int(x), Int(y))
  }

  /// The visible window of a program, or the one with a title.
  func window(pid: pid_t? = nil, title: String? = nil) -> Window? {
    func search(_ window: Window) -> Window? {
      for child in children(of: window) where isViewable(child) {
        let fits = (pid == nil || self.pid(of: child) == pid) && (title == nil || self.title(of: child) == title)
        if let found = fits ? child : search(child) { return found }
      }
      return nil
    }
    connection.sync()
    return search(connection.root)
  }

  /// Where a window's inside is on the screen; `nil` when it is gone.
  func frame(of window: Window) -> Frame? {
    var attributes = XWindowAttributes()
    guard XGetWindowAttributes(display, window, &attributes) != 0 else { return nil }
    var x: Int32 = 0, y: Int32 = 0, child: Window = 0
    guard XTranslateCoordinates(display, window, connection.root, 0, 0, &x, &y, &child) != 0 else { return nil }
    return Frame(origin: Pixel(Int(x), Int(y)), width: Int(attributes.width), height: Int(attributes.height))
  }

  func isViewable(_ window: Window) -> Bool {
    var attributes = XWindowAttributes()
    return XGetWindowAttributes(display, window, &attributes) != 0 && attributes.map_state == IsViewable
  }

  func pid(of window: Window) -> pid_t? {
    property("_NET_WM_PID", of: window).first.map { pid_t(truncatingIfNeeded: $0) }
  }

  func title(of window: Window) -> String? {
    var name: UnsafeMutablePointer<CChar>?
    guard XFetchName(display, window, &name) != 0, let name else { return nil }
    defer { XFree(name) }
    return String(cString: name)
  }

  func move(_ window: Window, to origin: Pixel) {
    XMoveWindow(display, window, Int32(origin.x), Int32(origin.y))
    connection.sync()
  }

  func resize(_ window: Window, width: Int, height: Int) {
    XResizeWindow(display, window, UInt32(width), UInt32(height))
    connection.sync()
  }

  /// What the close button of a window manager does.
  func close(_ window: Window) {
    _ = x_send_delete(display, window)
    connection.sync()
  }

  /// Takes the connection from the program that a window belongs to, as `xkill` does.
  func kill(_ window: Window) {
    XKillClient(display, window)
    connection.sync()
  }

  /// Gives a window the keyboard; `nil` takes it from all.
  func focus(_ window: Window?) {
    XSetInputFocus(display, window ?? Window(None), Int32(RevertToPointerRoot), Time(CurrentTime))
    connection.sync()
  }

  /// Whether a window has the keyboard.
  func hasFocus(_ window: Window) -> Bool {
    var focus: Window = 0, revert: Int32 = 0
    XGetInputFocus(display, &focus, &revert)
    return focus == window
  }

  /// Takes a window off the screen, as a window manager does to iconify it.
  func hide(_ window: Window) {
    XUnmapWindow(display, window)
    connection.sync()
  }

  func show(_ window: Window) {
    XMapRaised(display, window)
    connection.sync()
  }

  private func children(of window: Window) -> [Window] {
    var root: Window = 0, parent: Window = 0, list: UnsafeMutablePointer<Window>?, count: UInt32 = 0
    guard XQueryTree(display, window, &root, &parent, &list, &count) != 0, let list else { return [] }
    defer { XFree(list) }
    return Array(UnsafeBufferPointer(start: list, count: Int(count)))
  }

  private func property(_ name: String, of window: Window) -> [UInt] {
    var type: Atom = 0, format: Int32 = 0, count: UInt = 0, left: UInt = 0, data: UnsafeMutablePointer<UInt8>?
    let atom = XInternAtom(display, name, 0)
    guard
      XGetWindowProperty(
        display, window, atom, 0, 16, 0, Atom(AnyPropertyType), &type, &format, &count, &left, &data) == Success,
      let data
    else { return [] }
    defer { XFree(data) }
    guard format == 32 else { return [] }
    return data.withMemoryRebound(to: UInt.self, capacity: Int(count)) {
      Array(UnsafeBufferPointer(start: $0, count: Int(count)))
    }
  }
}
