import Testing

/// `picker check`, `nearest` and `ramp --contrast-on`. The grays next to a ratio of 4.5 on white are #767676 (4.54) and
/// #777777 (4.48).
@Suite struct RuleTests {
  @Test func checkSaysWhyAColorFails() throws {
    let run = try Run(["check", "--rule", "contrast(white) >= 4.5", "#777", "#767676"])
    #expect(
      run.lines == [
        "#777777\tfails\ttoo little contrast as text on white: 4.47, at least 4.5 is asked for", "#767676\tok",
      ])
    #expect(run.status == 1)
    #expect(try Run(["check", "--rule", "contrast(white) >= 4.5", "#767676"]).status == 0)
  }

  @Test func severalRulesAreAskedTogether() throws {
    let run = try Run(["check", "--rule", "contrast(white) >= 4.5", "--rule", "gamut(srgb); opaque", "#7778"])
    #expect(run.lines.first?.hasPrefix("#77777788\tfails\t") == true)
    #expect(run.lines.first?.hasSuffix("\ttranslucent: alpha is 0.533, opaque is asked for") == true)
  }

  @Test func linesAreChecked() throws {
    let run = try Run(["check", "--rule", "contrast(white) >= 4.5"], input: .text("red\nnavy\n\nxx\n"))
    #expect(run.lines.map { String($0.prefix(11)) } == ["#ff0000\tfai", "#000080\tok", "", ""])
    #expect(run.status == 2)
    #expect(try Run(["check", "--rule", "contrast(white) >= 4.5"], input: .text("red\n")).status == 1)
  }

  @Test func nearestPrintsWhatMeetsTheRules() throws {
    try expect(["nearest", "--rule", "contrast(white) >= 4.5", "#777777", "#767676"], prints: "#767676\n#767676\n")
    let run = try Run(["nearest", "--rule", "contrast(white) >= 15", "--rule", "contrast(black) >= 15", "red"])
    #expect(run.lines == [""])
    #expect(run.status == 1)
    #expect(run.errors.contains("no color meets the rules"))
  }

  @Test func whatNearestPrintsPassesTheCheck() throws {
    let rules = ["--rule", "contrast(white) >= 4.5; distance(#4280f6, #e6194b) >= 12 for all"]
    let colors = ["#4280f6", "#e6194b", "gold", "#888", "lime"]
    let nearest = try Run(["nearest"] + rules + colors).lines.map(String.init)
    #expect(try Run(["check"] + rules + nearest).status == 0)
  }

  @Test func aRampHasItsContrasts() throws {
    let lines = try Run(["ramp", "--contrast-on", "white", "1.5,3,4.5,7", "#4280f6"]).lines
    let ratios = try lines.map {
      try #require(Double(Run(["contrast", String($0), "white"]).lines[0].split(separator: "\t")[0]))
    }
    #expect(zip(ratios, [1.5, 3, 4.5, 7]).allSatisfy { $0 >= $1 && $0 < $1 + 0.01 })
    let run = try Run(["ramp", "--contrast-on", "#888", "1.5,12", "#4280f6"])
    #expect(run.lines.count == 2 && run.lines.last == "")
    #expect(run.status == 1)
    #expect(run.errors.contains("no shade has a contrast of 12"))
  }

  @Test(arguments: [
    (["check", "red"], "expected --rule RULE; see picker check --help"),
    (["nearest", "red"], "expected --rule RULE; see picker nearest --help"),
    (["check", "--rule", "contrast(wite) >= 4.5", "red"], "at character 10"),
    (["check", "--rule", "", "red"], "a rule such as contrast(white) >= 4.5"),
    (["ramp", "--contrast-on", "white"], "expected ratios such as 1.5,3,4.5,7 after --contrast-on COLOR"),
    (["ramp", "--contrast-on", "white", "1.5,30", "red"], "expected ratios from 1 to 21"),
  ]) func badRulesAreTold(_ arguments: [String], _ message: String) throws {
    let run = try Run(arguments, input: .text(""))
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(run.status == 2)
  }
}
