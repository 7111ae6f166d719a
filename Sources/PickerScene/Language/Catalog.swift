import Glibc

/// The window's texts in the user's language. The key is the English text, and what is missing stays English.
///
/// Read from gettext's compiled catalogues (GNU gettext manual, section "The Format of GNU MO Files") without the C
/// library's gettext, which translates only for locales that are installed and set for the whole process.
nonisolated public struct Catalog: Sendable {
  private let texts: [String: String]

  /// The one that `tr` reads.
  @TaskLocal public static var current = Catalog.ofSession

  private static let ofSession = Catalog(
    languages: languages { name in getenv(name).map { String(cString: $0) } ?? "" }, folders: folders)

  /// English.
  public init() { texts = [:] }

  /// - Parameter texts: By key.
  public init(_ texts: [String: String]) { self.texts = texts }

  /// The first of the languages that has a catalogue in one of the folders; English where none has.
  init(languages: [String], folders: [String]) {
    for language in languages where !language.hasPrefix("en") {
      for folder in folders {
        guard let bytes = Self.read("\(folder)/\(language)/LC_MESSAGES/picker.mo") else { continue }
        self.init(mo: bytes)
        return
      }
    }
    self.init()
  }

  /// Reads a compiled catalogue; a damaged one counts as empty.
  init(mo bytes: [UInt8]) {
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

  /// The languages that the environment asks for, best first, each also without its country. As in gettext, `LANGUAGE`
  /// counts unless the locale is C.
  static func languages(_ variable: (String) -> String) -> [String] {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.map(variable).first { !$0.isEmpty } ?? ""
    let name = locale.prefix { $0 != "." && $0 != "@" }
    guard !["", "C", "POSIX"].contains(name) else { return [] }
    let wanted = variable("LANGUAGE").split(separator: ":") + [locale[...]]
    return wanted.flatMap { wanted in
      let name = wanted.prefix { $0 != "." && $0 != "@" }, language = name.prefix { $0 != "_" }
      return name == language ? [String(name)] : [String(name), String(language)]
    }
  }

  /// Where catalogues are: beside the program, where it is installed, and in the system.
  private static let folders: [String] = {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = buffer.withUnsafeMutableBytes { bytes in
      bytes.withMemoryRebound(to: CChar.self) { $0.baseAddress.map { readlink("/proc/self/exe", $0, 4096) } ?? 0 }
    }
    let program = String(decoding: buffer.prefix(max(0, count)), as: UTF8.self)
    let folder = program.lastIndex(of: "/").map { program[..<$0] } ?? "."
    return ["\(folder)/locale", "\(folder)/../share/locale", "/usr/share/locale"]
  }()

  private static func read(_ file: String) -> [UInt8]? {
    let descriptor = open(file, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var bytes: [UInt8] = [], buffer = [UInt8](repeating: 0, count: 16384)
    while true {
      let count = buffer.withUnsafeMutableBytes { Glibc.read(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count >= 0, bytes.count < 1 << 22 else { return nil }
      if count == 0 { return bytes }
      bytes += buffer[..<count]
    }
  }
}

/// A text of the window in the user's language.
nonisolated public func tr(_ key: String) -> String { Catalog.current[key] }

/// A text with a gap, `%s`, filled.
nonisolated public func tr(_ key: String, _ value: String) -> String {
  let text = tr(key).utf8
  var start = text.startIndex
  while let percent = text[start...].firstIndex(of: UInt8(ascii: "%")) {
    let next = text.index(after: percent)
    if next < text.endIndex, text[next] == UInt8(ascii: "s") {
      return String(Substring(text[..<percent])) + value + String(Substring(text[text.index(after: next)...]))
    }
    start = next
  }
  return String(Substring(text[...]))
}
