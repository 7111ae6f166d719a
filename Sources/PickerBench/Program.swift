import Glibc

/// The program as it is started and used, on an X server of its own.
func programFigures(rounds: Int) -> [Figure] {
  guard let screen = Screen() else { return skipped("Xvfb is not installed") }
  guard let home = Home() else { return skipped("no folder can be made for what the programs remember") }
  let folder = ownFolder()
  let sizes = [(960, 660, [String]()), (480, 560, ["--sheet", "rgb", "--size", "480x560"])]
  var figures: [Figure] = []
  for (width, height, options) in sizes {
    let size = "\(width)x\(height)"
    var programs = [
      Program("C and SDL \(size)", "\(folder)/BareWindow", ["\(width)", "\(height)"], home: home.path),
      Program("picker \(options.prefix(2).joined(separator: " "))", "\(folder)/picker", options, home: home.path),
    ].filter { $0.isThere(screen) }
    guard programs.count == 2 else { return skipped("picker or BareWindow is not beside picker-bench: make bench") }
    figures += starts(programs, screen, rounds: max(rounds, 15), limit: options.isEmpty ? nil : 45)
    for program in programs { figures += atRest(program, screen) }
    if options.isEmpty {
      for program in programs { figures += drag(program, screen) + latency(program, screen) }
      programs += Program.others(home: home.path).filter { $0.isThere(screen) }
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
  guard let (child, frame) = program.open(screen) else { return [] }
  defer { child.end() }
  let isOurs = program.isOurs, seconds = 5.0, isSmall = frame.width < 720
  usleep(1_000_000)
  let size = memory(child.pid), before = Usage(child.pid)
  usleep(UInt32(seconds * 1e6))
  let after = Usage(child.pid)
  return [
    Figure(
      name: "private memory", contender: program.name, value: size.unshared, unit: "MiB", target: isOurs ? 15 : nil),
    Figure(
      name: "memory, shared pages by share (PSS)", contender: program.name, value: size.proportional, unit: "MiB",
      target: isOurs && isSmall ? 15 : nil),
    Figure(
      name: "processor at rest", contender: program.name, value: (after.milliseconds - before.milliseconds) / seconds,
      unit: "ms a second", target: isOurs ? 0 : nil),
    Figure(
      name: "wake-ups at rest", contender: program.name, value: Double(after.sleeps - before.sleeps) / seconds,
      unit: "a second", target: isOurs ? 0 : nil),
  ]
}
