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
    if options.isJSON {
      var json = JSONWriter()
      json.object { members(of: entry, &$0) }
      return out.write(json.text)
    }
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

  private func members(of entry: Entry, _ json: inout JSONWriter) {
    guard let members = entry.members else {
      if let color = entry.colors.first { options.members(of: color, &json) }
      return
    }
    members(&json)
    if options.formats.isEmpty { return }
    json.array("colors") { json in
      for color in entry.colors { json.object { options.members(of: color, &$0) } }
    }
  }
}
