import Glibc

/// Reading and writing in full, on descriptors of any kind: after a signal it goes on, and a non-blocking descriptor is
/// waited for. Writing to a pipe that nobody reads fails with `EPIPE` where the program ignores `SIGPIPE`.
package enum Transfer {
  /// Writes all.
  package static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) throws(SystemError) {
    var rest = bytes
    while !rest.isEmpty {
      let count = retrying { Glibc.write(descriptor, rest.baseAddress, rest.count) }
      if count < 0, waits(for: POLLOUT, on: descriptor) { continue }
      guard count > 0 else { throw count < 0 ? .last : SystemError(EIO) }
      rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
    }
  }

  package static func write(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
    try bytes.withUnsafeBufferPointer { (bytes) throws(SystemError) in
      try write(UnsafeRawBufferPointer(bytes), to: descriptor)
    }
  }

  package static func write(_ text: String, to descriptor: Int32) throws(SystemError) {
    try write(Array(text.utf8), to: descriptor)
  }

  /// Reads what there is, at least a byte.
  /// - Returns: How many bytes; 0 at the end.
  package static func read(into buffer: inout [UInt8], from descriptor: Int32) throws(SystemError) -> Int {
    while true {
      let count = retrying { Glibc.read(descriptor, &buffer, buffer.count) }
      if count < 0, waits(for: POLLIN, on: descriptor) { continue }
      guard count >= 0 else { throw .last }
      return count
    }
  }

  /// Reads all, to the end.
  /// - Parameter limit: With more bytes it fails with `EFBIG`.
  package static func readAll(from descriptor: Int32, atMost limit: Int = .max) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = [], buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = try read(into: &buffer, from: descriptor)
      if count == 0 { return bytes }
      bytes += buffer[..<count]
      guard bytes.count <= limit else { throw SystemError(EFBIG) }
    }
  }

  /// After a call that failed: whether that was for a non-blocking descriptor, which now is ready.
  private static func waits(for events: Int32, on descriptor: Int32) -> Bool {
    guard errno == EAGAIN else { return false }
    var wait = pollfd(fd: descriptor, events: Int16(events), revents: 0)
    return retrying { poll(&wait, 1, -1) } > 0
  }
}

extension Descriptor {
  /// Writes all.
  package func write(_ bytes: [UInt8]) throws(SystemError) { try Transfer.write(bytes, to: number) }

  /// Reads all, to the end.
  /// - Parameter limit: With more bytes it fails with `EFBIG`.
  package func readAll(atMost limit: Int) throws(SystemError) -> [UInt8] {
    try Transfer.readAll(from: number, atMost: limit)
  }
}
