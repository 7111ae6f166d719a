import CGetopt
import Glibc
import PickerCore
import PickerScene

/// What was asked for on the command line.
struct Options {
  enum Sheet: Equatable { case picker, rgb }

  var color = "#4280f6"
  var isColorGiven = false
  /// In points.
  var size: (width: Int, height: Int)?
  var scale: Double?
  var theme = ThemeChoice.auto
  var title = "Picker"
  var sheet = Sheet.picker
  var isLive = false
  var arguments: [String] = []
  var wantsHelp = false
  var wantsVersion = false

  /// One row an option: its name, what its value is called (`nil` for none), and what it does.
  static let table: [(name: String, value: String?, help: String)] = [
    ("color", "COLOR", "the color to start with"),
    ("size", "WxH", "the window's size in points"),
    ("scale", "FACTOR", "pixels a point, 0.5 to 8"),
    ("theme", "light|dark|auto", "the window's grays"),
    ("title", "TEXT", "the window's title"),
    ("sheet", "rgb", "only the RGB sheet"),
    ("live", nil, "tell of every change as JSON lines, and take commands"),
    ("help", nil, "show this"),
    ("version", nil, "show the version"),
  ]

  /// Reads the words after the program's name (or after the subcommand).
  /// - Throws: `UsageError`, one sentence.
  init(_ words: [String]) throws(UsageError) {
    for (name, value) in try Self.parse(words, &arguments) { try apply(name, value) }
  }

  private mutating func apply(_ name: String, _ value: String) throws(UsageError) {
    switch name {
    case "color":
      color = value
      isColorGiven = true
    case "size":
      let parts = value.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
      guard parts.count == 2, let width = parts[0], let height = parts[1], (1...32768).contains(width),
        (1...32768).contains(height)
      else { throw UsageError("--size: expected WIDTHxHEIGHT in points, such as 960x660, not '\(value)'") }
      size = (width, height)
    case "scale":
      guard let factor = ChannelModel.number(value), (0.5...8).contains(factor) else {
        throw UsageError("--scale: expected a number from 0.5 to 8, not '\(value)'")
      }
      scale = factor
    case "theme":
      guard let choice = ThemeChoice(rawValue: value) else {
        throw UsageError("--theme: expected light, dark or auto, not '\(value)'")
      }
      theme = choice
    case "title": title = value
    case "sheet":
      guard value == "rgb" else { throw UsageError("--sheet: expected rgb, not '\(value)'") }
      sheet = .rgb
    case "live": isLive = true
    case "help": wantsHelp = true
    default: wantsVersion = true
    }
  }

  /// Runs `getopt_long` over the words.
  private static func parse(
    _ words: [String], _ arguments: inout [String]
  ) throws(UsageError) -> [(name: String, value: String)] {
    var argv: [UnsafeMutablePointer<CChar>?] = (["picker"] + words).map { strdup($0) } + [nil]
    let names = table.map { strdup($0.name) }
    defer {
      for pointer in argv { free(pointer) }
      for pointer in names { free(pointer) }
    }
    var long = table.enumerated().map { index, row in
      option(name: UnsafePointer(names[index]), has_arg: row.value == nil ? 0 : 1, flag: nil, val: Int32(index + 256))
    }
    long.append(option())
    var found: [(String, String)] = []
    getopt_begin()
    while true {
      let code = getopt_long(Int32(words.count + 1), &argv, ":h", long, nil)
      if code == -1 { break }
      let last = Int(getopt_index()) - 1
      let word = argv.indices.contains(last) ? argv[last].map { String(cString: $0) } : nil
      switch code {
      case Int32(UInt8(ascii: "h")): found.append(("help", ""))
      case Int32(UInt8(ascii: ":")): throw UsageError("option '\(word ?? "")' needs a value")
      case Int32(UInt8(ascii: "?")): throw UsageError("unknown option '\(word ?? "")'; see picker --help")
      default: found.append((table[Int(code) - 256].name, getopt_value().map { String(cString: $0) } ?? ""))
      }
    }
    arguments = argv[min(Int(getopt_index()), words.count + 1)...].compactMap { $0.map { String(cString: $0) } }
    return found
  }

  static var help: String {
    var text = """
      usage: picker [OPTIONS]                    open the window; print the color on Select
             picker snapshot [OPTIONS] FILE.png  draw the window's first frame without a display


      """
    for row in table {
      let left = "--" + row.name + (row.value.map { " " + $0 } ?? "")
      text += "  " + left + String(repeating: " ", count: max(2, 26 - left.utf8.count)) + row.help + "\n"
    }
    return text + "\nexit status: 0 chosen or done, 1 cancelled, 2 bad usage or input, 3 no display or the system refused\n"
  }
}

/// Bad usage or bad input: one sentence, status 2.
struct UsageError: Error {
  let message: String
  init(_ message: String) { self.message = message }
}
