import PickerCore

/// Where the swatches are: in a row, or in rows below each other that begin with the button that adds one. First come
/// those that are kept, then, past a line, the recent ones. In points from the start of what scrolls.
struct SwatchRow {
  static let dividerWidth = 17.0
  static let addButton = WidgetID("swatch", "add")

  var kept: Int
  var recent: Int
  /// How many stand in a row; `nil` for all of them.
  let columns: Int?
  /// From one to the next.
  let pitch: Double

  init(_ shelves: SwatchShelves, columns: Int? = nil, pitch: Double) {
    (kept, recent) = (shelves.kept.count, shelves.recent.count)
    (self.columns, self.pitch) = (columns, pitch)
  }

  var count: Int { kept + recent }
  private var hasDivider: Bool { kept > 0 && recent > 0 }

  /// How many rows stand before the recent ones.
  private func keptRows(_ columns: Int) -> Int { (kept + columns) / columns }

  /// The upper left corner of a swatch.
  func place(of index: Int) -> Point {
    guard let columns else {
      return Point(Double(index) * pitch + (index >= kept && kept > 0 ? Self.dividerWidth : 0), 0)
    }
    // The button has the first cell.
    let isApart = hasDivider && index >= kept, cell = isApart ? index - kept : index + 1
    let row = cell / columns + (isApart ? keptRows(columns) : 0)
    return Point(
      Double(cell % columns) * pitch, Double(row) * pitch + (isApart ? Self.dividerWidth - 4 : 0))
  }

  /// Along what scrolls, where the line between the two is; `nil` where there are not both.
  func divider(size: Double) -> Double? {
    guard hasDivider else { return nil }
    let rows = columns.map { keptRows($0) } ?? kept, width = columns == nil ? Self.dividerWidth : Self.dividerWidth - 4
    return Double(rows) * pitch - (pitch - size) / 2 + width / 2
  }

  /// From the start of what scrolls to the end of the last one.
  var length: Double {
    guard columns != nil else { return count > 0 ? place(of: count - 1).x + pitch : 0 }
    return (count > 0 ? place(of: count - 1).y : 0) + pitch
  }

  /// How many rows there are.
  var rows: Int {
    guard let columns else { return 1 }
    let apart = (recent + columns - 1) / columns
    return hasDivider ? keptRows(columns) + apart : (count + columns) / columns
  }

  /// Those that show between two places along what scrolls.
  func indices(from start: Double, to end: Double) -> Range<Int> {
    let each = columns ?? 1, before = Int(max(0, start - Self.dividerWidth) / pitch) * each
    let after = (Int(max(0, end) / pitch) + 1) * each
    // Cells that the rows' ends leave free count too few, and the button one too many.
    let first = columns == nil ? before : before - 2 * each - 1
    return min(max(0, first), count)..<min(max(before, after), count)
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
