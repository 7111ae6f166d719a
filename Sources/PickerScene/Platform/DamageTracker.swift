import PickerCore

/// What changed between two pictures, as rectangles of whole pixels.
public struct DamageTracker {
  /// A command with what it may touch: its own bounds cut to the clip in force.
  struct Item: Equatable {
    var command: DrawCommand
    /// The command's rectangle in pixels.
    var shape: Rect
    var clip: Rect
    var bounds: Rect
  }

  /// Larger than any window.
  static let everywhere = Rect(-32768, -32768, 65536, 65536)
  /// More rectangles than this are one.
  private static let limit = 32

  private var items: [Item] = []
  private var background: RGBA?
  private var width = 0, height = 0
  private var scale = 0.0

  public init() {}

  /// The next picture counts as new everywhere.
  public mutating func invalidate() { width = 0 }

  /// Takes the next picture in; the rectangles to draw again, the whole window as one. Sizes are in pixels.
  public mutating func update(
    _ list: DrawList, background: RGBA, width: Int, height: Int, scale: Double, measuring text: some TextMeasuring
  ) -> [Rect] {
    let old = items, window = Rect(0, 0, Double(width), Double(height))
    let isSame =
      self.background == background && self.width == width && self.height == height && self.scale == scale
    items = Self.resolve(list, scale: scale, measuring: text)
    (self.background, self.width, self.height, self.scale) = (background, width, height, scale)
    guard isSame else { return [window] }

    var start = 0
    while start < min(old.count, items.count), old[start] == items[start] { start += 1 }
    var oldEnd = old.count, newEnd = items.count
    while oldEnd > start, newEnd > start, old[oldEnd - 1] == items[newEnd - 1] {
      oldEnd -= 1
      newEnd -= 1
    }
    var damage: [Rect] = []
    let isPaired = oldEnd == newEnd
    for i in start..<oldEnd where !(isPaired && old[i] == items[i]) {
      Self.merge(old[i].bounds.intersection(window), into: &damage)
    }
    for i in start..<newEnd where !(isPaired && old[i] == items[i]) {
      Self.merge(items[i].bounds.intersection(window), into: &damage)
    }
    let area = damage.reduce(0) { $0 + $1.width * $1.height }
    return area * 2 > window.width * window.height ? [window] : damage
  }

  /// Adds a rectangle, joining those that meet it; past the limit all become one.
  static func merge(_ rect: Rect, into damage: inout [Rect]) {
    guard !rect.isEmpty else { return }
    var joined = rect
    while let i = damage.firstIndex(where: { !$0.intersection(joined).isEmpty }) {
      joined = joined.union(damage.remove(at: i))
    }
    damage.append(joined)
    if damage.count > limit { damage = [damage.reduce(joined) { $0.union($1) }] }
  }

  /// The commands that paint, with their clips.
  static func resolve(_ list: DrawList, scale: Double, measuring text: some TextMeasuring) -> [Item] {
    var clips = [everywhere]
    var items: [Item] = []
    items.reserveCapacity(list.commands.count)
    for command in list.commands {
      let shape: Rect
      var bounds: Rect
      switch command {
      case .clip(let rect):
        clips.append(rect.pixels(scale: scale).intersection(clips[clips.count - 1]))
        continue
      case .unclip:
        if clips.count > 1 { clips.removeLast() }
        continue
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
      }
      let clip = clips[clips.count - 1]
      bounds = bounds.intersection(clip)
      items.append(Item(command: command, shape: shape, clip: clip, bounds: bounds))
    }
    return items
  }
}
