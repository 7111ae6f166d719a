extension Contrast {
  /// What WCAG 2 asks of a ratio: 4.5 for text and 3 for large text (AA), 7 and 4.5 for the stricter level (AAA).
  public enum Level: Sendable, Hashable, CaseIterable {
    case largeText, text, textEnhanced

    public var ratio: Double {
      switch self {
      case .largeText: 3
      case .text: 4.5
      case .textEnhanced: 7
      }
    }

    /// Decided on the digits that `text(ratio:)` shows, so that the two never contradict each other.
    public func isMet(by ratio: Double) -> Bool { hundredths(ratio) >= hundredths(self.ratio) }
  }

  /// A ratio with two decimals, rounded down: 4.499 is shown as `4.49`, for `4.50` would pass.
  public static func text(ratio: Double) -> String { decimals(hundredths(ratio)) }

  /// A lightness contrast with two decimals, rounded, but never up to one of the levels that guidelines name
  /// (the multiples of 15).
  public static func text(lightnessContrast lc: Double) -> String {
    let size = lc.isFinite ? min(abs(lc), largest) : 0, down = Int(size * 100), nearest = Int(size * 100 + 0.5)
    let shown = nearest % 1500 == 0 ? down : nearest
    return (lc < 0 && shown > 0 ? "-" : "") + decimals(shown)
  }

  /// Rounded down, after making up for rounding noise.
  private static func hundredths(_ ratio: Double) -> Int {
    Int((ratio.isNaN ? 1 : min(max(ratio, 0), largest)) * 100 + 1e-9)
  }

  /// Far above what any colors have.
  private static let largest = 1e6

  private static func decimals(_ hundredths: Int) -> String {
    "\(hundredths / 100).\(hundredths / 10 % 10)\(hundredths % 10)"
  }
}
