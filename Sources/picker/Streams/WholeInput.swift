import Glibc

/// All bytes of a file, or of standard input.
/// - Throws: `Failure`: a file that cannot be read is bad input, standard input the system's refusal.
func readWhole(_ file: String?, atMost limit: Int = .max) throws(Failure) -> [UInt8] {
  let descriptor = file.map { open($0, O_RDONLY | O_CLOEXEC) } ?? 0
  func failure() -> Failure {
    let message = systemMessage(errno)
    guard let file else { return .refused("cannot read standard input: \(message)") }
    return .usage("cannot read \(quotedFile(file)): \(message)")
  }
  guard descriptor >= 0 else { throw failure() }
  defer { if file != nil { close(descriptor) } }
  var bytes: [UInt8] = [], buffer = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    let count = buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
    if count < 0, errno == EINTR { continue }
    guard count >= 0 else { throw failure() }
    if count == 0 { return bytes }
    bytes.append(contentsOf: buffer[..<count])
    guard bytes.count <= limit else {
      throw .usage("\(file.map(quotedFile) ?? "standard input") has more than \(limit) bytes")
    }
  }
}
