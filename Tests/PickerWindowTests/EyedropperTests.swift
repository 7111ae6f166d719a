import CX11Test
import Testing

/// A color from anywhere on the screen: without the window, and for it.
@Suite struct Eyedropper {
  /// A field of one color whose pixels from (300, 300) on are others, rightward.
  private func paint(_ server: XServer, _ colors: UInt32...) {
    server.screen.paint(0x336699, at: Pixel(200, 200), width: 300, height: 300)
    for (index, color) in colors.enumerated() { server.screen.paint(color, at: Pixel(300 + index, 300)) }
  }

  private func waitForMagnifier(_ picker: PickerProcess) throws -> XScreen.Frame {
    try picker.waitFor("the magnifier") { picker.screen.overlays.first }
  }

  private func expectPick(_ picker: PickerProcess, _ text: String) throws {
    #expect(try picker.waitForExit() == 0)
    #expect(picker.process.lines == [text])
    #expect(picker.process.errors == "")
    #expect(picker.screen.overlays == [])
  }

  @Test(arguments: [
    ([], "#12af56"), (["--format", "rgb"], "rgb(18 175 86)"), (["--format", "int"], "0xff12af56"),
    (["--no-alpha", "--scale", "2"], "#12af56"), (["--alpha", "--format", "hex"], "#12af56"),
  ])
  func aClickPrintsTheVeryPixelsColor(options: [String], text: String) throws {
    let server = try XServer()
    paint(server, 0x12af56)
    let picker = try PickerProcess(.picker, ["--pick"] + options, on: server)
    _ = try waitForMagnifier(picker)
    #expect(server.screen.window(pid: picker.process.pid) == nil, "the window does not open")
    picker.input.click(Pixel(300, 300))
    try expectPick(picker, text)
  }

  @Test func aPressThatSlipsIsOnePickOfThePlaceOfRelease() throws {
    let server = try XServer()
    paint(server, 0x000001, 0x000002, 0x000003, 0x000004, 0x000005, 0x000006, 0x000007)
    let picker = try PickerProcess(.picker, ["--pick"], on: server)
    _ = try waitForMagnifier(picker)
    picker.input.drag(from: Pixel(300, 300), to: Pixel(306, 300), steps: 6)
    try expectPick(picker, "#000007")
  }

  @Test func arrowsMoveByAPixelAndReturnPicks() throws {
    let server = try XServer()
    paint(server, 0xaa0000, 0xbb0000, 0xcc0000)
    server.input.move(to: Pixel(300, 301))
    let picker = try PickerProcess(.picker, ["--pick"], on: server)
    _ = try waitForMagnifier(picker)
    for key in [XTestInput.Key.right, .right, .left, .up] { try picker.input.press(key) }
    try picker.waitUntil("the pointer") { picker.screen.mouse == Pixel(301, 300) }
    try picker.input.press(.enter)
    try expectPick(picker, "#bb0000")
  }

  /// Before the eyedropper is there the key is another program's; nothing is lost by trying.
  @Test func returnAtOnceIsAPick() throws {
    let server = try XServer()
    paint(server, 0x12af56)
    server.input.move(to: Pixel(300, 300))
    let picker = try PickerProcess(.picker, ["--pick"], on: server)
    try picker.waitUntil("the end") {
      try picker.input.press(.enter)
      return picker.process.exitStatus != nil || picker.process.lines.count == 1
    }
    try expectPick(picker, "#12af56")
  }

  @Test func escapeAndTheSecondaryButtonCancel() throws {
    let server = try XServer()
    for isKey in [true, false] {
      let picker = try PickerProcess(.picker, ["--pick"], on: server)
      _ = try waitForMagnifier(picker)
      if isKey { try picker.input.press(.escape) } else { picker.input.click(Pixel(300, 300), button: 3) }
      #expect(try picker.waitForExit() == 1)
      #expect(picker.process.lines == [] && picker.process.errors == "")
    }
  }

