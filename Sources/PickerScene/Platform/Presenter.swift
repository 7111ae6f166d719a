import CSDL2
import PickerCore

/// Brings a picture into a window. Sizes are in pixels.
protocol Presenter: AnyObject {
  /// The size of the picture now.
  var pixelSize: (width: Int, height: Int) { get }
  /// Draws the damaged rectangles and shows them. Returns false where the window asks for a whole picture
  /// instead: its size has just changed.
  func present(_ items: [PaintItem], scale: Double, background: RGBA, damage: [Rect]) throws(SDLError) -> Bool
  /// The window's size may have changed.
  func windowChanged()
  /// What the window shows is lost, as after a reset of the graphics device; the picture itself is kept.
  func restore() throws(SDLError)
}

/// Draws straight into the window's own pixels: the quickest where the system has them (X11).
final class WindowSurfacePresenter: Presenter {
  private let window: OpaquePointer
  private let fonts: FontBook
  private var surface: UnsafeMutablePointer<SDL_Surface>?
  private var target: (sdl: OpaquePointer, renderer: Renderer)?

  init(window: OpaquePointer, fonts: FontBook) {
    self.window = window
    self.fonts = fonts
  }

  isolated deinit { dropTarget() }

  var pixelSize: (width: Int, height: Int) {
    var width: Int32 = 0, height: Int32 = 0
    SDL_GetWindowSizeInPixels(window, &width, &height)
    return (Int(width), Int(height))
  }

  /// SDL makes new pixels for a new size, and frees those drawn into.
  func windowChanged() { dropTarget() }

  func present(_ items: [PaintItem], scale: Double, background: RGBA, damage: [Rect]) throws(SDLError) -> Bool {
    let size = pixelSize
    if let surface, size != (Int(surface.pointee.w), Int(surface.pointee.h)) { dropTarget() }
    guard let current = SDL_GetWindowSurface(window) else { throw SDLError("SDL_GetWindowSurface") }
    if current != surface { dropTarget() }
    if target == nil {
      if damage != [Rect(0, 0, Double(size.width), Double(size.height))] { return false }
      guard let made = SDL_CreateSoftwareRenderer(current) else { throw SDLError("SDL_CreateSoftwareRenderer") }
      surface = current
      // A display of few colors has other pixels.
      let canvas: any Canvas =
        PixelCanvas.fits(current) ? PixelCanvas(current, renderer: made) : TextureCanvas(renderer: made)
      target = (made, Renderer(canvas, fonts: fonts))
    }
    guard let target else { return false }
    target.renderer.draw(items, scale: scale, damage: damage, background: background)
    SDL_RenderFlush(target.sdl)
    let rects = damage.map(\.sdl)
    if !rects.isEmpty, SDL_UpdateWindowSurfaceRects(window, rects, Int32(rects.count)) != 0 {
      throw SDLError("SDL_UpdateWindowSurfaceRects")
    }
    return true
  }

  func restore() throws(SDLError) {
    guard target != nil else { return }
    if SDL_UpdateWindowSurface(window) != 0 { throw SDLError("SDL_UpdateWindowSurface") }
  }

  private func dropTarget() {
    if let target {
      target.renderer.forget()
      SDL_DestroyRenderer(target.sdl)
    }
    target = nil
    surface = nil
  }
}

/// Draws into memory and shows that as one texture: where windows have no pixels of their own (Wayland).
final class TexturePresenter: Presenter {
  private let output: OpaquePointer
  private let fonts: FontBook
  private var memory: SurfacePresenter?
  private var texture: OpaquePointer?

  init(window: OpaquePointer, fonts: FontBook) throws(SDLError) {
    self.fonts = fonts
    guard
      let made = SDL_CreateRenderer(window, -1, SDL_RENDERER_ACCELERATED.rawValue)
        ?? SDL_CreateRenderer(window, -1, 0)
    else { throw SDLError("SDL_CreateRenderer") }
    output = made
  }

  isolated deinit {
    SDL_DestroyTexture(texture)
    SDL_DestroyRenderer(output)
  }

  var pixelSize: (width: Int, height: Int) {
    var width: Int32 = 0, height: Int32 = 0
    SDL_GetRendererOutputSize(output, &width, &height)
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
    SDL_DestroyTexture(texture)
    texture = nil
    guard let surface = memory?.surface else { return }
    texture = SDL_CreateTexture(
      output, SDL_PIXELFORMAT_ARGB8888.rawValue, Int32(SDL_TEXTUREACCESS_STREAMING.rawValue), surface.pointee.w,
      surface.pointee.h)
    if texture == nil { throw SDLError("SDL_CreateTexture") }
    SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_NONE)
  }

  private func show(_ damage: [Rect]) throws(SDLError) {
    guard let surface = memory?.surface, let texture else { return }
    for area in damage {
      var rect = area.sdl
      let offset = Int(rect.y) * Int(surface.pointee.pitch) + Int(rect.x) * 4
      if SDL_UpdateTexture(texture, &rect, surface.pointee.pixels + offset, surface.pointee.pitch) != 0 {
        throw SDLError("SDL_UpdateTexture")
      }
    }
    if SDL_RenderCopy(output, texture, nil, nil) != 0 { throw SDLError("SDL_RenderCopy") }
    SDL_RenderPresent(output)
  }
}
