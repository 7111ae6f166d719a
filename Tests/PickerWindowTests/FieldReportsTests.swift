import Foundation
import Testing

/// Small things that users of other color pickers stumbled over.
@Suite struct FieldReports {
  private func picker(
    _ arguments: [String], on server: XServer? = nil, environment: [String: String] = [:]
  ) throws -> PickerProcess {
    let picker = try PickerProcess(
      .picker, ["--live"] + arguments, on: try server ?? XServer(), environment: environment)
    let window = try picker.window
    try picker.waitUntil("the focus") { picker.screen.hasFocus(window) }
    _ = try picker.views()
    return picker
  }

  @Test func aDragThatEndsOutsideIsOneUndoStepAndNoDragOnReturn() throws {
    let picker = try picker(["--color", "#336699"])
    let plane = try picker.view("plane"), center = try picker.pixel(plane)
    picker.input.press(at: center)
    picker.input.move(from: center, to: Pixel(2, center.y), steps: 10)
    picker.input.release()
    let event = try picker.waitForEvent(.commit)
    picker.input.move(from: Pixel(2, center.y), to: center, steps: 10)
    _ = try picker.views()
    #expect(picker.events(.commit).count == 1)
    #expect(picker.events.last { $0.kind == .change }?.color == event.color)
    try picker.input.press("z", .control)
    try picker.waitForEvent(.commit) { $0.color == "#336699" }
  }

  @Test func aClickOnABarIsOneChangeAndOneCommit() throws {
    let picker = try picker(["--color", "#336699"])
    picker.input.click(try picker.pixel(try picker.view("channel.1"), 0.25))
    try picker.waitForEvent(.commit)
    _ = try picker.views()
    #expect(picker.events(.change).count == 1)
    #expect(picker.events(.commit).count == 1)
  }

  @Test func whatIsTypedOverASelectionLeavesTheCaretBehindIt() throws {
    let picker = try picker(["--color", "#123456"])
    picker.input.click(try picker.pixel(try picker.view("value")))
    _ = try picker.views()
    try picker.input.press(.home)
    for _ in 0..<3 { try picker.input.press(.right) }
    try picker.input.press(.right, .shift)
    try picker.input.type("9")
    try picker.waitForView("value") { $0.text == "#129456" }
    try picker.input.press(.delete)
    try picker.waitForView("value", "without the 4") { $0.text == "#12956" }
  }

  @Test func twoHundredMovesOfTheHueAreOneUndoStep() throws {
    let picker = try picker(["--color", "hsv(30 80% 60%)"])
    let bar = try picker.view("spectrum")
    picker.input.press(at: try picker.pixel(bar, 0.05))
    for step in 1...200 { picker.input.move(to: try picker.pixel(bar, 0.05 + Double(step) * 0.0045)) }
    picker.input.release()
    let opening = "#995c1f"
    #expect(try picker.waitForEvent(.commit).color != opening)
    try picker.input.press("z", .control)
    #expect(try picker.waitForEvent(.commit, where: { $0.color == opening }).components == [30, 0.8, 0.6])
    #expect(picker.events(.commit).count == 2)
  }

  @Test func afterACancelTheNextWindowOpensOnItsColor() throws {
    let server = try XServer(), home = try TemporaryFolder()
    for isFirst in [true, false] {
      let picker = try PickerProcess(.picker, ["--live", "--color", "white"], on: server, home: home)
      _ = try picker.window
      let plane = try picker.waitForView("plane")
      #expect(plane.value == [0, 1])
      #expect(try picker.view("value").text == "#ffffff")
      guard isFirst else { continue }
      picker.input.drag(from: try picker.pixel(plane, 0, 0), to: try picker.pixel(plane, 1, 0) + Pixel(20, -20))
      try picker.waitForEvent(.commit) { $0.color == "#ff0000" }
      picker.input.click(try picker.pixel(try picker.view("cancel")))
      #expect(try picker.waitForExit() == 1)
      #expect(picker.events.last?.color == "#ffffff")
    }
  }

  @Test func whatIsPastedShowsEverywhere() throws {
    let picker = try picker(["--color", "#123456"])
    let other = try picker.clipboard.offer("#00ff80")
    try picker.input.press("v", .control)
    try picker.waitForEvent(.commit) { $0.color == "#00ff80" }
    let views = try picker.views()
    #expect(try views.view("plane").value == [1, 1])
    // Hue 150.1176: 255 and 128 make 60 × (2 + 128 / 255).
    for id in ["spectrum", "channel.0"] {
      let hue = try #require(try views.view(id).value?.first)
      #expect(abs(hue - (2 + 128.0 / 255) / 6) < 1e-9, "\(id)")
    }
    #expect(try views.view("channel.0.field").text == "150.1°")
    #expect(try views.view("channel.2.field").text == "100 %")
    #expect(try views.view("value").text == "#00ff80")
    other.end()
  }

