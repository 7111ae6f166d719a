/// Which swatches are texts, and which are their backgrounds, by their names: `accent_fg_color` on `accent_bg_color`,
/// `on-primary` on `primary`, `text` on every plain `background` and `surface` of its group.
enum TextPairs {
  private static let texts: Set<String> = ["text", "fg", "foreground", "on", "label", "ink"]
  private static let backgrounds: Set<String> = ["bg", "background", "surface", "backdrop", "paper", "canvas"]

  private struct Key: Hashable {
    let group: String
    let words: [String]
  }

  /// - Returns: Indices of a text and of what is behind it.
  static func pairs(_ swatches: [PaletteSwatch]) -> [(text: Int, background: Int)] {
    let words = swatches.map { ColorWords.words(of: $0.name).map { $0.word.lowercased() } }
    var behind: [Key: [Int]] = [:], plain: [Key: [Int]] = [:]
    for (index, words) in words.enumerated() {
      let group = swatches[index].group, rest = words.filter { !backgrounds.contains($0) }
      if rest.count < words.count { behind[Key(group: group, words: rest), default: []].append(index) }
      plain[Key(group: group, words: words), default: []].append(index)
    }
    var pairs: [(text: Int, background: Int)] = []
    for (index, words) in words.enumerated() where words.contains(where: { texts.contains($0) }) {
      let group = swatches[index].group, rest = words.filter { !texts.contains($0) }
      guard !rest.contains(where: { backgrounds.contains($0) }) else { continue }
      let like = Key(group: group, words: rest), any = Key(group: group, words: [])
      let named = words.first == "on" && !rest.isEmpty ? plain[like] : nil
      let found = behind[like] ?? named ?? behind[any] ?? behind[Key(group: "", words: [])] ?? []
      pairs += found.map { (index, $0) }
    }
    return pairs
  }
}
