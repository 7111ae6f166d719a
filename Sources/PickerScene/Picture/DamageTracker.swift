import PickerCore

/// What changed between two pictures, as rectangles of whole pixels.
nonisolated package struct DamageTracker {
  /// More rectangles than this are one.
  private static let limit = 32

  /// What the picture is made of.
  package private(set) var items: [PaintItem] = []
  private var clips: [Rect] = []
  private var background: RGBA?
  private var width = 0, height = 0
  private var scale = 0.0

  package init() {}

  /// The next picture counts as new everywhere.
  package mutating func invalidate() { width = 0 }

  /// Takes the next picture in; the rectangles to draw again, the whole window as one. Sizes are in pixels.
  @MainActor package mutating func update(
    _ list: DrawList, background: RGBA, width: Int, height: Int, scale: Double, measuring text: some TextMeasuring
  ) -> [Rect] {
    let window = Rect(0, 0, Double(width), Double(height))
    let isSame =
      self.background == background && self.width == width && self.height == height && self.scale == scale
    if self.scale != scale { items = [] }
    (self.background, self.width, self.height, self.scale) = (background, width, height, scale)
    var damage: [Rect] = []
    PaintItem.update(&items, to: list, scale: scale, measuring: text, clips: &clips) {
      Self.merge($0.intersection(window), into: &damage)
    }
    guard isSame else { return [window] }
    var area = 0.0
    for rect in damage { area += rect.width * rect.height }
    return area * 2 > window.width * window.height ? [window] : damage
  }

  /// Adds a rectangle, joining those that meet it; past the limit all become one.
  package static func merge(_ rect: Rect, into damage: inout [Rect]) {
    guard !rect.isEmpty else { return }
    var joined = rect
    while let i = damage.firstIndex(where: { !$0.intersection(joined).isEmpty }) {
      joined = joined.union(damage.remove(at: i))
    }
    damage.append(joined)
    if damage.count > limit { damage = [damage.reduce(joined) { $0.union($1) }] }
  }
}
