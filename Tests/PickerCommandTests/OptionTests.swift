import Foundation
import Testing

/// Every option of every command that prints colors, byte for byte. Colors and figures are by hand.
@Suite struct OptionTests {
  struct Row: CustomTestStringConvertible {
    let arguments: [String]
    let output: String
    var testDescription: String { arguments.joined(separator: " ") }

    init(_ arguments: [String], _ output: String) { (self.arguments, self.output) = (arguments, output) }
  }

  private static let green = "color(display-p3 0 1 0)"
  private static let redObject =
    ##"{"color":"#ff0000","space":"srgb","components":[1,0,0],"srgb":[1,0,0],"alpha":1}"##
  private static let blackOnWhite = "21.00\tAA pass\tAA large pass\tAAA pass\tLc 106.04"

  private static let hexCheck = "hexadecimal list\t6 swatches"
  private static let hexList = ["7b8524", "1cceca", "cbaf0f", "6e875a", "6b8461", "5f7e43"]

  static let rows = [
    Row(["convert", "--to", "rgb", "#4280f6"], "rgb(66 128 246)"),
    Row(["convert", "--to", "hsl", "--precision", "0", "#ff8000"], "hsl(30 100% 50%)"),
    Row(["convert", "--gamut", "clip", green], "#00ff00"),
    Row(["convert", "--upper", "#abcdef"], "#ABCDEF"),
    Row(["convert", "--json", "red"], redObject),
    Row(["convert", "--template", "{r8} {g8:x}", "#4280f6"], "66 80"),

    Row(["contrast", "black", "white"], blackOnWhite),
    Row(["contrast", "--to", "hex", "black", "white"], blackOnWhite + "\t#000000\t#ffffff"),
    Row(["contrast", "--precision", "1", "black", "white"], "21\tAA pass\tAA large pass\tAAA pass\tLc 106"),
    Row(
      ["contrast", "--gamut", "none", "--to", "rgb", "black", "white"], blackOnWhite + "\trgb(0 0 0)\trgb(255 255 255)"),
    Row(["contrast", "--upper", "--to", "hex", "black", "white"], blackOnWhite + "\t#000000\t#FFFFFF"),
    Row(
      ["contrast", "--json", "--precision", "1", "black", "white"],
      #"{"wcag":21,"apca":106,"deltaE2000":100,"deltaEOK":1}"#),

    Row(["mix", "--in", "srgb", "red", "blue"], "#800080"),
    Row(["mix", "--in", "hsl", "--hue", "longer", "red", "blue"], "#00ff00"),
    Row(["mix", "--in", "srgb", "--at", "0.25", "red", "blue"], "#bf0040"),
    Row(["mix", "--in", "srgb", "--to", "rgb", "red", "blue"], "rgb(128 0 128)"),
    Row(["mix", "--in", "srgb", "--to", "hsl", "--precision", "0", "red", "blue"], "hsl(300 100% 25%)"),
    Row(["mix", "--in", "srgb", "--at", "0", "--gamut", "clip", green, "red"], "#00ff00"),
    Row(["mix", "--in", "srgb", "--at", "0", "--upper", "red", "blue"], "#FF0000"),
    Row(["mix", "--in", "srgb", "--at", "0", "--json", "red", "blue"], redObject),
    Row(["mix", "--in", "srgb", "--at", "1", "--template", "<{hex}>", "red", "blue"], "<#0000ff>"),

    Row(["ramp", "--count", "3", "--in", "srgb", "red", "blue"], "#ff0000\n#800080\n#0000ff"),
    Row(["ramp", "-n", "2", "--in", "srgb", "red", "blue"], "#ff0000\n#0000ff"),
    Row(["ramp", "-n", "3", "--in", "hsl", "--hue", "longer", "red", "blue"], "#ff0000\n#00ff00\n#0000ff"),
    Row(["ramp", "-n", "2", "--in", "srgb", "--to", "rgb", "red", "blue"], "rgb(255 0 0)\nrgb(0 0 255)"),
    Row(
      ["ramp", "-n", "2", "--in", "srgb", "--to", "hsl", "--precision", "0", "red", "blue"],
      "hsl(0 100% 50%)\nhsl(240 100% 50%)"),
    Row(["ramp", "-n", "2", "--in", "srgb", "--gamut", "clip", green, "red"], "#00ff00\n#ff0000"),
    Row(["ramp", "-n", "2", "--in", "srgb", "--upper", "red", "blue"], "#FF0000\n#0000FF"),
    Row(["ramp", "-n", "1", "--in", "srgb", "--json", "red", "blue"], redObject),
    Row(["ramp", "-n", "2", "--in", "srgb", "--template", "{b8}", "red", "blue"], "0\n255"),

    Row(["harmony", "complement", "--in", "hsl", "red"], "#ff0000\n#00ffff"),
    Row(["harmony", "complement", "--in", "hsl", "--to", "rgb", "red"], "rgb(255 0 0)\nrgb(0 255 255)"),
    Row(
      ["harmony", "complement", "--in", "hsl", "--to", "hwb", "--precision", "0", "red"],
      "hwb(0 0% 0%)\nhwb(180 0% 0%)"),
    Row(["harmony", "complement", "--in", "hsl", "--gamut", "none", "red"], "#ff0000\n#00ffff"),
    Row(["harmony", "complement", "--in", "hsl", "--upper", "red"], "#FF0000\n#00FFFF"),
    Row(
      ["harmony", "complement", "--in", "hsl", "--json", "red"],
      ##"{"color":"#ff0000","space":"hsl","components":[0,1,0.5],"srgb":[1,0,0],"alpha":1}"## + "\n"
        + ##"{"color":"#00ffff","space":"hsl","components":[180,1,0.5],"srgb":[0,1,1],"alpha":1}"##),
    Row(["harmony", "complement", "--in", "hsl", "--template", "{g8}", "red"], "0\n255"),

    Row(["simulate", "protan", "--severity", "0", "red"], "#ff0000"),
    Row(["simulate", "tritan", "--method", "brettel", "white"], "#ffffff"),
    Row(["simulate", "deutan", "--severity", "0", "--to", "rgb", "red"], "rgb(255 0 0)"),
    Row(["simulate", "deutan", "--severity", "0", "--to", "hsl", "--precision", "0", "#ff8000"], "hsl(30 100% 50%)"),
    Row(["simulate", "deutan", "--severity", "0", "--gamut", "clip", green], "#00ff00"),
    Row(["simulate", "deutan", "--severity", "0", "--upper", "red"], "#FF0000"),
    Row(["simulate", "deutan", "--severity", "0", "--json", "red"], redObject),
    Row(["simulate", "deutan", "--severity", "0", "--template", "{r8}", "red"], "255"),

    Row(
      ["palette", "show", "--from", "hex", PaletteTests.file("list.hex")],
      hexList.map { "#" + $0 }.joined(separator: "\n")),
    Row(["palette", "convert", "--to", "hex", PaletteTests.file("list.hex"), "-"], hexList.joined(separator: "\n")),
    Row(["palette", "extract", "--count", "3", PaletteTests.picture], "#ff0000\n#008000\n#0000ff"),
    Row(["palette", "extract", "-n", "4", PaletteTests.picture], "#ff0000\n#008000\n#0000ff"),
    Row(
      ["palette", "extract", "--json", PaletteTests.vectors + "/pictures/red.png"],
      #"{"group":"","name":"","model":"rgb","components":[1,0,0],"srgb":[1,0,0],"alpha":1}"#),
    Row(["palette", "check", "--near", "0", PaletteTests.file("list.hex")], hexCheck),
    Row(["palette", "check", "--vision", "tritan", "--apart", "0", PaletteTests.file("list.hex")], hexCheck),
    Row(["palette", "check", "--contrast", "21", PaletteTests.file("list.hex")], hexCheck),
    Row(["palette", "check", "--gamut", "rec2020", "--strict", PaletteTests.file("list.hex")], hexCheck),

    Row(["name", "--to", "rgb", "tomato"], "tomato\t0\trgb(255 99 71)"),
    Row(["name", "--precision", "1", "tomato"], "tomato\t0"),
    Row(["name", "--gamut", "clip", "--to", "hex", "tomato"], "tomato\t0\t#ff6347"),
    Row(["name", "--upper", "--to", "hex", "tomato"], "tomato\t0\t#FF6347"),
    Row(["check", "--rule", "opaque", "red"], "#ff0000\tok"),
    Row(
      ["check", "--rule", "distance(palette) >= 1", "--palette", PaletteTests.file("list.hex"), "red"], "#ff0000\tok"),
    Row(["check", "--rule", "opaque", "--to", "rgb", "red"], "#ff0000\tok\trgb(255 0 0)"),
    Row(["check", "--rule", "opaque", "--gamut", "clip", "--upper", "--to", "hex", green], "#00FF00\tok\t#00FF00"),
    Row(
      ["check", "--rule", "opaque", "--json", "--precision", "1", "red"],
      redObject.dropLast() + #","allowed":true,"failures":[]}"#),
    Row(["nearest", "--rule", "opaque", "red"], "#ff0000"),
    Row(["nearest", "--rule", "distance(palette) >= 1", "--palette", PaletteTests.file("list.hex"), "red"], "#ff0000"),
    Row(["nearest", "--rule", "opaque", "--to", "hsl", "--precision", "0", "#ff8000"], "hsl(30 100% 50%)"),
    Row(["nearest", "--rule", "opaque", "--gamut", "clip", green], "#00ff00"),
    Row(["nearest", "--rule", "opaque", "--upper", "red"], "#FF0000"),
    Row(["nearest", "--rule", "opaque", "--json", "red"], redObject),
    Row(["nearest", "--rule", "opaque", "--template", "{r8}", "red"], "255"),
    Row(["ramp", "--contrast-on", "white", "21", "red"], "#000000"),

    Row(["name", "#ff634780"], "tomato\t0"),
    Row(["name", "#00000000"], "transparent\t0"),
    Row(["name", "--json", "tomato"], #"{"name":"tomato","deltaE2000":0}"#),
  ]

  @Test(arguments: rows) func printsWhatItSays(_ row: Row) throws {
    try expect(row.arguments, prints: row.output + "\n")
    // The point stays a point, whether or not this locale is installed.
    try expect(row.arguments, environment: ["LC_ALL": "de_DE.UTF-8"], prints: row.output + "\n")
  }

  /// The window's options as far as a picture shows them: what has no place there is taken all the same.
  static let windowRows: [(options: [String], width: Int, height: Int)] = [
    (["--color", "red"], 960, 660), (["--format", "oklch"], 960, 660), (["--alpha"], 960, 660),
    (["--no-alpha"], 960, 660), (["--space", "oklch"], 960, 660), (["--title", "Paint"], 960, 660),
    (["--size", "400x500"], 400, 500), (["--scale", "2", "--size", "400x500"], 800, 1000),
    (["--theme", "light"], 960, 660), (["--sheet", "rgb"], 420, 552),
    (["--wheel"], 960, 660), (["--background", "navy"], 960, 660),
    (["--rule", "contrast(white) >= 4.5"], 960, 660),
    (["--palette", PaletteTests.file("grouped.kpl")], 960, 660), (["--picture", PaletteTests.picture], 960, 660),
  ]

  @Test(arguments: windowRows) func snapshots(_ options: [String], _ width: Int, _ height: Int) throws {
    let folder = try TemporaryFolder(), file = folder.path + "/window.png"
    try expect(["snapshot"] + options + [file], prints: "")
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: file)))
    #expect(bytes.prefix(8) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    func number(_ at: Int) -> Int { bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) } }
    #expect(number(16) == width && number(20) == height)
    // Without a display the window itself is refused, after its options were read.
    let run = try Run(options)
    #expect(run.output == "" && run.status == 3)
    #expect(run.errors.hasPrefix("picker: there is no display") && run.errors.split(separator: "\n").count == 1)
  }

  /// Options whose effect needs a display or is more than a line: the suites that hold them.
  static let elsewhere: [String: Set<String>] = [
    "": [
      "--live", "--edit", "--line", "--column",  // EditTests, and the window tests
      "--pick",  // EyedropperTests
      "--completion", "--version",  // HelpTests
    ],
    "palette": ["--fix"],  // PaletteTests
  ]

  @Test(arguments: [""] + Usage.commands.dropLast(2)) func everyOptionHasARow(_ command: String) throws {
    let isWindow = ["", "snapshot"].contains(command)
    let used =
      isWindow
      ? Set(Self.windowRows.flatMap(\.options))
      : Set(Self.rows.filter { $0.arguments[0] == command }.flatMap(\.arguments))
    for option in try Usage(command).options where option.name != "--help" {
      let isKnown = used.contains(option.name) || Self.elsewhere[command, default: []].contains(option.name)
      #expect(isKnown, "\(command) \(option.name)")
      if let short = option.short { #expect(used.contains(short), "\(command) \(short)") }
    }
  }

  @Test func everyFormatSpaceAndKindHasARow() throws {
    #expect(try Usage("convert").lists["FORMAT"] == ConvertTests.formats.map(\.0))
    let spaces = try Usage("mix").lists["SPACE"] ?? []
    #expect(spaces.count >= 17)
    // Halfway between a color and itself is the color, wherever it is mixed.
    for space in spaces { try expect(["mix", "--in", space, "#4280f6", "#4280f6"], prints: "#4280f6\n") }
  }

  /// What can be wrong with any option, for each option of each command.
  @Test(arguments: [""] + Usage.commands) func everyOptionRefusesWhatItCannotUse(_ command: String) throws {
    let words = command.isEmpty ? [] : [command], status: Int32 = command == "zenity" ? 255 : 2
    let name = (["picker"] + words).joined(separator: " ")
    func refused(_ arguments: [String], _ message: String) throws {
      try expect(words + arguments, prints: "", complains: "picker: \(message)\n", status: status)
    }
    try refused(["--bogus"], "unknown option '--bogus'; see \(name) --help")
    try refused(["-z"], "unknown option '-z'; see \(name) --help")
    for option in try Usage(command).options {
      if option.value == nil {
        try refused([option.name + "=1"], "option '\(option.name)' takes no value")
        continue
      }
      try refused([option.name], "option '\(option.name)' needs a value")
      if let short = option.short { try refused([short], "option '\(short)' needs a value") }
      guard !option.words.isEmpty else { continue }
      let list = option.words.dropLast().joined(separator: ", ")
      let expected = option.words.count == 1 ? option.words[0] : "\(list) or \(option.words[option.words.count - 1])"
      try refused([option.name, "nonsense"], "\(option.name): expected \(expected), not 'nonsense'")
    }
  }
}
