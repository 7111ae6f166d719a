import Testing

/// What cannot be used ends with status 2 and one line that says what and where.
@Suite struct BadInputTests {
  static let size = "expected WIDTHxHEIGHT in points, each from 1 to 32768, such as 960x660"
  static let commands = "(\(Usage.commands.joined(separator: ", "))); see picker --help"

  @Test(arguments: [
    (["convert", "--bogus"], "unknown option '--bogus'; see picker convert --help"),
    (["convert", "-x", "red"], "unknown option '-x'; see picker convert --help"),
    (["convert", "--t", "hex"], "ambiguous option '--t'; see picker convert --help"),
    (["convert", "--to"], "option '--to' needs a value"),
    (["convert", "--json=1"], "option '--json' takes no value"),
    (["convert", "--gamut", "best", "red"], "--gamut: expected css, clip or none, not 'best'"),
    (["convert", "--precision", "-1", "red"], "--precision: expected a whole number from 0 to 30, not '-1'"),
    (["convert", "--precision", "2.5", "red"], "--precision: expected a whole number from 0 to 30, not '2.5'"),
    (
      ["convert", "--template", "{nope", "red"],
      "--template '{nope': a field without its closing brace; write {{ for a brace at character 1"
    ),
    (["convert", "--template", "{hex}", "--json", "red"], "--template and --json cannot be used together"),
    (["convert", "--template", "{hex}", "--to", "rgb", "red"], "--template and --to cannot be used together"),
    (["contrast", "red"], "expected FOREGROUND BACKGROUND; see picker contrast --help"),
    (["contrast", "red", "blue", "lime"], "unexpected 'lime'; see picker contrast --help"),
    (["--color", "redd"], "--color 'redd': \(noColor) at character 1"),
    (["--size", "12"], "--size: \(size), not '12'"), (["--size", "0x660"], "--size: \(size), not '0x660'"),
    (["--size", "960x32769"], "--size: \(size), not '960x32769'"),
    (["--scale", "9"], "--scale: expected a number from 0.5 to 8, not '9'"),
    (["--theme", "pink"], "--theme: expected light, dark or auto, not 'pink'"),
    (["--sheet", "hsl"], "--sheet: expected rgb, not 'hsl'"),
    (["convrt", "red"], "'convrt' is neither a file nor a command \(commands)"),
    (["convrt"], "'convrt' is neither a file nor a command \(commands)"),
    (["-"], "'-' is neither a file nor a command \(commands)"),
    (["help", "convrt"], "'convrt' is no command \(commands)"),
    (["no/convrt"], "cannot read 'no/convrt': No such file or directory"),
    (["missing.gpl"], "cannot read 'missing.gpl': No such file or directory"),
    (["/dev/null", "red"], "unexpected 'red'; see picker --help"),
    (["snapshot"], "expected FILE.png; see picker snapshot --help"),
    (["snapshot", "x.jpg"], "expected a name that ends in .png, not 'x.jpg': the picture is a PNG file"),
    (["snapshot", "-"], "expected a name that ends in .png, not '-': the picture is a PNG file"),
  ]) func usage(_ arguments: [String], _ message: String) throws {
    try expect(arguments, prints: "", complains: "picker: \(message)\n", status: 2)
  }

  @Test func unknownFormatsAndSpacesGetTheList() throws {
    for arguments in [["convert", "--to", "hexx", "red"], ["--format", "hexx"], ["--space", "hexx"]] {
      let run = try Run(arguments)
      #expect(run.errors.hasPrefix("picker: \(arguments[arguments[0] == "convert" ? 1 : 0]): expected "))
      #expect(run.errors.hasSuffix(", not 'hexx'\n") && run.errors.contains("oklch, "))
      #expect(run.output == "" && run.status == 2)
    }
  }

  @Test func spacesWithoutATabAreNoneToBeginWith() throws {
    let list = "rgb, hsv, hsl, hwb, oklch, okhsv, okhsl, lab or lch"
    try expect(
      ["--space", "display-p3"], prints: "",
      complains: "picker: --space: expected \(list), not 'display-p3'\n", status: 2)
  }

  @Test(arguments: [
    ("xyz", "\(noColor) at character 1"), ("", "\(noColor) at character 1"),
    ("hsl(100, 50%, 50%)asdf", "expected the end of the text at character 19"),
    ("rgb(255, 0, none)", "expected a number at character 13"),
    ("#12345", "expected 3, 4, 6 or 8 hexadecimal digits at character 2"),
    ("é", "\(noColor) at character 1"), ("red é", "expected the end of the text at character 5"),
    ("/*é*/ red x", "expected the end of the text at character 11"),
  ]) func aColorThatIsNone(_ text: String, _ message: String) throws {
    try expect(["convert", text], prints: "", complains: "picker: argument 1 '\(text)': \(message)\n", status: 2)
  }

