import Testing

/// `picker mix`, `ramp`, `harmony` and `simulate`. Colors are from coloraide where they are not plain to see.
@Suite struct MixingTests {
  @Test func mix() throws {
    try expect(["mix", "red", "blue"], prints: "#8c53a2\n")
    try expect(["mix", "--in", "srgb", "red", "blue"], prints: "#800080\n")
    try expect(["mix", "--in", "srgb", "--at", "0.25", "red", "blue"], prints: "#bf0040\n")
    try expect(["mix", "--in=hsl", "--to", "hsl", "hsl(none 70% 70%)", "hsl(50 50% 50%)"], prints: "hsl(50 60% 60%)\n")
    try expect(["mix", "--in", "srgb", "rgb(255 0 0 / 0)", "blue"], prints: "#0000ff80\n")
  }

  @Test(arguments: [
    ("shorter", "#ff00ff"), ("longer", "#00ff00"), ("increasing", "#00ff00"), ("decreasing", "#ff00ff"),
  ])
  func arcsOfTheHue(_ arc: String, _ hex: String) throws {
    try expect(["mix", "--in", "hsl", "--hue", arc, "red", "blue"], prints: hex + "\n")
  }

  @Test func linesOfMix() throws {
    try expect(
      ["mix", "--in", "srgb"], input: .text("red\tblue\n\nwhite rgb(0 0 0)\n"), prints: "#800080\n\n#808080\n")
  }

  @Test func ramp() throws {
    try expect(["ramp", "-n", "3", "--in", "srgb", "#000", "#fff"], prints: "#000000\n#808080\n#ffffff\n")
    try expect(
      ["ramp", "--count", "5", "--in", "srgb", "red", "lime", "blue"],
      prints: "#ff0000\n#808000\n#00ff00\n#008080\n#0000ff\n")
    try expect(["ramp", "-n1", "red", "blue"], prints: "#ff0000\n")
    #expect(try Run(["ramp", "red", "blue"]).lines.count == 10)
    try expect(
      ["ramp", "-n", "3", "--in", "srgb"], input: .text("#000\t#fff\n\nred blue\n"),
      prints: "#000000\t#808080\t#ffffff\n\n#ff0000\t#800080\t#0000ff\n")
  }

  @Test func aRampOfAnyLengthTakesNoMemory() throws {
    let run = try Run(script: #"ulimit -v 400000; "$PICKER" ramp -n 1000000000 red blue | head -n 1"#)
    #expect(run.output == "#ff0000\n" && run.errors == "")
  }

  @Test(arguments: [
    ("complement", "#ff0000\n#00ffff\n"), ("analogous", "#ff0080\n#ff0000\n#ff8000\n"),
    ("triad", "#ff0000\n#00ff00\n#0000ff\n"), ("square", "#ff0000\n#80ff00\n#00ffff\n#8000ff\n"),
    ("rectangle", "#ff0000\n#ff8000\n#00ffff\n#0080ff\n"), ("split", "#0080ff\n#ff0000\n#00ff80\n"),
  ]) func harmony(_ kind: String, _ colors: String) throws {
    try expect(["harmony", kind, "--in", "hsl", "red"], prints: colors)
    let row = colors.dropLast().replacing("\n", with: "\t")
    try expect(["harmony", "--in", "hsl", kind], input: .text("red\n\nf00\n"), prints: "\(row)\n\n\(row)\n")
  }

  @Test func harmonyTurnsInOKLCHByDefault() throws {
    try expect(["harmony", "square", "--gamut", "clip", "red"], prints: "#ff0000\n#7b9900\n#00a9db\n#a34fff\n")
    try expect(["harmony", "triad", "#808080"], prints: "#808080\n#808080\n#808080\n")
  }

  @Test func listsAsJSON() throws {
    let lines = try Run(["ramp", "-n", "2", "--json", "red", "blue"]).lines
    #expect(lines.count == 2 && lines.allSatisfy { $0.hasPrefix(##"{"color":"#"##) })
    let list = try Run(["ramp", "-n", "2", "--json"], input: .text("red blue\n")).lines
    #expect(list.count == 1 && list[0].hasPrefix(##"[{"color":"#ff0000""##) && list[0].hasSuffix("}]"))
  }

  @Test func simulate() throws {
    for kind in ["protan", "deutan", "tritan"] {
      try expect(["simulate", kind, "#c0c0c0", "#000", "#fff"], prints: "#c0c0c0\n#000000\n#ffffff\n")
      try expect(
        ["simulate", kind, "--severity", "0"], input: .text("#4280f6\n\n#ff000080\n"), prints: "#4280f6\n\n#ff000080\n")
    }
    try expect(
      ["simulate", "protan", "--to", "srgb-linear", "--precision", "6", "red"],
      prints: "color(srgb-linear 0.152286 0.114503 0)\n")
  }

  @Test(arguments: [
    (["mix", "red"], "expected COLOR COLOR; see picker mix --help"),
    (["mix", "--at", "2", "red", "blue"], "--at: expected a number from 0 to 1, not '2'"),
    (["mix", "--hue", "long", "red", "blue"], "--hue: expected shorter, longer, increasing or decreasing, not 'long'"),
    (["ramp", "red"], "expected COLOR COLOR ...; see picker ramp --help"),
    (["ramp", "-n", "0", "red", "blue"], "--count: expected a whole number from 1 to 1000000000, not '0'"),
    (["ramp", "-n"], "option '-n' needs a value"),
    (["harmony"], "expected complement|analogous|triad|square|rectangle|split COLOR; see picker harmony --help"),
    (["harmony", "red"], "argument 1: expected complement, analogous, triad, square, rectangle or split, not 'red'"),
    (["harmony", "triad", "--in", "lab", "red"], "--in: expected oklch or hsl, not 'lab'"),
    (["harmony", "triad", "redd"], "argument 2 'redd': \(noColor) at character 1"),
    (["simulate", "protan", "--severity", "x", "red"], "--severity: expected a number from 0 to 1, not 'x'"),
    (["simulate", "protan", "--method", "x", "red"], "--method: expected machado, vienot or brettel, not 'x'"),
  ]) func badUsage(_ arguments: [String], _ message: String) throws {
    try expect(arguments, prints: "", complains: "picker: \(message)\n", status: 2)
  }

  @Test func badLines() throws {
    try expect(
      ["ramp", "-n", "2"], input: .text("red\nred blue\n"), prints: "\n#ff0000\t#0000ff\n",
      complains: "picker: line 1: expected at least 2 colors, not 1, at character 1\n", status: 2)
  }
}
