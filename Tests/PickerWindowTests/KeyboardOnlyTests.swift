import Testing

/// Everything without a pointer: each control is reached by Tab and worked by keys.
@Suite struct KeyboardOnly {
  @Test func everyControlIsReachedAndWorked() throws {
    let picker = try PickerProcess(.picker, ["--live", "--color", "#4080c0", "--theme", "dark"], on: XServer())
    _ = try picker.window
    let all = try picker.views().list.map(\.id)
    try picker.waitUntil("the focus") { picker.screen.hasFocus(try picker.window) }

    // From the start: eyedropper, undo, redo, cancel, select, the plane.
    for _ in 0..<6 { try picker.input.press(.tab) }
    var before = picker.eventCount
    try picker.input.press(.right)
    try picker.waitForEvent(.commit, since: before, "the plane stepped")
    try picker.input.press(.tab)
    before = picker.eventCount
    try picker.input.press(.home)
    let red = try picker.waitForEvent(.commit, since: before, "the spectrum at its start")
    #expect(red.components?[0] == 0)
    // Past the button for the hue wheel to alpha.
    try picker.input.press(.tab)
    try picker.input.press(.tab)
    before = picker.eventCount
    try picker.input.press(.home)
    #expect(try picker.waitForEvent(.commit, since: before, "alpha at its start").alpha == 0)

    // On to the value field, past the previous color: type another color.
    try picker.input.press(.tab)
    try picker.input.press(.tab)
    _ = try picker.views()
    before = picker.eventCount
    try picker.input.type("#00ff80")
    try picker.input.press(.enter)
    #expect(try picker.waitForEvent(.commit, since: before, "typed").color == "#00ff80")

    // Copy, format (opens a menu, arrows, Return), and on to the first tab.
    try picker.input.press(.tab)
    try picker.input.press(.enter)
    #expect(try picker.clipboard.read() == "#00ff80")
    try picker.input.press(.tab)
    try picker.input.press(.enter)
    try picker.input.press(.down)
    try picker.input.press(.enter)
    try picker.waitForView("value", "in css") { $0.text == "rgb(0, 255, 128)" }
    try picker.input.press(.tab)
    try picker.input.press(.enter)
    try picker.waitForView("channel.0.field", "red") { $0.text == "0" }

    // Once around, Shift-Tab back to Select.
    let stops = all.filter { !["preview", "swatches"].contains($0) }.count
    #expect(stops > 25)
    try picker.input.press("z", .control)
    try picker.waitForView("value", "undone") { $0.text != "rgb(0, 255, 128)" }
    for _ in 0..<8 { try picker.input.press(.tab, .shift) }
    before = picker.eventCount
    try picker.input.press(.enter)
    #expect(try picker.waitForExit() == 0)
    #expect(picker.events.last?.kind == .select)
  }

  @Test func theLastTabIsThereTheNextTime() throws {
    let server = try XServer(), home = try TemporaryFolder()
    let first = try PickerProcess(.picker, ["--live"], on: server, home: home)
    _ = try first.window
    first.input.click(try first.pixel(try first.view("tab.hsl")))
    _ = try first.views()
    try first.send(#"{"quit": true}"#)
    #expect(try first.waitForExit() == 1)
    let second = try PickerProcess(.picker, ["--live"], on: server, home: home)
    _ = try second.window
    try second.waitForView("channel.2.field", "lightness") { $0.text == "61.2 %" }
  }

  @Test func theHueWheelIsShownByKeysAndThereTheNextTime() throws {
    let server = try XServer(), home = try TemporaryFolder()
    let first = try PickerProcess(.picker, ["--live"], on: server, home: home)
    _ = try first.window
    try first.waitUntil("the focus") { first.screen.hasFocus(try first.window) }
    // Eyedropper, undo, redo, cancel, select, the plane, the hue, the button.
    for _ in 0..<8 { try first.input.press(.tab) }
    try first.input.press(.enter)
    try first.waitForView("spectrum", "a ring") { $0.width == $0.height }
    try first.send(#"{"quit": true}"#)
    #expect(try first.waitForExit() == 1)
    let second = try PickerProcess(.picker, ["--live"], on: server, home: home)
    _ = try second.window
    try second.waitForView("spectrum", "a ring") { $0.width == $0.height }
    #expect(try second.view("plane").value?.count == 2)
    #expect(try second.view("spectrum").value?.count == 1)
  }
}
