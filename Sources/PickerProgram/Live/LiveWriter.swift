import Glibc
import PickerCore
import PickerSystem

/// Why not all lines of the live protocol were written.
nonisolated package enum LiveFailure: Error, CustomStringConvertible {
  case refused(SystemError)
  /// For a while nothing was read.
  case notRead

  package var description: String {
    switch self {
    case .refused(let error): "cannot write to standard output: \(error)"
    case .notRead: "cannot write to standard output: it is not read"
    }
  }
}

/// Writes lines to a descriptor on a thread of its own, so that a slow or dead reader never slows the window.
/// Of changes that were not yet written the newest wins; other lines all stay, up to a limit.
nonisolated final class LiveWriter: Sendable {
  private struct State {
    var lines: [UInt8] = []
    /// Where the last line begins, if that is a change.
    var lastChange: Int?
    /// In bytes, including those that are being written.
    var unwritten = 0
    /// Goes up with each piece that is written.
    var pieces = 0
    /// `pieces` when a wait for another one timed out.
    var givenUp: Int?
    /// Lines left out since the last that was written.
    var leftOut = 0
    var failure: SystemError?

    mutating func append(_ line: String) {
      lines.append(contentsOf: line.utf8)
      lines.append(UInt8(ascii: "\n"))
    }
  }

  private let descriptor: Int32
  private let state = Condition(State())
  /// Lines that wait, in bytes.
  private static let limit = 1 << 24
  /// How long a reader may read nothing while the program waits for it, in seconds.
  private static let patience = 2.0

  /// - Parameter descriptor: Stays open; the process ends with the writer.
  init(descriptor: Int32) throws(SystemError) {
    self.descriptor = descriptor
    _ = try BackgroundThread { [self] in run() }
  }

  /// Queues a line. A change replaces a change that still waits at the end of the queue.
  func write(_ line: String, isChange: Bool = false) {
    state.withLock { state in
      guard state.failure == nil else { return }
      if isChange, let start = state.lastChange {
        state.unwritten -= state.lines.count - start
        state.lines.removeSubrange(start...)
      }
      guard state.unwritten < Self.limit else {
        state.lastChange = nil
        state.leftOut += 1
        return
      }
      let start = state.lines.count
      state.append(line)
      state.lastChange = isChange ? start : nil
      state.unwritten += state.lines.count - start
    }
  }

  func writeError(_ message: String) { write(Self.error(message)) }

  private static func error(_ message: String) -> String {
    LiveSession.line("error") { $0.member("message", message) }
  }

  /// Waits until more lines can be queued, for as long as the reader goes on reading.
  func waitForRoom() { wait { $0.unwritten < Self.limit / 2 } }

  /// Waits until all is written, for as long as the reader goes on reading.
  func finish() throws(LiveFailure) {
    wait { $0.unwritten == 0 }
    let (error, isAll) = state.withLock { ($0.failure, $0.unwritten == 0) }
    if let error { throw .refused(error) }
    guard isAll else { throw .notRead }
  }

  private func wait(for isDone: (State) -> Bool) {
    func isOver(_ state: State) -> Bool { isDone(state) || state.failure != nil || state.givenUp == state.pieces }
    var pieces = -1
    while true {
      let now = state.wait(seconds: Self.patience) { state -> (isOver: Bool, pieces: Int)? in
        let isOver = isOver(state)
        return isOver || state.pieces != pieces ? (isOver, state.pieces) : nil
      }
      guard let now else { return state.withLock { $0.givenUp = $0.pieces } }
      if now.isOver { return }
      pieces = now.pieces
    }
  }

  private func run() {
    while true {
      let bytes = state.wait { state -> [UInt8]? in
        guard !state.lines.isEmpty else { return nil }
        if state.leftOut > 0 {
          let before = state.lines.count
          state.append(Self.error("standard output was not read: \(state.leftOut) lines are left out"))
          state.unwritten += state.lines.count - before
          state.leftOut = 0
        }
        defer { (state.lines, state.lastChange) = ([], nil) }
        return state.lines
      }
      do throws(SystemError) { try write(bytes) } catch {
        return state.withLock { state in
          state.failure = error
          state.lines = []
        }
      }
    }
  }

  /// In pieces that a pipe takes at once, so that it shows whether somebody reads.
  private func write(_ bytes: [UInt8]) throws(SystemError) {
    try bytes.withUnsafeBufferPointer { (bytes) throws(SystemError) in
      var rest = UnsafeRawBufferPointer(bytes)[...]
      while !rest.isEmpty {
        let piece = rest.prefix(Int(PIPE_BUF))
        try Transfer.write(UnsafeRawBufferPointer(rebasing: piece), to: descriptor)
        rest = rest.dropFirst(piece.count)
        state.withLock { state in
          state.unwritten -= piece.count
          state.pieces += 1
        }
      }
    }
  }
}
