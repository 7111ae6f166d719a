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

  /// At most so many decimals; `nil` for the fewest that read back to the same color.
  public var precision: Int?
  public var gamut: Gamut
  /// Capital letters in hexadecimal digits.
  public var isUpperCase: Bool

  public init(precision: Int? = nil, gamut: Gamut = .css, isUpperCase: Bool = false) {
    self.precision = precision
    self.gamut = gamut
    self.isUpperCase = isUpperCase
  }
}
