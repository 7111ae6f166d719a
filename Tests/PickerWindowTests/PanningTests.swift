import Testing

/// The program in a real window, with a real mouse and keyboard.
@Suite(.serialized) struct Panning {
  private func picker(_ arguments: String...) throws -> PickerProcess {
    let picker = try PickerProcess(.picker, ["--live"] + arguments, on: XServer())
    _ = try picker.window
    _ = try picker.views()
    return picker
  }

  @Test func aPanAcrossTheSpectrumIsFollowedAndEndsExactlyRed() throws {
    let picker = try picker("--color", "#00ff00")
    let bar = try picker.view("spectrum")
    let start = try picker.pixel(bar, 0), end = try picker.pixel(bar, 1)
    picker.input.press(at: start + Pixel(-4, 0))
    #expect(try picker.waitForEvent(.change, "red at the left end").color == "#ff0000")
    let before = picker.eventCount
    for step in 1...20 {
      picker.input.move(to: try picker.pixel(bar, Double(step) / 20))
      _ = try picker.views()
    }
    picker.input.move(to: end + Pixel(30, 0))
    picker.input.release()
    #expect(try picker.waitForEvent(.commit, since: before).color == "#ff0000")
    let hues = picker.events(.change, since: before).compactMap { $0.components?.first ?? nil }
    #expect(hues.count > 15)
    #expect(hues == hues.sorted())
    #expect(hues.last == 360)
  }

  @Test func theFieldIsClampedInEveryDirection() throws {
    let picker = try picker("--color", "#336699")
    let plane = try picker.view("plane")
    picker.input.press(at: try picker.pixel(plane))
    for (x, y, value) in [(-0.05, 0.5, 0), (1.05, 0.5, 0), (0.5, -0.09, 1), (0.5, 1.09, 1)] as [(Double, Double, Int)] {
      picker.input.move(to: try picker.pixel(plane, x, y))
      let expected: Double = x > 1 || y < 0 ? 1 : 0
      let view = try picker.waitForView("plane", "at \(x), \(y)") { $0.value?[value] == expected }
      #expect(view.value?.count == 2)
    }
    picker.input.release()
  }

  @Test(arguments: [("1", "1240x960"), ("1.25", "992x768"), ("1.5", "826x640"), ("2", "620x480")])
  func theCornersAreWhiteFullHueAndBlack(_ scale: String, _ size: String) throws {
    // The corner's pixel is half a pixel away from white both ways, which 8 bits do not see where
    // (1 - 0.5 / width) * (1 - 0.5 / height) is at least 254.5 / 255.
    let picker = try picker("--color", "#203040", "--size", size, "--scale", scale)
    try picker.send(#"{"set": "00ff00"}"#)
    try picker.waitForEvent(.commit, "the green that was set") { $0.color == "#00ff00" }
    let plane = try picker.view("plane")
    for (x, y, color) in [(0, 0, "#ffffff"), (1, 0, "#00ff00"), (0, 1, "#000000"), (1, 1, "#000000")]
      as [(Double, Double, String)]
    {
      try picker.send(#"{"set": "7fbf7f"}"#)
      try picker.waitForEvent(.commit, "the color between", where: { $0.color == "#7fbf7f" })
      _ = try picker.views()
      let before = picker.eventCount
      picker.input.click(try picker.pixel(plane, x, y))
      #expect(try picker.waitForEvent(.commit, since: before, "corner").color == color)
    }
  }

  @Test func whatIsTypedShowsAfterEveryKey() throws {
    let picker = try picker("--sheet", "rgb")
    picker.input.click(try picker.pixel(try picker.view("red.field")))
    _ = try picker.views()
    var text = ""
    for (key, value) in [("0", 0), (".", 0), ("3", 0.3), ("7", 0.37)] as [(String, Double)] {
      text += key
      try picker.input.type(key)
      let field = try picker.waitForView("red.field", text) { $0.text == text }
      #expect(field.text == text)
      #expect(try picker.view("red").value == [value])
    }
    try picker.input.type("x")
    try picker.waitForView("red.field", "0.37x") { $0.text == "0.37x" }
    #expect(try picker.view("red").value == [0.37])
    let bar = try picker.view("red")
    picker.input.click(try picker.pixel(bar, 1) + Pixel(4, 0))
    try picker.waitForView("red.field", "1.0") { $0.text == "1.0" }
  }

  @Test func returnSelectsAndPrints() throws {
    let picker = try PickerProcess(.picker, ["--color", "abc"], on: XServer())
    picker.screen.focus(try picker.window)
    try picker.input.press(.enter)
    #expect(try picker.waitForExit() == 0)
    #expect(picker.process.lines == ["#aabbcc"])
  }

  @Test func escapeAndClosingCancelAndPrintNothing() throws {
    for isClosing in [false, true] {
      let picker = try PickerProcess(.picker, on: XServer())
      picker.screen.focus(try picker.window)
      if isClosing { picker.screen.close(try picker.window) } else { try picker.input.press(.escape) }
      #expect(try picker.waitForExit() == 1)
      #expect(picker.process.lines == [])
    }
  }

  @Test func theHelloLabelTakesThePickedColor() throws {
    let hello = try PickerProcess(.helloPicker, ["--live"], on: XServer())
    _ = try hello.window
    hello.input.click(try hello.pixel(try hello.view("change")))
    let red = try hello.waitForView("red")
    hello.input.drag(from: try hello.pixel(red, 0.5), to: try hello.pixel(red, 1) + Pixel(9, 0))
    for (id, share, past) in [("green", 0.0, -6), ("blue", 0, -6)] as [(String, Double, Int)] {
      let bar = try hello.view(id)
      hello.input.click(try hello.pixel(bar, share) + Pixel(past, 0))
    }
    try hello.waitForEvent(.commit, "pure red") { $0.color == "#ff0000" }
    let label = try hello.view("hello"), area = try hello.pixels(label)
    try hello.input.press(.escape)
    try hello.waitUntil("the label is red") {
      try hello.screen.pixels(area.origin, width: area.width, height: area.height).contains {
        $0 & 0xFF_FFFF == 0xFF0000
      }
    }
  }
}
