/// A color read from text, with how it was written.
///
/// Reads every CSS Color 4 and 5 color: names, hexadecimal, all functions with `none`, percentages, angles, `calc()`
/// and comments, relative colors and `color-mix()`. In the loose syntax also hexadecimal digits without `#`,
/// `0xAARRGGBB`, X11's `rgb:rr/gg/bb` and long hexadecimal, `hsv()`, `okhsl()`, `okhsv()`, `cmyk()`, and one
/// semicolon after the color. Blanks around a color are skipped. Time is linear in the text's length.
public struct ParsedColor: Sendable, Hashable {
  /// What counts as a color.
  public enum Syntax: Sendable, Hashable {
    /// CSS alone.
    case css
    /// CSS and what other programs write.
    case loose
  }

  public var color: Color
  public var notation: Notation

  public init(_ color: Color, _ notation: Notation) {
    self.color = color
    self.notation = notation
  }

  /// - Throws: `ColorParseError`, with the place of the first thing that cannot stand.
  public init(_ text: String, syntax: Syntax = .loose) throws(ColorParseError) {
    var parser = ColorParser(text, syntax)
    self = try parser.parse()
  }

  /// Whether nothing shows of the color, which a user may not have meant.
  public var isInvisible: Bool { color.alpha == 0 }
}

extension Color {
  /// Reads a color in any notation.
  /// - Throws: `ColorParseError`, with the place of the first thing that cannot stand.
  public init(_ text: String) throws(ColorParseError) { self = try ParsedColor(text).color }
}
