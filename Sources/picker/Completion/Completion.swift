import PickerCore

/// Scripts that make a shell complete the words after `picker`, from the same tables as everything else.
enum Completion: String, CaseIterable {
  case bash, zsh, fish

  static let shells = words(Completion.self)

  var text: String {
    let lines =
      switch self {
      case .bash: bashLines
      case .zsh: zshLines
      case .fish: fishLines
      }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The window's options, and those of each subcommand.
  var commands: [any Subcommand.Type] { [Subcommands.window] + Subcommands.all }

  /// What arguments are completed with.
  enum Operand { case colors, files, nothing }

  func operand(_ command: any Subcommand.Type) -> Operand {
    if command is any FileSubcommand.Type { return .files }
    let words = command.operands.split { !$0.isLetter }
    return words.contains { $0 == "COLOR" || $0.hasSuffix("GROUND") } ? .colors : .nothing
  }

  var colorNames: String { ColorName.all.map(\.name).joined(separator: " ") }
}

extension Option {
  /// `-n` and `--count`.
  var flags: [String] { ["--" + name] + (short.map { ["-" + String($0)] } ?? []) }
}
