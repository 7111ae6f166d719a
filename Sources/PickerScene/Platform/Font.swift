import CSDL2
import PickerCore

/// One face opened at one size in pixels. Lives as long as the program or its font book.
final class Font {
  private let file: FontFile
  private let handle: OpaquePointer
  let ascent, height: Int
  /// Those of ASCII by their code: digits change with every motion of a pointer.
  private var common: [Glyph?] = Array(repeating: nil, count: 128)
  private var others: [Unicode.Scalar: Glyph] = [:]
  /// Of two printable ASCII characters, `unknown` until asked for.
  private var kernings: [Int8] = []

  private static let unknown = Int8.min

  /// - Parameters:
  ///   - index: Of the face in the file.
  ///   - size: In pixels.
  init(_ file: FontFile, index: Int, size: Int) throws(FontError) {
    self.file = file
    handle = try file.face(index, size: size)
    TTF_SetFontHinting(handle, TTF_HINTING_LIGHT)
    ascent = Int(TTF_FontAscent(handle))
    height = Int(TTF_FontHeight(handle))
  }

  isolated deinit { if TTF_WasInit() != 0 { TTF_CloseFont(handle) } }

  func glyph(_ scalar: Unicode.Scalar) -> Glyph {
    let code = Int(scalar.value)
    if let known = code < 128 ? common[code] : others[scalar] { return known }
    let glyph = Glyph(scalar, handle, ascent: ascent)
    if code < 128 { common[code] = glyph } else { others[scalar] = glyph }
    return glyph
  }

  /// How much nearer or farther, in pixels, the second stands to the first.
  func kerning(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Int {
    let ascii: Range<UInt32> = 32..<127
    guard ascii.contains(first.value), ascii.contains(second.value) else { return measuredKerning(first, second) }
    if kernings.isEmpty { kernings = Array(repeating: Self.unknown, count: ascii.count * ascii.count) }
    let place = Int(first.value - 32) * ascii.count + Int(second.value - 32)
    if kernings[place] == Self.unknown {
      kernings[place] = Int8(clamping: max(-127, measuredKerning(first, second)))
    }
    return Int(kernings[place])
  }

  private func measuredKerning(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Int {
    Int(TTF_GetFontKerningSizeGlyphs32(handle, first.value, second.value))
  }
}

/// A character in one font.
final class Glyph {
  /// Whether the font has it; else what the font shows instead.
  let isProvided: Bool
  /// Where the picture starts relative to the pen and to the line's top, and how far the pen moves; in pixels.
  let left, top, advance: Int
  private let scalar: Unicode.Scalar
  private let font: OpaquePointer

  fileprivate init(_ scalar: Unicode.Scalar, _ font: OpaquePointer, ascent: Int) {
    (self.scalar, self.font) = (scalar, font)
    isProvided = TTF_GlyphIsProvided32(font, scalar.value) != 0
    var minX: Int32 = 0, maxX: Int32 = 0, minY: Int32 = 0, maxY: Int32 = 0, advance: Int32 = 0
    TTF_GlyphMetrics32(font, scalar.value, &minX, &maxX, &minY, &maxY, &advance)
    (left, top, self.advance) = (min(0, Int(minX)), min(0, ascent - Int(maxY)), Int(advance))
  }

  /// Nil for blanks. Made when it is first drawn: what is only measured needs none.
  private(set) lazy var picture: Mask? = {
    let white = SDL_Color(r: 255, g: 255, b: 255, a: 255)
    guard !scalar.properties.isWhitespace, let surface = TTF_RenderGlyph32_Blended(font, scalar.value, white) else {
      return nil
    }
    defer { SDL_FreeSurface(surface) }
    let width = Int(surface.pointee.w), height = Int(surface.pointee.h), pitch = Int(surface.pointee.pitch)
    guard let pixels = surface.pointee.pixels else { return nil }
    var coverage: [UInt8] = []
    coverage.reserveCapacity(width * height)
    for y in 0..<height {
      let row = pixels + y * pitch
      for x in 0..<width { coverage.append(UInt8(row.load(fromByteOffset: x * 4, as: UInt32.self) >> 24)) }
    }
    return Mask(width: width, height: height, coverage: coverage)
  }()
}
