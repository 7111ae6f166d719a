import CX11Test
import Foundation

/// A program of this package in a real window on a server of its own.
final class PickerProcess {
  enum Program: String {
    case picker
    case helloPicker = "hello-picker"
    case eventEcho = "EventEcho"
    case embeddingExample = "EmbeddingExample"
    case windowExample = "WindowExample"

    /// Beside the test bundle, where the build puts all executables.
    var path: String {
      get throws {
        let folder =
          ProcessInfo.processInfo.environment["PICKER_BUILD_FOLDER"]
          ?? URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent().path
        let path = "\(folder)/\(rawValue)"
        guard FileManager.default.isExecutableFile(atPath: path) else { throw HarnessError("\(path) is not built") }
        return path
      }
    }
  }

  let server: XServer
  let process: ChildProcess
  /// Pixels per point, as `--scale` in the arguments says.
  let scale: Double
  /// The home folder, with the XDG folders inside.
  let home: TemporaryFolder
  private var foundWindow: Window?

  var screen: XScreen { server.screen }
  var input: XTestInput { server.input }
  var touch: TouchInput { get throws { try server.touch } }
  var clipboard: Clipboard { Clipboard(server) }

  /// Starts a program; its window may not be there yet.
  init(
    _ program: Program, _ arguments: [String] = [], on server: XServer, home: TemporaryFolder? = nil,
    environment: [String: String] = [:], output: ChildProcess.Output = .collected
  ) throws {
    self.server = server
    let home = try home ?? TemporaryFolder()
    self.home = home
    let scaleAt = arguments.firstIndex(of: "--scale")
    scale = scaleAt.flatMap { arguments.indices.contains($0 + 1) ? Double(arguments[$0 + 1]) : nil } ?? 1
    let surroundings = try Self.environment(home: home, display: server.display)
    process = try ChildProcess(
      try program.path, arguments, environment: surroundings.merging(environment) { $1 }, output: output)
  }

  /// Nothing of the desktop that runs the tests: no Wayland, no session bus, no settings.
  static func environment(home: TemporaryFolder, display: String?) throws -> [String: String] {
    let own = ProcessInfo.processInfo.environment
    var environment = [
      "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "HOME": home.path, "SDL_VIDEODRIVER": "x11",
      "DBUS_SESSION_BUS_ADDRESS": "disabled:", "XDG_CONFIG_HOME": try home.folder("config"),
      "XDG_DATA_HOME": try home.folder("data"), "XDG_CACHE_HOME": try home.folder("cache"),
      "XDG_STATE_HOME": try home.folder("state"), "XDG_RUNTIME_DIR": try home.folder("runtime"),
    ]
    environment["DISPLAY"] = display
    environment["LD_LIBRARY_PATH"] = own["LD_LIBRARY_PATH"]
    return environment
  }

  // MARK: Waiting

  func waitFor<Value>(
    _ what: @autoclosure () -> String, timeout: TimeInterval = patience, _ probe: () throws -> Value?
  ) throws -> Value {
    try process.waitFor(what(), timeout: timeout, probe)
  }

  func waitUntil(_ what: @autoclosure () -> String, timeout: TimeInterval = patience, _ holds: () throws -> Bool) throws
  {
    _ = try process.waitFor(what(), timeout: timeout) { try holds() ? true : nil }
  }

  /// Waits for a line that is exactly this one, from the given line on.
  /// - Returns: The number of the line after it.
  @discardableResult
  func waitForLine(_ line: String, since start: Int = 0) throws -> Int {
    try process.waitFor("line \"\(line)\"") {
      process.lines.dropFirst(start).firstIndex(of: line).map { $0 + 1 }
    }
  }

  func waitForExit(timeout: TimeInterval = patience) throws -> Int32 { try process.waitForExit(timeout: timeout) }

  // MARK: The window

  /// The program's window, once it is visible.
  var window: Window {
    get throws {
      if let foundWindow { return foundWindow }
      let window = try process.waitFor("a visible window") { screen.window(pid: process.pid) }
      foundWindow = window
      return window
    }
  }

  var frame: XScreen.Frame {
    get throws {
      guard let frame = screen.frame(of: try window) else {
        throw HarnessError("the window is gone\n\(process.transcript)")
      }
      return frame
    }
  }

  /// The pixel of the screen at a point of the client area.
  func pixel(_ x: Double, _ y: Double) throws -> Pixel {
    try frame.origin + Pixel(Int((x * scale).rounded(.down)), Int((y * scale).rounded(.down)))
  }

