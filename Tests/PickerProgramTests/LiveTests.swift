import Foundation
import PickerCore
import PickerScene
import PickerSystem
import Testing

@testable import PickerProgram

/// The live protocol with readers and writers of all kinds.
@Suite nonisolated struct LiveTests {
  init() { signal(SIGPIPE, SIG_IGN) }

  private func pipe(isNonblocking: Bool = false) throws -> (output: Int32, input: Int32) {
    let pipe = try PickerSystem.Pipe(isNonblocking: isNonblocking)
    return (dup(pipe.output.number), dup(pipe.input.number))
  }

  /// Reads lines on a thread, after a pause at each piece.
  private func collect(_ descriptor: Int32, pause: UInt32 = 0) throws -> () -> [String] {
    let bytes = Condition([UInt8]())
    let isDone = Condition(false)
    _ = try BackgroundThread {
      var buffer = [UInt8](repeating: 0, count: 4096)
      while let count = try? Transfer.read(into: &buffer, from: descriptor), count > 0 {
        let piece = buffer[..<count]
        bytes.withLock { $0 += piece }
        usleep(pause)
      }
      isDone.withLock { $0 = true }
    }
    return {
      isDone.wait { $0 ? () : nil }
      return bytes.withLock { String(decoding: $0, as: UTF8.self).split(separator: "\n").map(String.init) }
    }
  }

  @Test(arguments: [false, true]) func aSlowReaderGetsAllLinesInOrder(_ isNonblocking: Bool) throws {
    let (output, input) = try pipe(isNonblocking: isNonblocking), lines = try collect(output, pause: 500)
    let writer = try LiveWriter(descriptor: input),
      expected = (0..<3000).map { "\($0) " + String(repeating: "x", count: 300) }
    for line in expected { writer.write(line) }
    try writer.finish()
    close(input)
    #expect(lines() == expected)
  }

  @Test func ofChangesThatWaitTheNewestIsEnough() throws {
    let (output, input) = try pipe()
    // Nobody reads yet, so that all but the first waits.
    let writer = try LiveWriter(descriptor: input)
    writer.write(String(repeating: "x", count: 1 << 17))
    for line in ["a", "b", "c"] { writer.write(line, isChange: true) }
    writer.write("commit")
    for line in ["d", "e"] { writer.write(line, isChange: true) }
    let lines = try collect(output)
    try writer.finish()
    close(input)
    let read = lines().dropFirst()
    #expect(read == ["c", "commit", "e"] || read == ["a", "c", "commit", "e"] || read == ["b", "c", "commit", "e"])
  }

  @Test func whatIsLeftOutIsToldOf() throws {
    let (output, input) = try pipe()
    let writer = try LiveWriter(descriptor: input)
    let line = String(repeating: "x", count: 1 << 20)
    for _ in 0..<20 { writer.write(line) }
    let lines = try collect(output)
    writer.waitForRoom()
    writer.write("last")
    try writer.finish()
    close(input)
    let read = lines(), count = read.count { $0 == line }
    #expect(count < 20 && read.last == "last")
    #expect(read.contains { $0.contains("\"error\"") && $0.contains("\(20 - count) lines are left out") })
  }

  @Test func aFullDiskIsAnError() throws {
    let full = try Descriptor(opening: "/dev/full", O_WRONLY), writer = try LiveWriter(descriptor: full.number)
    writer.write("x")
    let error = #expect(throws: LiveFailure.self) { try writer.finish() }
    #expect(error?.description == "cannot write to standard output: No space left on device")
  }

  @Test func aReaderThatReadsNothingIsGivenUp() throws {
    let (_, input) = try pipe(), writer = try LiveWriter(descriptor: input)
    writer.write(String(repeating: "x", count: 1 << 20))
    let error = #expect(throws: LiveFailure.self) { try writer.finish() }
    #expect(error?.description == "cannot write to standard output: it is not read")
  }

  /// A window whose queue now and then has no place for a line.
  private final class Window: Sendable {
    let lines = Condition([String]())
    let refusals = Condition(0)

    func post(_ line: String) -> Bool {
      let refuses = refusals.withLock { count in
        count += 1
        return count % 7 == 0
      }
      if !refuses { lines.withLock { $0.append(line) } }
      return !refuses
    }
  }

  @Test(arguments: [false, true]) func noLineIsLostAndOnlySoManyAreUnderWay(_ isNonblocking: Bool) throws {
    let (output, input) = try pipe(isNonblocking: isNonblocking), (_, sink) = try pipe(), window = Window()
    let commands = try LiveCommands(descriptor: output, writer: try LiveWriter(descriptor: sink)) { window.post($0) }
    let expected = (0..<20_000).map(String.init)
    _ = try BackgroundThread {
      // The last line has no line feed.
      try? Transfer.write(expected.joined(separator: "\n"), to: input)
      close(input)
    }
    var read: [String] = [], most = 0
    while read.count < expected.count {
      let lines = window.lines.wait(seconds: 0.01) { lines -> [String]? in
        defer { lines = [] }
        return lines.isEmpty ? nil : lines
      }
      most = max(most, lines?.count ?? 0)
      read += lines ?? []
      for _ in lines ?? [] { commands.finishOne() }
      commands.notePass()
    }
    #expect(read == expected)
    #expect(most <= 64)
  }

  @Test(
    arguments: [
      ([0xFF], "expected UTF-8 without NUL"), ([0x7B, 0, 0x7D], "expected UTF-8 without NUL"),
      ([UInt8](repeating: 0x20, count: 1 << 20 + 1), "expected no more than 1048576 bytes a line"),
    ] as [([UInt8], String)])
  func aLineThatIsNoneIsToldOfAndTheNextIsRead(_ bytes: [UInt8], _ message: String) throws {
    let (output, input) = try pipe(), (answers, sink) = try pipe(), window = Window(), lines = try collect(answers)
    let writer = try LiveWriter(descriptor: sink)
    let commands = try LiveCommands(descriptor: output, writer: writer) { window.post($0) }
    try Transfer.write(bytes + Array("\nnext\n".utf8), to: input)
    #expect(window.lines.wait { $0.isEmpty ? nil : $0 } == ["next"])
    commands.finishOne()
    try writer.finish()
    close(sink)
    #expect(lines() == ["{\"event\":\"error\",\"message\":\"\(message)\"}"])
  }
}
