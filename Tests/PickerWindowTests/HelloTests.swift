import Testing

/// The worked example of embedding, used as its reader will.
@Suite struct Hello {
  enum Dismissal: CaseIterable { case tapOutside, escape, dragDown }

  @Test(arguments: Dismissal.allCases) func theLabelTakesTheColorWhenTheSheetGoes(by dismissal: Dismissal) throws {
    let hello = try PickerProcess(.helloPicker, ["--live"], on: XServer())
    let label = try hello.pixels(try hello.view("hello"))
    func labelShows(_ color: UInt32) throws -> Bool {
      try hello.screen.pixels(label.origin, width: label.width, height: label.height).contains(color)
    }
    try hello.waitUntil("the label in its first color") { try labelShows(0x4280f6) }
    #expect(try hello.views()["sheet"] == nil)

    hello.input.click(try hello.pixel(try hello.view("change")))
    let sheet = try hello.waitForView("sheet")
    for (id, end, beyond) in [("red", 1, 5), ("green", 0, -5), ("blue", 0, -5)] as [(String, Double, Int)] {
      let bar = try hello.view(id)
      hello.input.drag(from: try hello.pixel(bar), to: try hello.pixel(bar, end) + Pixel(beyond, 0))
    }
    try hello.waitForEvent(.commit) { $0.color == "#ff0000" }
    #expect(try !labelShows(0xff0000))

    switch dismissal {
    case .tapOutside: hello.input.click(try hello.pixel(sheet.x + sheet.width / 2, sheet.y - 30))
    case .escape: try hello.input.press(.escape)
    case .dragDown:
      let grip = try hello.pixel(sheet.x + sheet.width / 2, sheet.y + 14)
      hello.input.drag(from: grip, to: grip + Pixel(0, 300))
    }
    try hello.waitUntil("the sheet to go") { try hello.views()["sheet"] == nil }
    try hello.waitUntil("the label in red") { try labelShows(0xff0000) }

    hello.input.click(try hello.pixel(try hello.view("change")))
    try hello.waitForView("sheet")
    #expect(try hello.view("red").value == [1])
    #expect(try hello.view("green").value == [0])
    #expect(try hello.view("blue").value == [0])
  }

  @Test func aSmallPullAtTheSheetLetsItStay() throws {
    let hello = try PickerProcess(.helloPicker, ["--live"], on: XServer())
    hello.input.click(try hello.pixel(try hello.view("change")))
    let sheet = try hello.waitForView("sheet")
    let grip = try hello.pixel(sheet.x + sheet.width / 2, sheet.y + 14)
    hello.input.drag(from: grip, to: grip + Pixel(0, 20))
    try hello.waitForView("sheet", "back in its place") { $0 == sheet }
  }

  @Test func aFingerDoesTheSame() throws {
    let hello = try PickerProcess(.helloPicker, ["--live"], on: XServer(.touch))
    try hello.touch.tap(1, try hello.pixel(try hello.view("change")))
    let sheet = try hello.waitForView("sheet")
    let red = try hello.view("red")
    try hello.touch.drag(2, from: try hello.pixel(red), to: try hello.pixel(red, 1) + Pixel(5, 0))
    try hello.waitForView("red", "1") { $0.value == [1] }
    let grip = try hello.pixel(sheet.x + sheet.width / 2, sheet.y + 14)
    try hello.touch.drag(3, from: grip, to: grip + Pixel(0, 300))
    try hello.waitUntil("the sheet to go") { try hello.views()["sheet"] == nil }
  }
}
