/// Reads rules, front to back. What stands in parentheses is cut out by counting them; the colors in it are read as
/// everywhere.
enum RuleReader {
  static let anyRule =
    "a rule such as contrast(white) >= 4.5, lc(white) >= 60, gamut(srgb), distance(#4280f6) >= 12 for all, "
    + "oklch.h in 40..80 or opaque"
  static func set(_ text: String) throws(ColorParseError) -> RuleSet {
    let bytes = Array(text.utf8)
    var set = RuleSet(), start = 0
    if let colon = nameEnd(bytes) {
      set.name = trimmed(bytes, 0..<colon).text
      start = colon + 1
    }
    for part in pieces(bytes, start..<bytes.count, at: [UInt8(ascii: ";"), 10, 13]) {
      var reader = Reader(bytes, part)
      if reader.isAtEnd { continue }
      set.rules.append(try reader.rule())
    }
    return set
  }

  /// Where a name ends: at a colon that stands before all parentheses and signs of comparison.
  private static func nameEnd(_ bytes: [UInt8]) -> Int? {
    for (index, byte) in bytes.enumerated() {
      if byte == UInt8(ascii: ":") { return index }
      if "(<>=;\n".utf8.contains(byte) { return nil }
    }
    return nil
  }

  /// The parts between separators that stand outside of parentheses.
  fileprivate static func pieces(_ bytes: [UInt8], _ range: Range<Int>, at separators: [UInt8]) -> [Range<Int>] {
    var parts: [Range<Int>] = [], start = range.lowerBound, depth = 0
    for index in range {
      if bytes[index] == UInt8(ascii: "(") { depth += 1 }
      if bytes[index] == UInt8(ascii: ")") { depth -= 1 }
      guard depth <= 0, separators.contains(bytes[index]) else { continue }
      parts.append(start..<index)
      start = index + 1
    }
    return parts + [start..<range.upperBound]
  }

  fileprivate static func trimmed(_ bytes: [UInt8], _ range: Range<Int>) -> (text: String, start: Int) {
    var low = range.lowerBound, high = range.upperBound
    while low < high, bytes[low].isSpace { low += 1 }
    while high > low, bytes[high - 1].isSpace { high -= 1 }
    return (String(decoding: bytes[low..<high], as: UTF8.self), low)
  }
}

/// One rule.
private struct Reader {
  private let bytes: [UInt8]
  private var offset: Int
  private let end: Int
  init(_ bytes: [UInt8], _ range: Range<Int>) {
    self.bytes = bytes
    offset = range.lowerBound
    end = range.upperBound
    skipSpace()
  }

  var isAtEnd: Bool { offset >= end }
  private var next: UInt8 { offset < end ? bytes[offset] : 0 }
  private mutating func skipSpace() { while offset < end, bytes[offset].isSpace { offset += 1 } }
  private func error(_ expectation: String, at place: Int? = nil) -> ColorParseError {
    ColorParseError(expectation, at: place ?? offset)
  }

  mutating func rule() throws(ColorParseError) -> Rule {
    let start = offset, word = takeWord()
    let rule: Rule
    switch word {
    case "contrast": rule = try contrast()
    case "lc":
      let (place, other) = try placeAndColor()
      guard takeSign() == ">=" else { throw error(">= and a contrast") }
      rule = .lightnessContrast(place, other, atLeast: try number("a contrast from 0 to 108", in: 0...108))
    case "gamut":
      let (id, place) = try parentheses()
      guard let space = ColorSpaces.named(id), space is any RGBColorSpace.Type, space != LinearSRGB.self else {
        throw error("srgb, display-p3, rec2020 or another RGB space", at: place)
      }
      rule = .gamut(ColorSpaceID(space))
    case "distance": rule = try distance()
    case "opaque": rule = .opaque
    default: rule = try channel(word, at: start)
    }
    skipSpace()
    guard isAtEnd else { throw error("the end of the rule, a semicolon or a line feed") }
    return rule
  }

