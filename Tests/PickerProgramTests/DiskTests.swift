import Foundation
import PickerCore
import PickerProgram
import PickerSystem
import Testing

/// What a disk that fails, a power cut and other windows do to saved swatches. `SwatchSaver` saves them, in a process of
/// its own whose calls of the C library go through `DiskFaults`.
@Suite nonisolated struct DiskTests {
  private struct Saver {
    let process = Process()
    let output = Foundation.Pipe(), errors = Foundation.Pipe()

    /// - Parameter faults: As in `DiskFaults.h`.
    init(_ folder: String, _ words: String..., faults: [String: String] = [:]) throws {
      let programs = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
      process.executableURL = programs.appendingPathComponent("SwatchSaver")
      process.arguments = [folder] + words
      process.environment =
        faults.isEmpty
        ? [:]
        : ["LD_PRELOAD": programs.appendingPathComponent("libDiskFaults.so").path, "FAULT_FOLDER": folder]
          .merging(faults) { $1 }
      process.standardOutput = output
      process.standardError = errors
      try process.run()
    }

    /// Waits for its end.
    /// - Returns: What it said that it saved, and what it complained of.
    func finish() throws -> (status: Int32, saved: Int, errors: String) {
      let saved = try output.fileHandleForReading.readToEnd() ?? Data()
      let errors = try errors.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      return (
        process.terminationStatus, saved.count { $0 == UInt8(ascii: "\n") }, String(decoding: errors, as: UTF8.self)
      )
    }
  }

  private let home = FileManager.default.temporaryDirectory.path + "/picker-disk-\(UUID().uuidString)"

  /// The names in the file; `nil` where that is not whole.
  private func names(_ folder: String) -> Set<String>? {
    var file = SwatchFile(.swatches, in: FilePath(folder)), isWhole = true
    let swatches = file.load { _ in isWhole = false }
    let names = Set(swatches.map(\.name))
    return isWhole && names.count == swatches.count ? names : nil
  }

  /// A folder with two swatches, old0 and old1; without, an empty one that is still to be made.
  private func folder(_ name: String, isNew: Bool = false) throws -> String {
    let folder = home + "/" + name
    if !isNew { #expect(try Saver(folder, "old", "2").finish().status == 0) }
    return folder
  }

  /// The calls that adding one swatch makes.
  private func calls(_ faults: [String: String], isNew: Bool) throws -> [Substring] {
    try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
    let log = home + "/log", folder = try folder("calls", isNew: isNew)
    #expect(try Saver(folder, "new", "1", faults: faults.merging(["FAULT_LOG": log]) { $1 }).finish().status == 0)
    return try String(contentsOfFile: log, encoding: .utf8).split(separator: "\n")
  }

  @Test(
    arguments: [
      (EIO, [:], false), (ENOSPC, ["FAULT_SHORT": "1"], false), (EROFS, [:], false), (EIO, [:], true),
      (EDQUOT, ["FAULT_BUSY": "1"], false),
    ] as [(Int32, [String: String], Bool)])
  func whicheverCallOfASaveFailsOldOrNewIsThereAndTheNextTryWorks(
    _ error: Int32, _ faults: [String: String], _ isNew: Bool
  ) throws {
    let calls = try calls(faults, isNew: isNew), old: Set<String> = isNew ? [] : ["old0", "old1"]
    let new = old.union(["new0"])
    for name in ["open", "flock", "write", "fsync", "rename", "close"] + (isNew ? ["mkdir"] : ["read"]) {
      #expect(calls.contains { $0 == name }, "\(name) among \(calls)")
    }
    for (at, call) in zip(1..., calls) {
      let faults = faults.merging(["FAULT_AT": "\(at)", "FAULT_ERROR": "\(error)"]) { $1 }
      let folder = try folder("\(at)", isNew: isNew), run = try Saver(folder, "new", "1", faults: faults).finish()
      let names = self.names(folder), place = "call \(at), \(call): \(run)"
      if run.status == 0 {
        #expect(names == new, "\(place)")
      } else {
        #expect(run.status == 3 && (names == old || names == new), "\(place)")
        #expect(run.errors.contains(folder) && run.errors.contains(String(cString: strerror(error))), "\(place)")
      }
      let other = try self.folder("again\(at)", isNew: isNew)
      #expect(try Saver(other, "new", "1", "again", faults: faults).finish().status == 0, "\(place)")
      #expect(self.names(other) == new, "\(place)")
    }
  }

  @Test(arguments: [false, true]) func killedAtAnyCallOldOrNewIsThereAndNothingElseStays(_ isNew: Bool) throws {
    let calls = try calls([:], isNew: isNew), old: Set<String> = isNew ? [] : ["old0", "old1"]
    for at in 1...calls.count {
      let folder = try folder("\(at)", isNew: isNew)
      let run = try Saver(folder, "new", "1", faults: ["FAULT_AT": "\(at)", "FAULT_KILL": "1"]).finish()
      #expect(run.status == SIGKILL)
      let names = try #require(self.names(folder))
      #expect(names == old || names == old.union(["new0"]), "call \(at), \(calls[at - 1])")
      #expect(try Saver(folder, "next", "1").finish().status == 0)
      #expect(self.names(folder) == names.union(["next0"]))
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == ["swatches.json", "swatches.json.lock"])
    }
  }

  @Test func killedFiveHundredTimesNothingThatWasSavedIsLost() throws {
    var folder = "", expected: Set<String> = []
    for kill in 0..<500 {
      if kill % 50 == 0 { (folder, expected) = (home + "/\(kill)", []) }
      let saver = try Saver(folder, "k\(kill)-", "1000", faults: ["FSYNC_US": "200"])
      // It has begun to save once it says so.
      let first = try saver.output.fileHandleForReading.read(upToCount: 1)
      usleep(UInt32.random(in: 0...2000))
      Glibc.kill(saver.process.processIdentifier, SIGKILL)
      let saved = try saver.finish().saved
      let names = try #require(self.names(folder)), more = Set(names.subtracting(expected))
      #expect(first?.count == 1 && names.isSuperset(of: expected))
      #expect(more == Set((0..<more.count).map { "k\(kill)-\($0)" }))
      #expect(more.count == saved || more.count == saved + 1)
      expected = names
    }
  }

  @Test(arguments: [2, 4]) func windowsThatSaveAtOnceLoseNothing(_ windows: Int) throws {
    let folder = home + "/\(windows)", count = 1000 / windows
    let savers = try (0..<windows).map {
      try Saver(folder, "w\($0)-", "\(count)", faults: ["FSYNC_US": "1000"])
    }
    for saver in savers { #expect(try saver.finish().status == 0) }
    let all = Set((0..<windows).flatMap { window in (0..<count).map { "w\(window)-\($0)" } })
    #expect(names(folder) == all)
  }
}
