import PickerCore
import Testing

@testable import PickerScene

/// What the desktop says, as the program follows it.
@MainActor @Suite struct DesktopTests {
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
}
