import CX11Test
import Foundation

/// A program that was started: its lines are collected as they come, and it ends with this object or with the test
/// run, whichever ends first.
final class ChildProcess: Sendable {
  enum Output {
    case collected
    /// A file to write to, such as `/dev/full`.
    case path(String)
    case closed
  }

  let name: String
  let pid: pid_t
  private let input: Int32
  private let record: Record

  init(
    _ path: String, _ arguments: [String] = [], environment: [String: String] = [:], output: Output = .collected
  ) throws {
    name = URL(fileURLWithPath: path).lastPathComponent
    let (childInput, input) = try Self.pipe()
    let (errors, childErrors) = try Self.pipe()
    var lines: Int32?
    let childOutput: Int32
    switch output {
    case .collected: (lines, childOutput) = try Self.pipe()
    case .path(let path): childOutput = open(path, O_WRONLY | O_CLOEXEC)
    case .closed: childOutput = -1
    }
    let started = Spawner.shared.run {
      let argv = ([path] + arguments).map { strdup($0) } + [nil]
      let envp = environment.map { strdup("\($0)=\($1)") } + [nil]
      defer { for text in argv + envp { free(text) } }
      return (pid: start_child(path, argv, envp, childInput, childOutput, childErrors), error: errno)
    }
    for descriptor in [childInput, childOutput, childErrors] where descriptor >= 0 { close(descriptor) }
    self.input = input
    pid = started.pid
    record = Record(pid: started.pid, openPipes: lines == nil ? 1 : 2)
    guard pid > 0 else { throw HarnessError("\(path) was not started: error \(started.error)") }
    record.follow(errors) { $0.errors += $1 + "\n" }
    if let lines { record.follow(lines) { $0.lines.append($1) } }
    record.awaitEnd()
  }

  deinit {
    end()
    close(input)
  }

  /// Complete lines of standard output so far.
  var lines: [String] { record.now.lines }
  var errors: String { record.now.errors }

  /// How it ended, once all its output has arrived: the exit status, or 128 and the number of the signal.
  var exitStatus: Int32? { record.now.exitStatus }

  /// Writes one line to standard input.
  func send(_ line: String) throws {
    let bytes = Array((line + "\n").utf8)
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes { write(input, $0.baseAddress, $0.count) }
      guard count > 0 else { throw HarnessError("\(name) does not read its standard input\n\(transcript)") }
      sent += count
    }
  }

  /// Waits for `probe` to give a value; it is asked whenever a line arrives, and every 20 ms for what changes silently.
  /// - Throws: `HarnessError` with all output so far, when time is up, or when the program has ended without it.
  func waitFor<Value>(
    _ what: @autoclosure () -> String, timeout: TimeInterval = patience, _ probe: () throws -> Value?
  ) throws -> Value {
    let deadline = Date(timeIntervalSinceNow: timeout)
    while true {
      let before = record.now
      if let value = try probe() { return value }
      if let status = before.exitStatus {
        throw HarnessError("\(name) ended with status \(status) before: \(what())\n\(transcript)")
      }
      guard Date() < deadline else { throw HarnessError("not within \(timeout) s: \(what())\n\(transcript)") }
      record.waitForChange(since: before.version, atMost: 0.02)
    }
  }

  /// Waits for the program's own end.
  func waitForExit(timeout: TimeInterval = patience) throws -> Int32 {
    try waitFor("the end of \(name)", timeout: timeout) { exitStatus }
  }

  /// Everything it has written, for messages.
  var transcript: String {
    let now = record.now
    let lines = now.lines.map { $0.utf8.count > 1000 ? $0.prefix(200) + "…" : $0[...] }
    let shown = lines.count > 60 ? ["… \(lines.count - 60) lines …"] + lines.suffix(60) : lines
    return "--- \(name), standard output:\n\(shown.joined(separator: "\n"))\n--- standard error:\n\(now.errors)---"
  }

  /// Ends it and its process group: asked first, killed after five seconds.
  func end() {
    record.kill(SIGTERM)
    if !record.waitForDeath(atMost: 5) {
      record.kill(SIGKILL)
      _ = record.waitForDeath(atMost: patience)
    }
  }

  /// Sends a signal to its process group, or to it alone, unless it has ended.
  func signal(_ signal: Int32, toGroup: Bool = true) { record.kill(signal, toGroup: toGroup) }

  private static func pipe() throws -> (read: Int32, write: Int32) {
    var ends: [Int32] = [0, 0]
    guard make_pipe(&ends) == 0 else { throw HarnessError("no pipe: error \(errno)") }
    return (ends[0], ends[1])
  }
}

