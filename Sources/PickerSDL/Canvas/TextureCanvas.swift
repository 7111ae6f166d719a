import CSDL2
import PickerCore
import PickerRaster
import PickerScene

/// Draws with any SDL renderer, which may be another program's own. Masks become white textures, packed into pages.
final class TextureCanvas: Canvas {
  private struct Place {
    var texture: Texture
    var x, y: Int
    /// Its coverage is what the texture shows; the mask lives as long.
    var mask: Coverage
  }

  private static let pageSize = 512

  private let renderer: SharedRenderer
  private let gradients: GradientTextures
  private var places: [ObjectIdentifier: Place] = [:]
  private var pages: [Texture] = []
  /// Masks too large for a page, each in its own texture.
  private var singles: [Texture] = []
  /// The free place on the last page: the shelf's top and height, and how far it is filled.
  private var shelf = (y: 0, height: 0, x: 0)
  /// Beyond this all masks are dropped.
  private static let limit = 8

  init(renderer: SharedRenderer) {
    self.renderer = renderer
    gradients = GradientTextures(renderer: renderer)
  }

  func clip(_ area: PixelRect) {
    var rect = area.sdl
    SDL_RenderSetClipRect(renderer.raw, &rect)
  }

  func fill(_ area: PixelRect, _ color: RGBA) {
    guard color.alpha > 0, !area.isEmpty else { return }
    let c = color.rgb.bytes
    SDL_SetRenderDrawBlendMode(renderer.raw, color.alpha < 1 ? SDL_BLENDMODE_BLEND : SDL_BLENDMODE_NONE)
    SDL_SetRenderDrawColor(renderer.raw, c.x, c.y, c.z, byte(color.alpha))
    var rect = area.sdl
    SDL_RenderFillRect(renderer.raw, &rect)
  }

  func paint(_ mask: Coverage, _ source: PixelRect, into target: PixelRect, _ color: RGBA) {
    guard color.alpha > 0, let place = place(of: mask) else { return }
    let c = color.rgb.bytes
    SDL_SetTextureColorMod(place.texture.raw, c.x, c.y, c.z)
    SDL_SetTextureAlphaMod(place.texture.raw, byte(color.alpha))
    var from = PixelRect(place.x + source.x, place.y + source.y, source.width, source.height).sdl, to = target.sdl
    SDL_RenderCopy(renderer.raw, place.texture.raw, &from, &to)
  }

  func copy(_ gradient: GradientFill, into target: PixelRect) {
    guard let texture = gradients.texture(gradient, width: target.width, height: target.height) else { return }
    var whole = target.sdl
    SDL_RenderCopy(renderer.raw, texture, nil, &whole)
  }

  func keepOnly(_ items: [PaintItem], scale: Double) { gradients.keepOnly(items, scale: scale) }

  func finish() {
    SDL_RenderSetClipRect(renderer.raw, nil)
    gradients.sweep()
  }

  func forget() {
    gradients.forget()
    forgetMasks()
  }

  private func forgetMasks() {
    pages = []
    singles = []
    places = [:]
    shelf = (0, 0, 0)
  }

  private func place(of mask: Coverage) -> Place? {
    if let known = places[ObjectIdentifier(mask)] { return known }
    if pages.count + singles.count >= Self.limit { forgetMasks() }
    guard mask.width > 0, mask.height > 0, let (texture, x, y) = room(mask.width, mask.height) else { return nil }
    let coverage = UnsafeBufferPointer(start: mask.bytes, count: mask.width * mask.height)
    let pixels = coverage.map { UInt32($0) << 24 | 0xFF_FFFF }
    var rect = PixelRect(x, y, mask.width, mask.height).sdl
    SDL_UpdateTexture(texture.raw, &rect, pixels, Int32(mask.width * 4))
    let place = Place(texture: texture, x: x, y: y, mask: mask)
    places[ObjectIdentifier(mask)] = place
    return place
  }

  private func room(_ width: Int, _ height: Int) -> (Texture, Int, Int)? {
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

  private func makeTexture(_ width: Int, _ height: Int) -> Texture? {
    let texture = Texture(renderer, access: SDL_TEXTUREACCESS_STATIC, width: width, height: height)
    SDL_SetTextureBlendMode(texture?.raw, SDL_BLENDMODE_BLEND)
    return texture
  }
}
