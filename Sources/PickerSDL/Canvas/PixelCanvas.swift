import CSDL2
import Glibc
import PickerCore
import PickerRaster
import PickerScene

/// Draws straight into the pixels of a surface in memory, which the window system shows: fills and masks with our own
/// loops, for which SDL's blits need several times as long, gradients through streaming textures.
final class PixelCanvas: Canvas {
  private let surface: UnsafeMutablePointer<SDL_Surface>
  private let renderer: SharedRenderer
  private let gradients: GradientTextures
  private var clip = PixelRect(0, 0, 0, 0)

  /// - Parameters:
  ///   - surface: With four bytes a pixel, red in the third; outlives the canvas.
  ///   - renderer: SDL's software renderer on it.
  init(_ surface: UnsafeMutablePointer<SDL_Surface>, renderer: SharedRenderer) {
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
    var row = pixels(area.x, area.y)
    for _ in 0..<area.height {
      paint.paint(row, count: area.width)
      row += stride
    }
  }

  func paint(_ mask: Coverage, _ source: PixelRect, into target: PixelRect, _ color: RGBA) {
    let area = target.intersection(clip), paint = Paint(color)
    guard !area.isEmpty else { return }
    let isWide = target.width > source.width, isHigh = target.height > source.height
    var row = pixels(area.x, area.y)
    var covering =
      mask.bytes + (source.y + (isHigh ? 0 : area.y - target.y)) * mask.width + source.x
      + (isWide ? 0 : area.x - target.x)
    for _ in 0..<area.height {
      if isWide {
        paint.paint(row, count: area.width, coverage: covering[0])
      } else {
        paint.paint(row, count: area.width, coverage: covering)
      }
      row += stride
      if !isHigh { covering += mask.width }
    }
  }

  func copy(_ gradient: GradientFill, into target: PixelRect) {
    let area = target.intersection(clip)
    guard !area.isEmpty, let texture = gradients.texture(gradient, width: target.width, height: target.height) else {
      return
    }
    if gradient.isOpaque { copy(texture, area, from: target) } else { blend(texture, target) }
  }

  /// SDL's software renderer holds a streaming texture in memory as it was painted: its rows are copied as they are.
  private func copy(_ texture: OpaquePointer, _ area: PixelRect, from target: PixelRect) {
    var source: UnsafeMutableRawPointer?
    var pitch: Int32 = 0
    guard SDL_LockTexture(texture, nil, &source, &pitch) == 0, let source else { return }
    defer { SDL_UnlockTexture(texture) }
    var from = source + (area.y - target.y) * Int(pitch) + (area.x - target.x) * 4
    var row = pixels(area.x, area.y)
    for _ in 0..<area.height {
      memcpy(row, from, area.width * 4)
      row += stride
      from += Int(pitch)
    }
  }

  private func blend(_ texture: OpaquePointer, _ target: PixelRect) {
    var area = clip.sdl, whole = target.sdl
    SDL_RenderSetClipRect(renderer.raw, &area)
    SDL_RenderCopy(renderer.raw, texture, nil, &whole)
    // The renderer queues it; what is drawn next must come on top.
    SDL_RenderFlush(renderer.raw)
  }

  func keepOnly(_ items: [PaintItem], scale: Double) { gradients.keepOnly(items, scale: scale) }
  func finish() { gradients.sweep() }
  func forget() { gradients.forget() }

  /// In pixels.
  private var stride: Int { Int(surface.pointee.pitch) / 4 }

  private func pixels(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt32> {
    surface.pointee.pixels.assumingMemoryBound(to: UInt32.self) + y * stride + x
  }
}

extension PixelRect {
  var sdl: SDL_Rect { SDL_Rect(x: Int32(x), y: Int32(y), w: Int32(width), h: Int32(height)) }
}
