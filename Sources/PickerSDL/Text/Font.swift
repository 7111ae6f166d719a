import CSDL2
import PickerCore
import PickerRaster

/// One face at one size in pixels. Lives as long as the program or its font book.
package final class Font {
  private let face: FontFace
  private let size: Int
  package let ascent, height: Int
  /// ASCII characters by their code: digits change with every motion of the pointer.
  private var common: [Glyph?] = Array(repeating: nil, count: 128)
  private var others: [Unicode.Scalar: Glyph] = [:]
  /// Of two printable ASCII characters, `unknown` until asked for.
  private var kernings: [Int8] = []

  private var otherKernings: [UInt64: Int] = [:]

  private static let unknown = Int8.min

  /// - Parameter size: In pixels.
  init(_ face: FontFace, size: Int) {
    (self.face, self.size) = (face, size)
    ascent = Int(TTF_FontAscent(face.at(size)))
    height = Int(TTF_FontHeight(face.at(size)))
  }

  func glyph(_ scalar: Unicode.Scalar) -> Glyph {
    let code = Int(scalar.value)
    if let known = code < 128 ? common[code] : others[scalar] { return known }
    let glyph = Glyph(scalar, face, size, ascent: ascent)
    if code < 128 { common[code] = glyph } else { others[scalar] = glyph }
    return glyph
  }

  /// Whether all digits are equally wide, so that numbers stand in columns; such digits are not kerned.
  private lazy var isTabular = (UInt8(ascii: "1")...UInt8(ascii: "9")).allSatisfy {
    glyph(Unicode.Scalar($0)).advance == glyph("0").advance
  }

  /// The kerning of two characters, in pixels.
  func kerning(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Int {
    let ascii: Range<UInt32> = 32..<127, digits: ClosedRange<UInt32> = 48...57
    if digits.contains(first.value), digits.contains(second.value), isTabular { return 0 }
    guard ascii.contains(first.value), ascii.contains(second.value) else {
      let pair = UInt64(first.value) << 32 | UInt64(second.value)
      if let known = otherKernings[pair] { return known }
      let kerning = measuredKerning(first, second)
      otherKernings[pair] = kerning
      return kerning
    }
    if kernings.isEmpty { kernings = Array(repeating: Self.unknown, count: ascii.count * ascii.count) }
    let place = Int(first.value - 32) * ascii.count + Int(second.value - 32)
    if kernings[place] == Self.unknown {
      kernings[place] = Int8(clamping: max(-127, measuredKerning(first, second)))
    }
    return Int(kernings[place])
  }

  private func measuredKerning(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Int {
    Int(TTF_GetFontKerningSizeGlyphs32(face.at(size), first.value, second.value))
  }
}

/// A character in one font.
package final class Glyph {
  /// Whether the font has it; else what the font shows instead.
  let isProvided: Bool
  /// Where the picture starts relative to the pen and to the line's top, and how far the pen moves; in pixels.
  let left, top, advance: Int
  private let scalar: Unicode.Scalar
  private let face: FontFace
  private let size: Int

  fileprivate init(_ scalar: Unicode.Scalar, _ face: FontFace, _ size: Int, ascent: Int) {
    (self.scalar, self.face, self.size) = (scalar, face, size)
    let font = face.at(size)
    isProvided = TTF_GlyphIsProvided32(font, scalar.value) != 0
    var minX: Int32 = 0, maxX: Int32 = 0, minY: Int32 = 0, maxY: Int32 = 0, advance: Int32 = 0
    TTF_GlyphMetrics32(font, scalar.value, &minX, &maxX, &minY, &maxY, &advance)
    (left, top, self.advance) = (min(0, Int(minX)), min(0, ascent - Int(maxY)), Int(advance))
  }

  /// `nil` for blanks. Rendered when it is first drawn: what is only measured needs none.
  package private(set) lazy var picture: Coverage? = {
    let white = SDL_Color(r: 255, g: 255, b: 255, a: 255)
    guard !scalar.properties.isWhitespace, let surface = TTF_RenderGlyph32_Blended(face.at(size), scalar.value, white)
    else {
      return nil
    }
    defer { SDL_FreeSurface(surface) }
    guard let pixels = surface.pointee.pixels else { return nil }
    let pitch = Int(surface.pointee.pitch)
    return Self.mask(Int(surface.pointee.w), Int(surface.pointee.h)) { x, y in
      UInt8(pixels.load(fromByteOffset: y * pitch + x * 4, as: UInt32.self) >> 24)
    }
  }()

  /// The smallest mask that holds all that is covered of a picture; `nil` for an empty one.
  private static func mask(_ width: Int, _ height: Int, coverage: (Int, Int) -> UInt8) -> Coverage? {
    var left = width, right = 0, top = height, bottom = 0
    for y in 0..<height {
      for x in 0..<width where coverage(x, y) > 0 {
        (left, right) = (min(left, x), max(right, x + 1))
        (top, bottom) = (min(top, y), y + 1)
      }
    }
    guard left < right else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity((right - left) * (bottom - top))
    for y in top..<bottom { for x in left..<right { bytes.append(coverage(x, y)) } }
    return Coverage(left: left, top: top, width: right - left, height: bottom - top, coverage: bytes)
  }
}
