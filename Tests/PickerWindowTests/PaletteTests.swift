import Foundation
import Testing

/// A palette in place of the swatches that are kept, in a real window.
@Suite struct Palettes {
  private func picker(_ arguments: [String], _ home: TemporaryFolder) throws -> PickerProcess {
    let picker = try PickerProcess(.picker, ["--live"] + arguments, on: XServer(), home: home)
    let window = try picker.window
    try picker.waitUntil("the focus") { picker.screen.hasFocus(window) }
    return picker
  }

  private func quit(_ picker: PickerProcess) throws {
    try picker.send(#"{"quit": true}"#)
    _ = try picker.waitForExit()
  }

  /// A home with one swatch that is kept, and a palette of two.
  private func home() throws -> (TemporaryFolder, kept: String, palette: String) {
    let home = try TemporaryFolder(), folder = try home.folder("data") + "/picker"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let kept = folder + "/swatches.json", palette = home.path + "/two.gpl"
    try Self.own.write(toFile: kept, atomically: true, encoding: .utf8)
    try "GIMP Palette\n255 0 0\tRed\n0 255 0\n".write(toFile: palette, atomically: true, encoding: .utf8)
    return (home, kept, palette)
  }

  private static let own = ##"[{"color": "#123456", "name": "mine"}]"##

  @Test(arguments: [["--palette"], []]) func showsThePaletteAndLeavesTheKeptSwatchesAlone(_ option: [String]) throws {
    let (home, kept, palette) = try home()
    let picker = try picker(option + [palette], home)
    try picker.waitForView("swatch.0") { $0.text == "#ff0000" }
    let ids = try picker.views().list.map(\.id).filter { $0.hasPrefix("swatch.") }
    #expect(ids.sorted() == ["swatch.0", "swatch.1", "swatch.add"])
    picker.input.click(try picker.pixel(try picker.view("swatch.1")))
    #expect(try picker.waitForEvent(.commit).color == "#00ff00")
    picker.input.click(try picker.pixel(try picker.view("swatch.add")))
    try picker.waitForView("swatch.2")
    try quit(picker)
    #expect(try String(contentsOfFile: kept, encoding: .utf8) == Self.own)
    #expect(try String(contentsOfFile: palette, encoding: .utf8).hasSuffix("0 255 0\n"))
    #expect(picker.process.errors == "")
    let next = try self.picker([], home)
    try next.waitForView("swatch.0") { $0.text == "#123456" }
    try quit(next)
  }

  @Test func thePictureOfAWindowGivesItsColors() throws {
    let (home, _, _) = try home(), picture = home.path + "/picture.png"
    let drawing = try ChildProcess(
      try PickerProcess.Program.picker.path, ["snapshot", "--color", "#ff0000", picture],
      environment: try PickerProcess.environment(home: home, display: nil))
    #expect(try drawing.waitForExit() == 0)
    let picker = try picker([picture], home)
    try picker.waitForView("swatch.15")
    try quit(picker)
  }
}
