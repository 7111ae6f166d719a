import Glibc

/// The program as it is started and used, on an X server of its own.
func programFigures(rounds: Int) -> [Figure] {
  guard let screen = Screen() else { return skipped("Xvfb is not installed") }
  let folder = ownFolder()
  let sizes = [(960, 660, [String]()), (480, 560, ["--sheet", "rgb", "--size", "480x560"])]
  var figures: [Figure] = []
  for (width, height, options) in sizes {
    let size = "\(width)x\(height)"
    var programs = [
      Program("C and SDL \(size)", "\(folder)/BareWindow", ["\(width)", "\(height)"]),
      Program("picker \(options.prefix(2).joined(separator: " "))", "\(folder)/picker", options),
    ].filter { $0.isThere(screen) }
    guard programs.count == 2 else { return skipped("picker or BareWindow is not beside picker-bench: make bench") }
    figures += starts(programs, screen, rounds: max(rounds, 15), limit: options.isEmpty ? nil : 45)
    for program in programs { figures += atRest(program, screen) }
    if options.isEmpty {
      for program in programs { figures += drag(program, screen) + latency(program, screen) }
      programs += Program.others.filter { $0.isThere(screen) }
      let others = Array(programs.dropFirst(2))
      figures += starts(others, screen, rounds: 5, limit: nil)
      for program in others { figures += atRest(program, screen) }
    }
  }
  return figures
}

private func skipped(_ why: String) -> [Figure] {
  print("  \(why): left out")
  return []
}

private struct Program {
  let name, path: String
  let arguments: [String]

  init(_ name: String, _ path: String, _ arguments: [String] = []) {
    (self.name, self.path, self.arguments) = (name, path, arguments)
  }

  /// The one that the targets are for.
  var isOurs: Bool { name.hasPrefix("picker") }

  static let others = [
    Program("zenity", "zenity", ["--color-selection"]), Program("gcolor3", "gcolor3"),
    Program("kcolorchooser", "kcolorchooser"), Program("gpick", "gpick"),
  ]

  /// Nothing of the desktop that measures: no Wayland, no session bus.
  func start(_ screen: Screen, isLive: Bool = false) -> Child? {
    screen.clear()
    let environment = [
      "DISPLAY": screen.name, "SDL_VIDEODRIVER": "x11", "DBUS_SESSION_BUS_ADDRESS": "disabled:", "NO_AT_BRIDGE": "1",
      "LANG": "C.UTF-8",
    ]
    return Child(path, arguments + (isLive && isOurs ? ["--live"] : []), environment: environment)
  }

  /// Also warms what the system keeps of its files. Says so where it cannot be started.
  func isThere(_ screen: Screen) -> Bool {
    let isThere = start(screen) != nil && open(screen) != nil
    if !isThere { print("  \(name) is not installed, or shows no window: left out") }
    return isThere
  }

  /// With its window drawn.
  func open(_ screen: Screen, isLive: Bool = false) -> (child: Child, frame: Screen.Frame)? {
    guard let child = start(screen, isLive: isLive), let frame = screen.waitForWindow(within: 20) else { return nil }
    return (child, frame)
  }
}

/// From the start of the process to the middle of the window on the screen, in turns.
private func starts(_ programs: [Program], _ screen: Screen, rounds: Int, limit: Double?) -> [Figure] {
  guard !programs.isEmpty else { return [] }
  var times = programs.map { _ in [Double]() }
  for _ in 0..<rounds {
    for (index, program) in programs.enumerated() {
      let start = nanoseconds()
      guard let opened = program.open(screen) else { return skipped("\(program.name) shows no window") }
      times[index].append(Double(nanoseconds() - start) / 1e6)
      opened.child.end()
    }
  }
  return programs.indices.flatMap { index in
    let name = programs[index].name
    let isOurs = programs[index].isOurs
    var figures = [
      Figure(
        name: "start to drawn window, median of \(rounds)", contender: name, value: median(times[index]), unit: "ms",
        target: isOurs ? limit : nil)
    ]
    if isOurs {
      figures.append(
        Figure(
          name: "... against the bare window", contender: name,
          value: median(zip(times[index], times[0]).map { $0 / $1 }), unit: "times", target: 1.5))
    }
    return figures
  }
}

/// Memory after the start, and five seconds in which nothing happens.
private func atRest(_ program: Program, _ screen: Screen) -> [Figure] {
  guard let (child, _) = program.open(screen) else { return [] }
  defer { child.end() }
  let isOurs = program.isOurs, seconds = 5.0
  usleep(1_000_000)
  let size = memory(child.pid), before = Usage(child.pid)
  usleep(UInt32(seconds * 1e6))
  let after = Usage(child.pid)
  return [
    Figure(name: "private memory", contender: program.name, value: size.unshared, unit: "MiB"),
    Figure(
      name: "memory, shared pages by share (PSS)", contender: program.name, value: size.proportional, unit: "MiB",
      target: isOurs ? 15 : nil),
    Figure(
      name: "processor at rest", contender: program.name, value: (after.milliseconds - before.milliseconds) / seconds,
      unit: "ms a second", target: isOurs ? 0 : nil),
    Figure(
      name: "wake-ups at rest", contender: program.name, value: Double(after.sleeps - before.sleeps) / seconds,
      unit: "a second", target: isOurs ? 0 : nil),
  ]
}

/// The plane of a picker, or a bare window's middle.
private func plane(_ program: Program, _ child: Child, _ frame: Screen.Frame) -> (
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

/// Where a view is, out of the line that tells of all of them.
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

/// Three seconds of a mouse that tells of 125 places a second.
private func drag(_ program: Program, _ screen: Screen) -> [Figure] {
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
private func latency(_ program: Program, _ screen: Screen) -> [Figure] {
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

/// Where this program is, and what was built with it.
private func ownFolder() -> String {
  var path = [UInt8](repeating: 0, count: 4096)
  let count = path.withUnsafeMutableBytes { readlink("/proc/self/exe", $0.baseAddress!, $0.count) }
  let own = String(decoding: path.prefix(max(count, 0)), as: UTF8.self)
  return own.lastIndex(of: "/").map { String(own[..<$0]) } ?? "."
}
