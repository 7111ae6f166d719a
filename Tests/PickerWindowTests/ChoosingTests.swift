import Foundation
import Testing

/// How the program ends, and what it leaves to a script: its exit status, standard output and standard error.
@Suite struct Choosing {
  @Test func theSelectButtonPrintsTheColor() throws {
    let server = try XServer()
    let live = try PickerProcess(.picker, ["--live"], on: server)
    let button = try live.view("select")
    let center = try live.pixel(button)
    try live.send(#"{"quit":true}"#)
    #expect(try live.waitForExit() == 1)

    let picker = try PickerProcess(.picker, ["--color", "rgb(255 99 71)"], on: server)
    _ = try picker.window
    let screen = picker.screen, elsewhere = center + Pixel(0, 200)
    try picker.waitUntil("the button") { try screen.pixel(center) != screen.pixel(elsewhere) }
    picker.input.click(center)
    #expect(try picker.waitForExit() == 0)
    #expect(picker.process.lines == ["#ff6347"])
    #expect(picker.process.errors == "")
  }

  @Test func selectIsTheLastLineOfTheLiveProtocol() throws {
    let picker = try PickerProcess(.picker, ["--live"], on: XServer())
    _ = try picker.views()
    try picker.send(#"{"set":"rgb(255 0 0)"}"#)
    try picker.waitForEvent(.commit) { $0.color == "#ff0000" }
    picker.input.click(try picker.pixel(try picker.view("select")))
    #expect(try picker.waitForExit() == 0)
    #expect(picker.events.last?.kind == .select)
    #expect(picker.events.last?.color == "#ff0000")
  }

  @Test func cancelGivesTheOpeningColorBack() throws {
    let picker = try PickerProcess(.picker, ["--live", "--color", "#123456"], on: XServer())
    _ = try picker.views()
    try picker.send(##"{"set":"#ff0000"}"##)
    try picker.waitForEvent(.change) { $0.color == "#ff0000" }
    picker.input.click(try picker.pixel(try picker.view("cancel")))
    #expect(try picker.waitForExit() == 1)
    #expect(picker.events.last?.kind == .cancel)
    #expect(picker.events.last?.color == "#123456")
  }

  @Test func aCommandThatIsNoneIsAnswered() throws {
    let picker = try PickerProcess(.picker, ["--live"], on: XServer())
    for line in ["nonsense", #"{"set":"no color"}"#, "[]"] {
      let before = picker.eventCount
      try picker.send(line)
      #expect(try picker.waitForEvent(.error, since: before, "for \(line)").message?.isEmpty == false)
    }
    #expect(picker.events(.change).isEmpty)
  }

  @Test func whoStopsReadingAndWritingDoesNotStopTheWindow() throws {
    let picker = try PickerProcess(.picker, ["--live", "--sheet", "rgb"], on: XServer(), output: .path("/dev/full"))
    _ = try picker.window
    picker.input.click(Pixel(XServer.width / 2, XServer.height / 2))
    try picker.input.press(.escape)
    #expect([1, 3].contains(try picker.waitForExit()))
  }

  @Test(arguments: [ChildProcess.Output.path("/dev/full"), .closed])
  func aColorThatCannotBePrintedIsAFailure(output: ChildProcess.Output) throws {
    let picker = try PickerProcess(.picker, on: XServer(), output: output)
    _ = try picker.window
    try picker.waitUntil("the focus") { picker.screen.hasFocus(try picker.window) }
    try picker.input.press(.enter)
    #expect(try picker.waitForExit() == 3)
    #expect(picker.process.errors.split(separator: "\n").count == 1)
  }

  @Test func closingTheWindowOrEndingTheProgramPrintsNothing() throws {
    for isClosed in [true, false] {
      let picker = try PickerProcess(.picker, on: XServer())
      let window = try picker.window
      if isClosed { picker.screen.close(window) } else { picker.process.signal(15) }
      #expect(try picker.waitForExit() == 1)
      #expect(picker.process.lines == [])
      #expect(picker.process.errors == "")
    }
  }

  @Test(arguments: [
    ["--frobnicate"], ["--color", "no color"], ["--color"], ["--size", "10"], ["--scale", "0"], ["--theme", "pink"],
    ["--sheet", "xyz"],
  ])
  func badUsageIsOneLineAndStatusTwo(arguments: [String]) throws {
    let picker = try withoutDisplay(arguments)
    #expect(try picker.waitForExit() == 2)
    #expect(picker.lines == [])
    #expect(picker.errors.split(separator: "\n").count == 1)
    #expect(picker.errors.hasPrefix("picker: "))
  }

  @Test(arguments: [[:], ["DISPLAY": ":987"], ["SDL_VIDEODRIVER": "dummy"], ["SDL_VIDEODRIVER": "offscreen"]])
  func withoutADisplayThereIsOneLineAndStatusThree(environment: [String: String]) throws {
    let picker = try withoutDisplay([], environment)
    #expect(try picker.waitForExit() == 3)
    #expect(picker.lines == [])
    #expect(picker.errors.split(separator: "\n").count == 1)
  }

  /// A font that is cut short, and no other.
  @Test func withoutAReadableFontThereIsOneLineAndStatusThree() throws {
    let fonts = try TemporaryFolder(), folder = try fonts.folder("fonts")
    try "not a font".write(toFile: folder + "/a.ttf", atomically: true, encoding: .utf8)
    let settings = "<fontconfig><dir>\(folder)</dir><cachedir>\(folder)/cache</cachedir></fontconfig>"
    try settings.write(toFile: folder + "/fonts.conf", atomically: true, encoding: .utf8)
    let picker = try PickerProcess(.picker, on: XServer(), environment: ["FONTCONFIG_FILE": folder + "/fonts.conf"])
    #expect(try picker.waitForExit() == 3)
    #expect(picker.process.errors == "picker: no sans-serif font is installed\n")
  }

  private func withoutDisplay(_ arguments: [String], _ more: [String: String] = [:]) throws -> ChildProcess {
    let home = try TemporaryFolder()
    let environment = try PickerProcess.environment(home: home, display: nil).merging(more) { $1 }
    let picker = try ChildProcess(try PickerProcess.Program.picker.path, arguments, environment: environment)
    _ = try picker.waitForExit()
    return picker
  }
}
