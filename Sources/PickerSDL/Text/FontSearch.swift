import CFontconfig
import Glibc

/// The best scalable sans-serif face that has a character; nil where none has.
nonisolated func matchFace(
  _ config: OpaquePointer, bold: Bool, having scalar: Unicode.Scalar?
) -> FontBook.Face? {
  guard let pattern = FcPatternCreate() else { return nil }
  defer { FcPatternDestroy(pattern) }
  FcPatternAddString(pattern, FC_FAMILY, "sans-serif")
  FcPatternAddInteger(pattern, FC_WEIGHT, bold ? FC_WEIGHT_BOLD : FC_WEIGHT_REGULAR)
  FcPatternAddBool(pattern, FC_SCALABLE, FcTrue)
  FcPatternAddBool(pattern, FC_COLOR, FcFalse)
  if let scalar, let set = FcCharSetCreate() {
    FcCharSetAddChar(set, scalar.value)
    FcPatternAddCharSet(pattern, FC_CHARSET, set)
    FcCharSetDestroy(set)
  }
  _ = FcConfigSubstitute(config, pattern, FcMatchPattern)
  FcDefaultSubstitute(pattern)
  var result = FcResultNoMatch
  guard let found = FcFontMatch(config, pattern, &result) else { return nil }
  defer { FcPatternDestroy(found) }
  if let scalar {
    var set: OpaquePointer?
    guard FcPatternGetCharSet(found, FC_CHARSET, 0, &set) == FcResultMatch, let set,
      FcCharSetHasChar(set, scalar.value) != 0
    else { return nil }
  }
  var file: UnsafeMutablePointer<FcChar8>?
  guard FcPatternGetString(found, FC_FILE, 0, &file) == FcResultMatch, let file else { return nil }
  var index: Int32 = 0
  FcPatternGetInteger(found, FC_INDEX, 0, &index)
  return FontBook.Face(file: String(cString: file), index: Int(index))
}

/// Loads the font configuration and finds the system font on a thread of its own: reading the many files takes as long
/// as the window system needs to show a window.
nonisolated final class FontSearch: @unchecked Sendable {
  typealias Found = (config: OpaquePointer, regular: FontBook.Face, bold: FontBook.Face)

  private var thread: pthread_t?
  /// Written by the search; to be read once its thread has ended.
  private var result: Result<Found, FontError> = .failure(FontError(description: "no font was looked for"))

  init() {
    var thread = pthread_t()
    let started = pthread_create(
      &thread, nil,
      { context in
        // SDL changes the locale of the process meanwhile; this thread keeps to plain C.
        let locale = newlocale(1 << LC_NUMERIC, "C", nil)
        if let locale { uselocale(locale) }
        Unmanaged<FontSearch>.fromOpaque(context!).takeRetainedValue().run()
        return nil
      }, Unmanaged.passRetained(self).toOpaque())
    if started == 0 {
      self.thread = thread
    } else {
      Unmanaged.passUnretained(self).release()
      run()
    }
  }

  deinit { if let thread { pthread_detach(thread) } }

  /// Waits for the end of the search.
  func wait() throws(FontError) -> Found {
    if let thread { pthread_join(thread, nil) }
    thread = nil
    return try result.get()
  }

  private func run() {
    do throws(FontError) { result = .success(try Self.find()) } catch { result = .failure(error) }
  }

  private static func find() throws(FontError) -> Found {
    guard let config = FcInitLoadConfigAndFonts() else {
      throw FontError(description: "the font configuration cannot be loaded")
    }
    guard let face = matchFace(config, bold: false, having: nil) else {
      throw FontError(description: "no sans-serif font is installed")
    }
    return (config, face, matchFace(config, bold: true, having: nil) ?? face)
  }
}
