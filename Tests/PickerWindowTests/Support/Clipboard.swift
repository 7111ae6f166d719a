import Foundation

/// The clipboard of an X server, by way of xclip.
struct Clipboard {
  enum Selection: String {
    case clipboard
    case primary
  }

  private let display: String
  init(_ server: XServer) { display = server.display }

  /// The text on the clipboard; `nil` when nobody owns it or its owner gives no text.
  func read(_ selection: Selection = .clipboard) throws -> String? {
    let xclip = try ChildProcess("/usr/bin/xclip", ["-o", "-selection", selection.rawValue], environment: environment)
    return try xclip.waitForExit() == 0 ? xclip.lines.joined(separator: "\n") : nil
  }

  /// Offers a text: valid as long as the returned program lives.
  func offer(_ text: String, _ selection: Selection = .clipboard) throws -> ChildProcess {
    let folder = try TemporaryFolder()
    try text.write(toFile: "\(folder.path)/text", atomically: true, encoding: .utf8)
    let xclip = try ChildProcess(
      "/usr/bin/xclip", ["-quiet", "-selection", selection.rawValue, "-i", "\(folder.path)/text"],
      environment: environment)
    // Its own answer shows that it owns the clipboard.
    _ = try xclip.waitFor("the clipboard to hold the text") { try read(selection) == text ? true : nil }
    return xclip
  }

  private var environment: [String: String] { ["DISPLAY": display, "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin"] }
}
