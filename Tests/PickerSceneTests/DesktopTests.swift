import PickerCore
import Testing

@testable import PickerScene

/// What the desktop says, as the program reads it.
@MainActor @Suite struct DesktopTests {
  @Test func theAnswerOfThePortalIsRead() {
    var portal = PortalSettings()
    portal.takeAll([
      .list([
        .list([
          .text("org.freedesktop.appearance"),
          .list([.list([.text("color-scheme"), .integer(2)]), .list([.text("contrast"), .integer(1)])]),
        ]),
        .list([.text("org.gnome.desktop.interface"), .list([.list([.text("enable-animations"), .bool(false)])])]),
      ])
    ])
    #expect(portal.desktop.colorScheme == .light)
    #expect(portal.desktop.wantsHighContrast)
    #expect(portal.desktop.wantsLessMotion)
    portal.take([.text("org.gnome.desktop.interface"), .text("enable-animations"), .bool(true)])
    portal.take([.text("org.freedesktop.appearance"), .text("color-scheme"), .integer(1)])
    #expect(portal.desktop.colorScheme == .dark)
    #expect(!portal.desktop.wantsLessMotion)
  }

  @Test(
    arguments: [
      [], [.list([])], [.text("x")], [.list([.list([.text("org.freedesktop.appearance")])])],
      [.list([.list([.text("org.freedesktop.appearance"), .list([.list([.text("contrast"), .text("1")])])])])],
      [.list([.list([.text("org.freedesktop.appearance"), .list([.list([.text("color-scheme"), .integer(9)])])])])],
    ] as [[DBusValue]])
  func anAnswerThatNobodyUnderstandsChangesNothing(_ arguments: [DBusValue]) {
    var portal = PortalSettings()
    portal.takeAll(arguments)
    portal.take(arguments)
    #expect(portal.desktop == DesktopSettings())
  }

  @Test func onlyAutoFollowsTheDesktop() {
    var desktop = DesktopSettings()
    #expect(ThemeChoice.auto.theme(desktop) == .dark)
    desktop.colorScheme = .light
    #expect(ThemeChoice.auto.theme(desktop) == .light)
    desktop.wantsHighContrast = true
    #expect(ThemeChoice.auto.theme(desktop) == .highContrastLight)
    #expect(ThemeChoice.dark.theme(desktop) == .dark)
    desktop.colorScheme = .dark
    #expect(ThemeChoice.auto.theme(desktop) == .highContrastDark)
    #expect(ThemeChoice.light.theme(desktop) == .light)
  }

  @Test(arguments: [(Theme.dark, 4.5), (.light, 4.5), (.highContrastDark, 7), (.highContrastLight, 7)])
  func textStandsOut(_ theme: Theme, _ least: Double) {
    for ground in [theme.window, theme.card, theme.control, theme.field] {
      #expect(Contrast.ratio(text: theme.text, on: ground) >= least)
      #expect(Contrast.ratio(text: theme.secondary, on: ground) >= least)
    }
    #expect(Contrast.ratio(text: theme.prominentText, on: theme.prominent) >= least)
  }

  @Test(arguments: [Theme.highContrastDark, .highContrastLight])
  func bordersAndFocusStandOutInHighContrast(_ theme: Theme) {
    for ground in [theme.window, theme.card, theme.field] {
      #expect(Contrast.ratio(text: theme.border, on: ground) >= 3)
      #expect(Contrast.ratio(text: theme.focus, on: ground) >= 7)
    }
    #expect(Contrast.ratio(text: theme.text, on: theme.border) >= 4.5)
    for ground in [theme.window, theme.card, theme.control, theme.field] {
      #expect(Contrast.ratio(text: theme.outline ?? ground, on: ground) >= 3, "what can be pressed has an edge")
    }
  }

  @Test(
    arguments: [
      ("Xft.dpi:\t96\n", 1), ("*customization:\t-color\nXft.dpi:\t192\nXft.hinting:\t1\n", 2), ("Xft.dpi: 144", 1.5),
      ("Xft.dpi:\t115\n", 1.2), ("Xft.dpi:\t96\nXft.dpi:\t120\n", 1.25), ("Xft*dpi: 168\n", 1.75),
      ("Xft.dpi:10\n", 0.5),
      ("Xft.dpi:\t9600\n", 8), ("", nil), ("Xft.dpi:\n", nil), ("Xft.dpi: big\n", nil), ("Xft.dpi: -96\n", nil),
      ("Xft.antialias:\t1\n", nil),
    ] as [(String, Double?)])
  func theScaleOfAnXServerIsRead(_ resources: String, _ expected: Double?) {
    #expect(XResources.scale(in: resources) == expected)
  }
}
