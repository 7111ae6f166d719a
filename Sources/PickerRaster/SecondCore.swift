import Glibc
import PickerCore
import Synchronization

/// A thread that paints some of the rows of a large picture, and sleeps in between.
///
/// Waking it and waiting for it costs about 6 µs, so that short work is not shared.
final class SecondCore: @unchecked Sendable {
  /// Runs `body` for all rows, in pieces and on two cores where it pays.
  /// - Parameter nanoseconds: About how long a row takes.
  static func share(_ rows: Int, nanoseconds: Double, cores: Int, _ body: (Range<Int>) -> Void) {
    guard cores > 1, Double(rows) * nanoseconds > 300_000, let second = shared, second.begin() else {
      return body(0..<rows)
    }
    withoutActuallyEscaping(body) { body in
      second.run(rows, piece: max(Int(20_000 / nanoseconds), 1), body)
    }
  }

  private static let shared: SecondCore? = sysconf(Int32(_SC_NPROCESSORS_ONLN)) > 1 ? SecondCore() : nil

  private enum State { static let idle = 0, offered = 1, taken = 2 }

  private let isBusy = Atomic(false)
  private let state = Atomic(State.idle)
  private let next = Atomic(0)
  private var rows = 0, piece = 1
  private var body: (Range<Int>) -> Void = { _ in }

  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let changed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  /// nil where the system refuses another thread.
  private init?() {
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(changed, nil)
    // Signals are for the program's own threads.
    var all = sigset_t(), before = sigset_t(), thread = pthread_t()
    sigfillset(&all)
    pthread_sigmask(SIG_SETMASK, &all, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    let own = Unmanaged.passRetained(self).toOpaque()
    let failed = pthread_create(
      &thread, nil,
      { own in
        if let own { Unmanaged<SecondCore>.fromOpaque(own).takeUnretainedValue().work() }
        return nil
      }, own)
    guard failed == 0 else { return nil }
    pthread_detach(thread)
  }

  /// Only one picture at a time is shared.
  private func begin() -> Bool {
    isBusy.compareExchange(expected: false, desired: true, ordering: .acquiring).exchanged
  }

  private func run(_ rows: Int, piece: Int, _ body: @escaping (Range<Int>) -> Void) {
    (self.rows, self.piece, self.body) = (rows, piece, body)
    next.store(0, ordering: .relaxed)
    change(to: State.offered)
    takePieces()
    // Nothing is left: withdraw the offer, or wait for the other's last piece.
    if !state.compareExchange(expected: State.offered, desired: State.idle, ordering: .acquiring).exchanged {
      var spins = 0
      while state.load(ordering: .acquiring) != State.idle && spins < 20_000 { spins += 1 }
      wait { $0 == State.idle }
    }
    self.body = { _ in }
    isBusy.store(false, ordering: .releasing)
  }

  private func work() {
    while true {
      wait { $0 == State.offered }
      guard state.compareExchange(expected: State.offered, desired: State.taken, ordering: .acquiring).exchanged
      else { continue }
      takePieces()
      change(to: State.idle)
    }
  }

  private func takePieces() {
    while true {
      let first = next.add(piece, ordering: .relaxed).oldValue
      guard first < rows else { return }
      body(first..<min(first + piece, rows))
    }
  }

  private func change(to new: Int) {
    pthread_mutex_lock(mutex)
    state.store(new, ordering: .releasing)
    pthread_mutex_unlock(mutex)
    pthread_cond_broadcast(changed)
  }

  private func wait(for condition: (Int) -> Bool) {
    guard !condition(state.load(ordering: .acquiring)) else { return }
    pthread_mutex_lock(mutex)
    while !condition(state.load(ordering: .acquiring)) { pthread_cond_wait(changed, mutex) }
    pthread_mutex_unlock(mutex)
  }
}
