import Glibc

/// A file that is read whole, and replaced by a whole new one or not at all.
package struct AtomicFile: Sendable {
  /// The mode bits of a new file.
  package enum Access: Sendable {
    /// The user's alone, in a folder that is made where it is missing.
    case own
    /// As the user's mask says, in a folder that exists.
    case shared
  }

  package let path: FilePath
  private let kind: Access
  /// Larger files are not read, in bytes.
  package static let largest = 1 << 28

  package init(_ path: FilePath, _ access: Access = .own) { (self.path, kind) = (path, access) }

  /// All of its bytes; `nil` where there is no such file.
  package func read() throws(FileError) -> [UInt8]? {
    do throws(SystemError) {
      // Anything but a file, such as a pipe, might keep the reader waiting forever.
      let file = try Descriptor(opening: path, O_RDONLY | O_NONBLOCK)
      let type = try file.status().st_mode & S_IFMT
      guard type == S_IFREG else { throw type == S_IFDIR ? SystemError(EISDIR) : .noFile }
      return try file.readAll(atMost: Self.largest)
    } catch {
      if error.number == ENOENT { return nil }
      throw FileError(path, .read, error)
    }
  }

  /// Writes a temporary file and renames it. A link stays a link, even to a file that does not exist, and a file keeps its
  /// mode bits. A file that can be written but not replaced is overwritten: one that is mounted by itself, or in
  /// a folder that nothing can be added to.
  package func write(_ bytes: [UInt8]) throws(FileError) {
    if kind == .own { try makeFolder(path.folder) }
    let replaced: FilePath?
    do throws(SystemError) { replaced = try store(bytes) } catch { throw FileError(path, .write, error) }
    guard let replaced else { return }
    do throws(SystemError) { try synchronize(folder: replaced.folder) } catch {
      throw FileError(path, .synchronize, error)
    }
  }

  /// - Returns: What was replaced rather than overwritten.
  private func store(_ bytes: [UInt8]) throws(SystemError) -> FilePath? {
    let target = try linkTarget(of: path), old = try status(of: target)
    if let old {
      guard old.st_mode & S_IFMT == S_IFREG else { throw .noFile }
      try check(target.withCString { access($0, W_OK) })
    }
    do throws(SystemError) { try replace(target, old, by: bytes) } catch {
      guard old != nil, [EBUSY, EACCES, EPERM, EROFS].contains(error.number) else { throw error }
      try overwrite(target, by: bytes)
      return nil
    }
    return target
  }

  /// Copies damaged content into a new file beside it.
  /// - Returns: Its name; where the same content was set aside before, that file's.
  package func setAside(_ bytes: [UInt8]) throws(FileError) -> FilePath {
    do throws(SystemError) {
      for number in 1...1000 {
        let other = AtomicFile(path + (number == 1 ? ".damaged" : ".damaged-\(number)"))
        if try create(other.path, bytes) || (try? other.read()) == bytes { return other.path.name }
      }
      throw SystemError(EEXIST)
    } catch { throw FileError(path, .setAside, error) }
  }

  /// Does something while no other process that locks this file does.
  package func locked<Result>(_ body: () throws(FileError) -> Result) throws(FileError) -> Result {
    if kind == .own { try makeFolder(path.folder) }
    let lock = try takeLock()
    defer { withExtendedLifetime(lock) {} }
    // Pieces of a process that was killed while it wrote.
    removeTemporaries()
    return try body()
  }

  private func takeLock() throws(FileError) -> Descriptor {
    do throws(SystemError) {
      let lock = try openLock()
      guard retrying({ flock(lock.number, LOCK_EX) }) == 0 else { throw .last }
      return lock
    } catch { throw FileError(path, .lock, error) }
  }

  /// The file itself is renamed, so that a lock on it would be a lock on an old one.
  private func openLock() throws(SystemError) -> Descriptor {
    do throws(SystemError) {
      return try Descriptor(opening: path + ".lock", O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK)
    } catch {
      // Where nothing can be added the file is overwritten, and stays the same.
      guard [EACCES, EPERM, EROFS].contains(error.number),
        let file = try? Descriptor(opening: path, O_RDONLY | O_NONBLOCK)
      else { throw error }
      return file
    }
  }

  // MARK: Steps

  private func replace(_ target: FilePath, _ old: stat?, by bytes: [UInt8]) throws(SystemError) {
    let new = try createTemporary(beside: target, bytes, like: old)
    do throws(SystemError) {
      try check(new.withCString { new in target.withCString { rename(new, $0) } })
    } catch {
      remove(new)
      throw error
    }
  }

  private func createTemporary(beside target: FilePath, _ bytes: [UInt8], like old: stat?) throws(SystemError)
    -> FilePath
  {
    while true {
      let name = Self.temporaryStart(target) + String(UInt64.random(in: 0 ... .max), radix: 36)
      if try create(name, bytes, like: old) { return name }
    }
  }

  /// Names of files can be no longer than 255 bytes.
  private static func temporaryStart(_ target: FilePath) -> FilePath {
    target.folder / FilePath(target.name.bytes.prefix(200)) + ".new-"
  }

  private func removeTemporaries() {
    guard let target = try? linkTarget(of: path) else { return }
    let start = Self.temporaryStart(target).name.bytes
    guard let folder = target.folder.withCString({ opendir($0) }) else { return }
    defer { closedir(folder) }
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { FilePath($0) }
      if name.bytes.starts(with: start) { remove(target.folder / name) }
    }
  }

  /// - Returns: False where there is something of that name.
  private func create(_ path: FilePath, _ bytes: [UInt8], like old: stat? = nil) throws(SystemError) -> Bool {
    let file: Descriptor
    do throws(SystemError) {
      file = try Descriptor(
        opening: path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, mode: kind == .own || old != nil ? 0o600 : 0o666)
    } catch {
      if error.number == EEXIST { return false }
      throw error
    }
    do throws(SystemError) {
      if let old {
        // Only root can give a file away; another's stays readable by its mode bits.
        if old.st_uid != geteuid() || old.st_gid != getegid() { _ = fchown(file.number, old.st_uid, old.st_gid) }
        try check(fchmod(file.number, old.st_mode & 0o777))
      }
      try file.write(bytes)
      try check(fsync(file.number))
      try file.close()
    } catch {
      remove(path)
      throw error
    }
    return true
  }

  /// Room is made first, so that a full disk is noticed while the old content is still there; else that is put back.
  private func overwrite(_ target: FilePath, by bytes: [UInt8]) throws(SystemError) {
    let old = try Descriptor(opening: target, O_RDONLY | O_NONBLOCK).readAll(atMost: Self.largest)
    do throws(SystemError) {
      let file = try Descriptor(opening: target, O_WRONLY | O_NONBLOCK)
      let error = posix_fallocate(file.number, 0, max(off_t(bytes.count), 1))
      guard error == 0 || error == EOPNOTSUPP else { throw SystemError(error) }
      try file.fill(with: bytes)
      try file.close()
    } catch {
      if let file = try? Descriptor(opening: target, O_WRONLY | O_NONBLOCK) { try? file.fill(with: old) }
      throw error
    }
  }
}
