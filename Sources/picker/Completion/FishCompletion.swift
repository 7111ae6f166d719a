extension Completion {
  var fishLines: [String] {
    var lines = [
      "# Completions of picker for fish, as `picker --completion fish` prints them.",
      "set -l commands \(Subcommands.all.map { $0.name }.joined(separator: " "))",
      "set -l colors \(colorNames)",
      "complete -c picker -f",
    ]
    for command in Subcommands.all {
      lines.append("complete -c picker -n __fish_use_subcommand -a \(command.name) -d \(quote(command.summary))")
    }
    for command in commands {
      let isUsed =
        command.name.isEmpty
        ? "-n \"not __fish_seen_subcommand_from $commands\"" : "-n '__fish_seen_subcommand_from \(command.name)'"
      for option in command.options {
        lines.append("complete -c picker \(isUsed) \(fishFlags(option)) -d \(quote(option.help))")
      }
      if !command.kinds.isEmpty {
        lines.append("complete -c picker \(isUsed) -a \(quote(command.kinds.joined(separator: " ")))")
      }
      switch operand(command) {
      case .colors: lines.append("complete -c picker \(isUsed) -a \"$colors\"")
      case .files: lines.append("complete -c picker \(isUsed) -F")
      case .nothing: break
      }
    }
    return lines
  }

  private func fishFlags(_ option: Option) -> String {
    let flags = "-l \(option.name)" + (option.short.map { " -s \($0)" } ?? "")
    switch option.value {
    case .none: return flags
    case .text: return flags + " -x"
    case .choice(let words), .named(_, let words): return flags + " -x -a \(quote(words.joined(separator: " ")))"
    case .file: return flags + " -r -F"
    }
  }

  private func quote(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
