/// What an option is called and takes: all that the parser, `--help`, the completions and the manual know of it.
struct Option {
  enum Value {
    case none
    /// Free text, by what it stands for, such as `WxH`.
    case text(String)
    /// One of some words, shown as a list.
    case choice([String])
    /// One of many words, shown by what they stand for, such as `FORMAT`.
    case named(String, [String])
    case file(String)

    /// As in `--gamut css|clip|none`.
    var placeholder: String? {
      switch self {
      case .none: nil
      case .text(let name), .named(let name, _), .file(let name): name
      case .choice(let words): words.joined(separator: "|")
      }
    }

    /// The words that can stand here, if there are only so many.
    var words: [String] {
      switch self {
      case .choice(let words), .named(_, let words): words
      case .none, .text, .file: []
      }
    }

    var isTaken: Bool { placeholder != nil }
  }

  let name: String
  var short: Character?
  let value: Value
  let help: String

  /// `-n, --count COUNT`.
  var usage: String {
    (short.map { "-\($0), " } ?? "") + "--" + name + (value.placeholder.map { " " + $0 } ?? "")
  }

  static let help = Option(name: "help", short: "h", value: .none, help: "show this")
}
