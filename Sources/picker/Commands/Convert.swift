import PickerCore

/// `picker convert`: colors in other notations.
struct Convert: ColorCommand {
  static let name = "convert"
  static let operands = "[COLOR ...]"
  static let summary = "Convert colors; without COLOR, one per line from standard input"
  static let table = OptionTable<Self>.output + .template

  var output = OutputOptions()

  func answer(_ colors: [ParsedColor], _ entry: (Entry) throws(OutputEnd) -> Void) throws(OutputEnd) {
    for color in colors { try entry(Entry(color)) }
  }
}
