import PickerCore

/// The way between colors: the options of every command that mixes.
struct MixingOptions {
  var space: any ColorSpace.Type = OKLab.self
  var arc = HueArc.shorter
}

protocol MixesColors: PrintsColors {
  var mixing: MixingOptions { get set }
}

extension OptionTable where Answers: MixesColors {
  static var mixing: OptionTable {
    OptionTable([
      Row("in", .named("SPACE", spaceNames), "mix in this color space; oklab by default") {
        $0.mixing.space = try readSpace($1, "in")
      },
      Row("hue", .choice(words(HueArc.self)), "which way the hue goes, where the space has one; shorter by default") {
        $0.mixing.arc = try readChoice($1, "hue")
      },
    ])
  }
}

/// `picker mix`: what lies between two colors.
struct MixCommand: ColorCommand, MixesColors {
  static let name = "mix"
  static let operands = "COLOR COLOR"
  static let summary = "Mix two colors"
  static let notes = "Without COLOR, reads two per line from standard input, with a tab or a blank between."
  static let asksForEach = false
  static let table =
    OptionTable<Self>.mixing
    + OptionTable([
      .init("at", .text("T"), "from 0, the first color, to 1, the second; 0.5 by default") {
        $0.place = try readNumber($1, "at", in: 0...1)
      }
    ]) + .output + .template

  var output = OutputOptions()
  var mixing = MixingOptions()
  var place = 0.5
  var colorCount: ClosedRange<Int> { 2...2 }

  func answer(_ colors: [ParsedColor], _ entry: (Entry) throws(OutputEnd) -> Void) throws(OutputEnd) {
    try entry(Entry(Color.mix(colors[0].color, colors[1].color, at: place, in: mixing.space, hue: mixing.arc)))
  }
}
