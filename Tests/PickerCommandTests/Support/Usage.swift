/// What `--help` of a command tells.
struct Usage {
  struct Option {
    /// Such as `--count`.
    let name: String
    /// Such as `-n`.
    let short: String?
    /// Such as `COUNT`, or `css|clip|none`; `nil` for an option without value.
    let value: String?
    /// What takes no words but these.
    let words: [String]
  }

  let options: [Option]
  /// The lists below the options, such as that of all formats, by their name.
  let lists: [String: [String]]

  static let commands = [
    "convert", "contrast", "mix", "ramp", "harmony", "simulate", "name", "check", "nearest", "palette", "snapshot",
    "zenity", "kdialog",
  ]

  /// - Parameter command: empty for the window.
  init(_ command: String) throws {
    let lines = try Run((command.isEmpty ? [] : [command]) + ["--help"]).lines
    var lists: [String: [String]] = [:], list: String?
    for line in lines {
      if line.hasSuffix(" is one of:") {
        list = line.split(separator: " ").first.map(String.init)
      } else if line.isEmpty {
        list = nil
      } else if let list {
        lists[list, default: []] += line.split(separator: " ").map(String.init)
      }
    }
    options = lines.compactMap { line in
      guard line.hasPrefix("  -") else { return nil }
      var words = line.split(separator: " ", omittingEmptySubsequences: false).dropFirst(2)[...]
      var short: String?
      if let word = words.first, word.hasSuffix(",") {
        short = String(word.dropLast())
        words = words.dropFirst()
      }
      guard let name = words.popFirst() else { return nil }
      // The help follows after two blanks; a value after one.
      let value = words.first.flatMap { $0.isEmpty ? nil : String($0) }
      let choice = value.map {
        $0.contains("|") || $0 == "rgb" ? $0.split(separator: "|").map(String.init) : lists[$0] ?? []
      }
      return Option(name: String(name), short: short, value: value, words: choice ?? [])
    }
    self.lists = lists
  }
}
