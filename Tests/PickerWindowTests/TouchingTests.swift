import Testing

/// The program under a server with a real touch device.
@Suite(.serialized) struct Touching {
  private func sheet() throws -> PickerProcess {
    let picker = try PickerProcess(.picker, ["--live", "--sheet", "rgb", "--color", "#808080"], on: XServer(.touch))
    _ = try picker.window
    _ = try picker.views()
    return picker
  }

  @Test func aTapIsOneChangeAndOneCommit() throws {
    let picker = try sheet()
    let before = picker.eventCount
    try picker.touch.tap(1, try picker.pixel(try picker.view("red"), 1) + Pixel(5, 0))
    try picker.waitForEvent(.commit, since: before)
    _ = try picker.views()
    #expect(picker.events(.change, since: before).map(\.color) == ["#ff8080"])
    #expect(picker.events(.commit, since: before).count == 1)
  }

  @Test func twoFingersEachMoveTheirOwnBar() throws {
    let picker = try sheet()
    let red = try picker.view("red"), blue = try picker.view("blue")
    try picker.touch.down(1, try picker.pixel(red, 0.5))
    try picker.touch.down(2, try picker.pixel(blue, 0.5))
    for share in [0.6, 0.8, 1.0] {
      try picker.touch.move(1, try picker.pixel(red, share))
      try picker.touch.move(2, try picker.pixel(blue, 1 - share))
    }
    try picker.touch.up(1, try picker.pixel(red, 1))
    try picker.touch.move(2, try picker.pixel(blue, 0.25))
    try picker.touch.sync()
    try picker.waitForView("blue", "a quarter") { abs(($0.value?.first ?? 1) - 0.25) < 0.01 }
    #expect(abs(try #require(try picker.view("red").value?.first) - 1) < 0.01)
    #expect(abs(try #require(try picker.view("green").value?.first) - 128.0 / 255) < 1e-9)
    try picker.touch.up(2, try picker.pixel(blue, 0.25))
  }

  @Test func aFingerThatLeavesTheWindowIsClamped() throws {
    let picker = try sheet()
    let green = try picker.view("green")
    try picker.touch.drag(1, from: try picker.pixel(green, 0.5), to: try picker.pixel(green, 1) + Pixel(120, 60))
    try picker.waitForView("green", "1") { $0.value == [1] }
    try picker.touch.drag(2, from: try picker.pixel(green, 0.5), to: try picker.pixel(green, 0) + Pixel(-120, 60))
    try picker.waitForView("green", "0") { $0.value == [0] }
  }
}
