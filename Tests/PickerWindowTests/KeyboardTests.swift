import Testing

/// Everything by keyboard, and the clipboard that other programs see.
@Suite struct Keyboard {
  private func picker(_ arguments: String...) throws -> PickerProcess {
    let picker = try PickerProcess(.picker, ["--live"] + arguments, on: XServer())
    let window = try picker.window
    try picker.waitUntil("the focus") { picker.screen.hasFocus(window) }
    _ = try picker.views()
    return picker
  }

  private func value(_ picker: PickerProcess, _ id: String) throws -> Double {
    try #require(try picker.view(id).value?.first)
  }

  @Test func arrowsMoveTheFocusedBar() throws {
    let picker = try picker("--sheet", "rgb", "--color", "#800000")
    for _ in ["field", "bar"] { try picker.input.press(.tab) }
    let opening = try value(picker, "red")
    try picker.input.press(.right)
    let step = try value(picker, "red") - opening
    #expect(step > 0)
    try picker.input.press(.left)
    #expect(abs(try value(picker, "red") - opening) < 1e-9)
    try picker.input.press(.right, .shift)
    let coarse = try value(picker, "red") - opening
    try picker.input.press(.left, .shift)
    try picker.input.press(.right, .alt)
    let fine = try value(picker, "red") - opening
    #expect(coarse > step && step > fine && fine > 0)
    try picker.input.press(.home)
    #expect(try value(picker, "red") == 0)
    try picker.input.press(.end)
    #expect(try value(picker, "red") == 1)
    try picker.input.press(.tab)
    try picker.input.press(.tab)
    try picker.input.press(.end)
    #expect(try value(picker, "green") == 1)
    try picker.input.press(.tab, .shift)
    try picker.input.press(.tab, .shift)
    try picker.input.press(.home)
    #expect(try value(picker, "red") == 0)
  }

  @Test func returnCommitsAFieldAndTheNextReturnSelects() throws {
    let picker = try picker("--sheet", "rgb", "--color", "#000000")
    picker.input.click(try picker.pixel(try picker.view("red.field")))
    _ = try picker.views()
    try picker.input.type("0.5")
    try picker.waitForView("red.field", "0.5") { $0.text == "0.5" }
    #expect(picker.events(.commit).isEmpty)
    try picker.input.press(.enter)
    try picker.waitForEvent(.commit) { $0.color == "#800000" }
    _ = try picker.views()
    #expect(picker.process.exitStatus == nil)
    try picker.input.press(.enter)
    #expect(try picker.waitForExit() == 0)
    #expect(picker.events.last?.color == "#800000")
  }

  @Test func aTapClearsWhatWasTyped() throws {
    let picker = try picker("--sheet", "rgb", "--color", "#000000")
    picker.input.click(try picker.pixel(try picker.view("red.field")))
    _ = try picker.views()
    try picker.input.type("0.4x")
    try picker.waitForView("red.field", "0.4x") { $0.text == "0.4x" }
    #expect(try value(picker, "red") == 0.4)
    let area = try picker.pixels(try picker.view("red"))
    picker.input.click(area.origin + Pixel(area.width / 2, area.height / 2))
    let text = try picker.waitForView("red.field", "the value again") { $0.text != "0.4x" }.text
    #expect(text == "0.501")
    #expect(try value(picker, "red") == (Double(area.width / 2) + 0.5) / Double(area.width))
  }

  @Test func oneGestureIsOneUndoStep() throws {
    let picker = try picker("--color", "#00ff00")
    let bar = try picker.view("spectrum")
    picker.input.drag(from: try picker.pixel(bar, 0.4), to: try picker.pixel(bar, 0.8))
    let first = try picker.waitForEvent(.commit)
    var before = picker.eventCount
    picker.input.drag(from: try picker.pixel(bar, 0.3), to: try picker.pixel(bar, 0.1))
    let second = try picker.waitForEvent(.commit, since: before)
    for (key, expected) in [
      (("z", [.control]), first.color), (("z", [.control]), "#00ff00"), (("z", [.control, .shift]), first.color),
      (("z", [.control, .shift]), second.color),
    ] as [((Unicode.Scalar, [XTestInput.Modifier]), String?)] {
      before = picker.eventCount
      for modifier in key.1 { picker.input.hold(modifier) }
      try picker.input.press(key.0)
      for modifier in key.1 { picker.input.hold(modifier, false) }
      #expect(try picker.waitForEvent(.change, since: before, "to \(expected ?? "")").color == expected)
    }
  }

  @Test func otherProgramsReadWhatWasCopied() throws {
    let picker = try picker("--color", "#4280f6")
    try picker.input.press("c", .control)
    try picker.waitUntil("the copied color") { try picker.clipboard.read() == "#4280f6" }
  }

  @Test func whatOthersCopiedIsPasted() throws {
    let picker = try picker()
    let other = try picker.clipboard.offer("rgb(255 99 71)")
    try picker.input.press("v", .control)
    try picker.waitForEvent(.commit) { $0.color == "#ff6347" }
    other.end()
  }
}