  /// To where the magnifier stands at this moment, and to the corners of the screen.
  @Test func theMagnifierIsNeitherPickedNorOffTheScreen() throws {
    let server = try XServer()
    server.screen.paint(0x336699, at: Pixel(0, 0), width: XServer.width, height: XServer.height)
    var picker = try PickerProcess(.picker, ["--pick"], on: server)
    for corner in [(0, 0), (XServer.width - 1, 0), (0, XServer.height - 1), (XServer.width - 1, XServer.height - 1)] {
      let pointer = Pixel(corner.0, corner.1)
      picker.input.move(to: pointer)
      try picker.waitUntil("the magnifier beside \(pointer)") {
        guard let place = picker.screen.overlays.first else { return false }
        let end = place.origin + Pixel(place.width, place.height)
        let near = abs(place.origin.x + place.width / 2 - pointer.x) < place.width
        return near && abs(place.origin.y + place.height / 2 - pointer.y) < place.height && place.origin.x >= 0
          && place.origin.y >= 0 && end.x <= XServer.width && end.y <= XServer.height
      }
    }
    try picker.input.press(.escape)
    #expect(try picker.waitForExit() == 1)
    server.input.move(to: Pixel(400, 400))
    picker = try PickerProcess(.picker, ["--pick"], on: server)
    let place = try waitForMagnifier(picker)
    picker.input.click(place.origin + Pixel(place.width / 2, place.height / 2))
    try expectPick(picker, "#336699")
  }

  /// The middle of the magnifier is the pixel that is picked.
  @Test func theMagnifierShowsTheSurroundingsEnlarged() throws {
    let server = try XServer(), screen = server.screen
    paint(server, 0x12af56, 0xff0000)
    server.input.move(to: Pixel(300, 300))
    let picker = try PickerProcess(.picker, ["--pick"], on: server)
    let place = try waitForMagnifier(picker)
    // A line of 1 pixel, then 11 pixels of 12 each.
    let middle = place.origin + Pixel(1 + 5 * 12 + 6, 1 + 5 * 12 + 6)
    try picker.waitUntil("the middle") { try screen.pixel(middle) == 0x12af56 }
    #expect(try screen.pixel(middle + Pixel(12, 0)) == 0xff0000)
    #expect(try screen.pixel(middle + Pixel(24, 0)) == 0x336699)
    #expect(try screen.pixel(middle + Pixel(-7, 0)) == 0xffffff, "a frame around it")
    picker.input.move(to: Pixel(301, 300))
    let moved = middle + Pixel(1, 0)
    try picker.waitUntil("the next pixel in the middle") { try screen.pixel(moved) == 0xff0000 }
    try picker.input.press(.escape)
    #expect(try picker.waitForExit() == 1)
  }

  @Test func whileAnotherProgramHasTheMouseThereIsOneSentence() throws {
    let server = try XServer()
    server.screen.holdMouse()
    let picker = try PickerProcess(.picker, ["--pick"], on: server)
    #expect(try picker.waitForExit() == 3)
    #expect(picker.process.lines == [])
    #expect(picker.process.errors == "picker: No color was picked: another program holds the mouse or the keyboard.\n")
  }

  /// Red, green and blue in 5, 6 and 5 bits, and in 10 each: 512 of 1023 is 127.6 of 255.
  @Test(arguments: [(16, 0xf81f, "#ff00ff"), (30, 1023 << 20 | 512 << 10, "#ff8000")] as [(Int, UInt32, String)])
  func screensOfOtherDepthsAreRead(depth: Int, pixel: UInt32, text: String) throws {
    let server = try XServer(depth: depth)
    server.screen.paint(pixel, at: Pixel(200, 200), width: 300, height: 300)
    let picker = try PickerProcess(.picker, ["--pick"], on: server)
    _ = try waitForMagnifier(picker)
    picker.input.click(Pixel(300, 300))
    try expectPick(picker, text)
  }

  @Test func aFingerPicksWhereItIsLifted() throws {
    let server = try XServer(.touch)
    paint(server, 0x000001, 0x000002, 0x000003)
    let picker = try PickerProcess(.picker, ["--pick"], on: server)
    _ = try waitForMagnifier(picker)
    try picker.touch.drag(1, from: Pixel(350, 350), to: Pixel(301, 300), steps: 5)
    try expectPick(picker, "#000002")
  }

