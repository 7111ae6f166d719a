import CSDL2
import PickerCore
import PickerScene

/// Pixels in memory and a software renderer on them; needs no window and no display.
public final class SurfacePresenter {
  private let shared: SharedSurface
  private let sdlRenderer: SharedRenderer
  private let renderer: Renderer

  /// - Parameters:
  ///   - width: In pixels, as is the height.
  public init(width: Int, height: Int, fonts: FontBook) throws(SDLError) {
    guard
      let made = SDL_CreateRGBSurfaceWithFormat(
        0, Int32(max(1, width)), Int32(max(1, height)), 32, SDL_PIXELFORMAT_ARGB8888.rawValue)
    else { throw SDLError("SDL_CreateRGBSurfaceWithFormat") }
    shared = SharedSurface(SurfaceHandle(made))
    guard let software = SDL_CreateSoftwareRenderer(made) else { throw SDLError("SDL_CreateSoftwareRenderer") }
    sdlRenderer = SharedRenderer(RendererHandle(software), drawingInto: shared)
    renderer = Renderer(PixelCanvas(made, renderer: sdlRenderer), fonts: fonts)
  }

  var surface: UnsafeMutablePointer<SDL_Surface> { shared.raw }

  /// Draws everywhere.
  public func draw(_ list: DrawList, scale: Double, background: RGBA) {
    renderer.draw(list, scale: scale, damage: [whole], background: background)
    SDL_RenderFlush(sdlRenderer.raw)
  }

  /// Draws into the damaged rectangles.
  package func draw(_ items: [PaintItem], scale: Double, background: RGBA, damage: [Rect]) {
    renderer.draw(items, scale: scale, damage: damage, background: background)
    SDL_RenderFlush(sdlRenderer.raw)
  }

  private var whole: Rect { Rect(0, 0, Double(surface.pointee.w), Double(surface.pointee.h)) }

  public var pixels: Pixels {
    let width = Int(surface.pointee.w), height = Int(surface.pointee.h)
    let stride = Int(surface.pointee.pitch) / 4
    let start = surface.pointee.pixels.assumingMemoryBound(to: UInt32.self)
    var argb: [UInt32] = []
    argb.reserveCapacity(width * height)
    for y in 0..<height {
      argb.append(contentsOf: UnsafeBufferPointer(start: start + y * stride, count: width))
    }
    return Pixels(width: width, height: height, argb: argb)
  }
}
