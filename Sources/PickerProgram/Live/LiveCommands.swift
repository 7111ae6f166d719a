import PickerSystem

/// Reads commands on a thread of its own. The number of commands and of answers under way is limited: a client that
/// writes more waits. No line is dropped without a message.
nonisolated final class LiveCommands: Sendable {
  private struct State {
    var underWay = 0
    /// Goes up with each pass of the loop.
    var passes = 0
  }

  private let state = Condition(State())
  private let writer: LiveWriter
  private static let most = 64
  /// In bytes.
  private static let longest = 1 << 20

  /// - Parameter post: Called on that thread with each line. False where the loop has no room for it now.
  init(descriptor: Int32, writer: LiveWriter, post: @escaping @Sendable (String) -> Bool) throws(SystemError) {
    self.writer = writer
    _ = try BackgroundThread { [self] in read(LineReader(descriptor, longest: Self.longest), post) }
  }

  /// A command was carried out.
  func finishOne() { state.withLock { $0.underWay -= 1 } }

  /// The loop has taken events.
  func notePass() { state.withLock { $0.passes &+= 1 } }

  private func read(_ lines: consuming LineReader, _ post: (String) -> Bool) {
    do throws(SystemError) {
      while let line = try lines.line() {
        switch line {
        case .bytes(let bytes):
          if let text = String(validating: bytes, as: UTF8.self), !bytes.contains(0) {
            hand(text, to: post)
          } else {
            writer.writeError("expected UTF-8 without NUL")
          }
        case .tooLong: writer.writeError("expected no more than \(Self.longest) bytes a line")
        }
      }
    } catch { writer.writeError("cannot read standard input: \(error)") }
  }

  private func hand(_ line: String, to post: (String) -> Bool) {
    state.wait { $0.underWay < Self.most ? ($0.underWay += 1) : nil }
    writer.waitForRoom()
    while true {
      let passes = state.withLock { $0.passes }
      if post(line) { return }
      // The next pass makes room.
      state.wait { $0.passes == passes ? nil : () }
    }
  }
}