  @Test func aScreenWithAPaletteIsRefused() throws {
    let picker = try PickerProcess(.picker, ["--pick"], on: XServer(depth: 8))
    #expect(try picker.waitForExit() == 3)
    #expect(
      picker.process.errors
        == "picker: No color was picked: the pixels of this screen are not made of red, green and blue.\n")
  }
}

/// The eyedropper of the window.
@Suite struct EyedropperOfTheWindow {
  private func picker() throws -> PickerProcess {
    let server = try XServer()
    server.screen.paint(0x12af56, at: Pixel(0, 0), width: 50, height: 50)
    let picker = try PickerProcess(.picker, ["--live", "--color", "rgb(255 0 0 / 0.5)"], on: server)
    _ = try picker.window
    try picker.waitUntil("the focus") { picker.screen.hasFocus(try picker.window) }
    return picker
  }

  private func waitForMagnifier(_ picker: PickerProcess) throws {
    try picker.waitUntil("the magnifier") { !picker.screen.overlays.isEmpty }
  }

  @Test func whatIsPickedIsOneStepOfUndoAndOpaque() throws {
    let picker = try picker()
    picker.input.click(try picker.pixel(try picker.view("eyedropper")))
    try waitForMagnifier(picker)
    picker.input.move(to: Pixel(20, 20))
    #expect(try picker.view("value").text == "#ff000080", "the window goes on")
    picker.input.click(Pixel(20, 20))
    let picked = try picker.waitForEvent(.commit)
    #expect(picked.color == "#12af56" && picked.alpha == 1)
    #expect(picker.events(.change).count == 1 && picker.events(.commit).count == 1)
    try picker.input.press("z", .control)
    #expect(try picker.waitForEvent(.commit) { $0.alpha != 1 }.color == "#ff000080")
    try picker.input.press("z", .control, .shift)
    try picker.waitForView("value", "redone") { $0.text == "#12af56" }
    #expect(picker.process.errors == "")
  }

  /// The keys are up again for the window, whoever saw them go up.
  @Test func itIsWorkedByKeys() throws {
    let picker = try picker()
    picker.input.move(to: Pixel(20, 20))
    try picker.input.press("e", .control)
    try waitForMagnifier(picker)
    try picker.input.press(.escape)
    try picker.waitUntil("no magnifier") { picker.screen.overlays.isEmpty }
    #expect(picker.process.exitStatus == nil)
    _ = try picker.views()
    try picker.input.press("e", .control)
    try waitForMagnifier(picker)
    try picker.input.press(.enter)
    try picker.waitForEvent(.commit) { $0.color == "#12af56" }
    try picker.input.press(.enter)
    #expect(try picker.waitForExit() == 0)
    #expect(picker.events.last?.kind == .select)
    #expect(picker.events.last?.color == "#12af56")
  }

  @Test func theButtonAndReturnAtOnceIsNoSelection() throws {
    let picker = try picker()
    picker.input.move(to: Pixel(20, 20))
    try picker.input.press(.tab)
    try picker.input.press(.enter)
    try picker.input.press(.enter)
    try waitForMagnifier(picker)
    #expect(picker.events(.select).isEmpty)
    try picker.input.press(.enter)
    try picker.waitForEvent(.commit) { $0.color == "#12af56" }
    #expect(picker.events(.select).isEmpty)
  }

  @Test func whereItCannotPickTheWindowSaysSoAndGoesOn() throws {
    let picker = try picker()
    let button = try picker.view("eyedropper"), below = try picker.pixel(button.x + 30, button.y + button.height + 20)
    let before = try picker.screen.pixel(below)
    picker.screen.holdMouse()
    try picker.input.press("e", .control)
    try picker.waitUntil("a note") { try picker.screen.pixel(below) != before }
    picker.screen.holdMouse(false)
    #expect(try picker.view("value").text == "#ff000080")
    try picker.input.press("e", .control)
    try waitForMagnifier(picker)
    picker.input.click(Pixel(20, 20))
    try picker.waitForEvent(.commit) { $0.color == "#12af56" }
  }

