import Glibc

/// Does something on a thread of its own, for what the window must not wait for; here, where there can be no thread.
nonisolated public func runAside(_ work: @escaping @Sendable () -> Void) { if !startThread(work) { work() } }

/// - Returns: Whether the thread was started; if not, nothing was done.
nonisolated func startThread(_ work: @escaping @Sendable () -> Void) -> Bool {
  final class Job: Sendable {
    let work: @Sendable () -> Void
    init(_ work: @escaping @Sendable () -> Void) { self.work = work }
  }
  var thread = pthread_t()
  let job = Unmanaged.passRetained(Job(work))
  let status = pthread_create(
    &thread, nil,
    { raw in
      if let raw { Unmanaged<Job>.fromOpaque(raw).takeRetainedValue().work() }
      return nil
    }, job.toOpaque())
  guard status == 0 else {
    job.release()
    return false
  }
  pthread_detach(thread)
  return true
}
