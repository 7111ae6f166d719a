import Glibc

/// Signals that ask the program to end: an interrupt, a hangup, quit and termination. From now on a thread takes them and
/// calls the handler, so that none is lost in a queue or interrupts anything. A second one ends the process where the
/// first has led to nothing for a second.
///
/// To be made before other threads are. Signals that the program was started to ignore stay ignored.
package final class EndSignals: Sendable {
  private struct State {
    /// When the first came, in seconds of the monotonic clock.
    var first: Double?
    var handler: (@Sendable () -> Void)?
  }

  private let state = Condition(State())

  package init() throws(SystemError) {
    var watched = sigset_t()
    sigemptyset(&watched)
    for number in [SIGINT, SIGHUP, SIGQUIT, SIGTERM] where !Self.isIgnored(number) { sigaddset(&watched, number) }
    let signals = watched
    pthread_sigmask(SIG_BLOCK, &watched, nil)
    _ = try BackgroundThread { [self] in take(signals) }
  }

  /// Calls `handler`, on another thread, when a signal has come, or now where one has come already.
  package func handle(_ handler: @escaping @Sendable () -> Void) {
    let hasCome = state.withLock { state in
      state.handler = handler
      return state.first != nil
    }
    if hasCome { handler() }
  }

  private func take(_ signals: sigset_t) {
    var signals = signals, number: Int32 = 0
    while true {
      guard sigwait(&signals, &number) == 0 else { continue }
      var now = timespec()
      clock_gettime(CLOCK_MONOTONIC, &now)
      let time = Double(now.tv_sec) + Double(now.tv_nsec) / 1e9
      let (first, handler) = state.withLock { state in
        defer { state.first = state.first ?? time }
        return (state.first, state.handler)
      }
      if let first, time > first + 1 {
        signal(number, SIG_DFL)
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
        raise(number)
      } else if first == nil {
        handler?()
      }
    }
  }

  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    sigaction(number, nil, &action)
    return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
