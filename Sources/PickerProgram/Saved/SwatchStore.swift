import Glibc
import PickerCore
import PickerSystem
import Synchronization

/// Reads both files of swatches on a thread of its own, and then wakes the window.
nonisolated final class SwatchReading: Sendable {
  struct Result: Sendable {
    var keptFile, recentFile: SwatchFile
    var kept, recent: [Swatch]
  }

  let result = Mutex<Result?>(nil)
  private let complain: @Sendable (String) -> Void
  private let wake: @Sendable () -> Void

  init(complain: @escaping @Sendable (String) -> Void, wake: @escaping @Sendable () -> Void) {
    (self.complain, self.wake) = (complain, wake)
  }

  func begin(_ folder: FilePath) {
    BackgroundThread.runOrHere { [self] in
      var kept = SwatchFile(.swatches, in: folder), recent = SwatchFile(.recent, in: folder)
      let swatches = (kept.load(complain: complain), recent.load(complain: complain))
      result.withLock {
        $0 = Result(keptFile: kept, recentFile: recent, kept: swatches.0, recent: swatches.1)
      }
      wake()
    }
  }
}

/// Writes swatches on a thread of its own; of those that still wait the newest are enough.
nonisolated final class SwatchWriting: Sendable {
  private struct State {
    var waiting: [Swatch]?
    var isBusy = false
  }

  private let file: Mutex<SwatchFile>
  private let state = Mutex(State())

  private let complain: @Sendable (String) -> Void

  init(_ file: SwatchFile, complain: @escaping @Sendable (String) -> Void) {
    self.file = Mutex(file)
    self.complain = complain
  }

  func save(_ swatches: [Swatch]) {
    let isFirst = state.withLock { state in
      state.waiting = swatches
      defer { state.isBusy = true }
      return !state.isBusy
    }
    if isFirst { BackgroundThread.runOrHere { [self] in write() } }
  }

  private func write() {
    while let swatches = next() {
      do { try file.withLock { try $0.save(swatches) } } catch { complain("\(error)") }
    }
  }

  private func next() -> [Swatch]? {
    state.withLock { state in
      defer { state.waiting = nil }
      if state.waiting == nil { state.isBusy = false }
      return state.waiting
    }
  }

  /// Waits until all is written.
  func finish() {
    while state.withLock({ $0.isBusy }) { usleep(1000) }
  }
}
