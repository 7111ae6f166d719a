import CSDL2
import Glibc

/// A font file in memory, shared by the sizes that it is opened at: read through the file, each glyph would take dozens
/// of system calls.
final class FontFile {
  private let bytes: UnsafeMutableRawPointer
  private let count: Int

  private let path: String

  init(_ path: String) throws(FontError) {
    self.path = path
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    defer { if descriptor >= 0 { close(descriptor) } }
    var status = stat()
    guard descriptor >= 0, fstat(descriptor, &status) == 0, status.st_size <= Int(Int32.max),
      let bytes = mmap(nil, Int(status.st_size), PROT_READ, MAP_PRIVATE, descriptor, 0), bytes != MAP_FAILED
    else { throw FontError(path, reason: String(cString: strerror(errno))) }
    self.bytes = bytes
    count = Int(status.st_size)
  }

  isolated deinit { munmap(bytes, count) }

  /// One face at a size in pixels, valid as long as the file.
  func face(_ index: Int, size: Int) throws(FontError) -> OpaquePointer {
    guard let stream = SDL_RWFromConstMem(bytes, Int32(count)),
      let face = TTF_OpenFontIndexRW(stream, 1, Int32(size), index)
    else { throw FontError(path, reason: SDL_GetError().map { String(cString: $0) } ?? "unknown reason") }
    return face
  }
}

extension FontError {
  fileprivate init(_ path: String, reason: String) {
    self.init(description: "The font file \(path) cannot be read: \(reason).")
  }
}
