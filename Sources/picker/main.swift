import Glibc
import PickerScene

/// The documented exit statuses.
enum ExitStatus {
  static let chosen: Int32 = 0
  static let cancelled: Int32 = 1
  static let usage: Int32 = 2
  static let refused: Int32 = 3
}

func complain(_ message: String) { writeAll("picker: \(message)\n", to: 2) }

func run(_ words: [String]) -> Int32 {
  do throws(UsageError) {
    let isSnapshot = words.first == "snapshot"
    let options = try Options(isSnapshot ? Array(words.dropFirst()) : words)
    if options.wantsHelp { return writeAll(Options.help, to: 1) ? ExitStatus.chosen : ExitStatus.refused }
    if options.wantsVersion { return writeAll("picker 0.1\n", to: 1) ? ExitStatus.chosen : ExitStatus.refused }
    return isSnapshot ? try snapshot(options) : try openWindow(options)
  } catch {
    complain(error.message)
    return ExitStatus.usage
  }
}

exit(run(Array(CommandLine.arguments.dropFirst())))
