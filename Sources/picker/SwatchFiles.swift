import Glibc
import PickerCore
import PickerScene
import Synchronization

/// Reads both files of swatches on a thread of its own, and then wakes the window.
nonisolated final class SwatchReading: Sendable {
  struct Result: Sendable {
    var keptFile, recentFile: SwatchFile
    var kept, recent: [Swatch]
  }

  let result = Mutex<Result?>(nil)

  func begin(_ folder: String) {
    runAside {
      var kept = SwatchFile(.swatches, in: folder), recent = SwatchFile(.recent, in: folder)
      let swatches = (kept.load(complain: complain), recent.load(complain: complain))
      self.result.withLock {
        $0 = Result(keptFile: kept, recentFile: recent, kept: swatches.0, recent: swatches.1)
      }
      postWake()
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

  init(_ file: SwatchFile) { self.file = Mutex(file) }

  func save(_ swatches: [Swatch]) {
    let isFirst = state.withLock { state in
      state.waiting = swatches
      defer { state.isBusy = true }
      return !state.isBusy
    }
    if isFirst { runAside { self.write() } }
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
