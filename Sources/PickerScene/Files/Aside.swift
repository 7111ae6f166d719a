import Glibc

/// Does something on a thread of its own, for what the window must not wait for.
nonisolated public func runAside(_ work: @escaping @Sendable () -> Void) {
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
    return work()
  }
  pthread_detach(thread)
}
