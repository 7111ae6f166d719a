import CGetopt
import Glibc
import PickerSystem

/// The options of a command, one row each: what the option is, and what it does to the answers.
struct OptionTable<Answers> {
  struct Row {
    let option: Option
    let apply: (inout Answers, FilePath) throws -> Void

    init(
      _ name: String, short: Character? = nil, _ value: Option.Value = .none, _ help: String,
      _ apply: @escaping (inout Answers, String) throws -> Void
    ) {
      self.init(Option(name: name, short: short, value: value, help: help)) { try apply(&$0, $1.text) }
    }

    /// An option whose value is the name of a file.
    init(
      _ name: String, file: String, _ help: String, _ apply: @escaping (inout Answers, FilePath) throws -> Void
    ) {
      self.init(Option(name: name, value: .file(file), help: help), apply)
    }

    init(_ option: Option, _ apply: @escaping (inout Answers, FilePath) throws -> Void) {
      (self.option, self.apply) = (option, apply)
    }
  }

  let rows: [Row]

  init(_ rows: [Row]) { self.rows = rows }

  static func + (a: OptionTable, b: OptionTable) -> OptionTable { OptionTable(a.rows + b.rows) }

  /// The same options, each of which is also noted by name when it is given.
  func noting(_ note: @escaping (inout Answers, String) -> Void) -> OptionTable {
    OptionTable(
      rows.map { row in
        Row(row.option) { answers, value in
          note(&answers, row.option.name)
          try row.apply(&answers, value)
        }
      })
  }

  /// Every table ends with `--help`.
  var options: [Option] { rows.map(\.option) + [.help] }

  /// Runs `getopt_long` over the words and applies what it finds. Options and arguments may be mixed; `--` ends options.
  /// - Returns: the arguments; `nil` when help was asked for.
  /// - Throws: `Failure`, which names the word that cannot stand.
  func read(_ words: [FilePath], of command: String, into answers: inout Answers) throws(Failure) -> [FilePath]? {
    let options = options
    var argv: [UnsafeMutablePointer<CChar>?] = [strdup(command)] + words.map { $0.withCString { strdup($0) } } + [nil]
    let names = options.map { strdup($0.name) }
    let start = argv
    defer { for pointer in start + names { free(pointer) } }
    var long = options.indices.map { index in
      option(
        name: UnsafePointer(names[index]), has_arg: options[index].value.isTaken ? 1 : 0, flag: nil,
        val: Int32(index + Self.firstCode))
    }
    long.append(option())
    let short = options.reduce(into: ":") { text, option in
      if let letter = option.short { text += String(letter) + (option.value.isTaken ? ":" : "") }
    }
    getopt_begin()
    while true {
      let code = getopt_long(Int32(words.count + 1), &argv, short, long, nil)
      if code == -1 { break }
      if code == Int32(UInt8(ascii: "?")) || code == Int32(UInt8(ascii: ":")) {
        throw Self.complaint(code, argv, options, of: command)
      }
      guard let index = Self.index(code, options) else { continue }
      if index == rows.count { return nil }
      do { try rows[index].apply(&answers, getopt_value().map(FilePath.init) ?? "") } catch {
        throw error as? Failure ?? .usage("--\(options[index].name): \(error)")
      }
    }
    return argv[min(Int(getopt_index()), words.count + 1)...].compactMap { $0.map { FilePath(cString: $0) } }
  }

  /// What `getopt_long` returns for the first row; above all letters.
  private static var firstCode: Int { 256 }

  private static func index(_ code: Int32, _ options: [Option]) -> Int? {
    if code >= firstCode { return Int(code) - firstCode }
    return options.firstIndex { $0.short?.asciiValue.map(Int32.init) == code }
  }

  private static func complaint(
    _ code: Int32, _ argv: [UnsafeMutablePointer<CChar>?], _ options: [Option], of command: String
  ) -> Failure {
    let last = Int(getopt_index()) - 1
    let word = argv.indices.contains(last) ? argv[last].map { String(cString: $0) } ?? "" : ""
    if code == Int32(UInt8(ascii: ":")) { return .usage("option \(quoted(word)) needs a value") }
    let offender = getopt_offender()
    if offender >= firstCode,
      let option = options.indices.contains(Int(offender) - firstCode)
        ? options[Int(offender) - firstCode] : nil
    {
      return .usage("option '--\(option.name)' takes no value")
    }
    let shown = offender > 0 && offender < 128 ? "-" + String(UnicodeScalar(UInt8(offender))) : word
    let isAmbiguous = shown.hasPrefix("--") && options.count { ("--" + $0.name).hasPrefix(shown) } > 1
    return .usage("\(isAmbiguous ? "ambiguous" : "unknown") option \(quoted(shown)); see \(command) --help")
  }
}
