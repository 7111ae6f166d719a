import CSDL2
import PickerCore
import PickerScene

/// Draws straight into the window's own pixels: the quickest where the system has them (X11).
final class WindowSurfacePresenter: Presenter {
  private let window: SharedWindow
  private let fonts: FontBook
  private var surface: UnsafeMutablePointer<SDL_Surface>?
  private var target: (sdl: SharedRenderer, renderer: Renderer)?

  init(window: SharedWindow, fonts: FontBook) {
    self.window = window
    self.fonts = fonts
  }

  var pixelSize: (width: Int, height: Int) {
    var width: Int32 = 0, height: Int32 = 0
    SDL_GetWindowSizeInPixels(window.raw, &width, &height)
    return (Int(width), Int(height))
  }

  /// SDL allocates new pixels for a new size, and frees the old ones.
  func windowChanged() { dropTarget() }

  func present(_ items: [PaintItem], scale: Double, background: RGBA, damage: [Rect]) throws(SDLError) -> Bool {
    let size = pixelSize
    if let surface, size != (Int(surface.pointee.w), Int(surface.pointee.h)) { dropTarget() }
    guard let current = SDL_GetWindowSurface(window.raw) else { throw SDLError("SDL_GetWindowSurface") }
    if current != surface { dropTarget() }
    if target == nil {
      if damage != [Rect(0, 0, Double(size.width), Double(size.height))] { return false }
      guard let software = SDL_CreateSoftwareRenderer(current) else { throw SDLError("SDL_CreateSoftwareRenderer") }
      let made = SharedRenderer(RendererHandle(software), drawingInto: window)
      surface = current
      // Displays of low depth have other pixels.
      let canvas: any Canvas =
        PixelCanvas.fits(current) ? PixelCanvas(current, renderer: made) : TextureCanvas(renderer: made)
      target = (made, Renderer(canvas, fonts: fonts))
    }
    guard let target else { return false }
    target.renderer.draw(items, scale: scale, damage: damage, background: background)
    SDL_RenderFlush(target.sdl.raw)
    let rects = damage.map(\.sdl)
    if !rects.isEmpty, SDL_UpdateWindowSurfaceRects(window.raw, rects, Int32(rects.count)) != 0 {
      throw SDLError("SDL_UpdateWindowSurfaceRects")
    }
    return true
  }

  func restore() throws(SDLError) {
    guard target != nil else { return }
    if SDL_UpdateWindowSurface(window.raw) != 0 { throw SDLError("SDL_UpdateWindowSurface") }
  }

  private func dropTarget() {
    target = nil
    surface = nil
  }
}
