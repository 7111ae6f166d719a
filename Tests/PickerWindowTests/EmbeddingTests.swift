import Testing

/// The examples of docs/embedding.md, used.
@Suite struct Embedding {
  /// The example's window with both pickers drawn. Places are in points from a picker's corner: its plane is 365 by 156 at
  /// (20, 52), the bars below it at y 220 and 264, the preview at (20, 308), and the value's field at (124, 308).
  struct Example {
    enum Side: Int, CaseIterable { case left = 10, right = 425 }

    let process: PickerProcess

    init() throws {
      process = try PickerProcess(.embeddingExample, on: XServer())
      try process.waitForLine("ready")
    }

    func pixel(_ side: Side, _ x: Int, _ y: Int) throws -> Pixel {
      try process.frame.origin + Pixel(side.rawValue + x, 10 + y)
    }

    /// A press on the field of the value, once that has the focus.
    func focusValue(_ side: Side) throws {
      let border = try pixel(side, 180, 308), before = try process.screen.pixel(border)
      process.input.click(try pixel(side, 180, 328))
      try process.waitUntil("the focus ring of the field") { try process.screen.pixel(border) != before }
    }

    /// The lines of a picker from the given line on.
    func lines(_ side: Side, since start: Int = 0) -> [String] {
      process.process.lines.dropFirst(start).filter { $0.hasPrefix("\(side) ") }
    }
  }

  @Test func eachPickerAnswersWhatHappensInIt() throws {
    let example = try Example(), process = example.process
    // The left bar has 309 hues: the 155th is the one in the middle, cyan.
    process.input.click(try example.pixel(.left, 20 + 154, 236))
    try process.waitForLine("left moved #00ffff")
    try process.waitForLine("left committed #00ffff")
    // Saturation 91.5 / 365, and above the plane the value is 1.
    process.input.drag(from: try example.pixel(.left, 200, 200), to: try example.pixel(.left, 20 + 91, 40))
    var told = try process.waitForLine("left committed #bfffff")
    #expect(example.lines(.right) == [])

    // OKLCH without chroma, at the highest lightness; then 72.5 of 365 opaque.
    process.input.drag(from: try example.pixel(.right, 200, 200), to: try example.pixel(.right, 5, 40))
    told = try process.waitForLine("right committed #ffffff", since: told)
    process.input.click(try example.pixel(.right, 20 + 72, 280))
    try process.waitForLine("right moved #ffffff33", since: told)
    try process.waitForLine("right committed #ffffff33", since: told)
    #expect(example.lines(.left).last == "left committed #bfffff")
  }

  @Test func aDragStaysWithThePickerItBeganIn() throws {
    let example = try Example(), process = example.process
    process.input.drag(from: try example.pixel(.left, 100, 200), to: try example.pixel(.right, 200, 400))
    try process.waitForLine("left committed #000000")  // below the plane
    process.input.drag(from: try example.pixel(.right, 300, 200), to: try example.pixel(.left, 100, 40))
    try process.waitForLine("right committed #ffffff")
    #expect(example.lines(.left).last == "left committed #000000")
    #expect(example.lines(.right).first?.hasPrefix("right moved") == true)
  }

  @Test func theKeyboardIsWithThePickerThatWasPressedLast() throws {
    let example = try Example(), process = example.process
    for (side, color) in [(.left, "#00ff00"), (.right, "#ff0000"), (.left, "#123456")] as [(Example.Side, String)] {
      let start = process.process.lines.count
      try example.focusValue(side)
      try process.input.type(color)
      try process.input.press(.enter)
      try process.waitForLine("\(side) committed \(color)", since: start)
      for other in Example.Side.allCases where other != side { #expect(example.lines(other, since: start) == []) }
    }
    process.input.click(try example.pixel(.right, 40, 328))  // on the preview, which answers no press
    try process.input.press(.escape)
    try process.waitForLine("right cancel")
    #expect(!process.process.lines.contains("left cancel"))
  }

  @Test func theProgramEndsWhenItsWindowIsClosed() throws {
    let process = try Example().process
    process.screen.close(try process.window)
    #expect(try process.waitForExit() == 0)
    #expect(process.process.errors == "")
  }

  @Test func aWindowOfItsOwnPrintsWhatWasChosen() throws {
    let process = try PickerProcess(.windowExample, on: XServer())
    // From the plane of saturation and value beyond its white corner.
    process.input.drag(from: try process.pixel(200, 200), to: try process.pixel(5, 40))
    try process.input.press(.enter)
    #expect(try process.waitForExit() == 0)
    #expect(process.process.lines == ["#ffffff"])
  }

  @Test func pickersThatCloseLeaveNothingBehind() throws {
    let process = try PickerProcess(.embeddingExample, ["--cycles", "1000"], on: XServer())
    #expect(try process.waitForExit(timeout: 600) == 0)
    let line = process.process.lines.first ?? ""
    let match = try #require(try /(-?\d+) kB more, (-?\d+) descriptors more/.wholeMatch(in: line), "\(line)")
    #expect(Int(match.1).map { $0 <= 512 } == true, "\(line)")
    #expect(match.2 == "0", "\(line)")
  }
}
