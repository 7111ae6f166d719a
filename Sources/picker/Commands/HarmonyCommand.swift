import PickerCore

/// `picker harmony`: colors whose hues stand in a regular figure.
struct HarmonyCommand: ColorCommand {
  static let name = "harmony"
  static let kinds = words(Harmony.self)
  static let operands = "\(kinds.joined(separator: "|")) COLOR"
  static let summary = "Print the colors that go with a color, one a line"
  static let notes = """
    Without COLOR, reads one per line from standard input and prints each harmony on one line, with tabs between.
    """
  static let asksForEach = false
  static let hasOneEntry = false
  static let table =
    OptionTable<Self>([
      .init("in", .choice(["oklch", "hsl"]), "turn the hue in this color space; oklch by default") {
        guard let space = ["oklch": OKLCH.self, "hsl": HSL.self as any ColorSpace.Type][$1] else {
          throw badChoice($1, "in", ["oklch", "hsl"])
        }
        $0.space = space
      }
    ]) + .output + .template

  var output = OutputOptions()
  var space: any ColorSpace.Type = OKLCH.self
  private var harmony = Harmony.complement

  func run(_ arguments: [String]) throws(Failure) -> Int32 {
    var command = self
    command.harmony = try Self.readKind(arguments)
    return try command.run(Array(arguments.dropFirst()), from: 2)
  }

  func answer(_ colors: [ParsedColor], _ entry: (Entry) throws(OutputEnd) -> Void) throws(OutputEnd) {
    for color in harmony.colors(of: colors[0].color, in: space) { try entry(Entry(color)) }
  }
}

extension Subcommand {
  /// The first argument, where that is one of some words.
  static func readKind<Kind: RawRepresentable>(_ arguments: [String]) throws(Failure) -> Kind
  where Kind.RawValue == String {
    guard let word = arguments.first else { throw wrongArguments([], atMost: 0) }
    guard let kind = Kind(rawValue: word) else {
      throw .usage("argument 1: expected \(listed(kinds)), not \(quoted(word))")
    }
    return kind
  }
}
