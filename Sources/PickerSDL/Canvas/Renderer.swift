import CSDL2
import PickerCore
import PickerRaster
import PickerScene

/// Draws a draw list, in an SDL renderer or straight into pixels. Owns what is cached for later pictures.
public final class Renderer {
  private let canvas: any Canvas
  private let masks = CoverageCache()
  private let measurer: TextMeasurer

  /// Draws with a renderer of one's own, which must outlive this one.
  /// - Parameter renderer: An `SDL_Renderer`.
  public convenience init(renderer: OpaquePointer, fonts: FontBook) {
    self.init(TextureCanvas(renderer: SharedRenderer(borrowing: renderer)), fonts: fonts)
  }

  init(_ canvas: any Canvas, fonts: FontBook) {
    self.canvas = canvas
    measurer = TextMeasurer(fonts: fonts)
  }

  /// Destroys the textures; to be called before the SDL renderer goes.
  public func forget() { canvas.forget() }

  /// Draws the list, `background` below it, into the damaged rectangles, which are in whole pixels; everywhere where nil.
  public func draw(_ list: DrawList, scale: Double, damage: [Rect]?, background: RGBA? = nil) {
    measurer.scale = scale
    draw(
      PaintItem.resolve(list, scale: scale, measuring: measurer), scale: scale, damage: damage, background: background)
  }

  func draw(_ items: [PaintItem], scale: Double, damage: [Rect]?, background: RGBA?) {
    measurer.scale = scale
    draw(items, scale, damage ?? [PaintItem.everywhere], background, on: canvas)
  }

  private func draw(
    _ items: [PaintItem], _ scale: Double, _ damage: [Rect], _ background: RGBA?, on canvas: some Canvas
  ) {
    canvas.keepOnly(items, scale: scale)
    for area in damage {
      if let background { fill(area, below: items, background, on: canvas) }
      for i in items.indices where items[i].bounds.meets(area) {
        canvas.clip(PixelRect(items[i].clip.intersection(area)))
        draw(items[i].command, scale, on: canvas)
      }
    }
    canvas.finish()
  }

  /// Fills an area, leaving out the one opaque rectangle that covers the most of it.
  private func fill(_ area: Rect, below items: [PaintItem], _ background: RGBA, on canvas: some Canvas) {
    var cover = Rect(area.x, area.y, 0, 0)
    for i in items.indices where items[i].cover.meets(area) {
      let part = items[i].cover.intersection(area)
      if part.width * part.height > cover.width * cover.height { cover = part }
    }
    canvas.clip(PixelRect(area))
    guard !cover.isEmpty else { return canvas.fill(PixelRect(area), background) }
    // Above, below, left and right of it.
    canvas.fill(PixelRect(Rect(area.x, area.y, area.width, cover.y - area.y)), background)
    canvas.fill(PixelRect(Rect(area.x, cover.maxY, area.width, area.maxY - cover.maxY)), background)
    canvas.fill(PixelRect(Rect(area.x, cover.y, cover.x - area.x, cover.height)), background)
    canvas.fill(PixelRect(Rect(cover.maxX, cover.y, area.maxX - cover.maxX, cover.height)), background)
  }

  private func draw(_ command: DrawCommand, _ scale: Double, on canvas: some Canvas) {
    switch command {
    case .fill(let rect, let color): canvas.fill(PixelRect(rect.pixels(scale: scale)), color)
    case .shape(let shape, let rect, let color):
      masks.draw(shape, rect.pixels(scale: scale), scale: scale, color, on: canvas)
    case .gradient(let gradient, let rect, let radius, let background):
      let bounds = rect.pixels(scale: scale)
      canvas.copy(gradient, into: PixelRect(bounds))
      masks.cutCorners(bounds, radius: radius, scale: scale, background, on: canvas)
    case .text(let text, let style, let origin, let color):
      drawText(text, style, origin, scale, color, on: canvas)
    case .clip, .unclip: break
    }
  }

  private func drawText(
    _ text: String, _ style: TextStyle, _ origin: Point, _ scale: Double, _ color: RGBA, on canvas: some Canvas
  ) {
    let line = measurer.line(text, style)
    let left = Int((origin.x * scale).rounded()), top = Int((origin.y * scale).rounded())
    for i in line.items.indices {
      guard let picture = line.items[i].glyph.picture else { continue }
      let target = PixelRect(
        left + line.items[i].x + picture.left, top + line.items[i].y + picture.top, picture.width, picture.height)
      canvas.paint(picture, PixelRect(0, 0, picture.width, picture.height), into: target, color)
    }
  }
}

extension Rect {
  /// For whole pixels.
  var sdl: SDL_Rect { SDL_Rect(x: Int32(x), y: Int32(y), w: Int32(width), h: Int32(height)) }
}
