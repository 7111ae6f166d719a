import Foundation
import Testing

/// What the window remembers, in a home that is not as it should be.
@Suite struct Saving {
  private func start(_ home: TemporaryFolder, on server: XServer? = nil, _ environment: [String: String] = [:]) throws
    -> PickerProcess
  {
    let picker = try PickerProcess(
      .picker, ["--live"], on: try server ?? XServer(), home: home, environment: environment)
    _ = try picker.views()
    return picker
  }

  private func quit(_ picker: PickerProcess) throws {
    try picker.send(#"{"quit": true}"#)
    #expect(try picker.waitForExit() == 1)
  }

  private func saved(_ home: TemporaryFolder) throws -> String {
    try String(contentsOfFile: home.path + "/data/picker/swatches.json", encoding: .utf8)
  }

  @Test(arguments: ["config/picker/settings.json", "data/picker/swatches.json", "data/picker/recent.json"])
  func aPipeInPlaceOfAFileIsNoHindrance(_ file: String) throws {
    let home = try TemporaryFolder(), path = home.path + "/" + file
    try FileManager.default.createDirectory(
      atPath: URL(fileURLWithPath: path).deletingLastPathComponent().path, withIntermediateDirectories: true)
    #expect(mkfifo(path, 0o600) == 0)
    let picker = try start(home)
    picker.input.click(try picker.pixel(try picker.view("swatch.add")))
    try picker.waitForView("swatch.0")
    try quit(picker)
    #expect(picker.process.errors.contains("\(path) cannot be read: Not a regular file"))
  }

  @Test func theFileThatIsEmptiedMeanwhileGetsAllSwatchesBack() throws {
    let home = try TemporaryFolder(), folder = try home.folder("data") + "/picker"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let colors = (0..<50).map { "{\"color\": \"rgb(\($0) 0 0)\"}" }.joined(separator: ",\n")
    try "[\n\(colors)\n]\n".write(toFile: folder + "/swatches.json", atomically: true, encoding: .utf8)
    let picker = try start(home)
    try picker.waitForView("swatch.0")
    try "".write(toFile: folder + "/swatches.json", atomically: false, encoding: .utf8)
    picker.input.click(try picker.pixel(try picker.view("swatch.add")))
    try picker.waitForView("swatch.0", "the new one") { $0.text == "#4280f6" }
    try quit(picker)
    #expect(try saved(home).split(separator: "\n").count == 53)
    #expect(picker.process.errors.contains("swatches.json is damaged; it is kept as swatches.json.damaged"))
  }

  @Test func ofTwoWindowsThatSaveAtOnceOnASlowDiskNoSwatchIsLost() throws {
    let home = try TemporaryFolder(), slow = ["LD_PRELOAD": try faults, "FSYNC_US": "20000"]
    let windows = try (0..<2).map { _ in try start(home, slow) }
    let colors = (0..<6).map { $0 * 10 + 100 }
    for green in colors {
      for (index, window) in windows.enumerated() { try window.send("{\"set\": \"rgb(\(index + 1) \(green) 0)\"}") }
      let places = try windows.map { try $0.pixel(try $0.view("swatch.add")) }
      for (window, place) in zip(windows, places) { window.input.click(place) }
      for window in windows { _ = try window.views() }
    }
    for window in windows { try window.waitForView("swatch.5") }
    for window in windows { try quit(window) }
    #expect(try saved(home).split(separator: "\n").count == 14)
  }

  private var faults: String {
    get throws {
      URL(fileURLWithPath: try PickerProcess.Program.picker.path).deletingLastPathComponent().path + "/libDiskFaults.so"
    }
  }

  /// As on a network that is gone.
  @Test(arguments: ["settings.json", "swatches.json", "recent.json"]) func aDiskThatHangsDoesNotHangTheWindow(
    _ file: String
  ) throws {
    let picker = try start(try TemporaryFolder(), ["LD_PRELOAD": try faults, "FAULT_HANG": file])
    picker.input.click(try picker.pixel(try picker.view("swatch.add")))
    try picker.waitForView("swatch.0")
    try quit(picker)
    #expect(picker.process.errors.contains("the disk does not answer"))
  }

  @Test func whoCannotBeToldOfADamagedFileGetsTheWindowAllTheSame() throws {
    let script = try Script(
      #"""
      mkdir -p "$XDG_CONFIG_HOME/picker"; echo '{' > "$XDG_CONFIG_HOME/picker/settings.json"
      (exec 2> >(exec 0<&-); sleep 0.2; echo '{"quit":true}' | "$PICKER" --live; echo "status $?")
      """#)
    #expect(try script.process.waitForExit() == 0)
    #expect(script.process.lines.last == "status 1")
  }
}
