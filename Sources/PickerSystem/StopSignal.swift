import Glibc

/// Tells a thread that waits on descriptors that it is to end.
package final class StopSignal: Sendable {
  private let pipe: Pipe

  package init() throws(SystemError) { pipe = try Pipe(isNonblocking: true) }

  /// Readable once the signal is raised.
  package var descriptor: Int32 { pipe.output.number }

  /// May be raised more than once, from any thread.
  package func raise() { _ = withUnsafeBytes(of: UInt8(0)) { write(pipe.input.number, $0.baseAddress, 1) } }
}
