/// What a user may ask of a format.
public struct FormatOptions: Sendable, Hashable {
  /// What becomes of colors outside of sRGB in formats that hold sRGB only.
  public enum Gamut: String, Sendable, Hashable, CaseIterable {
    /// CSS Color 4's gamut mapping, which keeps lightness and hue.
    case css
    /// Each channel by itself.
    case clip
    /// As they are; 8-bit formats clip all the same.
    case none
  }

  /// What the text of a color with many decimals has to read back to.
  public enum Exactness: Sendable, Hashable {
    /// The color, within 1e-5 of encoded sRGB.
    case color
    /// The same 8 bits of sRGB, where the color is in its gamut: what a window shows of a color that was dragged.
    case bytes
  }

  /// At most so many decimals; `nil` for the fewest that read back to the same color.
  public var precision: Int?
  public var exactness: Exactness
  public var gamut: Gamut
  /// Capital letters in hexadecimal digits.
  public var isUpperCase: Bool

  public init(precision: Int? = nil, gamut: Gamut = .css, isUpperCase: Bool = false, exactness: Exactness = .color) {
    self.precision = precision
    self.exactness = exactness
    self.gamut = gamut
    self.isUpperCase = isUpperCase
  }
}
