import CSDL2
import Glibc
import PickerSystem

/// A font file in memory: read through the file, each glyph would take dozens of system calls.
final class FontFile {
  private let mapping: Mapping
  private let path: String

  init(_ path: String) throws(FontError) {
    self.path = path
    do { mapping = try Mapping(FilePath(path), atMost: Int(Int32.max)) } catch {
      throw FontError(path, reason: error.description)
    }
  }

  /// One of the faces in it.
  func face(_ index: Int) throws(FontError) -> FontFace {
    guard let stream = SDL_RWFromConstMem(mapping.bytes, Int32(mapping.count)),
      let handle = TTF_OpenFontIndexRW(stream, 1, Int32(FontFace.firstSize), index)
    else { throw FontError(path, reason: SDL_GetError().map { String(cString: $0) } ?? "unknown reason") }
    return FontFace(FontHandle(raw: handle), self)
  }
}

/// A face as SDL opened it.
nonisolated struct FontHandle: ~Copyable {
  let raw: OpaquePointer
  deinit { if TTF_WasInit() != 0 { TTF_CloseFont(raw) } }
}

/// One face of a file, opened once for all sizes: the hinter's analysis of its shapes takes milliseconds.
final class FontFace {
  private let handle: FontHandle
  /// What the handle reads from.
  private let file: FontFile
  private var size = FontFace.firstSize

  fileprivate static let firstSize = 15

  fileprivate init(_ handle: consuming FontHandle, _ file: FontFile) {
    self.handle = handle
    self.file = file
    TTF_SetFontHinting(self.handle.raw, TTF_HINTING_LIGHT)
  }

  /// SDL's font at a size in pixels, until the next call.
  func at(_ wanted: Int) -> OpaquePointer {
    if size != wanted {
      TTF_SetFontSize(handle.raw, Int32(wanted))
      size = wanted
    }
    return handle.raw
  }
}

extension FontError {
  fileprivate init(_ path: String, reason: String) {
    self.init(description: "the font file \(path) cannot be read: \(reason)")
  }
}
