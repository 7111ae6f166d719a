import CSDL2
import PickerWayland

/// SDL's connection to a Wayland compositor, for what SDL 2 leaves undone there.
final class WaylandConnection {
  let display: WaylandDisplay
  let globals: WaylandGlobals
  /// The window's, which SDL owns.
  let surface: OpaquePointer

  /// - Returns: `nil` under another window system, or without libwayland-client.
  init?(_ window: OpaquePointer) {
    var display: UnsafeMutableRawPointer?
    var surface: UnsafeMutableRawPointer?
    guard waylandHandles(window, &display, &surface) != 0, let display, let surface,
      let connection = WaylandDisplay(borrowing: OpaquePointer(display)),
      let globals = WaylandGlobals(connection)
    else { return nil }
    (self.display, self.globals, self.surface) = (connection, globals, OpaquePointer(surface))
  }

  /// Whether the compositor is gone, or has ended the connection.
  var isLost: Bool { display.isLost }
}