  @Test func theWindowCanBeClosedMeanwhile() throws {
    let picker = try picker()
    try picker.input.press("e", .control)
    try waitForMagnifier(picker)
    try picker.send(#"{"quit":true}"#)
    #expect(try picker.waitForExit() == 1)
    picker.screen.holdMouse()  // the mouse is free
    picker.screen.holdMouse(false)
    #expect(picker.screen.overlays.isEmpty)
  }
}

/// The eyedropper of the desktop, where programs may not look at the screen.
@Suite struct EyedropperOfThePortal {
  private func pick(
    _ environment: [String: String], _ options: [String] = []
  ) throws -> ChildProcess {
    let home = try TemporaryFolder()
    let surroundings = try PickerProcess.environment(home: home, display: nil).merging(environment) { $1 }
    return try ChildProcess(try PickerProcess.Program.picker.path, ["--pick"] + options, environment: surroundings)
  }

  @Test(
    arguments: [
      ("pick 0.25 0.5 0.75", 0, ["#4080bf"], ""), ("pick 1 0 0", 0, ["#ff0000"], ""), ("pick cancel", 1, [], ""),
      ("pick fail", 3, [], "picker: No color was picked: the desktop's portal failed.\n"),
      ("pick 2 0 0", 3, [], "picker: No color was picked: the desktop's portal failed.\n"),
    ] as [(String, Int32, [String], String)])
  func itsAnswerIsTaken(answer: String, status: Int32, lines: [String], errors: String) throws {
    let desktop = try Desktop(answer)
    for more in [[:], ["WAYLAND_DISPLAY": "wayland-1"]] {
      let picker = try pick(desktop.environment.merging(more) { $1 })
      #expect(try picker.waitForExit() == status)
      #expect(picker.lines == lines)
      #expect(picker.errors == errors)
    }
  }

  @Test func nothingOf8BitsIsLost() throws {
    let desktop = try Desktop("pick 0.25 0.5 0.75")
    let picker = try pick(desktop.environment, ["--format", "srgb"])
    #expect(try picker.waitForExit() == 0)
    #expect(picker.lines == ["color(srgb 0.25 0.5 0.75)"])
  }

  @Test func withoutAPortalThereIsOneSentence() throws {
    let desktop = try Desktop()  // which has settings only
    let bus = try ChildProcess(
      "/usr/bin/dbus-daemon", ["--session", "--nofork", "--print-address"], environment: ["PATH": "/nowhere"])
    let address = try bus.waitFor("the bus's address") { bus.lines.first }
    for environment in [[:], desktop.environment, ["DBUS_SESSION_BUS_ADDRESS": address]] {
      let picker = try pick(environment)
      #expect(try picker.waitForExit() == 3)
      #expect(picker.lines == [])
      #expect(
        picker.errors
          == "picker: Nothing here can pick a color from the screen: there is neither an X server nor a desktop portal that does.\n"
      )
    }
  }

  @Test func aPortalThatGoesAwayIsNotWaitedFor() throws {
    let desktop = try Desktop("pick wait")
    let picker = try pick(desktop.environment)
    try desktop.waitForLine("picks")
    desktop.endPortal()
    #expect(try picker.waitForExit() == 3)
    #expect(picker.errors == "picker: No color was picked: the desktop's portal failed.\n")
  }

  /// As under a Wayland compositor that also runs an X server, but without the compositor.
  @Test func whereTheMouseCannotBeHadThePortalPicks() throws {
    let desktop = try Desktop("pick 0 0 1"), server = try XServer()
    server.screen.holdMouse()
    let picker = try PickerProcess(.picker, ["--pick"], on: server, environment: desktop.environment)
    #expect(try picker.waitForExit() == 0)
    #expect(picker.process.lines == ["#0000ff"])
  }

  @Test func escapeInTheWindowGivesUpWaiting() throws {
    let desktop = try Desktop("pick wait"), server = try XServer()
    let picker = try PickerProcess(.picker, ["--live"], on: server, environment: desktop.environment)
    _ = try picker.window
    try picker.waitUntil("the focus") { picker.screen.hasFocus(try picker.window) }
    server.screen.holdMouse()
    try picker.input.press("e", .control)
    try desktop.waitForLine("picks")
    try picker.input.press(.enter)
    try picker.input.press(.escape)
    _ = try picker.views()
    #expect(picker.process.exitStatus == nil)
    // Given up: keys are the window's again.
    try picker.waitUntil("the end") {
      try picker.input.press(.enter)
      return picker.events.last?.kind == .select
    }
  }
}