  private mutating func contrast() throws(ColorParseError) -> Rule {
    let (place, other) = try placeAndColor()
    let sign = takeSign()
    guard sign == ">=" || sign == "<=" else { throw error(">= or <= and a ratio") }
    let ratio = try number("a ratio from 1 to 21", in: 1...21)
    return sign == ">=" ? .contrast(place, other, atLeast: ratio) : .contrastAtMost(place, other, ratio)
  }

  private mutating func distance() throws(ColorParseError) -> Rule {
    let (inside, start) = try parentheses()
    let others: Rule.Others
    if inside == "palette" {
      others = .palette
    } else {
      let text = Array(inside.utf8)
      var colors: [Rule.Reference] = []
      for part in RuleReader.pieces(text, 0..<text.count, at: [UInt8(ascii: ",")]) {
        let (name, place) = RuleReader.trimmed(text, part)
        colors.append(try reference(name, at: start + place))
      }
      others = .colors(colors)
    }
    guard takeSign() == ">=" else { throw error(">= and a difference (ΔE 2000)") }
    let least = try number("a difference from 0 to 100", in: 0...100)
    skipSpace()
    guard !isAtEnd else { return .distance(others, atLeast: least, [.normal]) }
    guard takeWord() == "for" else { throw error("for and whose eyes: all, normal, protan, deutan or tritan") }
    return .distance(others, atLeast: least, try visions())
  }

  private mutating func visions() throws(ColorParseError) -> [Rule.Vision] {
    var all: Set<Rule.Vision> = []
    repeat {
      skipSpace()
      let start = offset, word = takeWord()
      if word == "all" {
        all.formUnion(Rule.Vision.allCases)
      } else if let vision = Rule.Vision(rawValue: word) {
        all.insert(vision)
      } else {
        throw error("all, normal, protan, deutan or tritan", at: start)
      }
      skipSpace()
    } while take(UInt8(ascii: ","))
    return Rule.Vision.allCases.filter { all.contains($0) }
  }

  /// `oklch.h in 40..80`, `oklch.l >= 0.4`, `oklch.c = 0.1`.
  private mutating func channel(_ word: String, at start: Int) throws(ColorParseError) -> Rule {
    let parts = word.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, let space = ColorSpaces.named(String(parts[0])) else {
      throw error(RuleReader.anyRule, at: start)
    }
    guard let index = space.channels.firstIndex(where: { $0.letter == String(parts[1]) }) else {
      let letters = space.channels.map(\.letter).joined(separator: ", ")
      throw error("one of \(letters) after \(parts[0]).", at: start + parts[0].utf8.count + 1)
    }
    let id = ColorSpaceID(space), isHue = space.channels[index].unit == .degrees
    skipSpace()
    if next == UInt8(ascii: "i"), takeWord() == "in" {
      let low = try number("a number"), first = offset
      skipSpace()
      guard take(UInt8(ascii: ".")), take(UInt8(ascii: ".")) else { throw error("..") }
      let high = try number("a number")
      guard low <= high || isHue else { throw error("the smaller number first", at: first) }
      return .channel(id, index, from: low, to: high)
    }
    let sign = takeSign(), value = try number("in, =, >= or <=")
    switch sign {
    case "=": return .channel(id, index, from: value, to: value)
    case ">=" where !isHue: return .channel(id, index, from: value, to: .infinity)
    case "<=" where !isHue: return .channel(id, index, from: -.infinity, to: value)
    default: throw error(isHue ? "in or =" : "in, =, >= or <=")
    }
  }

  // MARK: Tokens
  private mutating func takeWord() -> String {
    skipSpace()
    let start = offset
    while offset < end, bytes[offset].isNamePart || bytes[offset] == UInt8(ascii: ".") { offset += 1 }
    return String(decoding: bytes[start..<offset].map(\.folded), as: UTF8.self)
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard next == byte, offset < end else { return false }
    offset += 1
    return true
  }

  /// `>=`, `<=`, `=`, also as `≥` and `≤`; empty where there is none.
  private mutating func takeSign() -> String {
    skipSpace()
    for (text, sign) in [(">=", ">="), ("<=", "<="), ("≥", ">="), ("≤", "<="), ("=", "=")] {
      let wanted = Array(text.utf8)
      guard offset + wanted.count <= end, Array(bytes[offset..<(offset + wanted.count)]) == wanted else { continue }
      offset += wanted.count
      return sign
    }
    return ""
  }

