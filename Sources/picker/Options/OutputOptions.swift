import PickerCore

/// How colors are printed: the options of every command that prints some.
struct OutputOptions {
  var formats: [OutputFormat] = []
  var style = FormatOptions()
  var template: Template?
  var isJSON = false

  /// What contradicts itself.
  func check() throws(Failure) {
    guard template != nil else { return }
    if isJSON { throw .usage("--template and --json cannot be used together") }
    if !formats.isEmpty { throw .usage("--template and --to cannot be used together") }
  }

  /// A color as text: its columns, or its part of the template.
  func text(_ color: ParsedColor) -> String {
    if let template { return template.text(color, style) }
    guard formats.count > 1 else { return (formats.first ?? Self.hex).text(color, style) }
    return formats.map { $0.text(color, style) }.joined(separator: "\t")
  }

  /// The members of a color's JSON object; with `--to` also its text in these formats.
  func members(of color: ParsedColor, _ json: inout JSONWriter) {
    json.members(of: color, style)
    if formats.isEmpty { return }
    json.object("formats") { json in
      for format in formats {
        if format.id == "json" {
          json.object(format.id) { $0.members(of: color, style) }
        } else {
          json.member(format.id, format.text(color, style))
        }
      }
    }
  }

  private static let hex = OutputFormats.all[0]
}

protocol PrintsColors: Subcommand {
  var output: OutputOptions { get set }
}

extension OptionTable where Answers: PrintsColors {
  /// `--to` and what goes with it.
  static var output: OptionTable {
    OptionTable([
      Row(
        "to", .named("FORMAT", OutputFormats.all.map(\.id)),
        "print in this format; repeated: in columns, with a tab between"
      ) {
        $0.output.formats.append(try readFormat($1, "to"))
      },
      Row("precision", .text("N"), "at most N decimals; by default the fewest that read back to the same color") {
        $0.output.style.precision = try readCount($1, "precision", in: 0...30)
      },
      Row(
        "gamut", .choice(words(FormatOptions.Gamut.self)),
        "how colors outside of sRGB come into formats of sRGB; css keeps lightness and hue"
      ) {
        $0.output.style.gamut = try readChoice($1, "gamut")
      },
      Row("upper", .none, "capital letters in hexadecimal digits") { answers, _ in
        answers.output.style.isUpperCase = true
      },
      Row("json", .none, "print JSON, one value a line") { answers, _ in answers.output.isJSON = true },
    ])
  }

  static var template: OptionTable {
    OptionTable([
      Row(
        "template", .text("TEXT"), "print this with its {FIELDS} filled in, such as '{r8},{g8},{b8}' or '{oklch.l:4}'"
      ) {
        $0.output.template = try readTemplate($1)
      }
    ])
  }
}
