import Glibc
import PickerSystem
import Testing

@Suite struct TransferTests {
  init() { signal(SIGPIPE, SIG_IGN) }

  @Test(arguments: [false, true]) func allOfALongTextGoesThroughAPipeOfAnyKind(_ isNonblocking: Bool) throws {
    let pipe = try Pipe(isNonblocking: isNonblocking), input = dup(pipe.input.number)
    let bytes = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    let thread = try BackgroundThread {
      try? Transfer.write(bytes, to: input)
      close(input)
    }
    let output = Descriptor(taking: dup(pipe.output.number))
    _ = consume pipe
    #expect(try output.readAll(atMost: .max) == bytes)
    thread.join()
  }

  @Test func aReaderThatIsGoneIsAnError() throws {
    let pipe = try Pipe(), input = dup(pipe.input.number)
    defer { close(input) }
    _ = consume pipe
    #expect(throws: SystemError(EPIPE)) { try Transfer.write("x", to: input) }
  }

  @Test func moreThanTheLimitIsAnError() throws {
    let zeros = try Descriptor(opening: "/dev/zero", O_RDONLY)
    do throws(SystemError) {
      _ = try zeros.readAll(atMost: 1 << 20)
      Issue.record("a megabyte was enough")
    } catch { #expect(error == SystemError(EFBIG)) }
  }
}
