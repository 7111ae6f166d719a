import PickerCore

/// Names for a file that has each of them once: one that is taken gets a number.
struct UniqueNames {
  private var used: Set<String> = []
  private var numbers: [String: Int] = [:]

  /// Names that are taken already, however often.
  init(_ names: some Sequence<String> = []) { used = Set(names) }

  mutating func take(_ base: String, separator: String = "-") -> String {
    var name = base
    while !used.insert(name).inserted {
      numbers[base, default: 1] += 1
      name = base + separator + String(numbers[base, default: 1])
    }
    return name
  }
}

extension PaletteSwatch {
  /// A word that begins with a letter: of group and name, or `color` and a number from 1.
  func variable(_ index: Int, separator: Character, allowsNonASCII: Bool = true) -> String {
    let word = identifier(separator: separator, allowsNonASCII: allowsNonASCII)?.drop { $0 == separator } ?? ""
    if word.isEmpty { return "color\(separator)\(index + 1)" }
    return word.utf8.first?.isDigit ?? false ? "color\(separator)\(word)" : String(word)
  }

  /// Group and name as one word of a programming language, with a separator for blanks and signs; `nil` where nothing is
  /// left.
  func identifier(separator: Character, allowsNonASCII: Bool = true, withGroup: Bool = true) -> String? {
    let words = [withGroup ? group : "", name].filter { !$0.isEmpty }.joined(separator: " ")
    var identifier = "", isBetween = false
    for scalar in words.unicodeScalars {
      let isPart =
        scalar.isASCII
        ? UInt8(scalar.value).continuesName && (scalar != "-" || separator == "-")
        : allowsNonASCII && !scalar.properties.isWhitespace && !scalar.isControl
      if isPart {
        if isBetween, !identifier.isEmpty, identifier.last != separator { identifier.append(separator) }
        identifier.unicodeScalars.append(scalar)
      }
      isBetween = !isPart
    }
    identifier = identifier.asPaletteName(sparing: 16)
    return identifier.isEmpty ? nil : identifier
  }
}
