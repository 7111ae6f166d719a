import CX11Test
import Foundation

/// The program as a script runs it: `$PICKER` in bash, which becomes it with `exec`, and keys and a mouse.
final class Script {
  let server: XServer
  let process: ChildProcess
  let home: TemporaryFolder

  init(_ script: String, _ text: String = "", on server: XServer? = nil) throws {
    let server = try server ?? XServer(), home = try TemporaryFolder()
    try text.write(toFile: home.path + "/text", atomically: true, encoding: .utf8)
    let environment = try PickerProcess.environment(home: home, display: server.display)
      .merging(["PICKER": try PickerProcess.Program.picker.path, "FILE": home.path + "/text"]) { $1 }
    (self.server, self.home) = (server, home)
    process = try ChildProcess("/bin/bash", ["-c", script], environment: environment)
  }

  var written: String { (try? String(contentsOfFile: home.path + "/text", encoding: .utf8)) ?? "" }

  @discardableResult
  func waitForWindow() throws -> Window {
    let server = server, process = process
    return try process.waitFor("the focus") {
      server.screen.window(pid: process.pid).flatMap { server.screen.hasFocus($0) ? $0 : nil }
    }
  }

  func press(_ character: Unicode.Scalar, _ modifier: XTestInput.Modifier) throws {
    try server.input.press(character, modifier)
  }

  func press(_ keys: XTestInput.Key...) throws {
    try waitForWindow()
    for key in keys { try server.input.press(key) }
  }
}

/// Where a view of the window is on the screen, asked of another window like it.
func place(of id: String, _ arguments: [String], on server: XServer) throws -> XScreen.Frame {
  let probe = try PickerProcess(.picker, ["--live"] + arguments, on: server), area = try probe.pixels(probe.view(id))
  try probe.send(#"{"quit":true}"#)
  _ = try probe.waitForExit()
  return area
}
