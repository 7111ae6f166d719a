import Glibc
import PickerProgram
import PickerScene
import PickerSystem

/// The first word names a subcommand; without one the words are options of the window. `help` stands for `--help`, alone
/// or before a subcommand.
func run(_ words: [FilePath]) -> Int32 {
  do throws(Failure) {
    if words.first == "help" {
      return try printText(Subcommands.help(of: words.dropFirst().first { $0.bytes.first != UInt8(ascii: "-") }?.text))
    }
    if let name = words.first, let subcommand = Subcommands.named(name.text) {
      return try subcommand.perform(Array(words.dropFirst()))
    }
    return try Subcommands.window.perform(words)
  } catch {
    if !error.message.isEmpty { complain(error.message) }
    if let detail = error.detail, isatty(2) == 1 { try? Transfer.write(detail, to: 2) }
    return error.status
  }
}

/// Occupies standard descriptors that are closed: else the next file or socket opened would take their number, and
/// results would be written into it. Writing to such a place fails, as it should.
func occupyClosedDescriptors() {
  for descriptor: Int32 in 0...2 where fcntl(descriptor, F_GETFD) == -1 {
    _ = open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY)
  }
}

occupyClosedDescriptors()
// A reader that is gone, and a file that gets too large, are told of by the writing that fails.
for number in [SIGPIPE, SIGXFSZ] { _ = signal(number, SIG_IGN) }
// `CommandLine.arguments` would mend the bytes of file names.
let words = (1..<max(1, Int(CommandLine.argc))).compactMap { CommandLine.unsafeArgv[$0].map { FilePath(cString: $0) } }
exit(Catalog.$current.withValue(SessionCatalog.load()) { run(words) })
