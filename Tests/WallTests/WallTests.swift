import Foundation
import Testing

/// What each target may import: the walls of docs/architecture.md. SwiftPM's dependencies keep the own targets apart; this
/// keeps C out of where it does not belong.
@Suite struct WallTests {
  /// Besides the targets that Package.swift names, by target. `math` stands for functions of the C library's mathematics.
  static let allowed: [(target: String, modules: Set<String>)] = [
    ("PickerCore", ["math"]),
    ("PickerRaster", ["PickerCore", "math", "memory"]),
    ("PickerPalettes", ["PickerCore", "CZlib", "CExpat"]),
    ("PickerScene", ["PickerCore", "PickerRaster", "math"]),
    ("PickerSystem", ["Glibc", "Synchronization"]),
    ("PickerWayland", ["CWayland", "Glibc"]),
    (
      "PickerSDL",
      [
        "PickerCore", "PickerRaster", "PickerScene", "PickerSystem", "PickerWayland", "CSDL2", "CX11", "CFontconfig",
        "CPNG", "Glibc", "Synchronization",
      ]
    ),
    (
      "PickerDesktop",
      [
        "PickerCore", "PickerRaster", "PickerScene", "PickerSystem", "PickerSDL", "CDBus", "CX11", "Glibc",
        "Synchronization",
      ]
    ),
  ]

  /// The second core's thread is the one place below the system calls that has one; the instructions of a processor are the
  /// compiler's.
  static let exceptions = [
    "PickerRaster/SecondCore.swift": ["Glibc", "Synchronization"],
    "PickerRaster/Lanes.swift": ["_Builtin_intrinsics.intel"],
  ]

  private static let mathematics: Set<String> = [
    "acos", "asin", "atan", "atan2", "cbrt", "cos", "exp", "hypot", "log", "pow", "powf", "sin", "tan",
  ]

  static let sources = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Sources")

  /// The module of an import, or what kind of function it brings.
  private func module(_ line: Substring) -> String? {
    var words = line.split(separator: " ").map(String.init)[...]
    while let first = words.first, first.hasPrefix("@") || ["public", "package", "internal"].contains(first) {
      words.removeFirst()
    }
    guard words.first == "import", let last = words.last else { return nil }
    guard words.count == 3, last.hasPrefix("Glibc.") else { return last }
    let function = String(last.dropFirst("Glibc.".count))
    return Self.mathematics.contains(function) ? "math" : function == "memcpy" ? "memory" : last
  }

  @Test(arguments: allowed.indices) func aTargetImportsOnlyWhatItMay(_ index: Int) throws {
    let (target, allowed) = Self.allowed[index]
    let folder = Self.sources.appending(path: target)
    let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    var count = 0
    for case let file as URL in files where file.pathExtension == "swift" {
      count += 1
      let name = target + "/" + file.lastPathComponent
      let more = Set(Self.exceptions[name] ?? [])
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        guard let module = module(line) else { continue }
        #expect(allowed.union(more).contains(module), "\(name) imports \(module)")
      }
    }
    #expect(count > 5, "\(target) has files")
  }

  @Test func noProgramImportsFoundation() throws {
    let files = try #require(FileManager.default.enumerator(at: Self.sources, includingPropertiesForKeys: nil))
    for case let file as URL in files where file.pathExtension == "swift" {
      let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      #expect(!lines.contains { module($0) == "Foundation" }, "\(file.path)")
    }
  }
}
