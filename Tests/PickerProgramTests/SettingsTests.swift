import Foundation
import PickerProgram
import PickerSystem
import Testing

@MainActor @Suite struct SettingsTests {
  /// A folder of its own for each test; nothing in it yet.
  let folder = FileManager.default.temporaryDirectory.path + "/picker-settings-\(UUID().uuidString)/picker"

  @Test func theLastTabIsRemembered() throws {
    #expect(Settings.load(from: FilePath(folder)) { _ in } == Settings())
    try Settings(space: "oklch").save(to: FilePath(folder))
    #expect(Settings.load(from: FilePath(folder)) { _ in } == Settings(space: "oklch"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["settings.json"])
  }

  @Test(arguments: [nil, "hsv"]) func theWheelIsRemembered(_ space: String?) throws {
    try Settings(space: space, isWheel: true).save(to: FilePath(folder))
    #expect(Settings.load(from: FilePath(folder)) { _ in } == Settings(space: space, isWheel: true))
    try Settings(space: space).save(to: FilePath(folder))
    #expect(Settings.load(from: FilePath(folder)) { _ in } == Settings(space: space))
  }

  @Test func aDamagedFileIsSetAsideAndNeverOverwritten() throws {
    try Settings().save(to: FilePath(folder))
    let file = folder + "/settings.json"
    try "{\"space\": ".write(toFile: file, atomically: true, encoding: .utf8)
    var complaints: [String] = []
    #expect(Settings.load(from: FilePath(folder)) { complaints.append($0) } == Settings())
    #expect(complaints.count == 1)
    #expect(try String(contentsOfFile: file + ".damaged", encoding: .utf8) == "{\"space\": ")
  }

  @Test func whatCannotBeReadIsNotToBeReplaced() throws {
    // A folder stands where the file would be.
    try FileManager.default.createDirectory(atPath: folder + "/settings.json", withIntermediateDirectories: true)
    var complaints: [String] = []
    #expect(!Settings.load(from: FilePath(folder)) { complaints.append($0) }.mayReplaceFile)
    #expect(complaints == ["\(folder)/settings.json cannot be read: Is a directory"])
    #expect(Settings.load(from: FilePath(folder + "/none")) { _ in }.mayReplaceFile)
  }

  @Test func whatCannotBeWrittenLeavesTheOldFileWhole() throws {
    try Settings(space: "hsl").save(to: FilePath(folder))
    // A folder stands where the temporary file would be.
    try FileManager.default.createDirectory(
      atPath: folder + "/settings.json.\(getpid()).new", withIntermediateDirectories: false)
    #expect(throws: FileError.self) { try Settings(space: "lab").save(to: FilePath(folder)) }
    #expect(Settings.load(from: FilePath(folder)) { _ in } == Settings(space: "hsl"))
  }
}
