import Foundation
import Testing

/// The swatches, with a real mouse, finger and keyboard, and from one window to the next.
@Suite struct SwatchBar {
  private func picker(_ arguments: [String] = [], on server: XServer? = nil, home: TemporaryFolder? = nil) throws
    -> PickerProcess
  {
    let picker = try PickerProcess(.picker, ["--live"] + arguments, on: try server ?? XServer(), home: home)
    let window = try picker.window
    try picker.waitUntil("the focus") { picker.screen.hasFocus(window) }
    _ = try picker.views()
    return picker
  }

  private func quit(_ picker: PickerProcess) throws {
    try picker.send(#"{"quit": true}"#)
    _ = try picker.waitForExit()
  }

  /// A home where a file of the data folder has a text.
  private func home(_ file: String, _ text: String) throws -> TemporaryFolder {
    let home = try TemporaryFolder(), folder = try home.folder("data") + "/picker"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try text.write(toFile: folder + "/" + file, atomically: true, encoding: .utf8)
    return home
  }

  @Test func aKeptColorIsThereTheNextTimeAndExactlySo() throws {
    let home = try TemporaryFolder()
    let first = try picker(["--color", "oklch(0.123456789 0.0312345678 271.2345678)"], home: home)
    first.input.click(try first.pixel(try first.view("swatch.add")))
    try first.waitForView("swatch.0")
    #expect(first.events(.change).isEmpty && first.events(.commit).isEmpty)
    try quit(first)
    let second = try picker(["--color", "#ffffff"], home: home)
    second.input.click(try second.pixel(try second.waitForView("swatch.0")))
    let event = try second.waitForEvent(.commit)
    #expect(event.space == "oklch")
    #expect(event.components == [0.123456789, 0.0312345678, 271.2345678])
    _ = try second.views()
    #expect(second.events(.change).count == 1 && second.events(.commit).count == 1)
    try second.input.press("z", .control)
    try second.waitForEvent(.commit) { $0.color == "#ffffff" }
    #expect(second.process.errors == "")
  }

  @Test func aTapOfAFingerWithSixSmallMovesIsOnePick() throws {
    let home = try home("swatches.json", ##"[{"color": "#ff0000"}, {"color": "#00ff00"}]"##)
    let picker = try picker(on: XServer(.touch), home: home)
    let place = try picker.pixel(try picker.waitForView("swatch.1"))
    try picker.touch.down(1, place)
    for step in 1...6 { try picker.touch.move(1, place + Pixel(step, 0)) }
    try picker.touch.up(1, place + Pixel(6, 0))
    #expect(try picker.waitForEvent(.commit).color == "#00ff00")
    _ = try picker.views()
    #expect(picker.events(.change).count == 1 && picker.events(.commit).count == 1)
  }

  @Test func aFingerThatRestsOpensTheMenu() throws {
    let home = try home("swatches.json", ##"[{"color": "#ff0000"}, {"color": "#00ff00"}]"##)
    let picker = try picker(on: XServer(.touch), home: home)
    let place = try picker.pixel(try picker.waitForView("swatch.0"))
    try picker.touch.down(1, place)
    let remove = try picker.waitForView("menu.remove")
    try picker.touch.up(1, place)
    try picker.touch.tap(2, try picker.pixel(remove))
    try picker.waitForView("swatch.0", "the other one") { $0.text == "#00ff00" }
    #expect(picker.events(.change).isEmpty)
  }

  @Test func theSecondaryButtonOpensTheMenuAndControlZBringsBackWhatItRemoved() throws {
    let home = try home("swatches.json", ##"[{"color": "#ff0000", "name": "alarm"}, {"color": "#00ff00"}]"##)
    let picker = try picker(home: home)
    picker.input.click(try picker.pixel(try picker.waitForView("swatch.0")), button: 3)
    picker.input.click(try picker.pixel(try picker.waitForView("menu.remove")))
    try picker.waitForView("swatch.0", "the other one") { $0.text == "#00ff00" }
    let path = home.path + "/data/picker/swatches.json"
    try picker.waitUntil("the file without it") { try !String(contentsOfFile: path, encoding: .utf8).contains("alarm") }
    try picker.input.press("z", .control)
    try picker.waitForView("swatch.0", "back again") { $0.text == "#ff0000" }
    try picker.waitUntil("the file with it") { try String(contentsOfFile: path, encoding: .utf8).contains("alarm") }
  }

  @Test func theKeyboardAloneKeepsPicksAndRemoves() throws {
    let picker = try picker(["--color", "#123456"])
    try picker.input.press(.tab, .shift)
    try picker.input.press(.enter)
    try picker.waitForView("swatch.0") { $0.text == "#123456" }
    try picker.send(##"{"set": "#ffffff"}"##)
    try picker.waitForEvent(.commit) { $0.color == "#ffffff" }
    let before = picker.eventCount
    try picker.input.press(.right)
    try picker.input.press(.enter)
    #expect(try picker.waitForEvent(.commit, since: before).color == "#123456")
    try picker.input.press(.delete)
    try picker.waitUntil("no swatch") { try !picker.views().list.contains { $0.id == "swatch.0" } }
  }

  @Test func selectedColorsAreRecentOnes() throws {
    let server = try XServer(), home = try TemporaryFolder()
    for color in ["#111111", "#222222", "#111111"] {
      let picker = try picker(["--color", color], on: server, home: home)
      try picker.input.press(.enter)
      #expect(try picker.waitForExit() == 0)
    }
    let picker = try picker(on: server, home: home)
    try picker.waitForView("recent.0") { $0.text == "#111111" }
    let texts = try picker.views().list.filter { $0.id.hasPrefix("recent.") }.map(\.text)
    #expect(texts == ["#111111", "#222222"])
    try quit(picker)
    let sheet = try self.picker(["--sheet", "rgb", "--color", "#333333"], on: server, home: home)
    try sheet.input.press(.escape)
    #expect(try sheet.waitForExit() == 1)
    #expect(
      try !String(contentsOfFile: home.path + "/data/picker/recent.json", encoding: .utf8).contains("0.2 0.2 0.2"))
  }

  @Test func aDamagedFileIsToldOfKeptAndNoHindrance() throws {
    let home = try home("swatches.json", "[{\"color\": ")
    let picker = try picker(home: home)
    picker.input.click(try picker.pixel(try picker.view("swatch.add")))
    try picker.waitForView("swatch.0")
    try quit(picker)
    #expect(picker.process.errors.split(separator: "\n").count == 1)
    #expect(picker.process.errors.contains("swatches.json is damaged"))
    let folder = home.path + "/data/picker/"
    #expect(try String(contentsOfFile: folder + "swatches.json.damaged", encoding: .utf8) == "[{\"color\": ")
    #expect(try String(contentsOfFile: folder + "swatches.json", encoding: .utf8).contains("color(srgb "))
  }

  @Test func theStoreOfAFolderThatCannotBeWrittenIsToldOf() throws {
    let home = try TemporaryFolder()
    // A file stands where the folder would be.
    try "".write(toFile: try home.folder("data") + "/picker", atomically: true, encoding: .utf8)
    let picker = try picker(home: home)
    picker.input.click(try picker.pixel(try picker.view("swatch.add")))
    try picker.waitForView("swatch.0")
    try quit(picker)
    #expect(picker.process.errors.contains("data/picker"))
  }
}
