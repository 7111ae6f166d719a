import Glibc

/// An open file, pipe or socket, closed when its owner goes. Programs that are started do not inherit it.
package struct Descriptor: ~Copyable, Sendable {
  package let number: Int32

  /// Takes one over that is open.
  package init(taking number: Int32) { self.number = number }

  package init(opening path: FilePath, _ flags: Int32, mode: mode_t = 0o600) throws(SystemError) {
    let number = path.withCString { path in retrying { open(path, flags | O_CLOEXEC, mode) } }
    guard number >= 0 else { throw .last }
    self.number = number
  }

  func status() throws(SystemError) -> stat {
    var status = stat()
    try check(fstat(number, &status))
    return status
  }

  /// Closes it now, to learn of what a remote disk could not store.
  package consuming func close() throws(SystemError) {
    let status = Glibc.close(number), error = SystemError.last
    discard self
    // Linux has closed it even where a signal interrupted the call.
    guard status == 0 || error.number == EINTR else { throw error }
  }

  deinit { _ = Glibc.close(number) }
}

/// Two ends: what is written into `input` is read from `output`.
package struct Pipe: ~Copyable, Sendable {
  package let output: Descriptor
  package let input: Descriptor

  /// - Parameter isNonblocking: Whether reading from an empty pipe, or writing to a full one, fails rather than waits.
  package init(isNonblocking: Bool = false) throws(SystemError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .last }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      if isNonblocking { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
    }
    output = Descriptor(taking: ends[0])
    input = Descriptor(taking: ends[1])
  }
}

/// Repeats a call that a signal interrupts.
func retrying<Result: SignedInteger>(_ call: () -> Result) -> Result {
  while true {
    let result = call()
    if result >= 0 || errno != EINTR { return result }
  }
}
