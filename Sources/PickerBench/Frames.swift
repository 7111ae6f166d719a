import Glibc

/// What a change costs in small and large windows: it should grow with the pixels that change, not with the window.
func frameFigures(rounds: Int) -> [Figure] {
  guard let screen = Screen(width: 3840, height: 2160), let home = Home() else {
    print("  Xvfb is not installed: left out")
    return []
  }
  let path = "\(ownFolder())/picker", sizes = [(480, 640), (1920, 1080), (3840, 2160)]
  var figures: [Figure] = []
  for (width, height) in sizes {
    for swatches in [10, 1000, 100_000] {
      home.keep(swatches: swatches)
      let options = ["--size", "\(width)x\(height)", "--scale", "1"]
      let program = Program("picker \(width)x\(height)", path, options, home: home.path)
      guard program.isThere(screen) else { return figures }
      figures += drags(program, screen, swatches, limit: width == 3840 ? 3 : nil)
      guard swatches == 10 else { continue }
      figures += idle(program, screen) + resizes(program, screen, width, height)
      if width < 720 { figures += scrolls(program, screen) }
    }
  }
  return figures
}

/// Processor time of each of 250 motions over the plane.
private func drags(_ program: Program, _ screen: Screen, _ swatches: Int, limit: Double?) -> [Figure] {
  guard let (child, frame) = program.open(screen, isLive: true) else { return [] }
  defer { child.end() }
  usleep(swatches > 10_000 ? 2_000_000 : 300_000)  // until the swatches are read
  guard let (plane, _) = plane(program, child, frame) else { return [] }
  screen.move(plane.x + 10, plane.y + 10)
  screen.button(isDown: true)
  usleep(200_000)
  _ = child.lines()
  let before = Usage(child.pid), motions = 250
  for step in 1...motions {
    screen.move(plane.x + 10 + step % (plane.width - 20), plane.y + 10 + step * 7 % (plane.height - 20))
    usleep(8000)
    _ = child.lines()
  }
  let after = Usage(child.pid)
  screen.button(isDown: false)
  return [
    Figure(
      name: "drag frame, \(swatches) swatches: processor", contender: program.name,
      value: (after.milliseconds - before.milliseconds) / Double(motions), unit: "ms a frame", target: limit)
  ]
}

private func idle(_ program: Program, _ screen: Screen) -> [Figure] {
  guard let (child, _) = program.open(screen) else { return [] }
  defer { child.end() }
  usleep(1_000_000)
  let before = Usage(child.pid)
  usleep(3_000_000)
  let after = Usage(child.pid)
  return [
    Figure(
      name: "idle: processor", contender: program.name, value: (after.milliseconds - before.milliseconds) / 3,
      unit: "ms a second", target: 0),
    Figure(
      name: "idle: wake-ups", contender: program.name, value: Double(after.sleeps - before.sleeps) / 3,
      unit: "a second", target: 0),
  ]
}

/// Between two sizes and back.
private func resizes(_ program: Program, _ screen: Screen, _ width: Int, _ height: Int) -> [Figure] {
  guard let (child, frame) = program.open(screen) else { return [] }
  defer { child.end() }
  usleep(300_000)
  let before = Usage(child.pid), count = 20
  for step in 1...count {
    let less = step.isMultiple(of: 2) ? 0 : 60
    screen.resize(frame.window, width - less, height - less)
    usleep(60_000)
  }
  return [
    Figure(
      name: "resize: processor", contender: program.name,
      value: (Usage(child.pid).milliseconds - before.milliseconds) / Double(count), unit: "ms a frame", target: nil)
  ]
}

/// Steps of the wheel over a column that is higher than its window, all frames of their way together.
private func scrolls(_ program: Program, _ screen: Screen) -> [Figure] {
  guard let (child, frame) = program.open(screen) else { return [] }
  defer { child.end() }
  usleep(300_000)
  screen.move(frame.x + 6, frame.y + frame.height / 2)
  let before = Usage(child.pid), count = 20
  for step in 1...count {
    let wheel: UInt32 = step > count / 2 ? 4 : 5
    screen.button(wheel, isDown: true)
    screen.button(wheel, isDown: false)
    usleep(60_000)
  }
  return [
    Figure(
      name: "scroll: processor", contender: program.name,
      value: (Usage(child.pid).milliseconds - before.milliseconds) / Double(count), unit: "ms a step", target: nil)
  ]
}
