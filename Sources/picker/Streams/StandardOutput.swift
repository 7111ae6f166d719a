import Glibc
import PickerSystem

/// Standard output, collected and written in large pieces.
struct StandardOutput: ~Copyable {
  private var bytes: [UInt8] = []
  private static let limit = 1 << 15

  init() { bytes.reserveCapacity(Self.limit + 4096) }

  mutating func write(_ text: String) { bytes.append(contentsOf: text.utf8) }

  mutating func write(_ more: [UInt8]) { bytes.append(contentsOf: more) }

  mutating func endLine() throws(OutputEnd) {
    bytes.append(UInt8(ascii: "\n"))
    try flushIfFull()
  }

  /// Within a long line, so that it is never held in full.
  mutating func flushIfFull() throws(OutputEnd) {
    if bytes.count >= Self.limit { try flush() }
  }

  mutating func flush() throws(OutputEnd) {
    do throws(SystemError) { try Transfer.write(bytes, to: 1) } catch { throw OutputEnd(error) }
    bytes.removeAll(keepingCapacity: true)
  }
}

/// Why nothing more can be written.
nonisolated enum OutputEnd: Error {
  /// Who read has had enough: no error.
  case readerIsGone
  case refused(SystemError)

  init(_ error: SystemError) { self = error.number == EPIPE ? .readerIsGone : .refused(error) }

  var failure: Failure {
    switch self {
    case .readerIsGone: Failure(message: "", status: ExitStatus.chosen)
    case .refused(let error): .refused("cannot write to standard output: \(error)")
    }
  }
}

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