  @Test func aFingerAndTheMouseThatSDLMakesOfItAreOneAction() throws {
    let picker = try picker(
      ["--color", "#336699"], on: XServer(.touch), environment: ["SDL_TOUCH_MOUSE_EVENTS": "1"])
    try picker.touch.tap(1, try picker.pixel(try picker.view("channel.1"), 0.25))
    try picker.waitForEvent(.commit)
    _ = try picker.views()
    #expect(picker.events(.change).count == 1)
    #expect(picker.events(.commit).count == 1)
    picker.input.click(try picker.pixel(try picker.view("swatch.add")))
    try picker.waitForView("swatch.0")
  }

  @Test func fingerAndMouseHitTheSameAtAnyScale() throws {
    let picker = try picker(["--size", "800x520", "--scale", "1.5"], on: XServer(.touch))
    let place = try picker.pixel(try picker.view("plane"), 0.37, 0.61)
    picker.input.click(place)
    let mouse = try picker.waitForEvent(.commit)
    try picker.send(##"{"set": "#ffffff"}"##)
    try picker.waitForEvent(.commit) { $0.color == "#ffffff" }
    let before = picker.eventCount
    try picker.touch.tap(1, place)
    #expect(try picker.waitForEvent(.commit, since: before).color == mouse.color)
  }

  /// The program sleeps while all of it happens, and gets it in one go.
  @Test func whatIsTypedAtOnceAfterTheClickOnAFieldIsTaken() throws {
    let picker = try picker(["--color", "#336699"])
    let field = try picker.pixel(try picker.view("value"))
    picker.process.signal(SIGSTOP)
    picker.input.click(field)
    try picker.input.type("#abc")
    picker.process.signal(SIGCONT)
    try picker.waitForView("value", "what was typed") { $0.text == "#abc" }
    try picker.input.press(.enter)
    try picker.input.press(.tab, .shift)
    _ = try picker.views()
    picker.process.signal(SIGSTOP)
    try picker.input.press(.tab)
    try picker.input.type("fed")
    picker.process.signal(SIGCONT)
    try picker.waitForView("value", "what was typed after Tab") { $0.text == "fed" }
  }

  @Test func withoutAFocusedFieldTypingDoesNothing() throws {
    let picker = try picker(["--color", "#336699"])
    try picker.input.type("#fff0")
    picker.input.click(try picker.pixel(try picker.view("value")))
    #expect(try picker.view("value").text == "#336699")
    #expect(picker.events(.change).isEmpty)
  }

  /// The program sleeps while both happen, and gets them in one go.
  @Test func aQuestionRightAfterAClickIsAnsweredInFull() throws {
    let picker = try picker(["--color", "#336699"])
    let place = try picker.pixel(try picker.view("spectrum"), 0.8), before = picker.eventCount
    picker.process.signal(SIGSTOP)
    picker.input.click(place)
    try picker.send(#"{"get": "views"}"#)
    picker.process.signal(SIGCONT)
    let views = try #require(try picker.waitForEvent(.views, since: before).views)
    #expect(views.first { $0.id == "value" }?.text?.hasPrefix("#") == true)
    #expect(views.first { $0.id == "channel.0.field" }?.text?.isEmpty == false)
  }

  @Test func copiedTextThatGoesWithTheWindowIsToldOf() throws {
    let server = try XServer()
    for copies in [true, false] {
      let picker = try picker(["--color", "#336699"], on: server)
      if copies { picker.input.click(try picker.pixel(try picker.view("copy"))) }
      _ = try picker.views()
      try picker.send(#"{"quit": true}"#)
      #expect(try picker.waitForExit() == 1)
      #expect(picker.process.errors.split(separator: "\n").count == (copies ? 1 : 0))
    }
  }

  @Test(arguments: [
    (["--color", "#4280f6"], "#4280f6"), (["--color", "#4280f680"], "#4280f680"),
    (["--color", "#4280f680", "--no-alpha"], "#4280f6"), (["--color", "rgb(66 128 246 / 0)"], "#4280f600"),
    (["--color", "#4280f680", "--format", "rgb"], "rgb(66 128 246 / 0.5)"),
    (["--color", "#4280f6", "--format", "rgb"], "rgb(66 128 246)"),
  ]) func whatIsPrintedIsFixed(_ arguments: [String], _ expected: String) throws {
    let picker = try PickerProcess(.picker, arguments, on: XServer())
    let window = try picker.window
    try picker.waitUntil("the focus") { picker.screen.hasFocus(window) }
    try picker.input.press(.enter)
    #expect(try picker.waitForExit() == 0)
    #expect(picker.process.lines == [expected])
  }

  @Test func aHintShowsBesideAButtonWhereTheMouseRests() throws {
    let picker = try picker(["--theme", "dark"])
    let undo = try picker.view("undo")
    let below = try picker.pixels(undo).origin + Pixel(8, 44),
      before = try picker.screen.pixels(below, width: 60, height: 24)
    picker.input.move(to: try picker.pixel(undo))
    try picker.waitUntil("a hint") { try picker.screen.pixels(below, width: 60, height: 24) != before }
    picker.input.move(to: try picker.pixel(undo) + Pixel(0, 300))
    try picker.waitUntil("no hint") { try picker.screen.pixels(below, width: 60, height: 24) == before }
  }
}
