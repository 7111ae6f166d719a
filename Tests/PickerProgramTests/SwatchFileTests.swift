import Foundation
import PickerCore
import PickerProgram
import PickerSystem
import SceneTestSupport
import Testing

@MainActor @Suite struct SwatchFileTests {
  /// A folder of its own for each test; nothing in it yet.
  let folder = FileManager.default.temporaryDirectory.path + "/picker-swatches-\(UUID().uuidString)/picker"
  var path: String { folder + "/swatches.json" }

  func write(_ text: String) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try text.write(toFile: path, atomically: true, encoding: .utf8)
  }
  /// But the lock.
  func files() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted().filter { !$0.hasSuffix(".lock") }
  }

  @Test func whatIsSavedIsReadBackExactly() throws {
    let swatches = [
      Swatch(Color(OKLCH.self, [0.1234567890123456, 0.1, 359.99999999999994], alpha: 1.0 / 3), name: "a \"name\" 色\n"),
      Swatch(Color(HSV.self, [0, 0.25, 0.5], missing: .first)), Swatch(royal),
    ]
    var file = SwatchFile(.swatches, in: FilePath(folder))
    #expect(file.load { _ in } == [])
    try file.save(swatches) { _ in }
    #expect(file.load { _ in } == swatches)
    #expect(try files() == ["swatches.json"])
    let json = try JSONSerialization.jsonObject(with: Data(contentsOf: URL(fileURLWithPath: path)))
    #expect((json as? [[String: String]])?.count == 3, "any JSON reader reads it")
    try file.save([]) { _ in }
    #expect(file.load { _ in } == [])
  }

  @Test(arguments: ["", "[", "{}", "[{\"color\": \"#fff\"}", "[1]", "[{\"color\": \"#fff\"}]x", "\u{0}\u{1}"])
  func aDamagedFileIsSetAsideAndNeverOverwritten(_ text: String) throws {
    try write(text)
    try "older".write(toFile: path + ".damaged", atomically: true, encoding: .utf8)
    var file = SwatchFile(.swatches, in: FilePath(folder)), complaints: [String] = []
    #expect(file.load { complaints.append($0) } == [])
    #expect(complaints.count == 1)
    try file.save([Swatch(royal)]) { _ in }
    #expect(try files() == ["swatches.json", "swatches.json.damaged", "swatches.json.damaged-2"])
    #expect(try String(contentsOfFile: path + ".damaged", encoding: .utf8) == "older")
    #expect(try String(contentsOfFile: path + ".damaged-2", encoding: .utf8) == text)
  }

  @Test func ofAFileWithOneBadColorTheRestIsTaken() throws {
    try write(
      "[{\"color\": \"#fff\"}, {\"color\": \"no color\"}, {\"name\": \"x\"}, {\"color\": \"red\", \"name\": \"y\"}]")
    var file = SwatchFile(.swatches, in: FilePath(folder)), complaints: [String] = []
    let swatches = file.load { complaints.append($0) }
    #expect(swatches.map(\.name) == ["", "y"])
    #expect(complaints.count == 1)
    #expect(try files() == ["swatches.json", "swatches.json.damaged"])
    // The next start finds the rest without a word.
    var next = SwatchFile(.swatches, in: FilePath(folder))
    #expect(next.load { complaints.append($0) } == swatches && complaints.count == 1)
  }

  @Test func bytesThatAreNoTextAreKeptAside() throws {
    try write("[]")
    let bytes = Data(#"[{"color": "red", "name": ""#.utf8) + [0xE9] + Data(#""}]"#.utf8)
    try bytes.write(to: URL(fileURLWithPath: path))
    var file = SwatchFile(.swatches, in: FilePath(folder)), complaints: [String] = []
    #expect(file.load { complaints.append($0) }.map(\.name) == ["\u{FFFD}"])
    #expect(complaints.count == 1)
    #expect(try Data(contentsOf: URL(fileURLWithPath: path + ".damaged")) == bytes)
  }

  @Test func whatCannotBeReadIsNeverReplaced() throws {
    // A folder stands where the file would be.
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    var file = SwatchFile(.swatches, in: FilePath(folder)), complaints: [String] = []
    #expect(file.load { complaints.append($0) } == [])
    #expect(complaints.count == 1)
    #expect(throws: FileError.self) { try file.save([Swatch(royal)]) { _ in } }
    #expect(try files() == ["swatches.json"])
  }

  /// Two windows with the same file: what each has done to its own list is done to the file.
  @Test func whatAnotherWindowHasKeptIsNotLost() throws {
    func swatch(_ name: String) -> Swatch { Swatch(royal, name: name) }
    func names(_ list: [Swatch]) -> [String] { list.map(\.name) }
    var one = SwatchFile(.swatches, in: FilePath(folder)), two = one, third = one
    try one.save([swatch("a"), swatch("b"), swatch("b")]) { _ in }
    let opening = two.load { _ in }
    try one.save([swatch("one"), swatch("a"), swatch("b"), swatch("b")]) { _ in }
    try two.save([swatch("two")] + opening) { _ in }
    #expect(names(third.load { _ in }) == ["two", "one", "a", "b", "b"])
    // Each window goes on with its own list.
    try one.save([swatch("one"), swatch("b"), swatch("b")]) { _ in }
    try two.save([swatch("two"), swatch("a"), swatch("b"), swatch("new")]) { _ in }
    #expect(names(third.load { _ in }) == ["two", "one", "b", "new"])
    try two.save([]) { _ in }
    #expect(names(third.load { _ in }) == ["one"])
  }

  /// What a sync client, a full disk or a power cut makes of the file while the window is open.
  @Test(arguments: ["", "[", "cut", "\u{0}\u{0}", "{}", "[1]", nil]) func damageCostsNothingOfWhatTheWindowShows(
    _ damage: String?
  ) throws {
    func swatch(_ name: String) -> Swatch { Swatch(royal, name: name) }
    let opening = (0..<50).map { swatch("\($0)") }
    var file = SwatchFile(.swatches, in: FilePath(folder)), other = file, complaints: [String] = []
    try file.save(opening) { _ in }
    _ = other.load { _ in }
    // What this window has seen of another's stays too.
    try other.save([swatch("other")] + opening) { _ in }
    try file.save([swatch("first")] + opening) { _ in }
    let text = try String(contentsOfFile: path, encoding: .utf8)
    if let damage {
      try write(damage == "cut" ? String(text.prefix(text.count / 2)) : damage)
    } else {
      try FileManager.default.removeItem(atPath: path)
    }
    try file.save([swatch("new"), swatch("first")] + opening) { complaints.append($0) }
    #expect(Set(file.load { _ in }.map(\.name)) == Set(opening.map(\.name) + ["new", "first", "other"]))
    #expect(file.load { _ in }.count == 53)
    #expect(complaints.count == (damage == nil ? 0 : 1))
  }

  @Test func ofADamagedFileWhatCanBeReadComesToWhatTheWindowShows() throws {
    func swatch(_ name: String) -> Swatch { Swatch(royal, name: name) }
    var file = SwatchFile(.swatches, in: FilePath(folder))
    try file.save([swatch("a"), swatch("b")]) { _ in }
    let text = try String(contentsOfFile: path, encoding: .utf8)
    try write(text.replacingOccurrences(of: "[\n", with: ##"[{"color": "#fff", "name": "theirs"}, {"color": 1},"##))
    try file.save([swatch("c"), swatch("a"), swatch("b")]) { _ in }
    #expect(file.load { _ in }.map(\.name).sorted() == ["a", "b", "c", "theirs"])
    #expect(try files() == ["swatches.json", "swatches.json.damaged"])
  }

  @Test func aDamagedFileThatCannotBeMendedIsShownAllTheSame() throws {
    try write(##"[{"color": "#fff"}, {"color": "no color"}]"##)
    // A folder stands where the lock would be.
    try FileManager.default.createDirectory(atPath: path + ".lock", withIntermediateDirectories: true)
    var file = SwatchFile(.swatches, in: FilePath(folder)), complaints: [String] = []
    let swatches = file.load { complaints.append($0) }
    #expect(swatches.count == 1 && complaints.count == 1)
    try FileManager.default.removeItem(atPath: path + ".lock")
    try file.save([Swatch(royal)] + swatches) { complaints.append($0) }
    #expect(file.load { _ in } == [Swatch(royal)] + swatches)
    #expect(complaints.count == 2)
  }

  /// As text, components of HSV end in hundredths of a percent or of a degree, and a whole turn is none.
  @Test func aSwatchThatWasKeptCanBeRemovedInAnySpace() throws {
    for components in [[200, 1.0 / 3, 2.0 / 7], [360, 0.1 + 0.2, 0.7]] as [SIMD3<Double>] {
      let swatch = Swatch(Color(HSV.self, components), name: "")
      var file = SwatchFile(.swatches, in: FilePath(folder))
      _ = file.load { _ in }
      try file.save([swatch]) { _ in }
      try file.save([]) { _ in }
      #expect(file.load { _ in }.isEmpty, "\(components)")
      try file.save([swatch]) { _ in }
      try file.save([swatch]) { _ in }
      #expect(file.load { _ in }.count == 1, "\(components)")
      try file.save([]) { _ in }
    }
  }

  @Test func aLinkStaysALinkAndRightsStayAsTheyWere() throws {
    try write("[]")
    let target = folder + "/target.json"
    try FileManager.default.moveItem(atPath: path, toPath: target)
    try FileManager.default.setAttributes([.posixPermissions: 0o666], ofItemAtPath: target)
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "target.json")
    var file = SwatchFile(.swatches, in: FilePath(folder))
    #expect(file.load { _ in } == [])
    try file.save([Swatch(royal)]) { _ in }
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path) == "target.json")
    #expect(try FileManager.default.attributesOfItem(atPath: target)[.posixPermissions] as? Int == 0o666)
    #expect(file.load { _ in } == [Swatch(royal)])
    #expect(try files() == ["swatches.json", "target.json"])
  }
}

private let royal = Color(SRGB.self, RGB(bytes: 66, 128, 246).components)
