import Glibc

/// A file that is read whole, and written so that the old one is whole until the new one is.
package struct AtomicFile: Sendable {
  package let path: FilePath
  /// Larger files are not read, in bytes.
  package static let largest = 1 << 28

  package init(_ path: FilePath) { self.path = path }

  /// All of its bytes; `nil` where there is no such file.
  package func read() throws(FileError) -> [UInt8]? {
    do {
      let file = try Descriptor(opening: path, O_RDONLY)
      return try Transfer.readAll(from: file.number, atMost: Self.largest)
    } catch {
      if error.number == ENOENT { return nil }
      throw FileError(path, .read, error)
    }
  }

  /// Writes a temporary file and renames it. A link stays one, and what it leads to keeps its mode bits.
  package func write(_ bytes: [UInt8]) throws(FileError) {
    try Self.makeFolder(path.folder)
    let target = Self.resolved(path), new = target + ".\(getpid()).new"
    do {
      var status = stat()
      let isThere = target.withCString { stat($0, &status) } == 0
      let file = try Descriptor(opening: new, O_WRONLY | O_CREAT | O_TRUNC, mode: 0o644)
      if isThere { fchmod(file.number, status.st_mode & 0o777) }
      try Transfer.write(bytes, to: file.number)
      guard fsync(file.number) == 0 else { throw SystemError.last }
      try file.close()
      guard new.withCString({ new in target.withCString { rename(new, $0) } }) == 0 else { throw SystemError.last }
    } catch {
      _ = new.withCString { unlink($0) }
      throw FileError(path, .write, error as? SystemError ?? SystemError(EIO))
    }
  }

  /// Gives a damaged file another name, which nothing has yet.
  /// - Returns: That name.
  package func setAside() throws(FileError) -> FilePath {
    for number in 1...1000 {
      let other = path + (number == 1 ? ".damaged" : ".damaged-\(number)")
      // Unlike a rename, a link never replaces what is there.
      if path.withCString({ path in other.withCString { link(path, $0) } }) == 0 {
        _ = path.withCString { unlink($0) }
        return other.name
      }
      if errno != EEXIST { break }
    }
    throw FileError(path, .setAside, .last)
  }

  private static func makeFolder(_ folder: FilePath) throws(FileError) {
    if folder.withCString({ mkdir($0, 0o755) }) == 0 || errno == EEXIST { return }
    guard errno == ENOENT, folder.folder != folder else { throw FileError(folder, .create, .last) }
    try makeFolder(folder.folder)
    guard folder.withCString({ mkdir($0, 0o755) }) == 0 || errno == EEXIST else {
      throw FileError(folder, .create, .last)
    }
  }

  private static func resolved(_ path: FilePath) -> FilePath {
    path.withCString { name in
      guard let resolved = realpath(name, nil) else { return path }
      defer { free(resolved) }
      return FilePath(cString: resolved)
    }
  }
}
