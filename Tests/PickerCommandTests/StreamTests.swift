import Foundation
import Testing

/// Standard input and output as scripts have them.
@Suite struct StreamTests {
  @Test func nothingInIsNothingOut() throws {
    try expect(["convert"], prints: "")
    try expect(["convert"], input: .text("\n"), prints: "\n")
    try expect(["convert"], input: .text("\r\n"), prints: "\n")
    try expect(["convert"], input: .path("/dev/null"), prints: "")
  }

  @Test func lineEnds() throws {
    try expect(["convert"], input: .text("red\r\nlime\nblue"), prints: "#ff0000\n#00ff00\n#0000ff\n")
    try expect(["convert"], input: .text("\u{feff}red\n"), prints: "#ff0000\n")
  }

  @Test func inputThatCannotBeRead() throws {
    try expect(
      ["convert"], input: .closed, prints: "", complains: "picker: cannot read standard input: Bad file descriptor\n",
      status: 3)
    try expect(
      ["convert"], input: .path("/"), prints: "", complains: "picker: cannot read standard input: Is a directory\n",
      status: 3)
    try expect(["convert", "red"], input: .closed, prints: "#ff0000\n")
  }

  @Test(arguments: [
    ["convert", "red"], ["convert"], ["contrast", "red", "blue"], ["mix", "red", "blue"], ["ramp", "red", "blue"],
    ["harmony", "triad", "red"], ["simulate", "protan", "red"], ["name", "red"], ["--help"], ["zenity", "--help"],
    ["kdialog", "--help"], ["--version"], ["--completion", "zsh"],
  ])
  func outputThatCannotBeWritten(_ arguments: [String]) throws {
    let status: Int32 = arguments[0] == "zenity" ? 255 : 3
    let full = try Run(arguments, input: .text("red\n"), output: .path("/dev/full"))
    #expect(full.errors == "picker: cannot write to standard output: No space left on device\n")
    #expect(full.status == status)
    let closed = try Run(arguments, input: .text("red\n"), output: .closed)
    #expect(closed.errors == "picker: cannot write to standard output: Bad file descriptor\n")
    #expect(closed.status == status)
  }

  @Test func aPictureThatCannotBeWritten() throws {
    let folder = try TemporaryFolder(), file = folder.path + "/full.png"
    try FileManager.default.createSymbolicLink(atPath: file, withDestinationPath: "/dev/full")
    try expect(
      ["snapshot", file], prints: "",
      complains: "picker: cannot write '\(file)': No space left on device\n", status: 3)
  }

  /// Standard input as it should not be, for every command that reads lines.
  @Test(arguments: [
    ["convert"], ["contrast"], ["mix"], ["ramp"], ["harmony", "triad"], ["simulate", "protan"], ["name"],
  ]) func inputOfAnyKind(_ command: [String]) throws {
    try expect(command, prints: "")
    try expect(command, input: .text("\n \n"), prints: "\n\n")
    let cannot = "picker: cannot read standard input: "
    try expect(command, input: .closed, prints: "", complains: cannot + "Bad file descriptor\n", status: 3)
    try expect(command, input: .path("/"), prints: "", complains: cannot + "Is a directory\n", status: 3)
    let wrong: [([UInt8], String)] = [
      (Array("re\0d\n".utf8), "unexpected NUL at character 3"),
      ([0x72, 0xFF, 10], "this is no UTF-8 at character 2"),
      ([UInt8](repeating: 0x66, count: 1 << 20) + [10], "\(noColor) at character 1"),
      (Array("é red".utf8), "\(noColor) at character 1"),
    ]
    for (bytes, message) in wrong {
      try expect(
        command, input: .bytes(bytes), prints: "\n", complains: "picker: line 1: \(message)\n", status: 2)
    }
  }

  @Test func aFullDiskIsNoticedInTheMiddle() throws {
    let lines = String(repeating: "#4280f6\n", count: 100_000)
    let full = try Run(["convert"], input: .text(lines), output: .path("/dev/full"))
    #expect(full.errors == "picker: cannot write to standard output: No space left on device\n")
    #expect(full.status == 3)
  }

  @Test func aReaderThatGoesAwayEndsItQuietly() throws {
    let run = try Run(script: #"yes '#4280f6' 2>/dev/null | "$PICKER" convert | head -n 2; echo "${PIPESTATUS[1]}""#)
    #expect(run.output == "#4280f6\n#4280f6\n0\n")
    #expect(run.errors == "")
  }

  @Test func answersComeWhileTheInputIsOpen() throws {
    let run = try Run(
      script: """
        coproc "$PICKER" convert
        for color in red blue; do
          echo $color >&${COPROC[1]}
          read -t 20 -u ${COPROC[0]} answer && echo "$answer"
        done
        """)
    #expect(run.output == "#ff0000\n#0000ff\n")
  }

  @Test func numbersKeepTheirPointInEveryLocale() throws {
    for name in ["LC_ALL", "LANG", "LC_NUMERIC"] {
      try expect(
        ["convert", "--to", "rgb", "rgb(0 0 0 / 0.663)"], environment: [name: "de_DE.UTF-8"],
        prints: "rgb(0 0 0 / 0.663)\n")
      try expect(
        ["contrast", "#777", "#fff"], environment: [name: "de_DE.UTF-8"],
        prints: "4.47\tAA fail\tAA large pass\tAAA fail\tLc 71.11\n")
    }
  }

  /// 37 MB on one line, in a process that may have 200 MB, most of which the program itself takes.
  @Test func aLongLineIsNotHeld() throws {
    let run = try Run(script: #"ulimit -v 200000; echo 'red blue' | "$PICKER" ramp -n 5000000 | wc -c"#)
    #expect(run.output == "40000000\n")
    #expect(run.errors == "")
    let json = try Run(script: #"ulimit -v 200000; echo 'red blue' | "$PICKER" ramp -n 500000 --json | tail -c 4"#)
    #expect(json.output == "1}]\n")
  }

  @Test func aReaderThatLeavesEndsALongLine() throws {
    let run = try Run(script: #"echo 'red blue' | "$PICKER" ramp -n 1000000000 | head -c 7"#)
    #expect(run.output == "#ff0000")
    #expect(run.errors == "")
  }

  /// Colors whose numbers grow beyond all bounds once ended the program, and took the answers before with them.
  @Test func noColorEndsTheAnswers() throws {
    let extreme = "color-mix(in lch,hsl(20 3e38% 3e38%),red)"
    let run = try Run(["contrast", "--precision", "1"], input: .text("black white\n\(extreme) red\nblack white\n"))
    #expect(run.status == 0 && run.lines.count == 3)
    #expect(run.lines.first == run.lines.last && run.lines.first?.hasPrefix("21\t") == true)
    for color in [extreme, "color-mix(in lch,oklab(0 9e37 0),red)"] {
      for arguments in [["name", color], ["contrast", color, "red"], ["mix", color, "red"], ["convert", color]] {
        let run = try Run(arguments)
        #expect(run.status == 0 && !run.output.contains("nan") && run.errors == "", "\(arguments)")
      }
      #expect(try Run(["name", color]).output.hasSuffix("\t0\n") == false)
    }
  }

  @Test func memoryStaysConstant() throws {
    let run = try Run(
      script: #"ulimit -v 400000; yes '#4280f6' 2>/dev/null | head -n 400000 | "$PICKER" convert | md5sum"#)
    let expected = try Run(script: "yes '#4280f6' 2>/dev/null | head -n 400000 | md5sum")
    #expect(run.output == expected.output)
    #expect(run.errors == "")
  }
}
