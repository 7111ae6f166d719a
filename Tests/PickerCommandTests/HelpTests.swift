import Foundation
import Testing

/// What is said of the options is the same everywhere.
@Suite struct HelpTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  @Test(arguments: [""] + Usage.commands) func everyCommandHasHelp(_ command: String) throws {
    let run = try Run((command.isEmpty ? [] : [command]) + ["-h"])
    #expect(run.status == 0 && run.errors == "")
    #expect(run.lines.first?.hasPrefix("usage: picker \(command)") == true)
    let statuses =
      command == "zenity" ? "0 chosen, 1 cancelled, 255 all that fails" : "0 chosen or done, 1 cancelled, 2 bad"
    #expect(run.output.contains("exit status: \(statuses)"))
    #expect(run.lines.allSatisfy { $0.count < 80 || $0.hasPrefix("usage") })
  }

  @Test(arguments: [""] + Usage.commands) func theWordHelpIsAsGood(_ command: String) throws {
    let words = command.isEmpty ? [] : [command]
    let help = try Run(words + ["--help"]).output
    try expect(["help"] + words, prints: help)
    try expect(["help", "--help"] + words, prints: help)
  }

  @Test func theFirstHelpNamesAllCommands() throws {
    let lines = try Run(["--help"]).lines
    for command in Usage.commands { #expect(lines.contains { $0.hasPrefix("  \(command) ") }) }
  }

  /// In the section of the command, or in that of the options that many commands share.
  @Test(arguments: [""] + Usage.commands) func theManualNamesAllOptions(_ command: String) throws {
    let manual = try String(contentsOf: Self.folder.appendingPathComponent("docs/picker.1"), encoding: .utf8)
      .replacingOccurrences(of: "\\-", with: "-")
    let sections = Dictionary(
      uniqueKeysWithValues: manual.components(separatedBy: "\n.SH ").dropFirst().map { section in
        let lines = section.split(separator: "\n", maxSplits: 1)
        return (String(lines[0]), String(lines.last ?? ""))
      })
    let commands = sections["COMMANDS", default: ""]
    let own = commands.components(separatedBy: "\n.TP\n").first { $0.contains("B \(command)\n") } ?? ""
    let isWindow = ["", "snapshot"].contains(command)
    if !command.isEmpty {
      #expect(sections["SYNOPSIS", default: ""].contains("picker \(command)"))
      #expect(!own.isEmpty)
    }
    let shared = sections[isWindow ? "OPTIONS OF THE WINDOW" : "OPTIONS OF ALL COMMANDS THAT TAKE COLORS", default: ""]
    let isDropIn = ["zenity", "kdialog"].contains(command)
    for option in try Usage(command).options where option.name != "--help" {
      for flag in [option.name, option.short].compactMap({ $0 }) {
        let pattern = try Regex(NSRegularExpression.escapedPattern(for: flag) + #"(?![a-z-])"#)
        #expect(own.contains(pattern) || (!isDropIn && shared.contains(pattern)), "\(command) \(flag)")
      }
      for word in option.words where option.value?.contains("|") == true {
        #expect(commands.contains(word) || shared.contains(word), "\(command) \(option.name) \(word)")
      }
    }
  }

  @Test func theManualNamesAllFormatsAndSpaces() throws {
    let manual = try String(contentsOf: Self.folder.appendingPathComponent("docs/picker.1"), encoding: .utf8)
      .replacingOccurrences(of: "\\-", with: "-")
    let formats = manual.components(separatedBy: "\n.SH FORMATS\n").last?.components(separatedBy: "\n.SH ").first ?? ""
    let words = formats.split { $0 == " " || $0 == "\n" }.map(String.init)
    for format in ConvertTests.formats { #expect(words.contains(format.0), "\(format.0)") }
    for space in try Usage("mix").lists["SPACE"] ?? [] { #expect(words.contains(space), "\(space)") }
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/mandoc"), "mandoc is not installed"))
  func theManualIsWellFormed() throws {
    let lint = try Run(
      script: #"mandoc -T lint -W warning "$MANUAL""#,
      environment: ["MANUAL": Self.folder.appendingPathComponent("docs/picker.1").path])
    #expect(lint.output == "" && lint.errors == "" && lint.status == 0)
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
