import Testing

/// `--pick`: a color from anywhere on the screen, without the window.
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
    #expect(picker.process.errors == "picker: no color was picked: another program holds the mouse or the keyboard\n")
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
        == "picker: no color was picked: the pixels of this screen are not made of red, green and blue\n")
  }
}
