import Foundation
import Testing

/// `picker --edit` as far as it goes without a display.
@Suite struct EditTests {
  @Test func aTextWithoutAColorComesOutAsItIs() throws {
    try expect(
      ["--edit"], input: .text("no color here\n"), prints: "no color here\n",
      complains: "picker: expected a color in the text\n", status: 2)
    try expect(["--edit"], prints: "", complains: "picker: expected a color in the text\n", status: 2)
    try expect(
      ["--edit", "--line", "2"], input: .text("red\nnothing\nblue"), prints: "red\nnothing\nblue",
      complains: "picker: line 2: expected a color\n", status: 2)
    try expect(
      ["--edit", "--line", "9"], input: .text("red\n"), prints: "red\n",
      complains: "picker: line 9: expected a color\n", status: 2)
    try expect(
      ["--edit", "--line", "1", "--column", "5"], input: .text("red \n"), prints: "red \n",
      complains: "picker: line 1: expected a color\n", status: 2)
  }

  @Test func bytesThatAreNoTextComeOutAsTheyAre() throws {
    let folder = try TemporaryFolder(), file = folder.path + "/text"
    try Data([0xFF, 0xFE, 0, 10, 0xC3]).write(to: URL(fileURLWithPath: file))
    let run = try Run(script: #""$PICKER" --edit "$FILE" | cmp - "$FILE" && echo same"#, environment: ["FILE": file])
    #expect(run.output == "same\n")
  }

  /// Editors say the end of a line with the largest number there is.
  @Test func aColumnBehindTheLineIsFoundAtOnce() throws {
    for column in ["10000000000", "9223372036854775807"] {
      try expect(
        ["--edit", "--line", "1", "--column", column], input: .text("red\n"), prints: "red\n",
        complains: "picker: line 1: expected a color\n", status: 2)
    }
    try expect(
      ["--edit", "--line", "9223372036854775807"], input: .text("red\n"), prints: "red\n",
      complains: "picker: line 9223372036854775807: expected a color\n", status: 2)
  }

  /// A minified style sheet of 4 MB on one line, the color at its end.
  @Test(.timeLimit(.minutes(5))) func theEndOfALongLineIsFoundInOnePass() throws {
    let text = String(repeating: "a{color:#4280f6}", count: 250_000)
    let run = try Run(["--edit", "--line", "1", "--column", "4000001"], input: .text(text))
    #expect(run.output == text && run.status == 2 && run.errors == "picker: line 1: expected a color\n")
  }

  @Test func whatNeverEndsIsNotReadForEver() throws {
    let run = try Run(script: #"ulimit -v 1000000; "$PICKER" --edit /dev/zero"#)
    #expect(run.errors == "picker: '/dev/zero' has more than 67108864 bytes\n")
    #expect(run.status == 2 && run.output == "")
  }

  @Test(arguments: [
    "UIColor(red: r, green: g, blue: b, alpha: 1)\n", "$red: $tan;\n", ".gold { margin: 0 }\n", "url(red.png)\n",
  ])
  func namesAreNoColors(_ text: String) throws {
    try expect(
      ["--edit"], input: .text(text), prints: text, complains: "picker: expected a color in the text\n", status: 2)
  }

  @Test func withoutADisplayTheTextIsNotLost() throws {
    let run = try Run(["--edit"], input: .text("a { color: red }\n"))
    #expect(run.output == "a { color: red }\n" && run.status == 3)
    #expect(run.errors.hasPrefix("picker: there is no display"))
  }

  @Test(arguments: [
    (["--line", "2"], "--line goes with --edit"), (["--edit", "--column", "2"], "--column goes with --line"),
    (["--edit", "--live"], "--edit and --live cannot be used together"),
    (["--edit", "a", "b"], "unexpected 'b'; see picker --help"),
    (["--edit", "--line", "0"], "--line: expected a whole number at least 1, not '0'"),
    (["--edit", "/nowhere/a.css"], "cannot read '/nowhere/a.css': No such file or directory"),
  ]) func badUsage(_ arguments: [String], _ message: String) throws {
    try expect(arguments, prints: "", complains: "picker: \(message)\n", status: 2)
  }

  @Test(arguments: [[], ["--color", "red"], ["--format", "oklch"], ["--no-alpha"], ["--space", "oklch"]])
  func withoutADisplayThereIsNoWindow(_ arguments: [String]) throws {
    let run = try Run(arguments)
    #expect(run.output == "" && run.status == 3)
    #expect(run.errors.hasPrefix("picker: there is no display") && run.errors.split(separator: "\n").count == 1)
  }
}
