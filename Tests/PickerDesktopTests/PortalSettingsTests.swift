import PickerScene
import Testing

@testable import PickerDesktop

/// What the desktop's portal says, as the program reads it.
@MainActor @Suite struct PortalSettingsTests {
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
}