  /// The pixel at shares of a view's width and height: 0 is its first pixel and 1 its last.
  func pixel(_ view: View, _ x: Double = 0.5, _ y: Double = 0.5) throws -> Pixel {
    let area = try pixels(view)
    return area.origin
      + Pixel(Int((Double(area.width - 1) * x).rounded()), Int((Double(area.height - 1) * y).rounded()))
  }

  /// The part of the screen that a view covers.
  func pixels(_ view: View) throws -> XScreen.Frame {
    let first = try pixel(view.x, view.y)
    let end =
      try frame.origin
      + Pixel(Int(((view.x + view.width) * scale).rounded()), Int(((view.y + view.height) * scale).rounded()))
    return XScreen.Frame(origin: first, width: max(1, end.x - first.x), height: max(1, end.y - first.y))
  }

  // MARK: The live protocol

  /// Writes one JSON object to standard input.
  func send(_ object: String) throws { try process.send(object) }

  /// All objects written so far; other lines are left out.
  var events: [LiveEvent] { process.lines.compactMap(LiveEvent.init(line:)) }

  var eventCount: Int { events.count }

  func events(_ kind: LiveEvent.Kind, since start: Int = 0) -> [LiveEvent] {
    events.dropFirst(start).filter { $0.kind == kind }
  }

  /// Waits for an event that fits, from the given event on.
  @discardableResult
  func waitForEvent(
    _ kind: LiveEvent.Kind, since start: Int = 0, _ what: String = "", where fits: (LiveEvent) -> Bool = { _ in true }
  ) throws -> LiveEvent {
    try process.waitFor("event \(kind.rawValue) \(what)") {
      events.dropFirst(start).first { $0.kind == kind && fits($0) }
    }
  }

  /// What is drawn now. All input before this call has been seen by the program when the answer comes: the question
  /// wakes it, and it drains the queue of the window system before it draws and before it takes the second one.
  func views() throws -> Views {
    server.screen.connection.sync()
    _ = try ask()
    return try ask()
  }

  func view(_ id: String) throws -> View { try views().view(id) }

  /// Waits until a view is drawn, and fits.
  @discardableResult
  func waitForView(_ id: String, _ what: String = "", where fits: (View) -> Bool = { _ in true }) throws -> View {
    try process.waitFor("view \(id) \(what)") { try views()[id].flatMap { fits($0) ? $0 : nil } }
  }

  private func ask() throws -> Views {
    let start = eventCount
    try send(#"{"get":"views"}"#)
    return Views(list: try waitForEvent(.views, since: start).views ?? [])
  }
}

/// A line of `--live`.
struct LiveEvent: Decodable {
  enum Kind: String, Decodable {
    case change, commit, select, cancel, views, error
  }

  var kind: Kind
  /// Hexadecimal, always.
  var color: String?
  var text: String?
  var space: String?
  var components: [Double?]?
  var alpha: Double?
  /// Where there are rules.
  var allowed: Bool?
  var message: String?
  var views: [View]?

  private enum CodingKeys: String, CodingKey {
    case kind = "event"
    case color, text, space, components, alpha, allowed, message, views
  }

  init?(line: String) {
    guard line.hasPrefix("{"), let event = try? JSONDecoder().decode(LiveEvent.self, from: Data(line.utf8))
    else { return nil }
    self = event
  }

  /// Red, green and blue of `color`, from 0 to 255.
  var rgb: [Int] {
    guard let color, color.count >= 7, let value = UInt32(color.dropFirst().prefix(6), radix: 16) else { return [] }
    return [Int(value >> 16), Int(value >> 8 & 255), Int(value & 255)]
  }
}

/// What a program draws, by its stable id, in points of the client area.
struct View: Decodable, Equatable {
  var id: String
  var x, y, width, height: Double
  /// One number for a bar, two for a plane.
  var value: [Double]?
  var text: String?

  private enum CodingKeys: CodingKey { case id, x, y, width, height, value, text }

  init(from decoder: Decoder) throws {
    let box = try decoder.container(keyedBy: CodingKeys.self)
    id = try box.decode(String.self, forKey: .id)
    x = try box.decode(Double.self, forKey: .x)
    y = try box.decode(Double.self, forKey: .y)
    width = try box.decode(Double.self, forKey: .width)
    height = try box.decode(Double.self, forKey: .height)
    let number = try? box.decode(Double.self, forKey: .value)
    value = number.map { [$0] } ?? (try? box.decode([Double].self, forKey: .value))
    text = try? box.decode(String.self, forKey: .text)
  }
}

struct Views {
  var list: [View]
  subscript(id: String) -> View? { list.first { $0.id == id } }

  func view(_ id: String) throws -> View {
    guard let view = self[id] else {
      throw HarnessError("no view \(id) among: \(list.map(\.id).joined(separator: " "))")
    }
    return view
  }
}
