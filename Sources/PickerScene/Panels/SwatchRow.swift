import PickerCore

/// Where the swatches are along their bar: first those that are kept, then, past a line, the recent ones.
struct SwatchRow {
  static let size = 40.0, pitch = 48.0, dividerWidth = 17.0
  static let addButton = WidgetID("swatch", "add")

  var kept: Int
  var recent: Int

  init(kept: Int, recent: Int) { (self.kept, self.recent) = (kept, recent) }
  init(_ shelves: SwatchShelves) { self.init(kept: shelves.kept.count, recent: shelves.recent.count) }

  var count: Int { kept + recent }

  /// The left edge of a swatch, in points from the row's start.
  func x(of index: Int) -> Double { Double(index) * Self.pitch + (index >= kept && kept > 0 ? Self.dividerWidth : 0) }

  /// The line between the two, where there are both.
  var divider: Double? {
    kept > 0 && recent > 0 ? Double(kept) * Self.pitch - (Self.pitch - Self.size) / 2 + Self.dividerWidth / 2 : nil
  }

  var length: Double { count > 0 ? x(of: count - 1) + Self.pitch : 0 }

  /// Those that show between two places.
  func indices(from start: Double, to end: Double) -> Range<Int> {
    let before = Int(max(0, start - Self.dividerWidth) / Self.pitch), after = Int(max(0, end) / Self.pitch) + 1
    return min(before, count)..<min(max(before, after), count)
  }

  func shelf(of index: Int) -> (SwatchShelves.Shelf, Int) { index < kept ? (.kept, index) : (.recent, index - kept) }

  /// The name of its view: `swatch.3`, `recent.0`.
  func widget(_ index: Int) -> WidgetID {
    let (shelf, number) = shelf(of: index)
    return WidgetID(shelf == .kept ? "swatch" : "recent", number)
  }

  /// `nil` past the end.
  func swatch(_ index: Int, _ shelves: SwatchShelves) -> Swatch? {
    let (shelf, number) = shelf(of: index)
    return shelves[shelf].indices.contains(number) ? shelves[shelf][number] : nil
  }
}

/// How the swatches that show look, worked out once for each.
struct SwatchFaces {
  struct Face {
    var color: Color
    var text: String
    var rgb: RGB
    /// Whether it can hardly be told from the card.
    var isFaint: Bool
  }

  /// What the faces depend on, besides the swatches.
  private var format = "", vision: ColorVision.Deficiency?, card: RGBA?
  private var known: [Int: Face] = [:]

  mutating func face(of index: Int, _ color: Color, _ picker: PickerState, _ card: RGBA) -> Face {
    if format != picker.format.id || vision != picker.vision || self.card != card || known.count > 1000 {
      (format, vision, self.card) = (picker.format.id, picker.vision, card)
      known = [:]
    }
    if let face = known[index], face.color == color { return face }
    let rgb = picker.seen(color.rgb), isFaint = Contrast.ratio(text: RGBA(rgb), on: card) < 1.2
    let face = Face(color: color, text: picker.format.text(color), rgb: rgb, isFaint: isFaint)
    known[index] = face
    return face
  }
}
