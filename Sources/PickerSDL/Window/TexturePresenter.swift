import CSDL2
import PickerCore
import PickerScene

/// Draws into memory and shows that as one texture: where windows have no pixels of their own (Wayland).
final class TexturePresenter: Presenter {
  private let output: SharedRenderer
  private let fonts: FontBook
  private var memory: SurfacePresenter?
  private var texture: Texture?

  init(window: SharedWindow, fonts: FontBook) throws(SDLError) {
    self.fonts = fonts
    guard
      let made = SDL_CreateRenderer(window.raw, -1, SDL_RENDERER_ACCELERATED.rawValue)
        ?? SDL_CreateRenderer(window.raw, -1, 0)
    else { throw SDLError("SDL_CreateRenderer") }
    output = SharedRenderer(RendererHandle(made), drawingInto: window)
  }

  var pixelSize: (width: Int, height: Int) {
    var width: Int32 = 0, height: Int32 = 0
    SDL_GetRendererOutputSize(output.raw, &width, &height)
    return (Int(width), Int(height))
  }

  func windowChanged() {}

  func present(_ items: [PaintItem], scale: Double, background: RGBA, damage: [Rect]) throws(SDLError) -> Bool {
    let size = pixelSize
    var isNew = false
    if memory == nil || size != (Int(memory!.surface.pointee.w), Int(memory!.surface.pointee.h)) {
      memory = try SurfacePresenter(width: size.width, height: size.height, fonts: fonts)
      try makeTexture()
      isNew = true
    }
    guard let memory else { return false }
    if isNew, damage != [Rect(0, 0, Double(size.width), Double(size.height))] {
      self.memory = nil
      return false
    }
    memory.draw(items, scale: scale, background: background, damage: damage)
    try show(damage)
    return true
  }

  /// The texture's content, perhaps the texture itself, is gone with the device.
  func restore() throws(SDLError) {
    guard let memory else { return }
    try makeTexture()
    try show([Rect(0, 0, Double(memory.surface.pointee.w), Double(memory.surface.pointee.h))])
  }

  private func makeTexture() throws(SDLError) {
    texture = nil
    guard let surface = memory?.surface else { return }
    texture = Texture(
      output, access: SDL_TEXTUREACCESS_STREAMING, width: Int(surface.pointee.w), height: Int(surface.pointee.h))
    if texture == nil { throw SDLError("SDL_CreateTexture") }
    SDL_SetTextureBlendMode(texture?.raw, SDL_BLENDMODE_NONE)
  }

  private func show(_ damage: [Rect]) throws(SDLError) {
    guard let surface = memory?.surface, let texture else { return }
    for area in damage {
      var rect = area.sdl
      let offset = Int(rect.y) * Int(surface.pointee.pitch) + Int(rect.x) * 4
      if SDL_UpdateTexture(texture.raw, &rect, surface.pointee.pixels + offset, surface.pointee.pitch) != 0 {
        throw SDLError("SDL_UpdateTexture")
      }
    }
    if SDL_RenderCopy(output.raw, texture.raw, nil, nil) != 0 { throw SDLError("SDL_RenderCopy") }
    SDL_RenderPresent(output.raw)
  }
}
