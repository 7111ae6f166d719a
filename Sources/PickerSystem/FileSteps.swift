import Glibc

/// - Throws: `errno`'s error, where a call has failed.
func check(_ status: Int32) throws(SystemError) { guard status == 0 else { throw .last } }

/// Removes a file, whether it is there or not.
func remove(_ path: FilePath) { _ = path.withCString { unlink($0) } }

/// What a path leads to; `nil` where there is nothing.
func status(of path: FilePath) throws(SystemError) -> stat? {
  var status = stat()
  guard path.withCString({ stat($0, &status) }) != 0 else { return status }
  guard errno == ENOENT else { throw .last }
  return nil
}

extension FilePath {
  /// What it leads to, such as `S_IFREG`; `nil` where there is nothing.
  package func type() throws(SystemError) -> mode_t? { try status(of: self).map { $0.st_mode & S_IFMT } }

  package var isMissing: Bool { withCString { access($0, F_OK) } != 0 }
}

/// Makes a folder for the user alone, and its parents, where they are missing.
func makeFolder(_ folder: FilePath) throws(FileError) {
  func make() -> SystemError? {
    folder.withCString { mkdir($0, 0o700) } == 0 || errno == EEXIST ? nil : .last
  }
  guard var error = make() else { return }
  if error.number == ENOENT, folder.folder != folder {
    try makeFolder(folder.folder)
    guard let second = make() else { return }
    error = second
  }
  throw FileError(folder, .create, error)
}

/// The end of a chain of links, which need not exist.
func linkTarget(of path: FilePath) throws(SystemError) -> FilePath {
  var path = path
  for _ in 0..<40 {
    let link = withUnsafeTemporaryAllocation(byteCount: Int(PATH_MAX), alignment: 1) { buffer -> FilePath? in
      let place = buffer.baseAddress.unsafelyUnwrapped
      let count = path.withCString { readlink($0, place, buffer.count) }
      return count > 0 ? FilePath(buffer[..<count]) : nil
    }
    guard let link else { return path }
    path = link.isAbsolute ? link : path.folder / link
  }
  throw SystemError(ELOOP)
}

/// Syncs a folder's entries to the disk, as far as its file system can.
func synchronize(folder: FilePath) throws(SystemError) {
  let folder = try Descriptor(opening: folder, O_RDONLY)
  do throws(SystemError) { try check(fsync(folder.number)) } catch {
    guard [EINVAL, ENOTSUP].contains(error.number) else { throw error }
  }
}

extension Descriptor {
  /// Writes all that the file then has, from its start.
  func fill(with bytes: [UInt8]) throws(SystemError) {
    try write(bytes)
    try check(ftruncate(number, off_t(bytes.count)))
    try check(fsync(number))
  }
}
