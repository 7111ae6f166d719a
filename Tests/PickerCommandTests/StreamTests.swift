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
    ["convert", "red"], ["convert"], ["contrast", "red", "blue"], ["name", "red"], ["--help"], ["--version"],
  ])
  func outputThatCannotBeWritten(_ arguments: [String]) throws {
    let full = try Run(arguments, input: .text("red\n"), output: .path("/dev/full"))
    #expect(full.errors == "picker: cannot write to standard output: No space left on device\n")
    #expect(full.status == 3)
    let closed = try Run(arguments, input: .text("red\n"), output: .closed)
    #expect(closed.errors == "picker: cannot write to standard output: Bad file descriptor\n")
    #expect(closed.status == 3)
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

  @Test func memoryStaysConstant() throws {
    let run = try Run(
      script: #"ulimit -v 400000; yes '#4280f6' 2>/dev/null | head -n 400000 | "$PICKER" convert | md5sum"#)
    let expected = try Run(script: "yes '#4280f6' 2>/dev/null | head -n 400000 | md5sum")
    #expect(run.output == expected.output)
    #expect(run.errors == "")
  }
}
