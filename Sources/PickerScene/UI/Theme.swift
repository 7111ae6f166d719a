import PickerCore

/// The neutral grays of the window: a color is judged against gray.
nonisolated public struct Theme: Hashable, Sendable {
  public var window, card, control, field, border, text, secondary, prominent, prominentText, focus: RGBA
  public var error: RGBA
  /// How thick the ring around the focused view is, in points.
  public var focusThickness = 2.0
  /// What can be pressed is outlined, where it has to stand out most.
  public var outline: RGBA?

  public static let dark = Theme(
    window: gray(27), card: gray(38), control: gray(38), field: gray(21), border: gray(52), text: gray(240),
    secondary: gray(160), prominent: gray(240), prominentText: gray(26), focus: gray(200), error: gray(240))
  public static let light = Theme(
    window: gray(235), card: gray(250), control: gray(250), field: gray(255), border: gray(204), text: gray(26),
    secondary: gray(90), prominent: gray(26), prominentText: gray(245), focus: gray(80), error: gray(26))

  /// Text is white on near black or black on near white, and what can be used stands out from what is around it.
  public static let highContrastDark = Theme(
    window: black, card: gray(20), control: gray(60), field: black, border: gray(118), text: white,
    secondary: gray(225), prominent: white, prominentText: black, focus: white, error: white, focusThickness: 3,
    outline: gray(170))
  public static let highContrastLight = Theme(
    window: white, card: gray(245), control: gray(200), field: white, border: gray(118), text: black,
    secondary: gray(40), prominent: black, prominentText: white, focus: black, error: black, focusThickness: 3,
    outline: gray(80))

  /// Whether text is lighter than what it stands on.
  public var isDark: Bool { window.rgb.red < 0.5 }

  static func gray(_ level: UInt8) -> RGBA { RGBA(RGB(bytes: level, level, level)) }

  public static let white = gray(255)
  public static let black = gray(0)
}
