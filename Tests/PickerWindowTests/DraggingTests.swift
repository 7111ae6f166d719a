import Testing

/// What a mouse or a pen does with bars and planes beyond the plain drag.
@Suite struct Dragging {
  private func picker(_ arguments: String...) throws -> PickerProcess {
    let picker = try PickerProcess(.picker, ["--live"] + arguments, on: XServer())
    _ = try picker.window
    _ = try picker.views()
    return picker
  }

  private func value(_ picker: PickerProcess, _ id: String) throws -> Double {
    try #require(try picker.view(id).value?.first)
  }

  @Test func aPressIsTakenUpToEightPointsOutside() throws {
    let picker = try picker("--sheet", "rgb", "--color", "#808080")
    let red = try picker.view("red")
    let first = try picker.pixel(red, 0, 0.5), last = try picker.pixel(red, 1, 0.5)
    let opening = try value(picker, "red")
    for miss in [first + Pixel(-9, 0), last + Pixel(9, 0)] {
      picker.input.click(miss)
      #expect(try value(picker, "red") == opening, "a press at \(miss)")
    }
    for (press, expected) in [(first + Pixel(-8, 0), 0.0), (last + Pixel(8, 0), 1)] {
      picker.input.click(press)
      #expect(try value(picker, "red") == expected, "a press at \(press)")
    }
  }

  @Test func aPanGoesOnOutsideTheWindowAndComesBack() throws {
    let picker = try picker("--color", "#336699")
    let plane = try picker.view("plane"), before = picker.eventCount
    let center = try picker.pixel(plane), farthest = Pixel(XServer.width - 1, XServer.height - 1)
    picker.input.press(at: center)
    for (corner, expected) in [
      (Pixel(0, 0), [0, 1]), (Pixel(farthest.x, 0), [1, 1]), (farthest, [1, 0]), (Pixel(0, farthest.y), [0, 0]),
    ] as [(Pixel, [Double])] {
      picker.input.move(from: center, to: corner, steps: 12)
      try picker.waitForView("plane", "at \(corner)") { $0.value == expected }
      picker.input.move(from: corner, to: center, steps: 12)
      try picker.waitForView("plane", "back inside") { $0.value?.allSatisfy { abs($0 - 0.5) < 0.01 } == true }
    }
    picker.input.move(from: center, to: Pixel(farthest.x, 0), steps: 12)
    #expect(picker.events(.commit, since: before).isEmpty)
    picker.input.release()
    try picker.waitForEvent(.commit, since: before)
    picker.input.move(to: center)
    #expect(try picker.view("plane").value == [1, 1])
    #expect(picker.events(.commit, since: before).count == 1)
  }

  @Test func eachPixelOfABarIsAnotherValue() throws {
    let picker = try picker("--sheet", "rgb", "--color", "#000000")
    let red = try picker.view("red"), area = try picker.pixels(red)
    var values: [Double] = []
    picker.input.press(at: area.origin + Pixel(0, 50))
    for column in stride(from: 0, to: area.width, by: 10) {
      picker.input.move(to: area.origin + Pixel(column, 50))
      values.append(try value(picker, "red"))
      #expect(abs(values.last! - (Double(column) + 0.5) / Double(area.width)) < 1e-9, "column \(column)")
    }
    picker.input.release()
    #expect(values == values.sorted())
  }

  @Test func aTapWithAnUnsteadyHandIsOneTap() throws {
    let picker = try picker("--sheet", "rgb", "--color", "#000000")
    let bar = try picker.pixel(try picker.view("green")), before = picker.eventCount
    picker.input.press(at: bar)
    for jitter in [Pixel(1, 0), Pixel(2, 1), Pixel(0, -2), Pixel(-1, 1)] { picker.input.move(to: bar + jitter) }
    picker.input.release()
    try picker.waitForEvent(.commit, since: before)
    #expect(abs(try value(picker, "green") - 0.5) < 0.01)
    #expect(picker.events(.commit, since: before).count == 1)

    let select = try picker.pixel(try picker.view("select"))
    picker.input.press(at: select)
    for jitter in [Pixel(2, 1), Pixel(3, -2), Pixel(-3, 2)] { picker.input.move(to: select + jitter) }
    picker.input.release()
    #expect(try picker.waitForExit() == 0)
  }

