import PickerCore

/// A command that paints, with what it may touch: its own bounds cut to the clip in force.
struct PaintItem: Equatable {
  var command: DrawCommand
  /// The command's rectangle in pixels.
  var shape: Rect
  var clip: Rect
  var bounds: Rect

  /// Larger than any window.
  static let everywhere = Rect(-32768, -32768, 65536, 65536)

  /// The commands that paint, with their clips.
  /// - Parameter old: Those of the last picture at the same scale: what stayed is not measured again.
  static func resolve(
    _ list: DrawList, scale: Double, measuring text: some TextMeasuring, old: [PaintItem] = []
  ) -> [PaintItem] {
    var clips = [everywhere]
    var items: [PaintItem] = []
    items.reserveCapacity(list.commands.count)
    for command in list.commands {
      switch command {
      case .clip(let rect):
        clips.append(rect.pixels(scale: scale).intersection(clips[clips.count - 1]))
      case .unclip:
        if clips.count > 1 { clips.removeLast() }
      default:
        let clip = clips[clips.count - 1], index = items.count
        if index < old.count, old[index].clip == clip, old[index].command == command {
          items.append(old[index])
        } else {
          items.append(PaintItem(command, clip, scale, text))
        }
      }
    }
    return items
  }

  private init(_ command: DrawCommand, _ clip: Rect, _ scale: Double, _ text: some TextMeasuring) {
    self.command = command
    self.clip = clip
    switch command {
    case .fill(let rect, _), .gradient(_, let rect, _, _):
      shape = rect.pixels(scale: scale)
      bounds = shape
    case .shape(let kind, let rect, _):
      shape = rect.pixels(scale: scale)
      bounds = shape
      if case .shadow(_, let blur) = kind { bounds = shape.inset(-(blur * scale).rounded(.up)) }
    case .text(let string, let style, let origin, _):
      let width = text.width(of: string, style), height = text.lineHeight(style)
      // Glyphs may reach out of their line: slanted ones, tall ones of other fonts.
      let margin = (style.size * scale / 3).rounded(.up)
      shape = Rect(origin.x, origin.y, width, height).pixels(scale: scale)
      bounds = width > 0 ? shape.inset(-margin) : Rect(0, 0, 0, 0)
    case .clip, .unclip:
      shape = Rect(0, 0, 0, 0)
      bounds = shape
    }
    bounds = bounds.intersection(clip)
  }
}
