import CSDL2
import PickerCore

/// Opaque pixels, row by row, `0xAARRGGBB`.
public struct Pixels: Sendable, Hashable {
  public var width, height: Int
  public var argb: [UInt32]

  public subscript(x: Int, y: Int) -> UInt32 { argb[y * width + x] }
}

/// Pixels in memory and a software renderer on them; needs no window and no display.
public final class SurfacePresenter {
  let surface: UnsafeMutablePointer<SDL_Surface>
  private let sdlRenderer: OpaquePointer
  private let renderer: Renderer

  /// In pixels.
  public init(width: Int, height: Int, fonts: FontBook) throws(SDLError) {
    guard
      let surface = SDL_CreateRGBSurfaceWithFormat(
        0, Int32(max(1, width)), Int32(max(1, height)), 32, SDL_PIXELFORMAT_ARGB8888.rawValue)
    else { throw SDLError("SDL_CreateRGBSurfaceWithFormat") }
    guard let made = SDL_CreateSoftwareRenderer(surface) else {
      let error = SDLError("SDL_CreateSoftwareRenderer")
      SDL_FreeSurface(surface)
      throw error
    }
    self.surface = surface
    sdlRenderer = made
    renderer = Renderer(PixelCanvas(surface, renderer: made), fonts: fonts)
  }

  isolated deinit {
    renderer.forget()
    SDL_DestroyRenderer(sdlRenderer)
    SDL_FreeSurface(surface)
  }

  /// Draws everywhere.
  public func draw(_ list: DrawList, scale: Double, background: RGBA) {
    renderer.draw(list, scale: scale, damage: [whole], background: background)
    SDL_RenderFlush(sdlRenderer)
  }

  /// Draws into the damaged rectangles.
  func draw(_ items: [PaintItem], scale: Double, background: RGBA, damage: [Rect]) {
    renderer.draw(items, scale: scale, damage: damage, background: background)
    SDL_RenderFlush(sdlRenderer)
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

/// The picture of a list without any window; the size is in pixels.
public func snapshot(
  _ list: DrawList, width: Int, height: Int, scale: Double, background: RGBA, fonts: FontBook
) throws(SDLError) -> Pixels {
  let presenter = try SurfacePresenter(width: width, height: height, fonts: fonts)
  presenter.draw(list, scale: scale, background: background)
  return presenter.pixels
}
