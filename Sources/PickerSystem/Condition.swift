import Glibc

/// A value that threads share and wait for. Deadlines go by the monotonic clock.
package final class Condition<State: Sendable>: @unchecked Sendable {
  private var state: State
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let changed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  package init(_ state: State) {
    self.state = state
    var attributes = pthread_condattr_t()
    pthread_condattr_init(&attributes)
    pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC)
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(changed, &attributes)
    pthread_condattr_destroy(&attributes)
  }

  deinit {
    pthread_cond_destroy(changed)
    pthread_mutex_destroy(mutex)
    changed.deallocate()
    mutex.deallocate()
  }

  /// Reads or changes the value; threads that wait look at it again.
  package func withLock<Result>(_ body: (inout State) -> Result) -> Result {
    pthread_mutex_lock(mutex)
    defer { leave() }
    return body(&state)
  }

  /// Waits until `body` finds what it looks for, which it may take out.
  package func wait<Result>(for body: (inout State) -> Result?) -> Result {
    pthread_mutex_lock(mutex)
    defer { leave() }
    while true {
      if let result = body(&state) { return result }
      pthread_cond_wait(changed, mutex)
    }
  }

  /// - Returns: `nil` when the time is over.
  package func wait<Result>(seconds: Double, for body: (inout State) -> Result?) -> Result? {
    var deadline = timespec()
    clock_gettime(CLOCK_MONOTONIC, &deadline)
    let end = Double(deadline.tv_nsec) / 1e9 + seconds
    deadline.tv_sec += Int(end)
    deadline.tv_nsec = Int((end - end.rounded(.down)) * 1e9)
    pthread_mutex_lock(mutex)
    defer { leave() }
    while true {
      if let result = body(&state) { return result }
      if pthread_cond_timedwait(changed, mutex, &deadline) == ETIMEDOUT { return body(&state) }
    }
  }

  private func leave() {
    pthread_cond_broadcast(changed)
    pthread_mutex_unlock(mutex)
  }
}
