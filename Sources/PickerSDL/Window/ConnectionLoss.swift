import CX11
import Synchronization

/// Whether a connection to an X server has broken: the server has ended, or has closed it. Xlib's own handler for that ends
/// the program; where a program has set another one, calls of Xlib have no result from then on. To be made once for a
/// connection.
nonisolated package final class ConnectionLoss: Sendable {
  private let hasOccurred = Atomic(false)
  private let address: UInt
  private let end = Mutex<(@Sendable () -> Never)?>(nil)
  private static let watched = Mutex<Set<UInt>>([])

  package init(on display: OpaquePointer) {
    let address = UInt(bitPattern: display)
    self.address = address
    Self.watched.withLock { _ = $0.insert(address) }
    XSetIOErrorExitHandler(
      display,
      { _, loss in
        guard let loss else { return }
        let known = Unmanaged<ConnectionLoss>.fromOpaque(loss).takeUnretainedValue()
        known.note()
        known.end.withLock { $0 }?()
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  /// Has the program end where Xlib notices the loss: who called it may not bear that it has no result.
  package func end(by end: @escaping @Sendable () -> Never) { self.end.withLock { $0 = end } }

  deinit { Self.watched.withLock { _ = $0.remove(address) } }

  /// Whether the program goes on without a connection.
  package static func isWatched(_ display: OpaquePointer) -> Bool {
    let address = UInt(bitPattern: display)
    return watched.withLock { $0.contains(address) }
  }

  /// To be called where the descriptor tells of it before Xlib does.
  package func note() { hasOccurred.store(true, ordering: .relaxed) }

  package var isLost: Bool { hasOccurred.load(ordering: .relaxed) }
}
