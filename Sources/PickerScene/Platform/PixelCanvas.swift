import CSDL2
import PickerCore

/// Draws straight into the pixels of a surface in memory, which the window system shows: fills and masks with our own
/// loops, for which SDL's blits need several times as long, gradients through streaming textures.
final class PixelCanvas: Canvas {
  private let surface: UnsafeMutablePointer<SDL_Surface>
  private let renderer: OpaquePointer
  private let gradients: GradientTextures
  private var clip = PixelRect(0, 0, 0, 0)

  /// - Parameters:
  ///   - surface: With four bytes a pixel, red in the third; outlives the canvas.
  ///   - renderer: SDL's software renderer on it; outlives the canvas.
  init(_ surface: UnsafeMutablePointer<SDL_Surface>, renderer: OpaquePointer) {
    self.surface = surface
    self.renderer = renderer
    gradients = GradientTextures(renderer: renderer)
  }

  static func fits(_ surface: UnsafeMutablePointer<SDL_Surface>) -> Bool {
    let format = surface.pointee.format.pointee.format
    return format == SDL_PIXELFORMAT_ARGB8888.rawValue || format == SDL_PIXELFORMAT_RGB888.rawValue
  }

  func clip(_ area: PixelRect) {
    clip = area.intersection(PixelRect(0, 0, Int(surface.pointee.w), Int(surface.pointee.h)))
  }

  func fill(_ area: PixelRect, _ color: RGBA) {
    let area = area.intersection(clip), paint = Paint(color)
    guard !area.isEmpty else { return }
    for y in area.y..<area.maxY { paint.paint(pixels(area.x, y), count: area.width) }
  }

  func paint(_ mask: Mask, _ source: PixelRect, into target: PixelRect, _ color: RGBA) {
    let area = target.intersection(clip), paint = Paint(color)
    guard !area.isEmpty else { return }
    let isWide = target.width > source.width, isHigh = target.height > source.height
    mask.coverage.withUnsafeBufferPointer { coverage in
      guard let start = coverage.baseAddress else { return }
      let column = source.x + (isWide ? 0 : area.x - target.x)
      for y in area.y..<area.maxY {
        let row = start + (source.y + (isHigh ? 0 : y - target.y)) * mask.width + column
        if isWide {
          paint.paint(pixels(area.x, y), count: area.width, coverage: row[0])
        } else {
          paint.paint(pixels(area.x, y), count: area.width, coverage: row)
        }
      }
    }
  }

  func copy(_ gradient: GradientFill, into target: PixelRect) {
    guard !clip.isEmpty, let texture = gradients.texture(gradient, width: target.width, height: target.height) else {
      return
    }
    var area = clip.sdl, whole = target.sdl
    SDL_RenderSetClipRect(renderer, &area)
    SDL_RenderCopy(renderer, texture, nil, &whole)
    // The renderer only takes note; what is drawn next must come on top.
    SDL_RenderFlush(renderer)
  }

  func keepOnly(_ items: [PaintItem]) { gradients.keepOnly(items) }
  func finish() { gradients.sweep() }
  func forget() { gradients.forget() }

  private func pixels(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt32> {
    (surface.pointee.pixels + y * Int(surface.pointee.pitch)).assumingMemoryBound(to: UInt32.self) + x
  }
}

extension PixelRect {
  var sdl: SDL_Rect { SDL_Rect(x: Int32(x), y: Int32(y), w: Int32(width), h: Int32(height)) }
}
