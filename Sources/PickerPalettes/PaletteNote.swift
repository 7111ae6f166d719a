/// What a reader left out of a palette, or read as something else, for one reason: how much, and where first.
package struct PaletteNote: Hashable, Sendable, CustomStringConvertible {
  /// `left out` or the like, and what: one of them, in the singular.
  package let action, noun: String
  /// Such as `expected a color`.
  package let reason: String
  /// Of the first one.
  package let place: PaletteError.Place
  package internal(set) var count = 1

  /// `left out 3 colors, the first at byte 31: expected a color`
  package var description: String {
    let what = count == 1 ? "1 \(noun)," : "\(count) \(noun)s, the first"
    return "\(action) \(what)\(place.text): \(reason)"
  }
}

extension [PaletteNote] {
  /// Beyond so many reasons the rest count as one.
  private static var most: Int { 16 }

  mutating func add(_ note: PaletteNote) {
    let isMore = count >= Self.most - 1 && !contains { $0.isLike(note) }
    let new =
      isMore
      ? PaletteNote(action: note.action, noun: note.noun, reason: "for other reasons", place: note.place) : note
    if let index = firstIndex(where: { $0.isLike(new) }) { self[index].count += 1 } else { append(new) }
  }
}

extension PaletteNote {
  fileprivate func isLike(_ other: PaletteNote) -> Bool {
    action == other.action && noun == other.noun && reason == other.reason
  }
}
