import Glibc

/// Lines from standard input, read in large pieces. Holds one piece and one line.
struct LineReader: ~Copyable {
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)
  private var next = 0, end = 0
  private var isAtEnd = false
  /// Longer lines are cut: no more than this is ever held.
  static let longest = 1 << 24

  /// The bytes of the next line, without its end.
  enum Line {
    case bytes([UInt8])
    case tooLong
  }

  /// - Parameter beforeWaiting: Called when nothing is there to be read at once.
  /// - Returns: `nil` at the end. A last line need not end in a line feed.
  mutating func line(beforeWaiting: () throws(OutputEnd) -> Void) throws(ReadEnd) -> Line? {
    var line: [UInt8] = []
    var isTooLong = false
    while true {
      if next == end {
        if !isAtEnd { try fill(beforeWaiting) }
        if isAtEnd {
          if isTooLong { return .tooLong }
          return line.isEmpty ? nil : .bytes(line)
        }
      }
      let feed = buffer.withUnsafeBytes { bytes -> Int? in
        guard let base = bytes.baseAddress, let found = memchr(base + next, 10, end - next) else { return nil }
        return UnsafeRawPointer(found) - base
      }
      let stop = feed ?? end
      if line.count + stop - next > Self.longest {
        isTooLong = true
        line = []
      }
      if !isTooLong { line.append(contentsOf: buffer[next..<stop]) }
      next = stop
      if feed != nil {
        next += 1
        return isTooLong ? .tooLong : .bytes(line)
      }
    }
  }

  private mutating func fill(_ beforeWaiting: () throws(OutputEnd) -> Void) throws(ReadEnd) {
    var descriptor = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
    if poll(&descriptor, 1, 0) == 0 {
      do throws(OutputEnd) { try beforeWaiting() } catch { throw .output(error) }
    }
    while true {
      let count = buffer.withUnsafeMutableBytes { read(0, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN {
        descriptor.revents = 0
        _ = poll(&descriptor, 1, -1)
        continue
      }
      guard count >= 0 else { throw .refused(errno) }
      next = 0
      end = count
      isAtEnd = count == 0
      return
    }
  }
}

/// Why no line can be read.
nonisolated enum ReadEnd: Error {
  case output(OutputEnd)
  case refused(Int32)
}
