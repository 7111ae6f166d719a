import CX11
import Synchronization

/// Whether a connection to an X server has broken: the server has ended, or has closed it. Xlib then ends the program; with
/// this its calls have no result from then on. To be made once for a connection.
nonisolated package final class ConnectionLoss: Sendable {
  private let hasOccurred = Atomic(false)

  package init(on display: OpaquePointer) {
    XSetIOErrorExitHandler(
      display,
      { _, loss in
        guard let loss else { return }
        Unmanaged<ConnectionLoss>.fromOpaque(loss).takeUnretainedValue().hasOccurred.store(true, ordering: .relaxed)
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  package var isLost: Bool { hasOccurred.load(ordering: .relaxed) }
}
