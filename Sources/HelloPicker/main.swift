import Glibc
import PickerCore
import PickerProgram
import PickerSDL
import PickerScene
import PickerSystem

/// The worked example of embedding: a window of one's own whose label takes the picked color.
/// Options: `--live`, `--size WxH`, `--scale FACTOR`, `--theme light|dark|auto`.
func run(_ words: [String]) -> Int32 {
  var width = 420, height = 760, scale: Double?, theme = ThemeChoice.auto, isLive = false
  var rest = words[...]
  func fail(_ message: String) -> Int32 {
    complain(message)
    return 2
  }
  while let word = rest.popFirst() {
    let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
    let name = parts.first ?? word
    if name == "--live" {
      isLive = true
      continue
    }
    guard ["--size", "--scale", "--theme"].contains(name) else { return fail("unknown option '\(word)'") }
    guard let value = parts.count > 1 ? parts[1] : rest.popFirst() else {
      return fail("option '\(name)' needs a value")
    }
    switch name {
    case "--size":
      let numbers = value.split(separator: "x").compactMap { Int($0) }
      guard numbers.count == 2, numbers.allSatisfy({ (1...32768).contains($0) }) else {
        return fail("--size: expected WIDTHxHEIGHT in points, each from 1 to 32768, not '\(value)'")
      }
      (width, height) = (numbers[0], numbers[1])
    case "--scale":
      guard let factor = ChannelModel.number(value), (0.5...8).contains(factor) else {
        return fail("--scale: expected a number from 0.5 to 8, not '\(value)'")
      }
      scale = factor
    default:
      guard let choice = ThemeChoice(rawValue: value) else {
        return fail("--theme: expected light, dark or auto, not '\(value)'")
      }
      theme = choice
    }
  }
  let hello = HelloView(RGB(bytes: 66, 128, 246))
  do {
    let port = EventPort()
    let window = try ProgramWindow(
      hello, port: port, title: "Hello Picker", size: Point(Double(width), Double(height)), scale: scale, theme: theme,
      end: endAtLoss)
    let live = isLive ? try LiveSession(hello) { port.post(.command($0)) } : nil
    window.loop.observer = live
    window.endAtLoss {
      try? live?.finish(selected: false)
      endAtLoss()
    }
    do { _ = try window.run() } catch {
      try? live?.finish(selected: false)
      throw error
    }
    try live?.finish(selected: false)
    return 0
  } catch {
    complain("\(error)")
    return 3
  }
}

nonisolated func complain(_ message: String) { try? Transfer.write("hello-picker: \(oneLine(message))\n", to: 2) }

_ = signal(SIGPIPE, SIG_IGN)
exit(Catalog.$current.withValue(SessionCatalog.load()) { run(Array(CommandLine.arguments.dropFirst())) })

nonisolated func endAtLoss() -> Never {
  complain("the display is lost: the X server has closed the window")
  _exit(3)
}
