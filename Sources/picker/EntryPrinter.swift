import PickerCore

/// Writes entries as the options and the terminal want them.
struct EntryPrinter {
  let options: OutputOptions
  let swatches: Swatches?

  init(_ options: OutputOptions) {
    self.options = options
    swatches = options.isJSON || options.template != nil ? nil : Swatches.ofStandardOutput
  }

  func write(_ entry: Entry, to out: inout StandardOutput) {
    if options.isJSON { return out.write(object(entry)) }
    if let swatches { out.write(entry.colors.map { swatches.text($0.color) }.joined() + " ") }
    guard !entry.figures.isEmpty else {
      for (index, color) in entry.colors.enumerated() {
        out.write(index == 0 ? lineText(color) : "\t" + options.text(color))
      }
      return
    }
    let columns = options.formats.isEmpty ? [] : entry.colors.map(options.text)
    out.write((entry.figures + columns).joined(separator: "\t"))
  }

  /// A template may bring its own line feed.
  private func lineText(_ color: ParsedColor) -> String {
    let text = options.text(color)
    return options.template != nil && text.utf8.last == 10
      ? String(decoding: text.utf8.dropLast(), as: UTF8.self) : text
  }

  private func object(_ entry: Entry) -> String {
    guard !entry.members.isEmpty else { return "{" + (entry.colors.first.map(options.members) ?? "") + "}" }
    guard !options.formats.isEmpty else { return "{\(entry.members)}" }
    let objects = entry.colors.map { "{\(options.members($0))}" }
    return "{\(entry.members),\"colors\":[\(objects.joined(separator: ","))]}"
  }
}
