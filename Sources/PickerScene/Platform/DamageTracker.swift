import PickerCore

/// What changed between two pictures, as rectangles of whole pixels.
public struct DamageTracker {
  /// More rectangles than this are one.
  private static let limit = 32

  /// What the picture is made of.
  private(set) var items: [PaintItem] = []
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
    items = PaintItem.resolve(list, scale: scale, measuring: text, old: self.scale == scale ? old : [])
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
}
