import PickerSystem

/// Reads commands on a thread of its own. Only so many are on their way to the window at a time: who writes more waits.
nonisolated final class LiveCommands: Sendable {
  private let underWay = Condition(0)
  private static let most = 64
  /// In bytes; what is longer is cut.
  private static let longest = 1 << 20

  /// - Parameter deliver: Called on that thread with each line. False where it cannot be taken now.
  init(descriptor: Int32, deliver: @escaping @Sendable (String) -> Bool) throws(SystemError) {
    _ = try BackgroundThread { [self] in read(descriptor, deliver) }
  }

  /// A command was carried out.
  func finishOne() { underWay.withLock { $0 -= 1 } }

  private func read(_ descriptor: Int32, _ deliver: (String) -> Bool) {
    var line: [UInt8] = [], buffer = [UInt8](repeating: 0, count: 4096)
    func end() {
      underWay.wait { $0 < Self.most ? ($0 += 1) : nil }
      if !deliver(String(decoding: line, as: UTF8.self)) { finishOne() }
      line.removeAll(keepingCapacity: true)
    }
    while true {
      let count = (try? Transfer.read(into: &buffer, from: descriptor)) ?? 0
      guard count > 0 else { break }
      for byte in buffer[..<count] {
        if byte == UInt8(ascii: "\n") {
          end()
        } else if line.count < Self.longest {
          line.append(byte)
        }
      }
    }
    if !line.isEmpty { end() }
  }
}
