import PickerCore

/// Words for colors in the names of swatches, and whether a color can be called so. Only what is plainly wrong is: a hue far
/// off, a color that is gray, a black that is bright.
enum ColorWords {
  /// The middle of a hue in OKLCH, and how far it reaches to either side, in degrees.
  private static let hues: [(words: [String], hue: Double, reach: Double)] = [
    (["red", "crimson", "scarlet"], 25, 45), (["orange"], 60, 45), (["brown"], 55, 55), (["yellow"], 105, 45),
    (["green", "lime"], 145, 55), (["cyan", "teal", "aqua", "turquoise"], 195, 50), (["blue", "navy"], 258, 55),
    (["purple", "violet", "indigo"], 300, 50), (["magenta", "fuchsia"], 330, 45), (["pink", "rose"], 0, 55),
  ]
  /// Names with these words are about something that goes with a color.
  private static let others: Set<String> = ["on", "text", "fg", "foreground", "contrast", "inverse", "not"]

  /// `DarkRed-2` is `Dark`, `Red` and `2`.
  static func words(of name: String) -> [(word: Substring, range: Range<String.Index>)] {
    var words: [(word: Substring, range: Range<String.Index>)] = [], start: String.Index?, wasLower = false
    func end(_ index: String.Index) {
      if let start { words.append((name[start..<index], start..<index)) }
      start = nil
    }
    for index in name.indices {
      let character = name[index], isPart = character.isLetter || character.isNumber
      if !isPart || (wasLower && character.isUppercase) { end(index) }
      if isPart, start == nil { start = index }
      wasLower = character.isLowercase
    }
    end(name.endIndex)
    return words
  }

  /// The name with a fitting word; `nil` where it is not wrong.
  static func correction(of name: String, for color: Color) -> String? {
    let words = words(of: name), lch = color.components(in: OKLCH.self)
    guard lch.x.isFinite, lch.y.isFinite, color.alpha > 0,
      !words.contains(where: { others.contains($0.word.lowercased()) })
    else { return nil }
    let named = words.filter { fits($0.word.lowercased(), lch) != nil }
    guard let wrong = named.first, !named.contains(where: { fits($0.word.lowercased(), lch) == true }) else {
      return nil
    }
    let right = word(for: lch), isCapital = wrong.word.first?.isUppercase ?? false
    return name.replacing(wrong.range, with: isCapital ? right.prefix(1).uppercased() + right.dropFirst() : right)
  }

  /// `nil` for a word that is not a color's.
  private static func fits(_ word: String, _ lch: SIMD3<Double>) -> Bool? {
    switch word {
    case "black": return lch.x < 0.45
    case "white": return lch.x > 0.75
    case "gray", "grey": return lch.y < 0.08
    default: break
    }
    guard let hue = hues.first(where: { $0.words.contains(word) }) else { return nil }
    // What is nearly black has no hue to speak of.
    return lch.x < 0.12 || (lch.y >= 0.02 && distance(lch.z, hue.hue) <= hue.reach)
  }

  private static func word(for lch: SIMD3<Double>) -> String {
    if lch.y < 0.04 { return lch.x < 0.25 ? "black" : lch.x > 0.93 ? "white" : "gray" }
    let nearest = hues.min { distance(lch.z, $0.hue) / $0.reach < distance(lch.z, $1.hue) / $1.reach }
    return nearest?.words.first ?? "gray"
  }

  private static func distance(_ hue: Double, _ other: Double) -> Double {
    let difference = wrapDegrees(hue - other)
    return min(difference, 360 - difference)
  }
}

extension String {
  fileprivate func replacing(_ range: Range<Index>, with text: String) -> String {
    String(self[..<range.lowerBound]) + text + self[range.upperBound...]
  }
}
