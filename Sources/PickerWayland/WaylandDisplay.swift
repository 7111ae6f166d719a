import CWayland

/// A connection to a compositor: another's, such as SDL's, or one of one's own, which ends with the last of its objects.
package final class WaylandDisplay {
  package let library: WaylandLibrary
  let raw: OpaquePointer
  private let isOwn: Bool

  /// - Parameter display: Another's connection, which outlives this.
  /// - Returns: `nil` without the library.
  package init?(borrowing display: OpaquePointer) {
    guard let library = WaylandLibrary.shared else { return nil }
    (self.library, raw, isOwn) = (library, display, false)
  }

  /// - Parameter socket: The compositor's, a path or a name in `XDG_RUNTIME_DIR`.
  /// - Returns: `nil` where nobody listens there, or without the library.
  package init?(socket: String) {
    guard let library = WaylandLibrary.shared, let display = library.connect(socket) else { return nil }
    (self.library, raw, isOwn) = (library, display, true)
  }

  deinit { if isOwn { library.disconnect(raw) } }

  /// Where another's object tells its events, and what is made from it: on a queue of one's own, or the display's (`nil`).
  package func tell(_ object: OpaquePointer, on queue: WaylandQueue?) { library.setQueue(object, queue?.raw) }

  /// Sends what was asked so far.
  package func flush() { _ = library.flush(raw) }

  /// Waits until the compositor has done all that was asked, and has what arrives told.
  /// - Returns: Whether the compositor is still there.
  @discardableResult package func roundtrip() -> Bool { library.roundtrip(raw) >= 0 }

  /// Whether the connection has ended: by an error, or with the compositor.
  package var isLost: Bool { library.error(raw) != 0 }
}

/// A queue of events, told when it is asked for.
package final class WaylandQueue {
  let raw: OpaquePointer
  private let display: WaylandDisplay

  package init?(_ display: WaylandDisplay) {
    guard let raw = display.library.createQueue(display.raw) else { return nil }
    (self.raw, self.display) = (raw, display)
  }

  deinit { display.library.destroyQueue(raw) }

  /// Has what has arrived told.
  package func dispatch() { _ = display.library.dispatchPending(display.raw, raw) }

  /// Waits until the compositor has done all that was asked, and has what arrives told.
  /// - Returns: Whether the compositor is still there.
  package func roundtrip() -> Bool { display.library.roundtripOfQueue(display.raw, raw) >= 0 }
}
