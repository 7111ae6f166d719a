import PickerScene

/// One line of text as it was set: its glyphs, each at its place.
nonisolated package final class TextLine {
  package struct Item {
    package let glyph: Glyph
    /// Of the glyph's picture, from the line's left and from the top of its style's font; in pixels.
    package let x, y: Int
  }

  package let items: [Item]
  /// The advance, in pixels.
  package let width: Int

  init(_ items: [Item], width: Int) {
    self.items = items
    self.width = width
  }
}

/// The lines that were set recently: what is shown is set again with every picture.
struct TextLineCache {
  private struct Key: Hashable {
    var text: String
    /// In pixels, negative for bold.
    var style: Int
  }

  private var known: [Key: TextLine] = [:]
  /// Beyond this the cache is emptied.
  private static let limit = 1024

  mutating func line(_ text: String, bold: Bool, size: Int, set: () -> TextLine) -> TextLine {
    let key = Key(text: text, style: bold ? -size : size)
    if let line = known[key] { return line }
    let line = set()
    if known.count >= Self.limit { known.removeAll(keepingCapacity: true) }
    known[key] = line
    return line
  }
}
