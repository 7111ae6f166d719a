import Testing

/// Facts about SDL on X11 that the programs rely on, seen with a window that does to SDL what theirs does and prints
/// its events.
@Suite struct SDLAssumptions {
  /// The echo's window is at (100, 100) and has 640 by 480 pixels.
  private func echo(_ kind: XServer.Kind = .virtual, _ arguments: [String] = []) throws -> PickerProcess {
    let echo = try PickerProcess(.eventEcho, arguments, on: XServer(kind))
    try echo.waitForLine("ready")
    let frame = try echo.frame
    #expect(frame == XScreen.Frame(origin: Pixel(100, 100), width: 640, height: 480))
    return echo
  }

  @Test func theMouseArrivesInPixelsOfTheWindow() throws {
    let echo = try echo()
    echo.input.move(to: Pixel(120, 130))
    try echo.waitForLine("mouse move 20 30 buttons 0 from 0")
    echo.input.press()
    try echo.waitForLine("mouse down 1 at 20 30 from 0")
    echo.input.move(from: Pixel(120, 130), to: Pixel(140, 150), steps: 20)
    try echo.waitForLine("mouse move 40 50 buttons 1 from 0")
    echo.input.release()
    try echo.waitForLine("mouse up 1 at 40 50 from 0")
    echo.input.scroll(vertical: 1)
    try echo.waitForLine("wheel 0 1")
  }

  @Test func aDragLeavesTheWindowAndIsStillTold() throws {
    let echo = try echo()
    echo.input.drag(from: Pixel(110, 110), to: Pixel(50, 60))
    try echo.waitForLine("mouse up 1 at -50 -40 from 0")
  }

  @Test func aDragMayLeaveComeBackAndLeaveAgain() throws {
    let echo = try echo()
    echo.input.press(at: Pixel(110, 110))
    echo.input.move(from: Pixel(110, 110), to: Pixel(50, 60), steps: 10)
    echo.input.move(from: Pixel(50, 60), to: Pixel(150, 160), steps: 10)
    try echo.waitForLine("mouse move 50 60 buttons 1 from 0")
    echo.input.move(from: Pixel(150, 160), to: Pixel(800, 160), steps: 10)
    try echo.waitForLine("mouse move 700 60 buttons 1 from 0")
    echo.input.release()
    try echo.waitForLine("mouse up 1 at 700 60 from 0")
  }

  @Test func thePointerHoversOnlyInside() throws {
    let echo = try echo()
    echo.input.move(to: Pixel(110, 110))
    let entered = try echo.waitForLine("pointer entered")
    echo.input.move(to: Pixel(50, 60))
    let left = try echo.waitForLine("pointer left", since: entered)
    echo.input.move(to: Pixel(200, 210))
    try echo.waitForLine("pointer entered", since: left)
    try echo.waitForLine("mouse move 100 110 buttons 0 from 0", since: left)
  }

  @Test func keysAreTextOnlyWithoutControl() throws {
    let echo = try echo()
    try echo.input.type("0.4X#")
    for text in ["0", ".", "4", "X", "#"] { try echo.waitForLine("text \(text)") }
    let typed = echo.process.lines.count
    try echo.input.press("z", .control)
    try echo.input.press(.escape)
    try echo.waitForLine("key up Escape modifiers 0 repeat 0")
    #expect(echo.process.lines.contains("key down Z modifiers 64 repeat 0"))
    #expect(!echo.process.lines.dropFirst(typed).contains { $0.hasPrefix("text") })
  }

  @Test func aKeyHeldWithShiftKeepsItsName() throws {
    let echo = try echo()
    try echo.input.press(.left, .shift)
    try echo.waitForLine("key down Left modifiers 1 repeat 0")
    try echo.input.press(.tab, .shift)
    try echo.waitForLine("key down Tab modifiers 1 repeat 0")
  }

  @Test func theKeyboardComesAndGoes() throws {
    let echo = try echo()
    try echo.waitForLine("focus gained")
    echo.screen.focus(nil)
    let lost = try echo.waitForLine("focus lost")
    echo.screen.focus(try echo.window)
    try echo.waitForLine("focus gained", since: lost)
  }

  @Test func aWindowIsMovedResizedAndClosed() throws {
    let echo = try echo()
    echo.screen.resize(try echo.window, width: 500, height: 400)
    try echo.waitForLine("size 500 400")
    echo.screen.move(try echo.window, to: Pixel(30, 20))
    try echo.waitForLine("moved 30 20")
    #expect(try echo.frame == XScreen.Frame(origin: Pixel(30, 20), width: 500, height: 400))
    echo.screen.close(try echo.window)
    try echo.waitForLine("quit")
    #expect(try echo.waitForExit() == 0)
  }

  @Test func thePictureIsOnTheScreen() throws {
    let echo = try echo()
    try echo.waitUntil("the window's color") { try echo.screen.pixel(Pixel(100, 100)) == 0x336699 }
    #expect(try echo.screen.pixels(Pixel(738, 578), width: 2, height: 2) == [0x336699, 0x336699, 0x336699, 0x336699])
    #expect(try echo.screen.pixel(Pixel(740, 100)) == 0)
  }

