import CSDL2
import PickerCore

/// White pictures of glyphs, packed into textures of one renderer and drawn in any color.
final class GlyphCache {
  private struct Key: Hashable {
    var font: ObjectIdentifier
    var scalar: Unicode.Scalar
  }

  private struct Picture {
    var texture: OpaquePointer
    var source: SDL_Rect
  }

  private static let pageSize: Int32 = 512

  private let renderer: OpaquePointer
  private let fonts: FontBook
  private var pictures: [Key: Picture?] = [:]
  private var pages: [OpaquePointer] = []
  /// Glyphs too large for a page, each in its own texture.
  private var singles: [OpaquePointer] = []
  /// The free place on the last page: the shelf's top and height, and how far it is filled.
  private var shelf = (y: Int32(0), height: Int32(0), x: Int32(0))

  /// The renderer must outlive the cache, or `forget` be called before it goes.
  init(renderer: OpaquePointer, fonts: FontBook) {
    self.renderer = renderer
    self.fonts = fonts
  }

  /// Draws one line, its top left at a pixel.
  func draw(_ text: String, bold: Bool, size: Int, x: Int, y: Int, _ color: RGBA) {
    let baseline = y + fonts.font(bold: bold, size: size).ascent
    let c = color.rgb.bytes, alpha = byte(color.alpha)
    _ = fonts.layOut(text, bold: bold, size: size) { scalar, font, pen in
      guard let picture = picture(scalar, font) else { return }
      let glyph = font.glyph(scalar)
      var source = picture.source
      var target = SDL_Rect(
        x: Int32(x + pen + glyph.left), y: Int32(baseline - font.ascent + glyph.top), w: source.w, h: source.h)
      SDL_SetTextureColorMod(picture.texture, c.x, c.y, c.z)
      SDL_SetTextureAlphaMod(picture.texture, alpha)
      SDL_RenderCopy(renderer, picture.texture, &source, &target)
    }
  }

  /// Destroys the textures.
  func forget() {
    for texture in pages + singles { SDL_DestroyTexture(texture) }
    pages = []
    singles = []
    pictures = [:]
    shelf = (0, 0, 0)
  }

  private func picture(_ scalar: Unicode.Scalar, _ font: Font) -> Picture? {
    let key = Key(font: ObjectIdentifier(font), scalar: scalar)
    if let known = pictures[key] { return known }
    let made = rasterize(scalar, font)
    pictures[key] = .some(made)
    return made
  }

  /// Nil for blanks.
  private func rasterize(_ scalar: Unicode.Scalar, _ font: Font) -> Picture? {
    let white = SDL_Color(r: 255, g: 255, b: 255, a: 255)
    guard !scalar.properties.isWhitespace,
      let surface = TTF_RenderGlyph32_Blended(font.handle, scalar.value, white)
    else { return nil }
    defer { SDL_FreeSurface(surface) }
    let width = surface.pointee.w, height = surface.pointee.h
    guard let (texture, x, y) = place(width, height) else { return nil }
    var source = SDL_Rect(x: x, y: y, w: width, h: height)
    SDL_UpdateTexture(texture, &source, surface.pointee.pixels, surface.pointee.pitch)
    return Picture(texture: texture, source: source)
  }

  private func place(_ width: Int32, _ height: Int32) -> (OpaquePointer, Int32, Int32)? {
    guard width <= Self.pageSize, height <= Self.pageSize else {
      guard let texture = makeTexture(width, height) else { return nil }
      singles.append(texture)
      return (texture, 0, 0)
    }
    if shelf.x + width > Self.pageSize { shelf = (shelf.y + shelf.height, 0, 0) }
    if pages.isEmpty || shelf.y + max(height, shelf.height) > Self.pageSize {
      guard let texture = makeTexture(Self.pageSize, Self.pageSize) else { return nil }
      pages.append(texture)
      shelf = (0, 0, 0)
    }
    defer {
      shelf.x += width
      shelf.height = max(shelf.height, height)
    }
    return (pages[pages.count - 1], shelf.x, shelf.y)
  }

  private func makeTexture(_ width: Int32, _ height: Int32) -> OpaquePointer? {
    let texture = SDL_CreateTexture(
      renderer, SDL_PIXELFORMAT_ARGB8888.rawValue, Int32(SDL_TEXTUREACCESS_STATIC.rawValue), width, height)
    SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_BLEND)
    return texture
  }
}
