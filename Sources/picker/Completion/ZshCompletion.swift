extension Completion {
  var zshLines: [String] {
    var lines = [
      "#compdef picker",
      "# Completions of picker for zsh, as `picker --completion zsh` prints them.",
      "_picker() {",
      "  local -a commands colors",
      "  colors=(\(colorNames))",
      "  commands=(",
    ]
    for command in Subcommands.all {
      lines.append("    '\(command.name):\(quote(command.summary.replacing(":", with: "\\:")))'")
    }
    lines += [
      "  )",
      "  if (( CURRENT == 2 )) && [[ $words[2] != -* ]]; then",
      "    _describe command commands",
      "    return",
      "  fi",
      "  case $words[2] in",
    ]
    for command in commands.dropFirst() {
      lines += ["  \(command.name))", "    shift words", "    (( CURRENT-- ))"] + zshArguments(command)
    }
    lines += ["  *)"] + zshArguments(Subcommands.window)
    return lines + ["  esac", "}", "_picker \"$@\""]
  }

  private func zshArguments(_ command: any Subcommand.Type) -> [String] {
    var rows: [String] = []
    for option in command.options {
      let help = quote(
        option.help.replacing("\\", with: "\\\\").replacing("[", with: "\\[").replacing("]", with: "\\]"))
      for flag in option.flags { rows.append("'*\(flag)[\(help)]\(zshValue(option.value))'") }
    }
    if !command.kinds.isEmpty { rows.append("'1:kind:(\(command.kinds.joined(separator: " ")))'") }
    switch operand(command) {
    case .colors: rows.append("\"*:color:($colors)\"")
    case .files: rows.append("'*:file:_files'")
    case .nothing: break
    }
    return ["    _arguments -s \\"] + rows.dropLast().map { "      \($0) \\" } + ["      \(rows.last ?? "") ;;"]
  }

  private func zshValue(_ value: Option.Value) -> String {
    switch value {
    case .none: ""
    case .text(let name): ":\(name):"
    case .choice(let words): ":word:(\(words.joined(separator: " ")))"
    case .named(let name, let words): ":\(name):(\(words.joined(separator: " ")))"
    case .file(let name): ":\(name):_files"
    }
  }

  /// Inside of single quotes.
  private func quote(_ text: String) -> String { text.replacing("'", with: "'\\''") }
}

extension String {
  func replacing(_ part: Character, with other: String) -> String {
    reduce(into: "") { text, character in
      if character == part { text += other } else { text.append(character) }
    }
  }
}
