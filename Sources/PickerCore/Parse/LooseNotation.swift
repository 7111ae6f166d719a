/// A notation that stands only by itself, and that CSS does not know.
struct LooseNotation: Sendable {
  /// A color written in it.
  let example: String
  /// Takes a color; `nil`, and nothing taken, where the text is something else.
  let take: @Sendable (inout ColorParser) throws(ColorParseError) -> ParsedColor?

  init(
    _ example: String, _ take: @escaping @Sendable (inout ColorParser) throws(ColorParseError) -> ParsedColor?
  ) {
    self.example = example
    self.take = take
  }

  /// In the order in which they are tried.
  static let all: [LooseNotation] = [.integer, .x11, .code, .bareHex, .x11Words]
}
