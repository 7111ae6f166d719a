import CSDL2

/// Why text cannot be drawn, in one line.
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

  private let system: FontSearch.Found
  /// The system font, which is there from the start.
  private let regular: FontFace
  private var faces: [Face: FontFace] = [:]
  private var opened: [SizedFace: Font?] = [:]
  /// The system font by size, negative for bold: asked for with every character.
  private var styles: [Int: Font] = [:]
  private var fallbacks: [Request: Face?] = [:]
  private var lines = TextLineCache()

  /// Finds the system font and opens it, so that a missing one is told here and not while drawing.
  public convenience init() throws(FontError) { try self.init(FontSearch()) }

  /// Waits until the system font is found and opens it.
  init(_ search: FontSearch) throws(FontError) {
    system = try search.wait()
    guard TTF_WasInit() != 0 || TTF_Init() == 0 else {
      let reason = SDL_GetError().map { String(cString: $0) } ?? "unknown reason"
      throw FontError(description: "the font library cannot start: \(reason)")
    }
    regular = try FontFile(system.regular.file).face(system.regular.index)
    faces[system.regular] = regular
  }

  /// The font for a style, without fallback.
  package func font(bold: Bool, size: Int) -> Font {
    let style = bold ? -size : size
    if let known = styles[style] { return known }
    let font = (bold ? open(system.bold, size) : nil) ?? Font(regular, size: size)
    styles[style] = font
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
      face = system.configuration.match(bold: bold, having: scalar)
      fallbacks[request] = .some(face)
    }
    guard let face, let other = open(face, size), other.glyph(scalar).isProvided else { return own }
    return other
  }

  private func open(_ face: Face, _ size: Int) -> Font? {
    let key = SizedFace(face: face, size: size)
    if let known = opened[key] { return known }
    let font = (try? load(face)).map { Font($0, size: size) }
    opened[key] = .some(font)
    return font
  }

  private func load(_ face: Face) throws(FontError) -> FontFace {
    if let known = faces[face] { return known }
    let made = try FontFile(face.file).face(face.index)
    faces[face] = made
    return made
  }

  /// A line of text, set once.
  package func line(_ text: String, bold: Bool, size: Int) -> TextLine {
    lines.line(text, bold: bold, size: size) { set(text, bold: bold, size: size) }
  }

  private func set(_ text: String, bold: Bool, size: Int) -> TextLine {
    let own = font(bold: bold, size: size)
    var items: [TextLine.Item] = []
    var pen = 0
    var previous: (scalar: Unicode.Scalar, font: Font)?
    for scalar in text.unicodeScalars where !scalar.isInvisible {
      var font = own, glyph = own.glyph(scalar)
      if !glyph.isProvided {
        font = fallback(for: scalar, bold: bold, size: size, own: own)
        glyph = font.glyph(scalar)
      }
      if let previous, previous.font === font { pen += font.kerning(previous.scalar, scalar) }
      items.append(TextLine.Item(glyph: glyph, x: pen + glyph.left, y: own.ascent - font.ascent + glyph.top))
      pen += glyph.advance
      previous = (scalar, font)
    }
    return TextLine(items, width: pen)
  }
}
