import CFontconfig
import CSDL2
import Glibc

/// Why text cannot be drawn, as a sentence.
nonisolated public struct FontError: Error, CustomStringConvertible {
  public let description: String
}

/// The system's sans-serif font, regular and bold, and for characters missing in it the fonts that have them.
/// Fonts are found through fontconfig and opened at sizes in pixels, each once.
public final class FontBook {
  /// A font file and the face in it.
  nonisolated struct Face: Hashable, Sendable {
    var file: String
    var index: Int
  }

  private struct SizedFace: Hashable {
    var face: Face
    var size: Int
  }

  private struct Request: Hashable {
    var scalar: Unicode.Scalar
    var bold: Bool
  }

  private let search = FontSearch()
  private lazy var system = search.wait()
  private var config: OpaquePointer { system.config }
  private var regular: Face { system.regular }
  private lazy var bold: Face = matchFace(config, bold: true, having: nil) ?? regular
  private var files: [String: FontFile] = [:]
  private var opened: [SizedFace: Font?] = [:]
  /// The system font by size, negative for bold: asked for with every character.
  private var styles: [Int: Font] = [:]
  private var fallbacks: [Request: Face?] = [:]

  /// Finds the system font and opens it once, so that a missing one is told here and not while drawing.
  public convenience init() throws(FontError) {
    self.init(searching: ())
    try open()
  }

  /// Looks for the system font on another thread, to be followed by `open`: in the meantime a window can be made.
  init(searching: Void) {}

  /// Waits until the system font is found and opens it.
  func open() throws(FontError) {
    if let problem = search.problem { throw problem }
    guard TTF_WasInit() != 0 || TTF_Init() == 0 else {
      throw FontError(description: "The font library cannot start: \(Self.reason).")
    }
    let key = SizedFace(face: regular, size: 15)
    if opened[key] == nil { opened[key] = try load(regular, 15) }
  }

  /// The font for a style, without fallback.
  func font(bold: Bool, size: Int) -> Font {
    let style = bold ? -size : size
    if let known = styles[style] { return known }
    let font = styled(bold: bold, size: size)
    styles[style] = font
    return font
  }

  private func styled(bold wantsBold: Bool, size: Int) -> Font {
    if wantsBold, let font = open(bold, size) { return font }
    guard let font = open(regular, size) else {
      fatalError("The font file \(regular.file), readable before, cannot be opened: \(Self.reason).")
    }
    return font
  }

  /// The font to draw a character with that the style's own font does not have: the best that does.
  /// - Parameter own: The style's own, which does not have it.
  private func fallback(for scalar: Unicode.Scalar, bold: Bool, size: Int, own: Font) -> Font {
    let request = Request(scalar: scalar, bold: bold)
    let face: Face?
    if let known = fallbacks[request] {
      face = known
    } else {
      face = matchFace(config, bold: bold, having: scalar)
      fallbacks[request] = .some(face)
    }
    guard let face, let other = open(face, size), other.glyph(scalar).isProvided else { return own }
    return other
  }

  private func open(_ face: Face, _ size: Int) -> Font? {
    let key = SizedFace(face: face, size: size)
    if let known = opened[key] { return known }
    let font = try? load(face, size)
    opened[key] = .some(font)
    return font
  }

  private func load(_ face: Face, _ size: Int) throws(FontError) -> Font {
    let file: FontFile
    if let known = files[face.file] {
      file = known
    } else {
      file = try FontFile(face.file)
      files[face.file] = file
    }
    return try Font(file, index: face.index, size: size)
  }

  /// Walks one line: calls `place` with each visible character's glyph, its font, and its pen position in pixels.
  /// Returns the line's advance.
  func layOut(_ text: String, bold: Bool, size: Int, place: (Glyph, Font, Int) -> Void) -> Int {
    let own = font(bold: bold, size: size)
    var pen = 0
    var previous: (scalar: Unicode.Scalar, font: Font)?
    for scalar in text.unicodeScalars where !scalar.isInvisible {
      var font = own, glyph = own.glyph(scalar)
      if !glyph.isProvided {
        font = fallback(for: scalar, bold: bold, size: size, own: own)
        glyph = font.glyph(scalar)
      }
      if let previous, previous.font === font { pen += font.kerning(previous.scalar, scalar) }
      place(glyph, font, pen)
      pen += glyph.advance
      previous = (scalar, font)
    }
    return pen
  }

  static var reason: String { SDL_GetError().map { String(cString: $0) } ?? "unknown reason" }
}

/// The best scalable sans-serif face that has a character; nil where none has.
nonisolated private func matchFace(
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
nonisolated private final class FontSearch: @unchecked Sendable {
  typealias Found = (config: OpaquePointer, regular: FontBook.Face)

  private var thread: pthread_t?
  private var found: Found?
  private var failure: FontError?

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

  /// Why nothing was found, once the search has ended.
  var problem: FontError? {
    if let thread { pthread_join(thread, nil) }
    thread = nil
    return failure
  }

  /// What was found, once the search has ended; only where there is no problem.
  func wait() -> Found {
    if let problem { fatalError(problem.description) }
    guard let found else { fatalError("The search for the system font has no result.") }
    return found
  }

  private func run() {
    guard let config = FcInitLoadConfigAndFonts() else {
      failure = FontError(description: "The font configuration cannot be loaded.")
      return
    }
    guard let face = matchFace(config, bold: false, having: nil) else {
      failure = FontError(description: "No sans-serif font is installed.")
      return
    }
    found = (config, face)
  }
}