  @Test func aBadArgumentStopsBeforeAnythingIsPrinted() throws {
    try expect(
      ["convert", "red", "blue", "bluee"], prints: "",
      complains: "picker: argument 3 'bluee': \(noColor) at character 1\n", status: 2)
  }

  @Test func messagesAreOneLineWithoutControlCharacters() throws {
    try expect(
      ["convert", "a\u{1b}[31m\nb"], prints: "",
      complains: "picker: argument 1 'a\\u{1b}[31m\\nb': \(noColor) at character 1\n",
      status: 2)
    let long = try Run(["convert", String(repeating: "x", count: 100_000)])
    #expect(long.errors == "picker: argument 1 '\(String(repeating: "x", count: 60))…': \(noColor) at character 1\n")
  }

  @Test(arguments: [
    ["convert", "--template", "{\u{1b}]0;x\u{07}\n}", "red"], ["snapshot", "/nowhere/\u{1b}]0;x\u{07}\n.png"],
    ["snapshot", "--palette", "/nowhere/\u{9b}31m.gpl", "a.png"], ["palette", "show", "\u{202e}\u{1b}[31m"],
    ["convert", "--to", "\u{1b}[31m"], ["\u{1b}[31m"], ["--\u{1b}[31m"], ["harmony", "\u{7f}", "red"],
    ["--edit", "\u{1b}[31m"], ["convert", "#42\u{200b}80f6"],
  ]) func noTerminalObeysAMessage(_ arguments: [String]) throws {
    let run = try Run(arguments)
    #expect(run.status >= 2)
    let lines = run.errors.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 2 && lines[1].isEmpty, "\(run.errors)")
    #expect(
      !run.errors.dropLast().unicodeScalars.contains {
        $0.value < 32 || $0.value == 0x7F || $0.properties.generalCategory == .control
          || $0.properties.generalCategory == .format
      })
  }

  /// What is larger than a picture may be is told, not tried.
  @Test(arguments: [
    (["--size", "32768x32768"], "32768x32768"), (["--size", "8192x8193"], "8192x8193"),
    (["--size", "4096x4097", "--scale", "2"], "8192x8194"),
  ]) func aPictureThatIsTooLarge(_ options: [String], _ shown: String) throws {
    try expect(
      ["snapshot"] + options + ["/nowhere/a.png"], prints: "",
      complains: "picker: --size: expected at most 67108864 pixels, not \(shown)\n", status: 2)
  }

  @Test func badLinesAreReportedAndTheRestIsConverted() throws {
    try expect(
      ["convert", "--to", "rgb"], input: .text("red\nredd\n\n  \nrgb(1 2)\r\nblue"),
      prints: "rgb(255 0 0)\n\n\n\n\nrgb(0 0 255)\n",
      complains: """
        picker: line 2: \(noColor) at character 1
        picker: line 5: expected a number, a percentage or none at character 8

        """, status: 2)
  }

  @Test func bytesThatAreNoText() throws {
    let input: [UInt8] = Array("red\nre\0d\n\u{e9}\n".utf8) + [0xC3, 0x28, 10, 0x72, 0xFF, 10] + Array("blue\n".utf8)
    try expect(
      ["convert"], input: .bytes(input), prints: "#ff0000\n\n\n\n\n#0000ff\n",
      complains: """
        picker: line 2: unexpected NUL at character 3
        picker: line 3: \(noColor) at character 1
        picker: line 4: this is no UTF-8 at character 1
        picker: line 5: this is no UTF-8 at character 2

        """, status: 2)
  }

  @Test func longLines() throws {
    let blanks = String(repeating: " ", count: 1 << 20)
    try expect(["convert"], input: .text("\(blanks)red\(blanks)\nblue\n"), prints: "#ff0000\n#0000ff\n")
    try expect(
      ["convert"], input: .text(String(repeating: "f", count: 1 << 20) + "\nblue\n"), prints: "\n#0000ff\n",
      complains: "picker: line 1: \(noColor) at character 1\n", status: 2)
    let huge = [UInt8](repeating: 32, count: 1 << 25) + Array("\nblue\n".utf8)
    try expect(
      ["convert"], input: .bytes(huge), prints: "\n#0000ff\n",
      complains: "picker: line 1: expected no more than 16777216 bytes at character 1\n", status: 2)
  }
}
