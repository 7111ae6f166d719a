import PickerCore

/// A text whose bytes stay as they are, save for one color in it.
struct EditedText {
  let color: ParsedColor
  private let bytes: [UInt8]
  private let range: Range<Int>

  /// Finds the color to edit: the first one, or on a line the first one, or there the one that holds a column or comes
  /// after it. Lines and columns count from 1, columns in characters. `nil` where there is none.
  init?(_ bytes: [UInt8], line: Int?, column: Int) {
    var start = 0
    for _ in 1..<(line ?? 1) {
      guard let feed = bytes[start...].firstIndex(of: 10) else { return nil }
      start = feed + 1
    }
    let end = line == nil ? bytes.count : bytes[start...].firstIndex(of: 10) ?? bytes.count
    let part = Array(bytes[start..<end]), place = Self.place(of: column, in: part)
    guard let match = Self.colors(in: part).first(where: { $0.range.upperBound > place }) else { return nil }
    self.bytes = bytes
    range = match.range.lowerBound + start..<match.range.upperBound + start
    color = match.color
  }

  /// The text with another color in the place of the one found, written as that was.
  func replacing(with new: Color) -> [UInt8] {
    let text = color.replacing(with: new, in: String(decoding: bytes[range], as: UTF8.self))
    return Array(bytes[..<range.lowerBound]) + Array(text.utf8) + bytes[range.upperBound...]
  }

  private static func place(of column: Int, in row: [UInt8]) -> Int {
    var place = 0, left = column - 1
    while left > 0, place < row.count {
      left -= 1
      place += 1
      while place < row.count, row[place] & 0xC0 == 0x80 { place += 1 }
    }
    return place
  }

  private static func colors(in bytes: [UInt8]) -> some Sequence<ParsedColor.Match> {
    // Blanks aside, what is no ASCII is never part of a color; one byte for another keeps every place where it is.
    let blanked = String(validating: bytes, as: UTF8.self).map { Array(blankingInvisibleSigns($0).utf8) } ?? bytes
    return ParsedColor.matches(
      in: String(decoding: blanked.map { $0 < 128 ? $0 : UInt8(ascii: "_") }, as: UTF8.self))
  }
}