  private mutating func number(
    _ expectation: String, in range: ClosedRange<Double> = -1e9...1e9
  ) throws(ColorParseError) -> Double {
    skipSpace()
    let start = offset
    while offset < end {
      // Two points are a range's.
      let isRange = bytes[offset] == UInt8(ascii: ".") && offset + 1 < end && bytes[offset + 1] == UInt8(ascii: ".")
      guard !isRange, (48...57).contains(bytes[offset]) || "+-.".utf8.contains(bytes[offset]) else { break }
      offset += 1
    }
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    guard let value = ChannelModel.number(text), range.contains(value) else { throw error(expectation, at: start) }
    return value
  }

  /// What stands in the parentheses that begin here, and where.
  private mutating func parentheses() throws(ColorParseError) -> (String, Int) {
    skipSpace()
    guard take(UInt8(ascii: "(")) else { throw error("an opening parenthesis") }
    let start = offset
    var depth = 1
    while offset < end {
      if bytes[offset] == UInt8(ascii: "(") { depth += 1 }
      if bytes[offset] == UInt8(ascii: ")") { depth -= 1 }
      if depth == 0 { break }
      offset += 1
    }
    let inside = RuleReader.trimmed(bytes, start..<offset)
    guard take(UInt8(ascii: ")")) else { throw error("a closing parenthesis") }
    return inside
  }

  private mutating func placeAndColor() throws(ColorParseError) -> (Rule.Place, Rule.Reference) {
    let (text, start) = try parentheses()
    for place in [Rule.Place.on, .under] {
      guard text.utf8.starts(with: (place.rawValue + " ").utf8) else { continue }
      let bytes = Array(text.utf8), rest = RuleReader.trimmed(bytes, (place.rawValue.utf8.count + 1)..<bytes.count)
      return (place, try reference(rest.text, at: start + rest.start))
    }
    return (.on, try reference(text, at: start))
  }

  private func reference(_ text: String, at start: Int) throws(ColorParseError) -> Rule.Reference {
    do { return Rule.Reference(try Color(text), name: text) } catch {
      throw ColorParseError(error.expectation, at: start + error.offset)
    }
  }
}

extension UInt8 {
  fileprivate var isNamePart: Bool { self < 128 && continuesName }
}

extension Rule {
  /// Text that `RuleSet` reads back to the same rule.
  public var text: String {
    func other(_ place: Place, _ reference: Reference) -> String {
      place == .on ? reference.name : "under \(reference.name)"
    }
    switch self {
    case .contrast(let place, let reference, let least):
      return "contrast(\(other(place, reference))) >= \(plain(least))"
    case .contrastAtMost(let place, let reference, let most):
      return "contrast(\(other(place, reference))) <= \(plain(most))"
    case .lightnessContrast(let place, let reference, let least):
      return "lc(\(other(place, reference))) >= \(plain(least))"
    case .gamut(let id): return "gamut(\(id.space.id))"
    case .distance(let others, let least, let visions):
      let inside =
        switch others {
        case .palette: "palette"
        case .colors(let references): references.map(\.name).joined(separator: ", ")
        }
      let eyes =
        visions.count == Vision.allCases.count ? "all" : visions.map(\.rawValue).joined(separator: ", ")
      return "distance(\(inside)) >= \(plain(least))" + (visions == [.normal] ? "" : " for \(eyes)")
    case .channel(let id, let index, let low, let high):
      let name = "\(id.space.id).\(id.space.channels[index].letter)"
      if low == high { return "\(name) = \(plain(low))" }
      if high == .infinity { return "\(name) >= \(plain(low))" }
      if low == -.infinity { return "\(name) <= \(plain(high))" }
      return "\(name) in \(plain(low))..\(plain(high))"
    case .opaque: return "opaque"
    }
  }

  private func plain(_ value: Double) -> String { decimalText(value, atMost: 20) }
}
