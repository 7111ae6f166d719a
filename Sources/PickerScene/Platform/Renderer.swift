import CSDL2
import PickerCore

/// Draws a draw list with an SDL renderer. Owns the textures it makes there, not the renderer.
public final class Renderer {
  private struct GradientKey: Hashable {
    var fill: GradientFill
    var width, height: Int
  }

  private let renderer: OpaquePointer
  private let glyphs: GlyphCache
  private let masks: MaskCache
  private let measurer: TextMeasurer
  private var gradients: [GradientKey: OpaquePointer] = [:]
  /// Textures of gradients that this frame does not show, for those it shows anew.
  private var spare: [(width: Int, height: Int, texture: OpaquePointer)] = []

  public init(renderer: OpaquePointer, fonts: FontBook) {
    self.renderer = renderer
    glyphs = GlyphCache(renderer: renderer, fonts: fonts)
    masks = MaskCache(renderer: renderer)
    measurer = TextMeasurer(fonts: fonts)
  }

  /// Destroys the textures; to be called before the SDL renderer goes.
  public func forget() {
    glyphs.forget()
    masks.forget()
    for texture in gradients.values { SDL_DestroyTexture(texture) }
    gradients = [:]
  }

  /// Draws the list, `background` below it, into the damaged rectangles, which are in whole pixels; everywhere where nil.
  public func draw(_ list: DrawList, scale: Double, damage: [Rect]?, background: RGBA? = nil) {
    measurer.scale = scale
    let resolved = DamageTracker.resolve(list, scale: scale, measuring: measurer)
    retire(resolved)
    for area in damage ?? [DamageTracker.everywhere] {
      if let background {
        clip(area)
        for rest in Self.uncovered(area, by: resolved) { fill(rest, background) }
      }
      for item in resolved {
        let visible = item.bounds.intersection(area)
        if visible.isEmpty { continue }
        clip(item.clip.intersection(area))
        draw(item.command, scale)
      }
    }
    SDL_RenderSetClipRect(renderer, nil)
    for old in spare { SDL_DestroyTexture(old.texture) }
    spare = []
  }

  /// What of an area the background shows in, leaving out the one opaque rectangle that covers the most of it.
  private static func uncovered(_ area: Rect, by items: [DamageTracker.Item]) -> [Rect] {
    var cover = Rect(area.x, area.y, 0, 0)
    for item in items {
      switch item.command {
      case .gradient(let fill, _, _, _) where fill.isOpaque: break
      case .fill(_, let color) where color.alpha >= 1: break
      default: continue
      }
      let part = item.shape.intersection(item.bounds).intersection(area)
      if part.width * part.height > cover.width * cover.height { cover = part }
    }
    guard !cover.isEmpty else { return [area] }
    return [
      Rect(area.x, area.y, area.width, cover.y - area.y),
      Rect(area.x, cover.maxY, area.width, area.maxY - cover.maxY),
      Rect(area.x, cover.y, cover.x - area.x, cover.height),
      Rect(cover.maxX, cover.y, area.maxX - cover.maxX, cover.height),
    ].filter { !$0.isEmpty }
  }

  private func draw(_ command: DrawCommand, _ scale: Double) {
    switch command {
    case .fill(let rect, let color): fill(rect.pixels(scale: scale), color)
    case .shape(let shape, let rect, let color):
      masks.draw(shape, rect.pixels(scale: scale), scale: scale, color)
    case .gradient(let gradient, let rect, let radius, let background):
      let bounds = rect.pixels(scale: scale)
      guard let texture = texture(gradient, Int(bounds.width), Int(bounds.height)) else { return }
      var target = bounds.sdl
      SDL_RenderCopy(renderer, texture, nil, &target)
      masks.cutCorners(bounds, radius: radius, scale: scale, background)
    case .text(let text, let style, let origin, let color):
      glyphs.draw(
        text, bold: style.bold, size: style.pixelSize(scale: scale), x: Int((origin.x * scale).rounded()),
        y: Int((origin.y * scale).rounded()), color)
    case .clip, .unclip: break
    }
  }

  private func clip(_ area: Rect) {
    var rect = area.sdl
    SDL_RenderSetClipRect(renderer, &rect)
  }

  private func fill(_ area: Rect, _ color: RGBA) {
    guard color.alpha > 0, !area.isEmpty else { return }
    let c = color.rgb.bytes
    SDL_SetRenderDrawBlendMode(renderer, color.alpha < 1 ? SDL_BLENDMODE_BLEND : SDL_BLENDMODE_NONE)
    SDL_SetRenderDrawColor(renderer, c.x, c.y, c.z, byte(color.alpha))
    var rect = area.sdl
    SDL_RenderFillRect(renderer, &rect)
  }

  /// Sets the gradients aside that the list has no more.
  private func retire(_ items: [DamageTracker.Item]) {
    var needed: Set<GradientKey> = []
    for item in items {
      guard case .gradient(let fill, _, _, _) = item.command else { continue }
      needed.insert(GradientKey(fill: fill, width: Int(item.shape.width), height: Int(item.shape.height)))
    }
    for (key, texture) in gradients where !needed.contains(key) {
      spare.append((key.width, key.height, texture))
      gradients[key] = nil
    }
  }

  private func texture(_ fill: GradientFill, _ width: Int, _ height: Int) -> OpaquePointer? {
    let key = GradientKey(fill: fill, width: width, height: height)
    if let known = gradients[key] { return known }
    guard width > 0, height > 0 else { return nil }
    let texture: OpaquePointer
    if let i = spare.firstIndex(where: { $0.width == width && $0.height == height }) {
      texture = spare.remove(at: i).texture
    } else {
      guard
        let made = SDL_CreateTexture(
          renderer, SDL_PIXELFORMAT_ARGB8888.rawValue, Int32(SDL_TEXTUREACCESS_STREAMING.rawValue), Int32(width),
          Int32(height))
      else { return nil }
      texture = made
    }
    SDL_SetTextureBlendMode(texture, fill.isOpaque ? SDL_BLENDMODE_NONE : SDL_BLENDMODE_BLEND)
    var pixels: UnsafeMutableRawPointer?
    var pitch: Int32 = 0
    guard SDL_LockTexture(texture, nil, &pixels, &pitch) == 0, let pixels else {
      SDL_DestroyTexture(texture)
      return nil
    }
    GradientRaster.rasterize(
      fill, into: pixels.assumingMemoryBound(to: UInt32.self), width: width, height: height, stride: Int(pitch) / 4)
    SDL_UnlockTexture(texture)
    gradients[key] = texture
    return texture
  }
}

extension Rect {
  /// For whole pixels.
  var sdl: SDL_Rect { SDL_Rect(x: Int32(x), y: Int32(y), w: Int32(width), h: Int32(height)) }
}
