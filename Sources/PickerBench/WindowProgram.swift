import Glibc

/// A program with a window.
struct Program {
  let name, path: String
  let arguments: [String]
  /// Where it keeps what it remembers.
  let home: String

  init(_ name: String, _ path: String, _ arguments: [String] = [], home: String) {
    (self.name, self.path, self.arguments, self.home) = (name, path, arguments, home)
  }

  /// The one that the targets are for.
  var isOurs: Bool { name.hasPrefix("picker") }

  static func others(home: String) -> [Program] {
    [
      Program("zenity", "zenity", ["--color-selection"], home: home), Program("gcolor3", "gcolor3", home: home),
      Program("kcolorchooser", "kcolorchooser", home: home), Program("gpick", "gpick", home: home),
    ]
  }

  /// Without the desktop that runs this: no Wayland, no session bus.
  func start(_ screen: Screen, isLive: Bool = false) -> Child? {
    screen.clear()
    let environment = [
      "DISPLAY": screen.name, "SDL_VIDEODRIVER": "x11", "DBUS_SESSION_BUS_ADDRESS": "disabled:", "NO_AT_BRIDGE": "1",
      "LANG": "C.UTF-8", "XDG_DATA_HOME": home, "XDG_CONFIG_HOME": home,
    ]
    return Child(path, arguments + (isLive && isOurs ? ["--live"] : []), environment: environment)
  }

  /// Also warms what the system keeps of its files. Reports where it cannot be started.
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

/// Where this program is, and what was built with it.
func ownFolder() -> String {
  var path = [UInt8](repeating: 0, count: 4096)
  let count = path.withUnsafeMutableBytes { readlink("/proc/self/exe", $0.baseAddress!, $0.count) }
  let own = String(decoding: path.prefix(max(count, 0)), as: UTF8.self)
  return own.lastIndex(of: "/").map { String(own[..<$0]) } ?? "."
}
