import PickerCore

extension Subcommand {
  /// What `--help` prints, all of it from the tables.
  static var help: String {
    var text = "usage: \(fullName) [OPTIONS]\(operands.isEmpty ? "" : " " + operands)\n"
    if name.isEmpty { text += "       picker COMMAND [OPTIONS] ...\n" }
    text += "\n" + wrapped(summary + ".", indent: 0)
    if !notes.isEmpty { text += wrapped(notes, indent: 0) }
    text += "\noptions:\n" + rows(options.map { ($0.usage, $0.help) })
    for case .named(let name, let words) in options.map(\.value).unique {
      text += "\n\(name) is one of:\n" + wrapped(words.joined(separator: " "), indent: 2)
    }
    if name.isEmpty {
      text += "\ncommands:\n" + rows(Subcommands.all.map { ($0.name, $0.summary.loweringFirst) })
      text += "\npicker COMMAND --help tells more of each.\n"
    }
    if let failureStatus { return text + "\nexit status: 0 chosen, 1 cancelled, \(failureStatus) all that fails\n" }
    return text + """

      exit status: 0 chosen or done, 1 cancelled, 2 bad usage or input,
      3 no display or the system refused

      """
  }
}

/// Two columns; what does not fit on the left gets a line of its own.
private func rows(_ rows: [(left: String, right: String)]) -> String {
  let width = min(rows.map { $0.left.count }.max() ?? 0, 28)
  return rows.map { left, right in
    let gap =
      left.count > width
      ? "\n" + String(repeating: " ", count: width + 4)
      : String(repeating: " ", count: width + 2 - left.count)
    return "  " + left + gap + wrapped(right, indent: width + 4).drop { $0 == " " }
  }.joined()
}

/// Lines of at most 79 characters.
private func wrapped(_ text: String, indent: Int) -> String {
  let margin = String(repeating: " ", count: indent)
  var lines: [String] = [], line = ""
  for word in text.split(separator: " ") {
    if !line.isEmpty, indent + line.count + 1 + word.count > 79 {
      lines.append(margin + line)
      line = ""
    }
    line += (line.isEmpty ? "" : " ") + word
  }
  return (lines + [margin + line]).joined(separator: "\n") + "\n"
}

extension String {
  fileprivate var loweringFirst: String { prefix(1).lowercased() + dropFirst() }
}

extension [Option.Value] {
  /// Each name once.
  fileprivate var unique: [Option.Value] {
    var names: Set<String> = []
    return filter { $0.placeholder.map { names.insert($0).inserted } ?? false }
  }
}
