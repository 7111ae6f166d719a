import Foundation
import Testing

/// What is said of the options is the same everywhere.
@Suite struct HelpTests {
  static let commands = ["convert", "contrast", "mix", "ramp", "harmony", "simulate", "name", "snapshot"]
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The long options that a help text lists.
  private func options(_ arguments: [String]) throws -> [String] {
    try Run(arguments + ["--help"]).lines.compactMap { line in
      let words = line.split(separator: " ")
      guard line.hasPrefix("  -"), let word = words.first(where: { $0.hasPrefix("--") }) else { return nil }
      return String(word)
    }
  }

  @Test(arguments: [""] + commands) func everyCommandHasHelp(_ command: String) throws {
    let run = try Run((command.isEmpty ? [] : [command]) + ["-h"])
    #expect(run.status == 0 && run.errors == "")
    #expect(run.lines.first?.hasPrefix("usage: picker \(command)") == true)
    #expect(run.output.contains("exit status: 0 chosen or done, 1 cancelled, 2 bad usage or input,"))
    #expect(run.lines.allSatisfy { $0.count < 80 || $0.hasPrefix("usage") })
  }

  @Test func theFirstHelpNamesAllCommands() throws {
    let lines = try Run(["--help"]).lines
    for command in Self.commands { #expect(lines.contains { $0.hasPrefix("  \(command) ") }) }
  }

  @Test func theManualNamesAllOptionsAndFormats() throws {
    let manual = try String(contentsOf: Self.folder.appendingPathComponent("docs/picker.1"), encoding: .utf8)
      .replacingOccurrences(of: "\\-", with: "-")
    for command in Self.commands {
      #expect(manual.contains("picker \(command)"))
      for option in try options([command]) { #expect(manual.contains(option), "\(command) \(option)") }
    }
    for option in try options([]) { #expect(manual.contains(option), "\(option)") }
    for format in ConvertTests.formats { #expect(manual.contains(" \(format.0)"), "\(format.0)") }
  }

  @Test(arguments: [("bash", "picker.bash"), ("zsh", "_picker"), ("fish", "picker.fish")])
  func completionsAreThoseOfThisProgram(_ shell: String, _ file: String) throws {
    let url = Self.folder.appendingPathComponent("assets/completions/\(file)")
    try expect(["--completion", shell], prints: try String(contentsOf: url, encoding: .utf8))
  }

  @Test func bashCompletes() throws {
    let run = try Run(
      script: """
        source <("$PICKER" --completion bash)
        complete() {
          COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); COMPREPLY=(); _picker; echo "${COMPREPLY[*]}"
        }
        complete picker con
        complete picker convert --to okl
        complete picker convert --to = okl
        complete picker harmony tr
        complete picker convert --ga
        complete picker mix reb
        complete picker --theme ''
        """)
    #expect(run.errors == "")
    #expect(
      run.output == """
        convert contrast
        oklab oklch
        oklab oklch
        triad
        --gamut
        rebeccapurple
        light dark auto

        """)
  }
}
