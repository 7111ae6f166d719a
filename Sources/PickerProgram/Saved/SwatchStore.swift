import PickerCore
import PickerSystem

/// A file of swatches that is read and written on a thread of its own, so that the window waits for no disk. What could
/// not be saved is tried again: with the next change, every few seconds, and at the end.
nonisolated final class SwatchStore: Sendable {
  private struct State {
    var file: SwatchFile
    var loaded: [Swatch]?
    /// Swatches to be saved: the newest are enough.
    var wanted: [Swatch]?
    /// Whether those have not been tried yet.
    var isNew = false
    var isBusy = false
    var isClosing = false
    var problem: FileError?
  }

  private let state: Condition<State>
  private let complain: @Sendable (String) -> Void
  private let wake: @Sendable () -> Void
  /// Between two tries, in seconds.
  private static let pause = 5.0
  /// How long a disk may take to answer, in seconds.
  static let patience = 5.0

  /// - Parameters:
  ///   - complain: Told, on any thread, what could not be read or saved.
  ///   - wake: Called, on any thread, when swatches or a problem have come or a problem has gone.
  init(_ file: SwatchFile, complain: @escaping @Sendable (String) -> Void, wake: @escaping @Sendable () -> Void) {
    state = Condition(State(file: file))
    (self.complain, self.wake) = (complain, wake)
  }

  /// Begins to read.
  func load() {
    BackgroundThread.runOrHere { [self] in
      var file = state.withLock { $0.file }
      let swatches = file.load(complain: complain)
      state.withLock { ($0.file, $0.loaded) = (file, swatches) }
      wake()
    }
  }

  /// What was read; `nil` while it is not.
  var loaded: [Swatch]? { state.withLock { $0.loaded } }

  /// What was read; waits for it a while.
  func waitUntilLoaded() -> [Swatch]? { state.wait(seconds: Self.patience) { $0.loaded } }

  /// Why swatches could not be saved.
  var problem: FileError? { state.withLock { $0.problem } }

  /// Saves swatches, in the background. Not before they are loaded.
  func save(_ swatches: [Swatch]) {
    let isFirst = state.withLock { state in
      (state.wanted, state.isNew) = (swatches, true)
      defer { state.isBusy = true }
      return !state.isBusy
    }
    if isFirst, !BackgroundThread.run({ [self] in work() }) {
      trySaving()
      state.withLock { $0.isBusy = false }
    }
  }

  /// Waits a while until all is saved, or has failed once more.
  /// - Returns: Whether all is saved.
  func close() -> Bool {
    state.withLock { $0.isClosing = true }
    let isSaved = state.wait(seconds: Self.patience) { $0.isBusy ? nil : $0.wanted == nil }
    guard let isSaved else {
      complain("the disk does not answer; the swatches are not saved")
      return false
    }
    return isSaved || trySaving()
  }

  private func work() {
    while true {
      let isLast = state.withLock { $0.isClosing }
      if trySaving() || isLast {
        if state.withLock(endWhereNothingIsNew) { return }
      } else {
        _ = state.wait(seconds: Self.pause) { $0.isNew || $0.isClosing ? () : nil }
      }
    }
  }

  private func endWhereNothingIsNew(_ state: inout State) -> Bool {
    state.isBusy = state.isNew
    return !state.isNew
  }

  /// - Returns: Whether what was wanted is saved.
  @discardableResult
  private func trySaving() -> Bool {
    let (before, wanted) = state.withLock { state in
      state.isNew = false
      return (state.file, state.wanted)
    }
    guard let wanted else { return true }
    var file = before, problem: FileError?
    do throws(FileError) { try file.save(wanted, complain: complain) } catch { problem = error }
    let last = state.withLock { state in
      state.file = file
      if problem == nil, !state.isNew { state.wanted = nil }
      defer { state.problem = problem }
      return state.problem
    }
    if problem != last {
      if let problem { complain(problem.description) }
      wake()
    }
    return problem == nil
  }
}
