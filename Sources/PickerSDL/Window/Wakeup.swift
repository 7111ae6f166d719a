import CSDL2
import Glibc

/// Wakes the event loop where it sleeps on the X connection, which does not show what other threads put into SDL's
/// queue.
nonisolated enum Wakeup {
  /// A byte in it wakes the loop. Nil where no pipe can be made: then the loop sleeps in SDL.
  private static let pipe: (output: Int32, input: Int32)? = {
    var ends: (Int32, Int32) = (-1, -1)
    let failed = withUnsafeMutableBytes(of: &ends) { Glibc.pipe($0.assumingMemoryBound(to: Int32.self).baseAddress) }
    guard failed == 0 else { return nil }
    for end in [ends.0, ends.1] {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    return (output: ends.0, input: ends.1)
  }()

  static var works: Bool { pipe != nil }

  /// Puts an event into SDL's queue, from any thread. False where it is full.
  static func push(_ event: inout SDL_Event) -> Bool {
    guard SDL_PushEvent(&event) == 1 else { return false }
    // A full pipe wakes as well.
    if let pipe { _ = withUnsafeBytes(of: UInt8(0)) { write(pipe.input, $0.baseAddress, 1) } }
    return true
  }

  /// Sleeps until `other` is readable, an event was pushed, a signal came, or the time is over.
  /// - Parameter milliseconds: Negative for any time.
  /// - Returns: Whether the other end of `other` is gone.
  static func sleep(with other: Int32, milliseconds: Int32) -> Bool {
    guard let pipe else { return false }
    return withUnsafeTemporaryAllocation(of: pollfd.self, capacity: 2) { sources in
      sources.initializeElement(at: 0, to: pollfd(fd: other, events: Int16(POLLIN), revents: 0))
      sources.initializeElement(at: 1, to: pollfd(fd: pipe.output, events: Int16(POLLIN), revents: 0))
      guard poll(sources.baseAddress, 2, milliseconds) > 0 else { return false }
      if sources[1].revents != 0 {
        withUnsafeTemporaryAllocation(byteCount: 64, alignment: 1) { _ = read(pipe.output, $0.baseAddress, $0.count) }
      }
      return Int32(sources[0].revents) & (POLLHUP | POLLERR) != 0
    }
  }
}
