import PickerCore

/// Where the swatches are along their bar: first those that are kept, then, past a line, the recent ones.
struct SwatchRow {
  static let size = 40.0, pitch = 48.0, dividerWidth = 17.0

  var kept: Int
  var recent: Int

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
}

/// How the swatches that show look, worked out once for each.
struct SwatchFaces {
  struct Face {
    var text: String
    var rgb: RGB
    /// Whether it can hardly be told from the card.
    var isFaint: Bool
  }

  /// What the faces depend on, besides the swatches.
  var format = "", vision: ColorVision.Deficiency?, card: RGBA?
  var known: [Int: Face] = [:]
}
