import PickerCore
import PickerScene

/// What a window shows and how large: the options of the window and of its picture.
struct WindowOptions {
  enum Sheet: Equatable { case picker, rgb }

  var color = ParsedColor(Color(RGB(bytes: 0x42, 0x80, 0xf6)))
  /// What contrast is measured against besides white and black.
  var background: ParsedColor?
  /// In points.
  var size: (width: Int, height: Int)?
  var scale: Double?
  var theme = ThemeChoice.auto
  var title = "Picker"
  var sheet = Sheet.picker
  var space: (any ColorSpace.Type)?
  var isWheel = false
  var hasAlpha: Bool?
  var format: OutputFormat?
  /// Shown in place of the swatches that the user keeps.
  var swatches: [Swatch]?
  /// Shown in place of the plane.
  var picture: OpenedPicture?
  /// What is printed, and the status, where the display goes before there is a window.
  var lossText: [UInt8] = []
  var lossStatus = ExitStatus.refused
  /// What the color has to be.
  var rules = RuleSet()
}

protocol ShowsWindow: FileSubcommand {
  var window: WindowOptions { get set }
}

extension OptionTable where Answers: ShowsWindow {
  static var window: OptionTable {
    OptionTable([
      Row("color", .text("COLOR"), "the color to begin with, in any notation") {
        $0.window.color = try readColor($1, option: "color")
      },
      Row("background", .text("COLOR"), "what contrast is measured against, beside white and black") {
        $0.window.background = try readColor($1, option: "background")
      },
      Row("format", .named("FORMAT", OutputFormats.all.map(\.id)), "how the chosen color is printed") {
        $0.window.format = try readFormat($1, "format")
      },
      Row("alpha", .none, "let the color be translucent") { answers, _ in answers.window.hasAlpha = true },
      Row("no-alpha", .none, "keep the color opaque") { answers, _ in answers.window.hasAlpha = false },
      Row("space", .named("SPACE", tabNames), "the color space to begin with") {
        $0.window.space = try readTab($1, "space")
      },
      Row("wheel", .none, "show a hue wheel in place of the plane, in HSV and OKHSV") { answers, _ in
        answers.window.isWheel = true
      },
      Row("palette", file: "FILE", "show the swatches of a palette, or the main colors of a PNG picture") {
        $0.window.swatches = try readSwatches($1)
      },
      Row("picture", file: "FILE", "show a picture in place of the plane, to pick from") {
        $0.window.picture = try OpenedPicture($1)
      },
      Row("rule", .text("RULE"), "what the color has to be, such as 'contrast(white) >= 4.5'; repeated: all together") {
        let set = try readRules($1, option: "rule")
        $0.window.rules.rules += set.rules
        if !set.name.isEmpty { $0.window.rules.name = set.name }
      },
      Row("title", .text("TEXT"), "the window's title") { $0.window.title = $1 },
      Row("size", .text("WxH"), "the window's size in points, each from 1 to 32768") {
        $0.window.size = try readSize($1)
      },
      Row("scale", .text("FACTOR"), "pixels a point, 0.5 to 8") {
        $0.window.scale = try readNumber($1, "scale", in: 0.5...8)
      },
      Row("theme", .choice(["light", "dark", "auto"]), "the window's grays") {
        guard let choice = ThemeChoice(rawValue: $1) else { throw badChoice($1, "theme", ["light", "dark", "auto"]) }
        $0.window.theme = choice
      },
      Row("sheet", .choice(["rgb"]), "only the RGB sheet") {
        guard $1 == "rgb" else { throw badChoice($1, "sheet", ["rgb"]) }
        $0.window.sheet = .rgb
      },
    ])
  }
}

private func readSize(_ text: String) throws(Failure) -> (width: Int, height: Int) {
  let parts = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }, range = 1...32768
  guard parts.count == 2, let width = parts[0], let height = parts[1], range ~= width, range ~= height else {
    throw .usage(
      "--size: expected WIDTHxHEIGHT in points, each from 1 to \(range.upperBound), such as 960x660, not \(quoted(text))"
    )
  }
  return (width, height)
}
