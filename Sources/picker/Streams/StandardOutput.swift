import Glibc

/// Standard output, collected and written in large pieces.
struct StandardOutput: ~Copyable {
  private var bytes: [UInt8] = []
  private static let limit = 1 << 15

  init() {
    bytes.reserveCapacity(Self.limit + 4096)
    _ = signal(SIGPIPE, SIG_IGN)
  }

  mutating func write(_ text: String) { bytes.append(contentsOf: text.utf8) }

  mutating func write(_ more: [UInt8]) { bytes.append(contentsOf: more) }

  mutating func endLine() throws(OutputEnd) {
    bytes.append(UInt8(ascii: "\n"))
    if bytes.count >= Self.limit { try flush() }
  }

  mutating func flush() throws(OutputEnd) {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { Glibc.write(1, $0.baseAddress.map { $0 + written }, $0.count - written) }
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN, Self.waitUntilWritable() { continue }
      if count < 0, errno == EPIPE { throw .readerIsGone }
      guard count > 0 else { throw .refused(count < 0 ? errno : EIO) }
      written += count
    }
    bytes.removeAll(keepingCapacity: true)
  }

  /// For a terminal or pipe that another program made non-blocking.
  private static func waitUntilWritable() -> Bool {
    var descriptor = pollfd(fd: 1, events: Int16(POLLOUT), revents: 0)
    return poll(&descriptor, 1, -1) >= 0 || errno == EINTR
  }
}

/// Why nothing more can be written.
nonisolated enum OutputEnd: Error {
  /// Who read has had enough: no error.
  case readerIsGone
  /// With the system's error number.
  case refused(Int32)

  var failure: Failure {
    switch self {
    case .readerIsGone: Failure(message: "", status: ExitStatus.chosen)
    case .refused(let number): .refused("cannot write to standard output: \(systemMessage(number))")
    }
  }
}

nonisolated func systemMessage(_ number: Int32) -> String { String(cString: strerror(number)) }

/// Writes a whole text to standard output.
/// - Returns: The exit status.
func printText(_ text: String) throws(Failure) -> Int32 { try printBytes(Array(text.utf8), status: ExitStatus.chosen) }

func printBytes(_ bytes: [UInt8], status: Int32) throws(Failure) -> Int32 {
  var output = StandardOutput()
  output.write(bytes)
  do throws(OutputEnd) { try output.flush() } catch {
    if case .refused = error { throw error.failure }
  }
  return status
}
