import Glibc

/// A file of a folder of ours: read whole, written so that the old one is whole until the new one is.
nonisolated struct KeptFile: Sendable {
  let folder: String
  let name: String

  /// A file that could not be read, written or set aside: which, and why.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private var path: String { folder + "/" + name }
  /// A larger file is none of ours.
  private static let largest = 1 << 28

  /// `$variable/picker`, by default the folder below the home folder; `nil` without a home.
  static func folder(_ variable: String, orHome fallback: String, environment: (String) -> String?) -> String? {
    if let base = environment(variable), base.hasPrefix("/") { return base + "/picker" }
    return environment("HOME").flatMap { $0.isEmpty ? nil : $0 + "/" + fallback + "/picker" }
  }

  /// All of its bytes; `nil` where there is no such file.
  func read() throws(Failure) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      if errno == ENOENT { return nil }
      throw failure("cannot be read", path)
    }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    while true {
      var count = 0
      bytes += [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, taken in
        repeat { count = Glibc.read(descriptor, buffer.baseAddress, buffer.count) } while count < 0 && errno == EINTR
        taken = max(0, count)
      }
      // What cannot be read to its end is not damaged.
      guard count >= 0 else { throw failure("cannot be read", path) }
      if count == 0 { break }
      guard bytes.count <= Self.largest else { throw Failure(description: "\(path) is too large") }
    }
    return bytes
  }

  /// Writes a temporary file and renames it. A link stays one, and what it leads to keeps its rights.
  func write(_ text: String) throws(Failure) {
    var parent = ""
    for part in folder.split(separator: "/") {
      parent += "/" + part
      if mkdir(parent, 0o755) != 0, errno != EEXIST { throw failure("cannot be made", parent) }
    }
    let path = resolvedPath, new = "\(path).\(getpid()).new"
    var status = stat()
    let isThere = stat(path, &status) == 0
    let descriptor = open(new, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw failure("cannot be written", new) }
    if isThere { fchmod(descriptor, status.st_mode & 0o777) }
    let isWritten = writeAll(text, to: descriptor) && fsync(descriptor) == 0
    guard close(descriptor) == 0, isWritten, rename(new, path) == 0 else {
      let failure = failure("cannot be written", path)
      unlink(new)
      throw failure
    }
  }

  private var resolvedPath: String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Gives a damaged file another name, which nothing has yet.
  /// - Returns: That name.
  func setAside() throws(Failure) -> String {
    for number in 1...1000 {
      let other = name + ".damaged" + (number == 1 ? "" : "-\(number)")
      // Unlike a rename, a link never replaces what is there.
      if link(path, folder + "/" + other) == 0 {
        unlink(path)
        return other
      }
      if errno != EEXIST { break }
    }
    throw failure("is damaged and cannot be renamed", path)
  }

  private func failure(_ what: String, _ file: String) -> Failure {
    Failure(description: "\(file) \(what): \(String(cString: strerror(errno)))")
  }
}
