import Foundation

/// An X server of its own for a test, on a display number that the server finds free itself. It ends with this object.
final class XServer {
  enum Kind {
    /// Xvfb: mouse and keyboard by XTEST.
    case virtual
    /// Xorg with a dummy video card and test input devices: real touch events too.
    case touch
  }

  static let width = 1280, height = 1000

  let display: String
  let screen: XScreen
  let input: XTestInput
  /// The touch screen of a `.touch` server.
  var touch: TouchInput {
    get throws {
      guard let touchScreen else { throw HarnessError("Xvfb has no touch screen") }
      return touchScreen
    }
  }

  private let folder: TemporaryFolder
  private let process: ChildProcess
  private let touchScreen: TouchInput?

  /// - Parameters:
  ///   - depth: Bits a pixel, of Xvfb.
  ///   - keyboard: What setxkbmap is told of it: a layout, and options.
  init(_ kind: Kind = .virtual, depth: Int = 24, keyboard: [String] = []) throws {
    folder = try TemporaryFolder()
    let size = "\(Self.width)x\(Self.height)"
    let environment = ["PATH": "/usr/bin:/bin", "HOME": folder.path]
    switch kind {
    case .virtual:
      process = try ChildProcess(
        try Self.program("Xvfb", package: "xvfb"),
        ["-displayfd", "1", "-screen", "0", size + "x\(depth)", "-nolisten", "tcp", "-noreset"],
        environment: environment)
    case .touch:
      let configuration = "\(folder.path)/xorg.conf"
      try Self.configuration(sockets: folder.path).write(toFile: configuration, atomically: true, encoding: .utf8)
      process = try ChildProcess(
        try Self.program("Xorg", package: "xserver-xorg-core"),
        [
          "-displayfd", "1", "-config", configuration, "-logfile", "\(folder.path)/log", "-noreset", "-nolisten", "tcp",
          "-novtswitch", "-sharevts",
        ], environment: environment)
    }
    let server = process
    display = ":" + (try server.waitFor("a display number") { server.lines.first })
    if !keyboard.isEmpty {
      let program = try Self.program("setxkbmap", package: "x11-xkb-utils")
      let status = try ChildProcess(program, ["-display", display] + keyboard, environment: environment).waitForExit()
      guard status == 0 else { throw HarnessError("setxkbmap failed: \(keyboard)") }
    }
    let connection = try XConnection(display)
    screen = XScreen(connection)
    input = XTestInput(connection)
    touchScreen = kind == .touch ? try TouchInput(socket: "\(folder.path)/touch.sock") : nil
    input.move(to: Pixel(Self.width - 1, Self.height - 1))  // out of the way of what is looked at
  }

  deinit {
    screen.connection.close()
    process.end()
  }

  /// Ends it without a word to anybody.
  func kill() { process.signal(SIGKILL) }

  /// `/usr/bin/Xorg` may be a wrapper that changes the user; the program itself is tried first.
  private static func program(_ name: String, package: String) throws -> String {
    let path = ["/usr/lib/xorg", "/usr/libexec", "/usr/bin"].map { "\($0)/\(name)" }
      .first(where: FileManager.default.isExecutableFile(atPath:))
    guard let path else { throw HarnessError("\(name) is not installed: package \(package)") }
    return path
  }

  private static func configuration(sockets: String) -> String {
    func device(_ name: String, _ type: String, _ more: String = "") -> String {
      """
      Section "InputDevice"
        Identifier "\(name)"
        Driver "inputtest"
        Option "SocketPath" "\(sockets)/\(name).sock"
        Option "DeviceType" "\(type)"
        \(more)
      EndSection

      """
    }
    return """
      Section "ServerFlags"
        Option "AutoAddDevices" "false"
        Option "AutoEnableDevices" "false"
      EndSection
      Section "Device"
        Identifier "card"
        Driver "dummy"
        VideoRam 32768
      EndSection
      Section "Monitor"
        Identifier "monitor"
        HorizSync 1.0-1000.0
        VertRefresh 1.0-200.0
        Modeline "\(width)x\(height)" 107.25 \(width) 1360 1496 1712 \(height) 1003 1013 1038
      EndSection
      Section "Screen"
        Identifier "screen"
        Device "card"
        Monitor "monitor"
        DefaultDepth 24
        SubSection "Display"
          Depth 24
          Modes "\(width)x\(height)"
          Virtual \(width) \(height)
        EndSubSection
      EndSection
      Section "ServerLayout"
        Identifier "layout"
        Screen "screen"
        InputDevice "mouse" "CorePointer"
        InputDevice "keyboard" "CoreKeyboard"
        InputDevice "touch"
      EndSection

      """ + device("mouse", "PointerAbsolute") + device("keyboard", "Keyboard")
        + device("touch", "Touch", #"Option "TouchCount" "10""#)
  }
}
