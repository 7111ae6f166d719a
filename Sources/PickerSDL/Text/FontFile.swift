import CSDL2
import Glibc

/// A font file in memory: read through the file, each glyph would take dozens of system calls.
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

  /// One of the faces in it.
  func face(_ index: Int) throws(FontError) -> FontFace {
    guard let stream = SDL_RWFromConstMem(bytes, Int32(count)),
      let handle = TTF_OpenFontIndexRW(stream, 1, Int32(FontFace.firstSize), index)
    else { throw FontError(path, reason: SDL_GetError().map { String(cString: $0) } ?? "unknown reason") }
    return FontFace(handle, self)
  }
}

/// One face of a file, opened once for all sizes: what the hinter must learn of its shapes takes milliseconds.
final class FontFace {
  private let handle: OpaquePointer
  /// What the handle reads from.
  private let file: FontFile
  private var size = FontFace.firstSize

  fileprivate static let firstSize = 15

  fileprivate init(_ handle: OpaquePointer, _ file: FontFile) {
    (self.handle, self.file) = (handle, file)
    TTF_SetFontHinting(handle, TTF_HINTING_LIGHT)
  }

  isolated deinit { if TTF_WasInit() != 0 { TTF_CloseFont(handle) } }

  /// SDL's font at a size in pixels, until the next call.
  func at(_ wanted: Int) -> OpaquePointer {
    if size != wanted {
      TTF_SetFontSize(handle, Int32(wanted))
      size = wanted
    }
    return handle
  }
}

extension FontError {
  fileprivate init(_ path: String, reason: String) {
    self.init(description: "the font file \(path) cannot be read: \(reason)")
  }
}