/// What is known of a child; filled by threads of its own, which may outlive the `ChildProcess`.
private final class Record: @unchecked Sendable {
  struct State {
    var lines: [String] = []
    var errors = ""
    var status: Int32?
    var openPipes: Int
    var version = 0
    var exitStatus: Int32? { openPipes == 0 ? status : nil }
  }

  private let pid: pid_t
  private let change = NSCondition()
  private var state: State

  init(pid: pid_t, openPipes: Int) {
    self.pid = pid
    state = State(openPipes: openPipes)
  }

  var now: State { change.withLock { state } }

  func waitForChange(since version: Int, atMost seconds: TimeInterval) {
    change.withLock { if state.version == version { _ = change.wait(until: Date(timeIntervalSinceNow: seconds)) } }
  }

  func waitForDeath(atMost seconds: TimeInterval) -> Bool {
    let deadline = Date(timeIntervalSinceNow: seconds)
    return change.withLock {
      while state.status == nil { guard change.wait(until: deadline) else { break } }
      return state.status != nil
    }
  }

  func kill(_ signal: Int32, toGroup: Bool = true) {
    change.withLock { if state.status == nil { _ = Glibc.kill(toGroup ? -pid : pid, signal) } }
  }

  private func update(_ body: (inout State) -> Void) {
    change.withLock {
      body(&state)
      state.version += 1
      change.broadcast()
    }
  }

  /// Reads lines to the end of a pipe, then closes it.
  func follow(_ descriptor: Int32, _ store: @escaping @Sendable (inout State, String) -> Void) {
    Thread.detachNewThread { [self] in
      var rest: [UInt8] = []
      var buffer = [UInt8](repeating: 0, count: 65536)
      while true {
        let count = read(descriptor, &buffer, buffer.count)
        if count < 0 && errno == EINTR { continue }
        guard count > 0 else { break }
        rest += buffer[..<count]
        guard let end = rest.lastIndex(of: UInt8(ascii: "\n")) else { continue }
        let lines = rest[..<end].split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        rest = Array(rest[(end + 1)...])
        update { state in for line in lines { store(&state, String(decoding: line, as: UTF8.self)) } }
      }
      close(descriptor)
      update { state in
        if !rest.isEmpty { store(&state, String(decoding: rest, as: UTF8.self)) }
        state.openPipes -= 1
      }
    }
  }

  /// Notes the end. The process is reaped under the lock, so that `kill` never meets a reused process id.
  func awaitEnd() {
    Thread.detachNewThread { [self] in
      var info = siginfo_t()
      while waitid(P_PID, id_t(pid), &info, WEXITED | WNOWAIT) != 0 && errno == EINTR {}
      update { state in
        var status: Int32 = 0
        waitpid(pid, &status, 0)
        state.status = status & 0x7f == 0 ? (status >> 8) & 0xff : 128 + status & 0x7f
      }
    }
  }
}

/// Starts children from one thread that never ends: a child is killed when the thread that started it ends.
private final class Spawner: @unchecked Sendable {
  static let shared = Spawner()

  private let change = NSCondition()
  private var jobs: [() -> Void] = []

  private init() {
    Glibc.signal(SIGPIPE, SIG_IGN)
    Thread.detachNewThread { [self] in
      while true {
        let job = change.withLock {
          while jobs.isEmpty { change.wait() }
          return jobs.removeFirst()
        }
        job()
      }
    }
  }

  func run<Value>(_ body: @escaping () -> Value) -> Value {
    var value: Value?
    change.withLock {
      jobs.append { [self] in
        let result = body()
        change.withLock {
          value = result
          change.broadcast()
        }
      }
      change.broadcast()
      while value == nil { change.wait() }
    }
    return value!
  }
}
