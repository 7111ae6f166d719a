import Foundation
import PickerCore
import PickerProgram
import PickerScene
import PickerSystem
import Testing

/// What the program remembers for its window, when the disk does not play along.
@MainActor @Suite struct SavedStateTests {
  private let home = FileManager.default.temporaryDirectory.path + "/picker-state-\(UUID().uuidString)"
  private var data: String { home + "/data" }
  private let manager = FileManager.default

  private final class Window {
    let picker = PickerView(Color(RGB(0, 0, 1)), space: HSV.self, title: "", hasAlpha: true, wheel: false)
    let saved: SavedState
    /// In order; `nil` where there is none any more.
    private(set) var problems: [String?] = []
    private let woken = Condition(0)
    let complaints = Condition([String]())

    init(_ home: String) {
      let environment = Environment {
        ["XDG_DATA_HOME": FilePath(home + "/data"), "XDG_CONFIG_HOME": FilePath(home + "/config")][$0]
      }
      saved = SavedState(environment: environment) { [complaints] complaint in
        complaints.withLock { $0.append(complaint) }
      } wake: { [woken] in
        woken.withLock { $0 += 1 }
      }
      saved.onProblem = { [unowned self] in problems.append($0) }
    }

    /// Shows pictures, one each time that something has come, until this holds.
    func follow(until holds: () -> Bool) {
      var wakes = woken.withLock { $0 }
      _ = saved.follow(picker)
      while !holds() {
        guard let next = woken.wait(seconds: 20, for: { $0 == wakes ? nil : $0 }) else { break }
        wakes = next
        _ = saved.follow(picker)
      }
      #expect(holds())
    }

    func load() { follow { woken.withLock { $0 } >= 2 } }

    func keep(_ name: String) {
      picker.shelves.insert(Swatch(Color(RGB(0, 0, 1)), name: name), at: 0, on: .kept)
      _ = saved.follow(picker)
    }
  }

  private var names: [String] {
    var file = SwatchFile(.swatches, in: FilePath(data + "/picker"))
    return file.load { _ in }.map(\.name)
  }

  /// A file stands where the folder would be.
  private func block() throws {
    try manager.createDirectory(atPath: data, withIntermediateDirectories: true)
    try "".write(toFile: data + "/picker", atomically: false, encoding: .utf8)
  }
  private func unblock() throws { try manager.removeItem(atPath: data + "/picker") }

  @Test func whatFailedIsSavedWithTheNextChangeAndTheWindowKnows() throws {
    let window = Window(home)
    window.load()
    try block()
    window.keep("one")
    window.follow { window.problems.count == 1 }
    #expect(window.problems.first??.contains(data) == true)
    try unblock()
    window.keep("two")
    window.follow { window.problems.count == 2 }
    #expect(window.problems.last == .some(nil))
    #expect(names == ["two", "one"])
    #expect(window.complaints.withLock { $0.count } == 1, "told once")
  }

  @Test func whatFailedIsSavedAtTheEnd() throws {
    let window = Window(home)
    window.load()
    try block()
    window.keep("one")
    window.follow { window.problems.count == 1 }
    try unblock()
    window.saved.close(window.picker, chosen: nil)
    #expect(names == ["one"])
  }

  @Test func whatFailedIsSavedAfterAWhileWithoutAnyChange() throws {
    let window = Window(home)
    window.load()
    try block()
    window.keep("one")
    window.follow { window.problems.count == 1 }
    try unblock()
    window.follow { window.problems.count == 2 }
    #expect(names == ["one"])
  }

  @Test func whatWasEditedBeforeTheFileWasReadIsSavedToo() throws {
    let first = Window(home)
    first.load()
    first.keep("one")
    first.saved.close(first.picker, chosen: nil)
    let second = Window(home)
    _ = second.saved.follow(second.picker)
    second.picker.shelves.insert(Swatch(Color(RGB(0, 0, 1)), name: "two"), at: 0, on: .kept)
    second.saved.close(second.picker, chosen: nil)
    #expect(names == ["two", "one"])
  }

  @Test func whatTwoWindowsChooseIsRecentInBoth() throws {
    let colors = (0..<30).map { Color(RGB(Double($0) / 30, 0, 0)) }
    let windows = [Window(home), Window(home)]
    for window in windows { window.load() }
    for (index, color) in colors.enumerated() { windows[index % 2].saved.close(nil, chosen: color) }
    var file = SwatchFile(.recent, in: FilePath(data + "/picker"))
    #expect(file.load { _ in }.map(\.color) == colors.reversed().prefix(SwatchShelves.mostRecent).map { $0 })
  }

  @Test func aSettingThatCannotBeSavedIsComplainedOf() throws {
    let window = Window(home)
    try manager.createDirectory(atPath: home, withIntermediateDirectories: true)
    try "".write(toFile: home + "/config", atomically: false, encoding: .utf8)
    window.saved.close(window.picker, chosen: nil)
    #expect(window.complaints.withLock { $0.count } == 1)
  }
}
