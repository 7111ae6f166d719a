import Glibc

/// A file's bytes in memory, read as they are used.
package struct Mapping: ~Copyable {
  package let bytes: UnsafeMutableRawPointer
  package let count: Int

  /// - Parameter limit: A larger file fails with `EFBIG`, in bytes; an empty one with `EINVAL`.
  package init(_ path: FilePath, atMost limit: Int) throws(SystemError) {
    let file = try Descriptor(opening: path, O_RDONLY)
    var status = stat()
    guard fstat(file.number, &status) == 0 else { throw .last }
    guard status.st_size <= limit else { throw SystemError(EFBIG) }
    guard let bytes = mmap(nil, Int(status.st_size), PROT_READ, MAP_PRIVATE, file.number, 0), bytes != MAP_FAILED
    else { throw .last }
    self.bytes = bytes
    count = Int(status.st_size)
  }

  deinit { munmap(bytes, count) }
}
