import Glibc
import PickerScene

/// The first word names a subcommand; without one the words are options of the window.
func run(_ words: [String]) -> Int32 {
  do throws(Failure) {
    if let name = words.first, let subcommand = Subcommands.named(name) {
      return try subcommand.perform(Array(words.dropFirst()))
    }
    return try Subcommands.window.perform(words)
  } catch {
    if !error.message.isEmpty { complain(error.message) }
    if let detail = error.detail, isatty(2) == 1 { writeAll(detail, to: 2) }
    return error.status
  }
}

exit(run(Array(CommandLine.arguments.dropFirst())))
