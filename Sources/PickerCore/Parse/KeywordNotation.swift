/// Colors that are one word: CSS names, `transparent`, and the words whose color only a page can tell.
extension ParsedColor {
  /// - Parameter name: in lower case.
  init?(keyword name: String) {
    if name == "transparent" {
      self.init(Color(rgba: 0), Notation(.name(name)))
    } else if let named = ColorName(name) {
      self.init(Color(named.rgb), Notation(.name(name)))
    } else if let value = Self.contextual[name] {
      self.init(Color(rgba: value << 8 | 255), Notation(.contextual(name)))
    } else {
      return nil
    }
  }

  /// `currentcolor` and the system colors of CSS Color 4, section 6.2, as a light page without styles has them.
  private static let contextual: [String: UInt32] = [
    "currentcolor": 0x000000,
    "accentcolor": 0x0075FF, "accentcolortext": 0xFFFFFF, "activetext": 0xFF0000, "buttonborder": 0x767676,
    "buttonface": 0xEFEFEF, "buttontext": 0x000000, "canvas": 0xFFFFFF, "canvastext": 0x000000, "field": 0xFFFFFF,
    "fieldtext": 0x000000, "graytext": 0x808080, "highlight": 0x3297FD, "highlighttext": 0xFFFFFF,
    "linktext": 0x0000EE, "mark": 0xFFFF00, "marktext": 0x000000, "selecteditem": 0x3297FD,
    "selecteditemtext": 0xFFFFFF, "visitedtext": 0x551A8B,
    // The names that CSS Color 4, appendix A, keeps for old pages, under the colors that they mean today.
    "activeborder": 0x767676, "activecaption": 0xFFFFFF, "appworkspace": 0xFFFFFF, "background": 0xFFFFFF,
    "buttonhighlight": 0xEFEFEF, "buttonshadow": 0xEFEFEF, "captiontext": 0x000000, "inactiveborder": 0x767676,
    "inactivecaption": 0xFFFFFF, "inactivecaptiontext": 0x808080, "infobackground": 0xFFFFFF, "infotext": 0x000000,
    "menu": 0xFFFFFF, "menutext": 0x000000, "scrollbar": 0xFFFFFF, "threeddarkshadow": 0x767676,
    "threedface": 0xEFEFEF, "threedhighlight": 0x767676, "threedlightshadow": 0x767676, "threedshadow": 0x767676,
    "window": 0xFFFFFF, "windowframe": 0x767676, "windowtext": 0x000000,
  ]
}
