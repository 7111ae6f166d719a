import Glibc
import PickerSystem
import Testing

@Suite struct LineReaderTests {
  private func lines(_ text: String, longest: Int = 100) throws -> [LineReader.Line] {
    let pipe = try Pipe(isNonblocking: true), output = dup(pipe.output.number)
    defer { close(output) }
    try Transfer.write(text, to: pipe.input.number)
    _ = consume pipe
    var reader = LineReader(output, longest: longest), lines: [LineReader.Line] = []
    while let line = try reader.line() { lines.append(line) }
    return lines
  }

  @Test(
    arguments: [
      ("", []), ("a", ["a"]), ("a\n", ["a"]), ("\n", [""]), ("a\n\nb\r\n", ["a", "", "b\r"]), ("a\nbc", ["a", "bc"]),
    ] as [(String, [String])])
  func aLastLineNeedsNoLineFeed(_ text: String, _ expected: [String]) throws {
    #expect(try lines(text) == expected.map { .bytes(Array($0.utf8)) })
  }

  @Test func aLineThatIsTooLongIsToldOfAndTheNextIsRead() throws {
    #expect(try lines("12345\n123456\n1\n", longest: 5) == [.bytes(Array("12345".utf8)), .tooLong, .bytes([0x31])])
    #expect(try lines("123456", longest: 5) == [.tooLong])
  }

  @Test func whatWaitsForAnEmptyPipeIsToldFirst() throws {
    let pipe = try Pipe()
    try Transfer.write("a\nb", to: pipe.input.number)
    var reader = LineReader(pipe.output.number, longest: 10), waits = 0
    #expect(try reader.line { waits += 1 } == .bytes([0x61]))
    #expect(waits == 0)
    let input = pipe.input.number
    #expect(
      try reader.line {
        waits += 1
        _ = write(input, "c\n", 2)
      } == .bytes([0x62, 0x63]))
    #expect(waits == 1)
  }

  @Test func whatCannotBeReadIsAnError() throws {
    let folder = try Descriptor(opening: "/", O_RDONLY)
    var reader = LineReader(folder.number, longest: 10)
    do throws(SystemError) {
      _ = try reader.line()
      Issue.record("a folder was read")
    } catch { #expect(error == SystemError(EISDIR)) }
  }
}
