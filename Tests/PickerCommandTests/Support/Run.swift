import Foundation

/// One run of the built program, from its start to its end.
struct Run {
  /// Where a standard stream comes from or goes to.
  enum Stream {
    case text(String)
    case bytes([UInt8])
    case path(String)
    case closed
  }

  let output: String
  let errors: String
  /// The exit status, or 128 and the number of the signal that ended it.
  let status: Int32

  /// Runs `picker`. Streams are files, so that nobody waits for anybody.
  /// - Parameter environment: In addition to an almost empty one, without a display.
  @discardableResult
  init(
    _ arguments: [String], input: Stream = .text(""), output: Stream? = nil, errors: String? = nil,
    environment: [String: String] = [:]
  ) throws {
    try self.init(
      try Self.program, arguments, input: input, output: output, errors: errors, environment: environment)
  }

  /// Runs a script of bash in which `$PICKER` is the program.
  init(script: String, environment: [String: String] = [:]) throws {
    try self.init(
      "/bin/bash", ["-c", script], input: .text(""), output: nil, errors: nil,
      environment: environment.merging(["PICKER": try Self.program]) { $1 })
  }

  private init(
    _ program: String, _ arguments: [String], input: Stream, output: Stream?, errors: String?,
    environment: [String: String]
  ) throws {
    let folder = try TemporaryFolder()
    let outputFile = folder.path + "/output", errorFile = folder.path + "/errors"
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    try Self.add(input, 0, to: &actions, file: folder.path + "/input")
    try Self.add(output ?? .path(outputFile), 1, to: &actions, file: outputFile)
    try Self.add(.path(errors ?? errorFile), 2, to: &actions, file: errorFile)

    let surroundings = ["PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "HOME": folder.path].merging(environment) { $1 }
    let argv = ([program] + arguments).map { strdup($0) } + [nil]
    let envp = surroundings.map { strdup("\($0)=\($1)") } + [nil]
    defer { for text in argv + envp { free(text) } }
    var pid: pid_t = 0
    let error = posix_spawn(&pid, program, &actions, nil, argv, envp)
    guard error == 0 else { throw RunError("\(program) was not started: error \(error)") }
    var result: Int32 = 0
    while waitpid(pid, &result, 0) < 0, errno == EINTR {}
    status = result & 0x7f == 0 ? (result >> 8) & 0xff : 128 + result & 0x7f
    self.output = String(decoding: FileManager.default.contents(atPath: outputFile) ?? Data(), as: UTF8.self)
    self.errors = String(decoding: FileManager.default.contents(atPath: errorFile) ?? Data(), as: UTF8.self)
  }

  private static func add(
    _ stream: Stream, _ descriptor: Int32, to actions: inout posix_spawn_file_actions_t, file: String
  ) throws {
    switch stream {
    case .closed: posix_spawn_file_actions_addclose(&actions, descriptor)
    case .text(let text): try add(.bytes(Array(text.utf8)), descriptor, to: &actions, file: file)
    case .bytes(let bytes):
      try Data(bytes).write(to: URL(fileURLWithPath: file))
      posix_spawn_file_actions_addopen(&actions, descriptor, file, O_RDONLY, 0)
    case .path(let path):
      let flags = descriptor == 0 ? O_RDONLY : O_WRONLY | O_CREAT
      posix_spawn_file_actions_addopen(&actions, descriptor, path, flags, 0o600)
    }
  }

  /// Beside the test bundle, where the build puts all programs.
  static var program: String {
    get throws {
      let folder =
        ProcessInfo.processInfo.environment["PICKER_BUILD_FOLDER"]
        ?? URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent().path
      let path = folder + "/picker"
      guard FileManager.default.isExecutableFile(atPath: path) else { throw RunError("\(path) is not built") }
      return path
    }
  }

  /// Lines of standard output; the empty text after the last line feed is none.
  var lines: [Substring] { output.split(separator: "\n", omittingEmptySubsequences: false).dropLast() }
}

struct RunError: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}

/// A folder that is gone when nobody holds it.
final class TemporaryFolder {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "/picker-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
