import Foundation
import PickerSystem
import Testing

@Suite struct AtomicFileTests {
  /// A folder of its own for each test; nothing in it yet.
  private let folder = FileManager.default.temporaryDirectory.path + "/picker-file-\(UUID().uuidString)"
  private var path: String { folder + "/file" }
  private var file: AtomicFile { AtomicFile(FilePath(path)) }
  private let manager = FileManager.default

  private func makeFolder() throws { try manager.createDirectory(atPath: folder, withIntermediateDirectories: true) }
  private func mode(_ path: String) throws -> Int? {
    try manager.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }
  private func text(_ path: String) throws -> String { try String(contentsOfFile: path, encoding: .utf8) }
  private func files() throws -> [String] { try manager.contentsOfDirectory(atPath: folder).sorted() }

  @Test func whatIsWrittenIsReadAndIsTheUsersAlone() throws {
    let file = AtomicFile(FilePath(folder + "/inner/file"))
    #expect(try file.read() == nil)
    try file.write([1, 0, 255])
    #expect(try file.read() == [1, 0, 255])
    #expect(try mode(folder) == 0o700 && mode(folder + "/inner") == 0o700 && mode(folder + "/inner/file") == 0o600)
  }

  @Test func aSharedFileIsMadeAsTheMaskHasItInAFolderThatIsThere() throws {
    let shared = AtomicFile(FilePath(path), .shared)
    #expect(throws: FileError.self) { try shared.write([]) }
    #expect(!manager.fileExists(atPath: folder))
    try makeFolder()
    try shared.write([])
    #expect(manager.createFile(atPath: path + "2", contents: nil))
    #expect(try mode(path) == mode(path + "2"))
  }

  @Test(arguments: [0o600, 0o640, 0o666, 0o755]) func modeBitsStay(_ bits: Int) throws {
    try file.write([1])
    try manager.setAttributes([.posixPermissions: bits], ofItemAtPath: path)
    try file.write([2])
    #expect(try mode(path) == bits && file.read() == [2])
  }

  /// Links to the right one's file, which is there or not.
  @Test(arguments: [["file": "target"], ["file": "./inner/../target"], ["file": "one", "one": "two", "two": "target"]])
  func aLinkStaysOne(_ links: [String: String]) throws {
    try manager.createDirectory(atPath: folder + "/inner", withIntermediateDirectories: true)
    for (link, target) in links {
      try manager.createSymbolicLink(atPath: folder + "/" + link, withDestinationPath: target)
    }
    #expect(try file.read() == nil)
    for text in ["made", "replaced"] {
      try file.write(Array(text.utf8))
      #expect(try self.text(folder + "/target") == text)
    }
    for (link, target) in links {
      #expect(try manager.destinationOfSymbolicLink(atPath: folder + "/" + link) == target)
    }
    #expect(try files() == (links.keys + ["inner", "target"]).sorted())
  }

  /// As of a disk that is not mounted.
  @Test func aLinkIntoAFolderThatIsNotThereStaysAndIsToldOf() throws {
    try makeFolder()
    try manager.createSymbolicLink(atPath: path, withDestinationPath: "/nowhere/at/all")
    #expect(throws: FileError(FilePath(path), .write, SystemError(ENOENT))) { try file.write([1]) }
    #expect(try manager.destinationOfSymbolicLink(atPath: path) == "/nowhere/at/all")
    #expect(try files() == ["file"])
  }

  @Test func linksInACircleAreToldOf() throws {
    try makeFolder()
    try manager.createSymbolicLink(atPath: path, withDestinationPath: "file")
    #expect(throws: FileError(FilePath(path), .read, SystemError(ELOOP))) { try file.read() }
    #expect(throws: FileError(FilePath(path), .write, SystemError(ELOOP))) { try file.write([1]) }
  }

  @Test func aPipeKeepsNobodyWaitingAndStaysOne() throws {
    try makeFolder()
    #expect(mkfifo(path, 0o600) == 0)
    let read = #expect(throws: FileError.self) { try file.read() }
    #expect(read?.description == "\(path) cannot be read: Not a regular file")
    let written = #expect(throws: FileError.self) { try file.write([1]) }
    #expect(written?.description == "\(path) cannot be written: Not a regular file")
    #expect(try manager.attributesOfItem(atPath: path)[.type] as? FileAttributeType != .typeRegular)
  }

  @Test func aFolderIsNoFile() throws {
    try manager.createDirectory(atPath: path, withIntermediateDirectories: true)
    #expect(throws: FileError(FilePath(path), .read, SystemError(EISDIR))) { try file.read() }
    #expect(throws: FileError.self) { try file.write([1]) }
  }

  @Test func aNameOfAnyBytesAndOfAnyLengthIsWritten() throws {
    try makeFolder()
    for name in [[0x63, 0xE9], [UInt8](repeating: 0x61, count: 255)] {
      let path = FilePath(folder) / FilePath(name)
      try AtomicFile(path).write([7])
      #expect(access(Array(folder.utf8).map(CChar.init) + [0x2F] + name.map { CChar(bitPattern: $0) } + [0], F_OK) == 0)
      #expect(try AtomicFile(path).read() == [7])
    }
  }

  @Test func damagedContentGetsANameThatNothingHas() throws {
    try file.write([1])
    try Data([9]).write(to: URL(fileURLWithPath: path + ".damaged"))
    #expect(try file.setAside([2, 2]) == "file.damaged-2")
    // The same once more is there already.
    #expect(try file.setAside([2, 2]) == "file.damaged-2")
    #expect(try file.setAside([9]) == "file.damaged")
    #expect(try file.setAside([]) == "file.damaged-3")
    #expect(try AtomicFile(FilePath(path + ".damaged-2")).read() == [2, 2])
    #expect(try file.read() == [1])
  }

  @Test func underTheLockNobodyElseIs() throws {
    try file.write([0])
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<25 {
        _ = try? AtomicFile(FilePath(path)).locked { () throws(FileError) in
          let count = try file.read()?.first ?? 0
          try file.write([count + 1])
        }
      }
    }
    #expect(try file.read() == [200])
  }

  @Test func whatAKilledProcessLeftIsClearedAwayAndNothingElse() throws {
    try makeFolder()
    let stay = ["file.new", "file.txt", "other.new-1a", "file.newer-1a", "file"]
    for name in ["file.new-1a", "file.new-4711"] + stay {
      try "".write(toFile: folder + "/" + name, atomically: false, encoding: .utf8)
    }
    try file.locked {}
    #expect(try files() == (stay + ["file.lock"]).sorted())
  }

  @Test func aLockThatIsALinkIsNotFollowed() throws {
    try makeFolder()
    try manager.createSymbolicLink(atPath: path + ".lock", withDestinationPath: "victim")
    #expect(throws: FileError(FilePath(path), .lock, SystemError(ELOOP))) { try file.locked {} }
    #expect(try files() == ["file.lock"])
  }
}
