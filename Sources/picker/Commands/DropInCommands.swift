import PickerCore
import PickerProgram
import PickerScene

/// `picker zenity`: for scripts that ask zenity for a color.
struct ZenityCommand: Subcommand {
  static let name = "zenity"
  static let operands = ""
  static let summary = "Choose a color for a script that calls zenity --color-selection"
  static let notes = """
    Put picker before zenity. Select prints rgb(r,g,b), or rgba(r,g,b,a) where translucent. The options marked "no effect" are taken so that scripts need no \
    other change.
    """
  static let failureStatus: Int32? = 255
  static let table = OptionTable<Self>(
    [
      .init("color-selection", .none, "no effect: there is no other dialog") { _, _ in },
      .init("color", .text("COLOR"), "the color to begin with, in any notation") {
        $0.window.color = try readColor($1, option: "color")
      },
      .init("title", .text("TEXT"), "the window's title") { $0.window.title = $1 },
    ]
      + ["show-palette", "modal"].map { .init($0, .none, "no effect") { _, _ in } }
      + ["ok-label", "cancel-label", "window-icon", "width", "height", "attach"].map {
        .init($0, .text("TEXT"), "no effect") { _, _ in }
      })

  private var window = WindowOptions()

  func run(_ arguments: [String]) throws(Failure) -> Int32 {
    guard arguments.isEmpty else { throw Self.wrongArguments(arguments, atMost: 0) }
    return try window.choose(failing: Self.failureStatus ?? ExitStatus.refused, Self.text)
  }

  /// As GTK writes colors: bytes, and alpha with six significant digits.
  static func text(_ color: Color) -> String {
    let bytes = Gamut.sRGB.mapped(color).rgb.bytes, rgb = "\(bytes.x),\(bytes.y),\(bytes.z)"
    guard color.alpha <= 0.999 else { return "rgb(\(rgb))" }
    let decimals = color.alpha >= 0.1 ? 6 : color.alpha >= 0.01 ? 7 : 8
    return "rgba(\(rgb),\(decimalText(color.alpha, atMost: decimals)))"
  }
}

/// `picker kdialog`: for scripts that ask KDialog for a color.
struct KDialogCommand: Subcommand {
  static let name = "kdialog"
  static let operands = ""
  static let summary = "Choose a color for a script that calls kdialog --getcolor"
  static let notes = """
    Put picker before kdialog. Select prints #rrggbb, or what --format says; the color is opaque. Eight hexadecimal \
    digits after # are #aarrggbb, as KDialog has them.
    """
  static let table = OptionTable<Self>(
    [
      .init("getcolor", .none, "no effect: there is no other dialog") { _, _ in },
      .init("default", .text("COLOR"), "the color to begin with, in any notation") {
        $0.window.color = try readColor(Self.argb($1) ?? $1, option: "default")
      },
      .init("format", .text("TEXT"), "print by this pattern of printf, with three %d or %x, or three %f or %g") {
        guard let pattern = PrintfPattern($1) else {
          throw Failure.usage("--format: expected three conversions such as %d, or such as %.3f, not \(quoted($1))")
        }
        $0.pattern = pattern
      },
      .init("title", .text("TEXT"), "the window's title") { $0.window.title = $1 },
    ]
      + ["attach", "embed", "geometry", "icon"].map { .init($0, .text("TEXT"), "no effect") { _, _ in } })

  private var window = WindowOptions()
  private var pattern: PrintfPattern?

  func run(_ arguments: [String]) throws(Failure) -> Int32 {
    guard arguments.isEmpty else { throw Self.wrongArguments(arguments, atMost: 0) }
    var window = window
    window.hasAlpha = false
    return try window.choose(failing: Self.failureStatus ?? ExitStatus.refused) {
      pattern?.text($0) ?? OutputFormats.all[0].text($0)
    }
  }

  /// Qt's `#aarrggbb` as a notation that is read; `nil` for any other text.
  private static func argb(_ text: String) -> String? {
    let digits = text.utf8.dropFirst()
    guard text.utf8.first == UInt8(ascii: "#"), digits.count == 8 else { return nil }
    return "0x" + text.dropFirst()
  }
}

extension WindowOptions {
  /// Opens the window and prints what was selected.
  fileprivate func choose(failing status: Int32, _ text: (Color) -> String) throws(Failure) -> Int32 {
    var options = self
    options.lossStatus = status
    let session = try options.open(), isSelected: Bool
    do { isSelected = try session.run() == .select } catch { throw .refused("\(error)") }
    guard isSelected else { return ExitStatus.cancelled }
    return try printText(text(session.scene.color) + "\n")
  }
}
