import Foundation
import PickerProgram
import PickerSystem
import Testing

@MainActor @Suite struct SettingsTests {
  /// A folder of its own for each test; nothing in it yet.
  let folder = FileManager.default.temporaryDirectory.path + "/picker-settings-\(UUID().uuidString)/picker"

  @Test func theLastTabIsRemembered() throws {
    #expect(Settings.load(from: FilePath(folder)) { _ in } == Settings())
    try Settings(space: "oklch").save(to: FilePath(folder)) { _ in }
    #expect(Settings.load(from: FilePath(folder)) { _ in } == Settings(space: "oklch"))
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == ["settings.json", "settings.json.lock"])
  }

  @Test(arguments: [nil, "hsv"]) func theWheelIsRemembered(_ space: String?) throws {
    try Settings(space: space, isWheel: true).save(to: FilePath(folder)) { _ in }
    #expect(Settings.load(from: FilePath(folder)) { _ in } == Settings(space: space, isWheel: true))
    try Settings(space: space).save(to: FilePath(folder)) { _ in }
    #expect(Settings.load(from: FilePath(folder)) { _ in } == Settings(space: space))
  }

  @Test func aDamagedFileIsSetAsideAndNeverOverwritten() throws {
    let file = folder + "/settings.json"
    func damage() throws { try "{\"space\": ".write(toFile: file, atomically: true, encoding: .utf8) }
    try Settings().save(to: FilePath(folder)) { _ in }
    try damage()
    var complaints: [String] = []
    #expect(Settings.load(from: FilePath(folder)) { complaints.append($0) } == Settings())
    #expect(complaints == ["\(file) is damaged; it is kept as settings.json.damaged"])
    #expect(try String(contentsOfFile: file + ".damaged", encoding: .utf8) == "{\"space\": ")
    // The next start finds nothing to complain of.
    #expect(Settings.load(from: FilePath(folder)) { complaints.append($0) } == Settings())
    #expect(complaints.count == 1)
    // Damaged while the window is open.
    try "{".write(toFile: file, atomically: true, encoding: .utf8)
    try Settings(space: "lab").save(to: FilePath(folder)) { complaints.append($0) }
    #expect(complaints.count == 2)
    #expect(try String(contentsOfFile: file + ".damaged-2", encoding: .utf8) == "{")
    #expect(Settings.load(from: FilePath(folder)) { _ in } == Settings(space: "lab"))
  }

  @Test func whatCannotBeReadIsNeverReplaced() throws {
    // A folder stands where the file would be.
    try FileManager.default.createDirectory(atPath: folder + "/settings.json", withIntermediateDirectories: true)
    var complaints: [String] = []
    #expect(Settings.load(from: FilePath(folder)) { complaints.append($0) } == Settings())
    #expect(complaints == ["\(folder)/settings.json cannot be read: Is a directory"])
    #expect(throws: FileError.self) { try Settings(space: "lab").save(to: FilePath(folder)) { _ in } }
  }
}
