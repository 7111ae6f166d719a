import Glibc

/// The plane of a picker, or a bare window's middle.
func plane(_ program: Program, _ child: Child, _ frame: Screen.Frame) -> (
  plane: Screen.Frame, shown: (Int, Int)
)? {
  guard program.isOurs else {
    let inner = Screen.Frame(x: frame.x + 20, y: frame.y + 56, width: 500, height: 496)
    return (inner, (frame.x + frame.width / 2, frame.y + frame.height / 2))
  }
  child.send(#"{"get":"views"}"#)
  guard let line = child.line(within: 10), let plane = view("plane", in: line), let preview = view("preview", in: line)
  else { return nil }
  return (
    Screen.Frame(x: frame.x + plane.x, y: frame.y + plane.y, width: plane.width, height: plane.height),
    (frame.x + preview.x + preview.width / 2, frame.y + preview.y + preview.height * 7 / 8)
  )
}

/// Where a view is, from the line that lists all of them.
private func view(_ id: String, in line: String) -> Screen.Frame? {
  let fields = line.split(separator: "{").first { $0.hasPrefix("\"id\":\"\(id)\",") }?.split(separator: ",") ?? []
  let numbers = ["x", "y", "width", "height"].compactMap { name in
    fields.first { $0.hasPrefix("\"\(name)\":") }.flatMap { field in
      Double(field.split(separator: ":")[1].prefix { $0.isNumber || $0 == "." })
    }
  }
  guard numbers.count == 4 else { return nil }
  let whole = numbers.map { Int($0) }
  return Screen.Frame(x: whole[0], y: whole[1], width: whole[2], height: whole[3])
}

/// Three seconds of a mouse that reports 125 positions a second.
func drag(_ program: Program, _ screen: Screen) -> [Figure] {
  guard let (child, frame) = program.open(screen, isLive: true), let (plane, _) = plane(program, child, frame) else {
    return []
  }
  defer { child.end() }
  let isOurs = program.isOurs, motions = 375, seconds = 3.0
  screen.move(plane.x + 10, plane.y + 10)
  screen.button(isDown: true)
  usleep(200_000)
  _ = child.lines()
  let before = Usage(child.pid), start = nanoseconds()
  var changes = 0
  func count(_ lines: [String]) { changes += lines.count { $0 == "change" || $0.hasPrefix(#"{"event":"change""#) } }
  for step in 1...motions {
    let due = start + UInt64(step) * 8_000_000, now = nanoseconds()
    if due > now { usleep(UInt32((due - now) / 1000)) }
    screen.move(plane.x + 10 + step, plane.y + 10 + step % 250)
    count(child.lines())
  }
  usleep(100_000)
  let after = Usage(child.pid)
  count(child.lines())
  screen.button(isDown: false)
  return [
    Figure(
      name: "drag at 125 Hz: updates", contender: program.name, value: Double(changes) / seconds, unit: "a second",
      target: isOurs ? 125 : nil, isAtLeast: true),
    Figure(
      name: "drag at 125 Hz: processor", contender: program.name,
      value: (after.milliseconds - before.milliseconds) / seconds, unit: "ms a second", target: isOurs ? 90 : nil),
  ]
}

/// From a motion to another color on the screen.
func latency(_ program: Program, _ screen: Screen) -> [Figure] {
  guard let (child, frame) = program.open(screen, isLive: true), let (plane, shown) = plane(program, child, frame)
  else { return [] }
  defer { child.end() }
  let isOurs = program.isOurs, count = 200
  screen.move(plane.x + 10, plane.y + 10)
  screen.button(isDown: true)
  usleep(200_000)
  var times: [Double] = []
  for step in 1...count {
    let old = screen.pixel(shown.0, shown.1), start = nanoseconds()
    screen.move(plane.x + 10 + step * 137 % 480, plane.y + 10 + step * 71 % 400)
    while screen.pixel(shown.0, shown.1) == old, nanoseconds() - start < 100_000_000 { usleep(20) }
    times.append(Double(nanoseconds() - start) / 1e6)
    usleep(10_000)
    _ = child.lines()
  }
  screen.button(isDown: false)
  times.sort()
  return [
    Figure(
      name: "motion to pixel, median of \(count)", contender: program.name, value: median(times), unit: "ms",
      target: isOurs ? 1.5 : nil),
    Figure(
      name: "motion to pixel, 95 of 100", contender: program.name, value: times[count * 95 / 100], unit: "ms",
      target: isOurs ? 2 : nil),
  ]
}
