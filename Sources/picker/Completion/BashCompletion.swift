extension Completion {
  var bashLines: [String] {
    var lines = [
      "# Completions of picker for bash, as `picker --completion bash` prints them.",
      "_picker() {",
      "  local word=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]} command= words= files=",
      "  local colors='\(colorNames)'",
      "  # `--to=hex` comes as three words.",
      "  if [[ $word == = ]]; then word=",
      "  elif [[ $previous == = ]]; then previous=${COMP_WORDS[COMP_CWORD-2]}; fi",
      "  (( COMP_CWORD > 1 )) && command=${COMP_WORDS[1]}",
      "  case $command in",
    ]
    for command in commands.dropFirst() { lines += bashCase(command, pattern: command.name) }
    lines += bashCase(Subcommands.window, pattern: "*")
    return lines + [
      "  esac",
      "  mapfile -t COMPREPLY < <(compgen -W \"$words\" -- \"$word\"; [[ -z $files ]] || compgen -f -- \"$word\")",
      "}",
      "complete -o filenames -F _picker picker",
    ]
  }

  private func bashCase(_ command: any Subcommand.Type, pattern: String) -> [String] {
    var lines = ["  \(pattern))", "    case $previous in"]
    for option in command.options where option.value.isTaken {
      let flags = option.flags.joined(separator: "|")
      if case .file = option.value {
        lines.append("    \(flags)) files=1 ;;")
      } else {
        lines.append("    \(flags)) words='\(option.value.words.joined(separator: " "))' ;;")
      }
    }
    let options = command.options.flatMap(\.flags).joined(separator: " ")
    lines += ["    *)", "      if [[ $word == -* ]]; then words='\(options)'"]
    if !command.kinds.isEmpty {
      lines.append("      elif (( COMP_CWORD == 2 )); then words='\(command.kinds.joined(separator: " "))'")
    }
    if command.name.isEmpty {
      let names = Subcommands.all.map { $0.name }.joined(separator: " ")
      lines.append("      elif (( COMP_CWORD == 1 )); then words='\(names)'")
    }
    switch operand(command) {
    case .colors: lines.append("      else words=$colors")
    case .files: lines.append("      else files=1")
    case .nothing: break
    }
    return lines + ["      fi ;;", "    esac ;;"]
  }
}