  @Test func aSecondServerIsAnotherScreen() throws {
    let first = try echo(), second = try echo()
    #expect(first.server.display != second.server.display)
    second.input.click(Pixel(120, 130))
    try second.waitForLine("mouse up 1 at 20 30 from 0")
    #expect(!first.process.lines.contains { $0.hasPrefix("mouse") })
  }

  @Test func theClipboardIsSharedWithOthers() throws {
    let server = try XServer()
    let clipboard = Clipboard(server)
    #expect(try clipboard.read() == nil)
    let owner = try clipboard.offer("oklch(0.6 0.2 260)")
    #expect(try clipboard.read() == "oklch(0.6 0.2 260)")
    #expect(try clipboard.read(.primary) == nil)
    owner.end()
  }

  @Test func aFingerArrivesAsAFinger() throws {
    let echo = try echo(.touch)
    let touch = try echo.touch
    try touch.down(1, Pixel(120, 130))
    try touch.move(1, Pixel(140, 160))
    try touch.up(1, Pixel(140, 160))
    try echo.waitUntil("finger up") { echo.process.lines.contains { $0.hasPrefix("finger up") } }
    #expect(
      Finger.all(in: echo) == [
        Finger("down", 0, 20, 30), Finger("move", 0, 40, 60), Finger("up", 0, 40, 60),
      ])
    #expect(!echo.process.lines.contains { $0.hasPrefix("mouse down") || $0.hasPrefix("mouse up") })
  }

  @Test func twoFingersAreTwoFingers() throws {
    let echo = try echo(.touch)
    let touch = try echo.touch
    try touch.down(1, Pixel(120, 130))
    try touch.down(2, Pixel(320, 330))
    try touch.move(2, Pixel(330, 350))
    try touch.move(1, Pixel(110, 120))
    try touch.up(2, Pixel(330, 350))
    try touch.move(1, Pixel(105, 115))
    try touch.up(1, Pixel(105, 115))
    try echo.waitUntil("both fingers up") { echo.process.lines.count { $0.hasPrefix("finger up") } == 2 }
    #expect(
      Finger.all(in: echo) == [
        Finger("down", 0, 20, 30), Finger("down", 1, 220, 230), Finger("move", 1, 230, 250), Finger("move", 0, 10, 20),
        Finger("up", 1, 230, 250), Finger("move", 0, 5, 15), Finger("up", 0, 5, 15),
      ])
  }

  @Test func aFingerThatLeavesTheWindowIsStillTold() throws {
    let echo = try echo(.touch)
    let touch = try echo.touch
    try touch.down(1, Pixel(110, 110))
    try touch.move(1, Pixel(50, 130))
    try touch.move(1, Pixel(900, 900))
    try touch.up(1, Pixel(900, 900))
    try echo.waitUntil("finger up") { echo.process.lines.contains { $0.hasPrefix("finger up") } }
    let fingers = Finger.all(in: echo)
    #expect(fingers.map(\.phase) == ["down", "move", "move", "up"])
    #expect(fingers[1].x <= 0)
    #expect(fingers[2].x >= 639 && fingers[2].y >= 479)
    #expect(fingers[3].x == fingers[2].x && fingers[3].y == fingers[2].y)
  }

  @Test func theMouseMayMoveWhileAFingerIsDown() throws {
    let echo = try echo(.touch)
    let touch = try echo.touch
    try touch.down(1, Pixel(120, 130))
    echo.input.move(to: Pixel(300, 310))
    try echo.waitForLine("mouse move 200 210 buttons 0 from 0")
    try touch.up(1, Pixel(120, 130))
    try echo.waitUntil("finger up") { echo.process.lines.contains { $0.hasPrefix("finger up") } }
  }

  @Test func withoutHintsAFingerIsAlsoAMouse() throws {
    let echo = try echo(.touch, ["--plain"])
    try echo.touch.tap(1, Pixel(120, 130))
    try echo.waitUntil("finger up") { echo.process.lines.contains { $0.hasPrefix("finger up") } }
    #expect(echo.process.lines.contains { $0.hasPrefix("mouse down 1") && $0.hasSuffix("from \(UInt32.max)") })
  }
}

/// What the echo says of a finger, in whole pixels. Fingers are numbered in the order in which they came down.
private struct Finger: Equatable, CustomStringConvertible {
  var phase: String
  var number, x, y: Int

  init(_ phase: String, _ number: Int, _ x: Int, _ y: Int) {
    (self.phase, self.number, self.x, self.y) = (phase, number, x, y)
  }

  var description: String { "\(phase) \(number) \(x) \(y)" }

  static func all(in echo: PickerProcess) -> [Finger] {
    var order: [Substring] = []
    return echo.process.lines.filter { $0.hasPrefix("finger") }.compactMap { line in
      let words = line.split(separator: " ")
      guard words.count == 5, let x = Double(words[3]), let y = Double(words[4]) else { return nil }
      if !order.contains(words[2]) { order.append(words[2]) }
      return Finger(String(words[1]), order.firstIndex(of: words[2])!, Int(x.rounded()), Int(y.rounded()))
    }
  }
}
