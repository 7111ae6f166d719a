import CSDL2
import PickerCore

/// Pictures of glyphs, drawn in any color.
final class GlyphCache {
  private struct Key: Hashable {
    var font: ObjectIdentifier
    var scalar: Unicode.Scalar
  }

  private let fonts: FontBook
  private var pictures: [Key: Mask?] = [:]

  init(fonts: FontBook) { self.fonts = fonts }

  /// Draws one line, its top left at a pixel.
  func draw(_ text: String, bold: Bool, size: Int, x: Int, y: Int, _ color: RGBA, on canvas: some Canvas) {
    let baseline = y + fonts.font(bold: bold, size: size).ascent
    _ = fonts.layOut(text, bold: bold, size: size) { scalar, font, pen in
      guard let picture = picture(scalar, font) else { return }
      let glyph = font.glyph(scalar)
      let target = PixelRect(
        x + pen + glyph.left, baseline - font.ascent + glyph.top, picture.width, picture.height)
      canvas.paint(picture, PixelRect(0, 0, picture.width, picture.height), into: target, color)
    }
  }

  private func picture(_ scalar: Unicode.Scalar, _ font: Font) -> Mask? {
    let key = Key(font: ObjectIdentifier(font), scalar: scalar)
    if let known = pictures[key] { return known }
    let made = rasterize(scalar, font)
    pictures[key] = .some(made)
    return made
  }

  /// Nil for blanks.
  private func rasterize(_ scalar: Unicode.Scalar, _ font: Font) -> Mask? {
    let white = SDL_Color(r: 255, g: 255, b: 255, a: 255)
    guard !scalar.properties.isWhitespace,
      let surface = TTF_RenderGlyph32_Blended(font.handle, scalar.value, white)
    else { return nil }
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
  }
}
