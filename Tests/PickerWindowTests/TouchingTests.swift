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

  @Test func aPanWithAFingerIsFollowed() throws {
    let picker = try sheet()
    let green = try picker.view("green"), before = picker.eventCount
    let start = try picker.pixel(green, 0.1)
    try picker.touch.down(1, start)
    var values: [Double] = []
    for step in 1...10 {
      try picker.touch.move(1, try picker.pixel(green, 0.1 + 0.08 * Double(step)))
      values.append(try #require(try picker.view("green").value?.first))
    }
    #expect(values == values.sorted())
    #expect(Set(values).count == 10)
    #expect(picker.events(.commit, since: before).isEmpty)
    try picker.touch.up(1, try picker.pixel(green, 0.9))
    try picker.waitForEvent(.commit, since: before)
    #expect(abs(try #require(try picker.view("green").value?.first) - 0.9) < 0.005)
  }

  @Test func theSecondFingersReleaseLeavesTheFirstDragging() throws {
    let picker = try sheet()
    let red = try picker.view("red"), blue = try picker.view("blue"), before = picker.eventCount
    try picker.touch.down(1, try picker.pixel(red, 0.5))
    try picker.touch.down(2, try picker.pixel(blue, 0.5))
    try picker.touch.up(2, try picker.pixel(blue, 0.5))
    try picker.touch.move(1, try picker.pixel(red, 0.75))
    try picker.waitForView("red", "three quarters") { abs(($0.value?.first ?? 0) - 0.75) < 0.01 }
    #expect(picker.events(.commit, since: before).isEmpty)
    try picker.touch.down(3, try picker.pixel(blue, 0) - Pixel(4, 0))
    try picker.touch.up(3, try picker.pixel(blue, 0) - Pixel(4, 0))
    try picker.waitForView("blue", "0") { $0.value == [0] }
    try picker.touch.move(1, try picker.pixel(red, 0) - Pixel(60, 0))
    try picker.touch.up(1, try picker.pixel(red, 0) - Pixel(60, 0))
    try picker.waitForEvent(.commit, since: before)
    #expect(try picker.view("red").value == [0])
    #expect(picker.events(.commit, since: before).count == 1)
  }

  @Test func aSecondFingerOnTheSameBarDoesNotPullItAway() throws {
    let picker = try sheet()
    let red = try picker.view("red")
    try picker.touch.down(1, try picker.pixel(red, 0.25))
    try picker.touch.move(1, try picker.pixel(red, 0.3))
    try picker.touch.down(2, try picker.pixel(red, 0.9))
    try picker.touch.move(2, try picker.pixel(red, 0.8))
    try picker.touch.up(2, try picker.pixel(red, 0.8))
    #expect(abs(try #require(try picker.view("red").value?.first) - 0.3) < 0.01)
    try picker.touch.move(1, try picker.pixel(red, 0.6))
    #expect(abs(try #require(try picker.view("red").value?.first) - 0.6) < 0.01)
    try picker.touch.up(1, try picker.pixel(red, 0.6))
  }

  @Test func theMouseIsAPointerBesideTheFingers() throws {
    let picker = try sheet()
    let red = try picker.view("red"), green = try picker.view("green")
    try picker.touch.down(1, try picker.pixel(red, 0.5))
    picker.input.move(to: try picker.pixel(green, 0.9))
    try picker.touch.move(1, try picker.pixel(red, 0.7))
    #expect(abs(try #require(try picker.view("red").value?.first) - 0.7) < 0.01)
    #expect(try picker.view("green").value == [128.0 / 255])
    try picker.touch.up(1, try picker.pixel(red, 0.7))
    picker.input.click(try picker.pixel(green, 1) + Pixel(4, 0))
    try picker.waitForView("green", "1") { $0.value == [1] }
  }

  /// A finger rests on a bar while the mouse clicks another one, and is lifted: SDL tells nothing of that.
  @Test(arguments: [false, true]) func aFingerWhoseEndIsNotToldLeavesNothingDead(_ isSecondary: Bool) throws {
    let picker = try sheet()
    let red = try picker.view("red"), green = try picker.view("green"), before = picker.eventCount
    try picker.touch.down(1, try picker.pixel(red, 0.2))
    try picker.touch.move(1, try picker.pixel(red, 0.3))
    picker.input.move(to: try picker.pixel(green, 0.9))
    picker.input.press(isSecondary ? 3 : 1)
    try picker.touch.up(1, try picker.pixel(red, 0.3))
    picker.input.release(isSecondary ? 3 : 1)
    try picker.waitForEvent(.commit, since: before)
    #expect(abs(try #require(try picker.view("red").value?.first) - 0.3) < 0.01)
    #expect(picker.events(.commit, since: before).count == (isSecondary ? 1 : 2))
    try tapEach(picker)
  }

  @Test func aLostFocusEndsWhatFingersDo() throws {
    let picker = try sheet()
    let red = try picker.view("red"), before = picker.eventCount
    try picker.touch.down(1, try picker.pixel(red, 0.2))
    try picker.touch.move(1, try picker.pixel(red, 0.3))
    try picker.waitForView("red", "0.3") { abs(($0.value?.first ?? 0) - 0.3) < 0.01 }
    picker.screen.focus(nil)
    try picker.waitForEvent(.commit, since: before)
    try picker.touch.move(1, try picker.pixel(red, 0.6))
    try picker.touch.up(1, try picker.pixel(red, 0.6))
    #expect(abs(try #require(try picker.view("red").value?.first) - 0.3) < 0.01)
    #expect(picker.events(.commit, since: before).count == 1)
    try tapEach(picker)
  }

  @Test func swipesFromAnywhereAcrossBarsChangeNothing() throws {
    let picker = try sheet(), views = try ["red", "green", "blue"].map { try picker.view($0) }
    let before = picker.eventCount
    for count in 0..<300 {
      // Away from the knob, which is in the middle.
      let share = Double.random(in: count % 2 == 0 ? 0.02...0.4 : 0.6...0.98), height = Double.random(in: 0.1...0.9)
      let start = try picker.pixel(views[count % 3], share, height)
      let way = Pixel(Int.random(in: -4...4), count % 4 < 2 ? -60 : 60)
      try picker.touch.drag(UInt32(count + 1), from: start, to: start + way, steps: 6)
    }
    _ = try picker.views()
    #expect(picker.events(.change, since: before).isEmpty && picker.events(.commit, since: before).isEmpty)
    try tapEach(picker)
  }

  @Test func tenFingersComeAndGo() throws {
    let picker = try sheet()
    let views = try ["red", "green", "blue"].map { try picker.view($0) }
    for finger in 0..<10 {
      try picker.touch.down(UInt32(finger + 1), try picker.pixel(views[finger % 3], 0.1 + 0.08 * Double(finger)))
    }
    for finger in 0..<10 {
      try picker.touch.move(UInt32(finger + 1), try picker.pixel(views[finger % 3], 0.9 - 0.08 * Double(finger)))
    }
    for finger in 0..<10 {
      try picker.touch.up(UInt32(finger + 1), try picker.pixel(views[finger % 3], 0.9 - 0.08 * Double(finger)))
    }
    try tapEach(picker)
  }

  /// Every bar answers a finger and the mouse, with one commit each.
  private func tapEach(_ picker: PickerProcess) throws {
    for (index, name) in ["red", "green", "blue"].enumerated() {
      let bar = try picker.view(name)
      var before = picker.eventCount
      try picker.touch.tap(UInt32(1000 + index), try picker.pixel(bar, 0.75))
      try picker.waitForEvent(.commit, since: before)
      #expect(abs(try #require(try picker.view(name).value?.first) - 0.75) < 0.01)
      #expect(picker.events(.commit, since: before).count == 1)
      before = picker.eventCount
      picker.input.click(try picker.pixel(bar, 0.25))
      try picker.waitForEvent(.commit, since: before)
      #expect(abs(try #require(try picker.view(name).value?.first) - 0.25) < 0.01)
      #expect(picker.events(.commit, since: before).count == 1)
    }
  }
}
