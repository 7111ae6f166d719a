import Glibc

/// A thread beside the main one. Signals go to the main thread, whose waiting they end.
package struct BackgroundThread: ~Copyable, Sendable {
  private let id: pthread_t

  /// Starts it; one that nobody joins goes on alone.
  package init(_ work: @escaping @Sendable () -> Void) throws(SystemError) {
    var all = sigset_t(), before = sigset_t()
    sigfillset(&all)
    pthread_sigmask(SIG_SETMASK, &all, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    var id = pthread_t()
    let job = Unmanaged.passRetained(Job(work))
    let status = pthread_create(
      &id, nil,
      { job in
        if let job { Unmanaged<Job>.fromOpaque(job).takeRetainedValue().work() }
        return nil
      }, job.toOpaque())
    guard status == 0 else {
      job.release()
      throw SystemError(status)
    }
    self.id = id
  }

  /// Starts one that nobody joins.
  /// - Returns: `false` where the system has no more threads: then nothing was done.
  package static func run(_ work: @escaping @Sendable () -> Void) -> Bool {
    do throws(SystemError) { _ = try BackgroundThread(work) } catch { return false }
    return true
  }

  /// Starts one that nobody joins, or works here where the system has no more threads.
  package static func runOrHere(_ work: @escaping @Sendable () -> Void) { if !run(work) { work() } }

  /// Works on a thread that is waited for no longer than so many seconds: what a disk that hangs needs, nobody knows.
  /// - Returns: `nil` when the time is over; the work then goes on.
  package static func result<Result: Sendable>(
    within seconds: Double, of work: @escaping @Sendable () -> Result
  ) -> Result? {
    let result = Condition<Result?>(nil)
    runOrHere {
      let value = work()
      result.withLock { $0 = value }
    }
    return result.wait(seconds: seconds) { $0 }
  }

  /// Waits for its end.
  package consuming func join() {
    pthread_join(id, nil)
    discard self
  }

  deinit { pthread_detach(id) }

  private final class Job: Sendable {
    let work: @Sendable () -> Void
    init(_ work: @escaping @Sendable () -> Void) { self.work = work }
  }
}
