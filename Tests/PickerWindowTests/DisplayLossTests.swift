import Foundation
import Testing

/// A display that goes while the program is in use: that is no wish of the user's.
@Suite struct DisplayLoss {
  enum Loss: CaseIterable { case server, connection }

  private func lose(_ loss: Loss, _ script: Script) throws {
    let window = try script.waitForWindow()
    switch loss {
    case .server: script.server.kill()
    case .connection: script.server.screen.kill(window)
    }
  }

  private let complaint = "picker: the display is lost: the X server has closed the window\n"

  @Test(arguments: Loss.allCases, [("", 3), ("--sheet rgb", 3), ("zenity --color-selection", 255)])
  func isToldOfInOneLine(_ loss: Loss, _ run: (words: String, status: Int)) throws {
    let script = try Script("exec \"$PICKER\" \(run.words)")
    try lose(loss, script)
    #expect(try script.process.waitForExit() == run.status)
    #expect(script.process.lines == [])
    #expect(script.process.errors == complaint)
  }

  @Test(arguments: Loss.allCases) func aTextBeingEditedIsPrinted(_ loss: Loss) throws {
    let script = try Script(#"exec "$PICKER" --edit "$FILE""#, "a { color: red }\n")
    try lose(loss, script)
    #expect(try script.process.waitForExit() == 3)
    #expect(script.process.lines == ["a { color: red }"])
    #expect(script.process.errors == complaint)
  }

  @Test(arguments: Loss.allCases) func whoFollowsIsToldOfTheEnd(_ loss: Loss) throws {
    let script = try Script(#"exec "$PICKER" --live --color red"#)
    try lose(loss, script)
    #expect(try script.process.waitForExit() == 3)
    #expect(script.process.lines.count == 1)
    #expect(script.process.lines.first?.hasPrefix(##"{"event":"cancel","color":"#ff0000""##) == true)
    #expect(script.process.errors == complaint)
  }

  @Test func theEyedropperSaysSo() throws {
    let server = try XServer(), picker = try PickerProcess(.picker, ["--pick"], on: server)
    try picker.waitUntil("the magnifier") { !picker.screen.overlays.isEmpty }
    server.kill()
    #expect(try picker.waitForExit() == 3)
    #expect(picker.process.lines == [])
    #expect(picker.process.errors == "picker: no color was picked: the display is lost\n")
  }

  /// What was kept is saved, though the window is gone.
  @Test func swatchesAreSaved() throws {
    let picker = try PickerProcess(.picker, ["--live"], on: XServer())
    picker.input.click(try picker.pixel(try picker.view("swatch.add")))
    try picker.waitForView("swatch.0")
    picker.server.kill()
    #expect(try picker.waitForExit() == 3)
    let file = picker.home.path + "/data/picker/swatches.json"
    #expect(try String(contentsOfFile: file, encoding: .utf8).contains("color(srgb "))
  }
}
