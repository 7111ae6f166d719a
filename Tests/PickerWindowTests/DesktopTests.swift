import CX11Test
import Foundation
import Testing

/// The window follows the desktop, and is at rest where there is nothing to follow.
@Suite struct FollowingTheDesktop {
  private let dark: UInt32 = 0x1b1b1b, light: UInt32 = 0xebebeb

  private func waitForGround(_ color: UInt32, _ picker: PickerProcess) throws {
    try picker.waitUntil("a ground of \(String(color, radix: 16))") {
      try picker.screen.pixel(try picker.pixel(2, 2)) == color
    }
  }

  @Test func itsGraysAreTheDesktopsAndChangeWithThem() throws {
    let desktop = try Desktop("org.freedesktop.appearance color-scheme u 2")
    let picker = try PickerProcess(.picker, ["--live"], on: XServer(), environment: desktop.environment)
    try waitForGround(light, picker)
    try desktop.change("org.freedesktop.appearance color-scheme u 1")
    try waitForGround(dark, picker)
    try desktop.change("org.freedesktop.appearance contrast u 1")
    try waitForGround(0x000000, picker)
    try desktop.change("org.freedesktop.appearance color-scheme u 2")
    try waitForGround(0xffffff, picker)
    try desktop.change("org.freedesktop.appearance contrast u 0")
    try waitForGround(light, picker)
    #expect(picker.process.errors == "")
  }

  @Test func aThemeOfOnesOwnAsksNobody() throws {
    let desktop = try Desktop("org.freedesktop.appearance color-scheme u 2")
    let picker = try PickerProcess(
      .picker, ["--live", "--theme", "dark"], on: XServer(), environment: desktop.environment)
    try waitForGround(dark, picker)
    for _ in 0..<20 { _ = try picker.views() }
    #expect(!desktop.wasAsked)
    try waitForGround(dark, picker)
  }

  @Test func aBusWithoutAPortalIsQuiet() throws {
    let bus = try ChildProcess(
      "/usr/bin/dbus-daemon", ["--session", "--nofork", "--print-address"], environment: ["PATH": "/nowhere"])
    let address = try bus.waitFor("the bus's address") { bus.lines.first }
    let picker = try PickerProcess(
      .picker, ["--live"], on: XServer(), environment: ["DBUS_SESSION_BUS_ADDRESS": address])
    try waitForGround(dark, picker)
    bus.end()
    try waitForGround(dark, picker)
    try picker.send(#"{"quit":true}"#)
    #expect(try picker.waitForExit() == 1)
    #expect(picker.process.errors == "")
  }

  @Test(arguments: [(144, 1.5), (192, 2.0)]) func itsScaleIsTheDesktops(dpi: Int, scale: Double) throws {
    let server = try XServer()
    try server.screen.setResources("Xft.dpi:\t\(dpi)\n")
    let picker = try PickerProcess(.picker, ["--live", "--size", "320x420"], on: server)
    let frame = try picker.frame
    #expect(Double(frame.width) == 320 * scale)
    #expect(Double(frame.height) == 420 * scale)
    #expect(abs(frame.origin.x - (XServer.width - frame.width) / 2) <= 1)
    let select = try picker.view("select")
    #expect(select.x + select.width <= 320)
    let fixed = try PickerProcess(.picker, ["--live", "--size", "320x420", "--scale", "1"], on: server)
    #expect(try fixed.frame.width == 320)
  }
}
