import Testing

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
