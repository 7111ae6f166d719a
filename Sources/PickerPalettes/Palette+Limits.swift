import PickerCore

/// What no palette that people work with exceeds. All readers keep to it, through `append`, so that a small file costs
/// neither gigabytes nor minutes.
extension Palette {
  package static let mostSwatches = 1 << 18
  /// Bytes of a name, or of a group's; and of all names and groups together, each group counted for each of its swatches.
  package static let longestName = 4096, mostNameBytes = 1 << 24
  /// As in CSS: the largest number of 32 bits, by its shortest text.
  package static let largestComponent = 3.4028235e38

  static func check(name: String, at place: PaletteError.Place) throws(PaletteError) {
    if name.utf8.count > longestName {
      throw PaletteError("expected a name of no more than \(longestName) bytes", place)
    }
  }

  static func check(_ value: PaletteColor, at place: PaletteError.Place) throws(PaletteError) {
    guard value.components.allSatisfy({ abs($0 ?? 0) <= largestComponent }) else {
      throw PaletteError("expected numbers within ±3.4e38", place)
    }
  }
}

extension Double {
  /// Clamped to what readers accept.
  var bounded: Double { Swift.min(Swift.max(self, -Palette.largestComponent), Palette.largestComponent) }
}

extension String {
  /// Cut to what a name may have, less some bytes for what else goes into it; characters stay whole.
  func asPaletteName(sparing spared: Int = 0) -> String {
    let most = Palette.longestName - spared
    guard utf8.count > most else { return self }
    var end = startIndex, count = 0
    while end < endIndex {
      let next = index(after: end)
      count += self[end..<next].utf8.count
      if count > most { break }
      end = next
    }
    return String(self[..<end])
  }
}
