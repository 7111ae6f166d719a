import Foundation
import PickerScene
import PickerSystem
import Testing

@testable import PickerProgram

/// Pins on pictures, from one window to the next.
@Suite struct PinFileTests {
  private func withFolder(_ body: (PinFile, String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(PinFile(in: FilePath(folder)), folder)
  }

  private let first = PictureKey([1, 2, 3]), second = PictureKey([1, 2, 4])

  @Test func eachPictureHasItsOwn() throws {
    try withFolder { file, _ in
      #expect(try file.pins(of: first) == [])
      let pins = [PicturePin(x: 3, y: 4, side: 1), PicturePin(x: 30, y: 40, side: 11)]
      try file.save(pins, of: first) { Issue.record("\($0)") }
      try file.save([PicturePin(x: 5, y: 6, side: 3)], of: second) { Issue.record("\($0)") }
      #expect(try file.pins(of: first) == pins)
      try file.save([], of: first) { Issue.record("\($0)") }
      #expect(try file.pins(of: first) == [] && file.pins(of: second).count == 1)
    }
  }

  @Test func aDamagedFileIsSetAside() throws {
    try withFolder { file, folder in
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try "[{".write(toFile: folder + "/pins.json", atomically: true, encoding: .utf8)
      #expect(try file.pins(of: first) == [])
      var complaints: [String] = []
      try file.save([PicturePin(x: 1, y: 1, side: 1)], of: first) { complaints.append($0) }
      #expect(complaints.count == 1)
      #expect(try String(contentsOfFile: folder + "/pins.json.damaged", encoding: .utf8) == "[{")
      #expect(try file.pins(of: first).count == 1)
    }
  }
}