  @Test func aPressThatSlidesOffAButtonDoesNothing() throws {
    let picker = try picker("--sheet", "rgb")
    let select = try picker.pixel(try picker.view("select"))
    picker.input.drag(from: select, to: select + Pixel(0, -150))
    _ = try picker.views()
    #expect(picker.process.exitStatus == nil)
    picker.input.click(select)
    #expect(try picker.waitForExit() == 0)
  }

  @Test func losingTheKeyboardEndsTheDragAndKeepsTheValue() throws {
    let picker = try picker("--sheet", "rgb", "--color", "#000000")
    let blue = try picker.view("blue"), before = picker.eventCount
    picker.input.press(at: try picker.pixel(blue, 0.2))
    picker.input.move(to: try picker.pixel(blue, 0.5))
    try picker.waitForView("blue", "a half") { abs(($0.value?.first ?? 0) - 0.5) < 0.01 }
    picker.screen.focus(nil)
    let kept = try picker.waitForEvent(.commit, since: before)
    picker.input.move(to: try picker.pixel(blue, 0.9))
    picker.input.release()
    #expect(abs(try value(picker, "blue") - 0.5) < 0.01)
    #expect(picker.events.dropFirst(before).last { $0.kind != .views }?.color == kept.color)
    picker.screen.focus(try picker.window)
    picker.input.click(try picker.pixel(blue, 1) + Pixel(3, 0))
    try picker.waitForView("blue", "1") { $0.value == [1] }
    #expect(picker.events(.commit, since: before).count == 2)
  }

  @Test func theOtherMouseButtonsMoveNothing() throws {
    let picker = try picker("--sheet", "rgb", "--color", "#000000")
    let before = picker.eventCount
    for button: UInt32 in [2, 3] { picker.input.click(try picker.pixel(try picker.view("red")), button: button) }
    #expect(try value(picker, "red") == 0)
    #expect(picker.events(.change, since: before).isEmpty)
  }

  @Test func aBarFollowsTheWindowsSize() throws {
    let picker = try picker("--sheet", "rgb", "--color", "#000000")
    let old = try picker.view("red")
    for width in [700, 333] {
      picker.screen.resize(try picker.window, width: width, height: 600)
      let red = try picker.waitForView("red", "in \(width) pixels") { $0.width == old.width + Double(width - 420) }
      picker.input.click(try picker.pixel(red, 1) + Pixel(7, 0))
      #expect(try value(picker, "red") == 1)
      picker.input.click(try picker.pixel(red, 0) - Pixel(7, 0))
      #expect(try value(picker, "red") == 0)
      let area = try picker.pixels(red)
      picker.input.click(area.origin + Pixel(area.width / 3, 30))
      #expect(abs(try value(picker, "red") - (Double(area.width / 3) + 0.5) / Double(area.width)) < 1e-9)
    }
  }

  @Test(arguments: ["1.5", "2"]) func atEveryScaleTheEndsAreExact(scale: String) throws {
    let picker = try picker("--sheet", "rgb", "--color", "#808080", "--size", "400x480", "--scale", scale)
    let red = try picker.view("red")
    #expect(red.x == 20 && red.width == 360)
    picker.input.click(try picker.pixel(red, 1) + Pixel(4, 0))
    #expect(try value(picker, "red") == 1)
    picker.input.click(try picker.pixel(red, 0) - Pixel(4, 0))
    #expect(try value(picker, "red") == 0)
    picker.input.click(try picker.pixel(red, 0.5))
    #expect(abs(try value(picker, "red") - 0.5) < 0.005)
  }
}
