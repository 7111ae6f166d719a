import PickerCore

/// `picker simulate`: how colors look to people with a color vision deficiency.
struct SimulateCommand: ColorCommand {
  static let name = "simulate"
  static let kinds = words(ColorVision.Deficiency.self)
  static let operands = "\(kinds.joined(separator: "|")) [COLOR ...]"
  static let summary = "Show colors as people with a color vision deficiency see them"
  static let notes =
    "Without COLOR, reads one per line from standard input. For tritan, brettel is the soundest method."
  static let table =
    OptionTable<Self>([
      .init("severity", .text("S"), "from 0, none, to 1, the whole loss of one kind of cone; 1 by default") {
        $0.severity = try readNumber($1, "severity", in: 0...1)
      },
      .init("method", .choice(words(ColorVision.Method.self)), "the model; machado by default") {
        $0.method = try readChoice($1, "method")
      },
    ]) + .output + .template

  var output = OutputOptions()
  private var severity = 1.0
  private var method = ColorVision.Method.machado
  private var vision = ColorVision(.protan)

  func run(_ arguments: [String]) throws(Failure) -> Int32 {
    var command = self
    command.vision = ColorVision(try Self.readKind(arguments), severity: severity, method: method)
    return try command.run(Array(arguments.dropFirst()), from: 2)
  }

  /// What the model gives outside of sRGB is clamped, as its authors do.
  func answer(_ colors: [ParsedColor], _ entry: (Entry) throws(OutputEnd) -> Void) throws(OutputEnd) {
    for color in colors {
      let seen = vision.simulated(color.color.rgb).components.clamped(lowerBound: .zero, upperBound: .one)
      try entry(Entry(Color(RGB(components: seen), alpha: color.color.alpha)))
    }
  }
}
