import PickerSystem

/// Something that the program can do: the word that asks for it, its options and what it does with its arguments.
protocol Subcommand {
  /// The first word; empty for the window.
  static var name: String { get }
  /// What follows the options, such as `[COLOR ...]`.
  static var operands: String { get }
  /// One sentence, without a period.
  static var summary: String { get }
  /// What the first argument can be, where that is one of some words.
  static var kinds: [String] { get }
  /// More for `--help`.
  static var notes: String { get }
  /// The exit status of all failures, where another program's is followed.
  static var failureStatus: Int32? { get }
  static var table: OptionTable<Self> { get }

  init()
  /// - Returns: The exit status.
  func run(_ arguments: [String]) throws(Failure) -> Int32
}

/// One whose arguments are files, which may have names of any bytes.
protocol FileSubcommand: Subcommand {
  func run(_ files: [FilePath]) throws(Failure) -> Int32
}

extension FileSubcommand {
  func run(_ arguments: [String]) throws(Failure) -> Int32 { try run(arguments.map { FilePath($0) }) }
}

extension Subcommand {
  static var kinds: [String] { [] }
  static var notes: String { "" }
  static var failureStatus: Int32? { nil }
  static var options: [Option] { table.options }
  /// `picker convert`.
  static var fullName: String { name.isEmpty ? "picker" : "picker " + name }

  static func perform(_ words: [FilePath]) throws(Failure) -> Int32 {
    var command = Self()
    do throws(Failure) {
      guard let arguments = try table.read(words, of: fullName, into: &command) else { return try printText(help) }
      if let command = command as? any FileSubcommand { return try command.run(arguments) }
      return try command.run(arguments.map(\.text))
    } catch { throw Failure(message: error.message, status: failureStatus ?? error.status, detail: error.detail) }
  }

  /// That the arguments are not as many as they should be.
  static func wrongArguments(_ arguments: [String], atMost count: Int) -> Failure {
    if arguments.count > count { return .usage("unexpected \(quoted(arguments[count])); see \(fullName) --help") }
    return .usage("expected \(operands.isEmpty ? "options only" : operands); see \(fullName) --help")
  }
}

/// All of them, in the order of `--help`. One row here makes a subcommand known everywhere.
enum Subcommands {
  static let window: any Subcommand.Type = WindowCommand.self
  static let all: [any Subcommand.Type] = [
    Convert.self, ContrastCommand.self, MixCommand.self, RampCommand.self, HarmonyCommand.self, SimulateCommand.self,
    NameCommand.self, CheckCommand.self, NearestCommand.self, PaletteCommand.self, SnapshotCommand.self,
    ZenityCommand.self, KDialogCommand.self,
  ]

  static func named(_ name: String) -> (any Subcommand.Type)? { all.first { $0.name == name } }

  /// Of a subcommand, or without a name that of the window.
  static func help(of name: String?) throws(Failure) -> String {
    guard let name else { return window.help }
    guard let subcommand = named(name) else { throw noCommand(name, "is no command") }
    return subcommand.help
  }

  /// That a word is none of them.
  static func noCommand(_ word: String, _ what: String) -> Failure {
    .usage("\(quoted(word)) \(what) (\(all.map { $0.name }.joined(separator: ", "))); see picker --help")
  }
}
