import PickerCore

/// The neutral grays of the window: a color is judged against gray.
public struct Theme: Hashable, Sendable {
  public var window, card, control, field, border, text, secondary, prominent, prominentText, focus: RGBA
  public var error: RGBA

  public static let dark = Theme(
    window: gray(27), card: gray(38), control: gray(38), field: gray(21), border: gray(52), text: gray(240),
    secondary: gray(160), prominent: gray(240), prominentText: gray(26), focus: gray(200), error: gray(240))
  public static let light = Theme(
    window: gray(235), card: gray(250), control: gray(250), field: gray(255), border: gray(204), text: gray(26),
    secondary: gray(90), prominent: gray(26), prominentText: gray(245), focus: gray(80), error: gray(26))

  static func gray(_ level: UInt8) -> RGBA { RGBA(RGB(bytes: level, level, level)) }

  public static let white = gray(255)
  public static let black = gray(0)
}
