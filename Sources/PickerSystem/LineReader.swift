import Glibc

/// Lines from a descriptor, read in large pieces. Holds one piece and one line.
package struct LineReader: ~Copyable {
  private let descriptor: Int32
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)
  private var next = 0, end = 0
  private var isAtEnd = false
  private let longest: Int

  /// The bytes of a line, without its end.
  package enum Line: Equatable, Sendable {
    case bytes([UInt8])
    case tooLong
  }

  /// Why no line can be read.
  package enum Failure<Before: Error>: Error {
    case read(SystemError)
    /// What is done before waiting failed.
    case before(Before)
  }

  /// - Parameters:
  ///   - descriptor: Stays open. It may be non-blocking.
  ///   - longest: In bytes; longer lines are skipped.
  package init(_ descriptor: Int32, longest: Int) { (self.descriptor, self.longest) = (descriptor, longest) }

  /// - Returns: `nil` at the end. A last line need not end in a line feed.
  package mutating func line() throws(SystemError) -> Line? {
    do throws(Failure<Never>) { return try line {} } catch {
      switch error {
      case .read(let error): throw error
      }
    }
  }

  /// - Parameter beforeWaiting: Called when nothing is there to be read at once.
  package mutating func line<Before>(beforeWaiting: () throws(Before) -> Void) throws(Failure<Before>) -> Line? {
    var line: [UInt8] = [], isTooLong = false
    while true {
      if next == end, !isAtEnd { try fill(beforeWaiting) }
      if isAtEnd { return isTooLong ? .tooLong : line.isEmpty ? nil : .bytes(line) }
      let feed = buffer.withUnsafeBytes { bytes -> Int? in
        guard let base = bytes.baseAddress, let found = memchr(base + next, 10, end - next) else { return nil }
        return UnsafeRawPointer(found) - base
      }
      let stop = feed ?? end
      if line.count + stop - next > longest {
        isTooLong = true
        line = []
      }
      if !isTooLong { line += buffer[next..<stop] }
      next = stop
      if feed != nil {
        next += 1
        return isTooLong ? .tooLong : .bytes(line)
      }
    }
  }

  private mutating func fill<Before>(_ beforeWaiting: () throws(Before) -> Void) throws(Failure<Before>) {
    var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    if poll(&wait, 1, 0) == 0 {
      do throws(Before) { try beforeWaiting() } catch { throw .before(error) }
    }
    do throws(SystemError) { end = try Transfer.read(into: &buffer, from: descriptor) } catch { throw .read(error) }
    next = 0
    isAtEnd = end == 0
  }
}
