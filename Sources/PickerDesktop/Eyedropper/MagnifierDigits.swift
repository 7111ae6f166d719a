import PickerCore
import PickerSDL
import PickerScene

/// The characters of hex notation as pictures, digits all of one width, so that a thread without fonts can write them.
nonisolated struct MagnifierDigits: Sendable {
  private static let characters = Array("#0123456789abcdef")

  /// Of a line, in pixels.
  let height: Int
  /// Pixels a point.
  let scale: Double
  private let widths: [Int]
  /// By character, row by row.
  private let coverage: [[UInt8]]

  @MainActor init(fonts: FontBook, scale: Double) {
    self.scale = scale
    let size = TextStyle.body.pixelSize(scale: scale), font = fonts.font(bold: false, size: size)
    let lines = Self.characters.map { fonts.line(String($0), bold: false, size: size) }
    let advances = lines.map(\.width)
    let digit = advances.dropFirst().max() ?? 0, height = max(1, font.height)
    let widths = advances.indices.map { $0 == 0 ? advances[0] : digit }
    coverage = lines.indices.map { index in
      let advance = advances[index], width = widths[index]
      var cell = [UInt8](repeating: 0, count: width * height)
      for item in lines[index].items {
        guard let picture = item.glyph.picture else { continue }
        let left = (width - advance) / 2 + item.x + picture.left, top = item.y + picture.top
        for y in 0..<picture.height where (0..<height).contains(top + y) {
          for x in 0..<picture.width where (0..<width).contains(left + x) {
            cell[(top + y) * width + left + x] = picture.bytes[y * picture.width + x]
          }
        }
      }
      return cell
    }
    (self.widths, self.height) = (widths, height)
  }

  /// The pictures of a text's characters, in order: how wide each is, and its rows of coverage, `0...255`.
  func pictures(of text: String) -> [(width: Int, coverage: [UInt8])] {
    text.compactMap { Self.characters.firstIndex(of: $0) }.map { (widths[$0], coverage[$0]) }
  }
}
