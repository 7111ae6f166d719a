import Testing

/// What goes with `--pick`.
@Suite struct PickTests {
  @Test(arguments: [
    (["--live"], "live"), (["--edit"], "edit"), (["--color", "red"], "color"), (["--space", "oklch"], "space"),
    (["--sheet", "rgb"], "sheet"), (["--size", "400x500"], "size"), (["--title", "Paint"], "title"),
    (["--theme", "dark"], "theme"), (["--wheel"], "wheel"), (["--background", "navy"], "background"),
    (["--edit", "--line", "3"], "edit"),
  ])
  func theWindowsOptionsAreRefused(_ options: [String], _ name: String) throws {
    for arguments in [["--pick"] + options, options + ["--pick"]] {
      try expect(
        arguments, prints: "", complains: "picker: --pick and --\(name) cannot be used together\n", status: 2)
    }
  }

  @Test(arguments: [[], ["--format", "rgb"], ["--alpha"], ["--no-alpha"], ["--scale", "2"]] as [[String]])
  func withoutADisplayAndAPortalThereIsOneSentence(_ options: [String]) throws {
    let run = try Run(["--pick"] + options)
    #expect(run.output == "" && run.status == 3)
    #expect(run.errors.hasPrefix("picker: nothing here can pick") && run.errors.split(separator: "\n").count == 1)
  }

  @Test func anArgumentIsUnexpected() throws {
    try expect(["--pick", "red"], prints: "", complains: "picker: unexpected 'red'; see picker --help\n", status: 2)
  }
}
