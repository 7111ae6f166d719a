import Foundation
import Testing

/// What only a terminal is shown: swatches, and carets under mistakes.
@Suite struct TerminalTests {
  /// Both output streams of a run on a terminal of its own.
  private func shown(_ arguments: [String], _ environment: [String: String]) throws -> String {
    let master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    defer { close(master) }
    var number: Int32 = 0, isLocked: Int32 = 0
    guard ioctl(master, 0x4004_5431, &isLocked) == 0,  // TIOCSPTLCK
      ioctl(master, 0x8004_5430, &number) == 0  // TIOCGPTN
    else { throw RunError("no terminal: error \(errno)") }
    let path = "/dev/pts/\(number)"
    let keepsItOpen = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
    _ = try Run(arguments, output: .path(path), errors: path, environment: environment)
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    var descriptor = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    var text = ""
    while poll(&descriptor, 1, 200) > 0 {
      let count = read(master, &bytes, bytes.count)
      guard count > 0 else { break }
      text += String(decoding: bytes[..<count], as: UTF8.self)
    }
    close(keepsItOpen)
    return text.replacingOccurrences(of: "\r\n", with: "\n")
  }

  @Test func swatches() throws {
    let red = "\u{1b}[48;2;255;0;0m \u{1b}[48;2;255;0;0m \u{1b}[0m #ff0000\n"
    #expect(try shown(["convert", "red"], ["COLORTERM": "truecolor"]) == red)
    #expect(try shown(["convert", "red"], ["TERM": "xterm-direct"]) == red)
    #expect(
      try shown(["convert", "#ff000000"], ["COLORTERM": "24bit"])
        == "\u{1b}[48;2;255;255;255m \u{1b}[48;2;0;0;0m \u{1b}[0m #ff000000\n")
    #expect(
      try shown(["convert", "red", "#808080"], ["TERM": "xterm-256color"])
        == "\u{1b}[48;5;196m \u{1b}[48;5;196m \u{1b}[0m #ff0000\n\u{1b}[48;5;244m \u{1b}[48;5;244m \u{1b}[0m #808080\n")
  }

  @Test func swatchesOfAPaletteWhoseNamesTheTerminalDoesNotObey() throws {
    let folder = try TemporaryFolder(), file = folder.path + "/a.gpl"
    try "GIMP Palette\n255 0 0\t\u{1b}[31mred\n".write(toFile: file, atomically: true, encoding: .utf8)
    let red = "\u{1b}[48;2;255;0;0m \u{1b}[48;2;255;0;0m \u{1b}[0m #ff0000\t [31mred\n"
    #expect(try shown(["palette", "show", file], ["COLORTERM": "truecolor"]) == red)
  }

  @Test func noSwatches() throws {
    for environment in [
      [:], ["TERM": "xterm"], ["COLORTERM": "truecolor", "NO_COLOR": "1"], ["TERM": "dumb", "COLORTERM": "truecolor"],
    ] { #expect(try shown(["convert", "red"], environment) == "#ff0000\n") }
    #expect(try shown(["convert", "--template", "{hex}", "red"], ["COLORTERM": "truecolor"]) == "#ff0000\n")
    #expect(try shown(["convert", "--json", "red"], ["COLORTERM": "truecolor"]).hasPrefix("{"))
  }

  /// A caret under the first character that cannot stand.
  @Test(arguments: [
    (
      ["convert", "rgb(1 2 x)"], "argument 1 'rgb(1 2 x)': expected a number, a percentage or none at character 9",
      "  rgb(1 2 x)", "          ^"
    ),
    (
      ["convert", "red", "hsl(100, 50%, 50%)asdf"],
      "argument 2 'hsl(100, 50%, 50%)asdf': expected the end of the text at character 19", "  hsl(100, 50%, 50%)asdf",
      "                    ^"
    ),
    (
      ["--color", "#12"], "--color '#12': expected 3, 4, 6 or 8 hexadecimal digits at character 2", "  #12", "   ^"
    ),
    (
      ["convert", "--template", "é {hex", "red"],
      "--template 'é {hex': a field without its closing brace; write {{ for a brace at character 3", "  é {hex", "    ^"
    ),
    (
      ["convert", "/*é*/red x"], "argument 1 '/*é*/red x': expected the end of the text at character 10",
      "  /*é*/red x", "           ^"
    ),
  ]) func caret(_ arguments: [String], _ message: String, _ text: String, _ caret: String) throws {
    #expect(try shown(arguments, [:]) == "picker: \(message)\n\(text)\n\(caret)\n")
  }
}
