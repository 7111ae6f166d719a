import CX11Test
import Glibc

/// A program that was started for a comparison. It ends with this object, or with the measuring program.
final class Child {
  let pid: pid_t
  private let input, output: Int32
  private var received: [UInt8] = []
  private var hasEnded = false

  /// `nil` where there is no such program. Its messages are discarded.
  init?(_ program: String, _ arguments: [String] = [], environment: [String: String] = [:]) {
    guard let path = Self.find(program) else { return nil }
    var toChild: [Int32] = [0, 0], fromChild: [Int32] = [0, 0]
    signal(SIGPIPE, SIG_IGN)
    guard make_pipe(&toChild) == 0, make_pipe(&fromChild) == 0 else { return nil }
    let nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC)
    let variables = Self.environment.merging(environment) { $1 }
    let argv = ([path] + arguments).map { strdup($0) } + [nil]
    let envp = variables.map { strdup("\($0)=\($1)") } + [nil]
    defer { for text in argv + envp { free(text) } }
    pid = start_child(path, argv, envp, toChild[0], fromChild[1], nowhere)
    for descriptor in [toChild[0], fromChild[1], nowhere] { close(descriptor) }
    (input, output) = (toChild[1], fromChild[0])
    guard pid > 0 else { return nil }
  }

  deinit {
    end()
    close(input)
    close(output)
  }

  /// At once.
  func end() {
    guard !hasEnded else { return }
    hasEnded = true
    kill(-pid, SIGKILL)
    waitpid(pid, nil, 0)
  }

  func send(_ line: String) {
    let bytes = Array((line + "\n").utf8)
    _ = bytes.withUnsafeBytes { write(input, $0.baseAddress, $0.count) }
  }

  /// The next line; nil where none comes.
  func line(within seconds: Double) -> String? {
    let deadline = nanoseconds() + UInt64(seconds * 1e9)
    while true {
      if let end = received.firstIndex(of: UInt8(ascii: "\n")) {
        defer { received.removeSubrange(...end) }
        return String(decoding: received[..<end], as: UTF8.self)
      }
      let now = nanoseconds()
      guard now < deadline, receive(atMost: Int32((deadline - now) / 1_000_000 + 1)) else { return nil }
    }
  }

  /// The lines that are there already.
  func lines() -> [String] {
    while receive(atMost: 0) {}
    guard let end = received.lastIndex(of: UInt8(ascii: "\n")) else { return [] }
    defer { received.removeSubrange(...end) }
    return received[..<end].split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Waits for output; false at its end or where none comes.
  private func receive(atMost milliseconds: Int32) -> Bool {
    var wanted = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
    guard poll(&wanted, 1, milliseconds) > 0 else { return false }
    var buffer = [UInt8](repeating: 0, count: 65536)
    let count = read(output, &buffer, buffer.count)
    guard count > 0 else { return false }
    received += buffer[..<count]
    return true
  }

  /// A path, or a name to look for where the system keeps programs.
  private static func find(_ program: String) -> String? {
    if program.contains("/") { return access(program, X_OK) == 0 ? program : nil }
    let folders = getenv("PATH").map { String(cString: $0) } ?? "/usr/bin:/bin"
    return folders.split(separator: ":").map { "\($0)/\(program)" }.first { access($0, X_OK) == 0 }
  }

  private static var environment: [String: String] {
    var result: [String: String] = [:]
    for name in ["PATH", "HOME", "LANG", "LD_LIBRARY_PATH"] {
      if let value = getenv(name) { result[name] = String(cString: value) }
    }
    return result
  }
}
