/// The window's texts in the user's language. The key is the English text, and what is missing stays English.
///
/// Reads gettext's compiled catalogues (GNU gettext manual, section "The Format of GNU MO Files") without the C
/// library's gettext, which translates only for locales that are installed and set for the whole process.
nonisolated public struct Catalog: Sendable {
  private let texts: [String: String]

  /// The one that `tr` reads; English unless a program says otherwise, for as long as it wants.
  @TaskLocal public static var current = Catalog()

  /// English.
  public init() { texts = [:] }

  /// - Parameter texts: By key.
  public init(_ texts: [String: String]) { self.texts = texts }

  /// Reads a compiled catalogue; a damaged one counts as empty.
  public init(mo bytes: [UInt8]) {
    func word(_ at: Int) -> Int? {
      guard at >= 0, at + 4 <= bytes.count else { return nil }
      return (0..<4).reduce(0) { $0 | Int(bytes[at + (isLittle ? $1 : 3 - $1)]) << (8 * $1) }
    }
    func text(_ entry: Int) -> String? {
      guard let length = word(entry), let start = word(entry + 4), start + length <= bytes.count else { return nil }
      return String(decoding: bytes[start..<start + length], as: UTF8.self)
    }
    let isLittle = bytes.starts(with: [0xDE, 0x12, 0x04, 0x95])
    var texts: [String: String] = [:]
    if isLittle || bytes.starts(with: [0x95, 0x04, 0x12, 0xDE]),
      let count = word(8), let keys = word(12), let values = word(16), count <= bytes.count / 16
    {
      for index in 0..<count {
        guard let key = text(keys + 8 * index), let value = text(values + 8 * index) else { break }
        if !key.isEmpty, !value.isEmpty { texts[key] = value }
      }
    }
    self.texts = texts
  }

  public subscript(key: String) -> String { texts[key] ?? key }
}

/// A text of the window in the user's language.
nonisolated public func tr(_ key: String) -> String { Catalog.current[key] }

/// A text with its gaps, `%s`, filled in their order.
nonisolated public func tr(_ key: String, _ values: String...) -> String {
  let text = tr(key).utf8
  var start = text.startIndex, shown = text.startIndex, result = "", rest = values[...]
  while !rest.isEmpty, let percent = text[start...].firstIndex(of: UInt8(ascii: "%")) {
    let next = text.index(after: percent)
    start = next
    guard next < text.endIndex, text[next] == UInt8(ascii: "s"), let value = rest.popFirst() else { continue }
    result += String(Substring(text[shown..<percent])) + value
    start = text.index(after: next)
    shown = start
  }
  return result + String(Substring(text[shown...]))
}
