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
  func files() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: folder).sorted() }

  @Test func whatIsSavedIsReadBackExactly() throws {
    let swatches = [
      Swatch(Color(OKLCH.self, [0.1234567890123456, 0.1, 359.99999999999994], alpha: 1.0 / 3), name: "a \"name\" 色\n"),
      Swatch(Color(HSV.self, [0, 0.25, 0.5], missing: .first)), Swatch(royal),
    ]
    var file = SwatchFile(.swatches, in: FilePath(folder))
    #expect(file.load { _ in } == [])
    try file.save(swatches)
    #expect(file.load { _ in } == swatches)
    #expect(try files() == ["swatches.json"])
    let json = try JSONSerialization.jsonObject(with: Data(contentsOf: URL(fileURLWithPath: path)))
    #expect((json as? [[String: String]])?.count == 3, "any JSON reader reads it")
    try file.save([])
    #expect(file.load { _ in } == [])
  }

  @Test(arguments: ["", "[", "{}", "[{\"color\": \"#fff\"}", "[1]", "[{\"color\": \"#fff\"}]x", "\u{0}\u{1}"])
  func aDamagedFileIsSetAsideAndNeverOverwritten(_ text: String) throws {
    try write(text)
    try "older".write(toFile: path + ".damaged", atomically: true, encoding: .utf8)
    var file = SwatchFile(.swatches, in: FilePath(folder)), complaints: [String] = []
    #expect(file.load { complaints.append($0) } == [])
    #expect(complaints.count == 1)
    try file.save([Swatch(royal)])
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
    #expect(complaints.count == 1 && !file.mayWrite)
    try file.save([Swatch(royal)])
    #expect(try files() == ["swatches.json"])
  }

  /// Two windows with the same file: what each has done to its own list is done to the file.
  @Test func whatAnotherWindowHasKeptIsNotLost() throws {
    func swatch(_ name: String) -> Swatch { Swatch(royal, name: name) }
    func names(_ list: [Swatch]) -> [String] { list.map(\.name) }
    var one = SwatchFile(.swatches, in: FilePath(folder)), two = one, third = one
    try one.save([swatch("a"), swatch("b"), swatch("b")])
    let opening = two.load { _ in }
    try one.save([swatch("one"), swatch("a"), swatch("b"), swatch("b")])
    try two.save([swatch("two")] + opening)
    #expect(names(third.load { _ in }) == ["two", "one", "a", "b", "b"])
    // Each window goes on with its own list.
    try one.save([swatch("one"), swatch("b"), swatch("b")])
    try two.save([swatch("two"), swatch("a"), swatch("b"), swatch("new")])
    #expect(names(third.load { _ in }) == ["two", "one", "b", "new"])
    try two.save([])
    #expect(names(third.load { _ in }) == ["one"])
  }

  /// As text, components of HSV end in hundredths of a percent or of a degree, and a whole turn is none.
  @Test func aSwatchThatWasKeptCanBeRemovedInAnySpace() throws {
    for components in [[200, 1.0 / 3, 2.0 / 7], [360, 0.1 + 0.2, 0.7]] as [SIMD3<Double>] {
      let swatch = Swatch(Color(HSV.self, components), name: "")
      var file = SwatchFile(.swatches, in: FilePath(folder))
      _ = file.load { _ in }
      try file.save([swatch])
      try file.save([])
      #expect(file.load { _ in }.isEmpty, "\(components)")
      try file.save([swatch])
      try file.save([swatch])
      #expect(file.load { _ in }.count == 1, "\(components)")
      try file.save([])
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
    try file.save([Swatch(royal)])
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path) == "target.json")
    #expect(try FileManager.default.attributesOfItem(atPath: target)[.posixPermissions] as? Int == 0o666)
    #expect(file.load { _ in } == [Swatch(royal)])
    #expect(try files() == ["swatches.json", "target.json"])
  }
}

private let royal = Color(SRGB.self, RGB(bytes: 66, 128, 246).components)
