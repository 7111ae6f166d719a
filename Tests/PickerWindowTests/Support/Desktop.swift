import Foundation

/// A session bus with a portal on it that tells the desktop's settings, and picks colors where it was told how.
final class Desktop {
  private let bus, portal: ChildProcess
  let environment: [String: String]

  init(_ settings: String...) throws {
    let bus = try ChildProcess(
      "/usr/bin/dbus-daemon", ["--session", "--nofork", "--print-address"], environment: ["PATH": "/usr/bin:/bin"])
    self.bus = bus
    environment = ["DBUS_SESSION_BUS_ADDRESS": try bus.waitFor("the bus's address") { bus.lines.first }]
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Portal/portal.py")
    portal = try ChildProcess(
      "/usr/bin/python3", [script.path] + settings,
      environment: environment.merging(["PATH": "/usr/bin:/bin"]) { $1 })
    try waitForLine("ready")
  }

  deinit {
    portal.end()
    bus.end()
  }

  /// Ends the portal, as when it crashes.
  func endPortal() { portal.end() }

  func change(_ setting: String) throws { try portal.send(setting) }
  var wasAsked: Bool { portal.lines.contains("asked") }
  func waitForLine(_ line: String) throws {
    let portal = portal
    _ = try portal.waitFor("\"\(line)\" of the portal") { portal.lines.contains(line) ? true : nil }
  }
}
