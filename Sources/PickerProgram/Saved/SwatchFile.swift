import PickerCore
import PickerSystem

/// Swatches in a file: a JSON array with an object for each, on a line of its own, its color as exact CSS text.
nonisolated package struct SwatchFile: Sendable {
  /// The swatches that the user keeps, and the colors lately chosen.
  package enum Name: String, Sendable { case swatches, recent }

  private let file: AtomicFile
  /// The text that was last read or saved here; where the file has another one it is another window's.
  private var known: [UInt8] = []
  /// Whether what is there may be replaced: not where it could neither be read nor set aside.
  package private(set) var mayWrite = true

  /// - Parameter folder: Made when something is written.
  package init(_ name: Name, in folder: FilePath) { file = AtomicFile(folder / (name.rawValue + ".json")) }

  /// Reads the swatches; none are there the first time. A damaged file is set aside, `complain` is told, and what of it
  /// can be read is taken.
  package mutating func load(complain: (String) -> Void) -> [Swatch] {
    do {
      guard let bytes = try file.read() else { return [] }
      let (swatches, isWhole) = Self.swatches(in: bytes)
      known = bytes
      guard !isWhole else { return swatches }
      mayWrite = false
      let other = try file.setAside()
      mayWrite = true
      complain("\(file.path) is damaged; it is kept as \(other)")
      // Else it would be gone with a window that changes nothing.
      let rest = Self.text(swatches)
      known = Array(rest.utf8)
      if !swatches.isEmpty { do { try file.write(known) } catch { complain(error.description) } }
      return swatches
    } catch {
      mayWrite = false
      complain(error.description)
      return []
    }
  }

  /// Writes the swatches. What another window has put into the file since it was read here stays in it, and what that
  /// has removed stays away.
  package mutating func save(_ swatches: [Swatch]) throws(FileError) {
    guard mayWrite else { return }
    let own = Array(Self.text(swatches).utf8)
    var all = own
    if let bytes = try file.read(), bytes != known {
      let (theirs, isWhole) = Self.swatches(in: bytes)
      if !isWhole { _ = try file.setAside() }
      // What is compared is what reads back: the text of some spaces is exact to the last bit but one.
      let before = Self.swatches(in: known).0, now = Self.swatches(in: own).0
      all = Array(Self.text(theirs.taking(changesFrom: before, to: now)).utf8)
    }
    try file.write(all)
    known = own
  }

  private static func text(_ swatches: [Swatch]) -> String {
    let lines = swatches.map { swatch in
      let name = swatch.name.isEmpty ? "" : ", \"name\": \(quotedJSON(swatch.name))"
      return "{\"color\": \(quotedJSON(swatch.color.exactText))\(name)}"
    }
    return lines.isEmpty ? "[]\n" : "[\n" + lines.joined(separator: ",\n") + "\n]\n"
  }

  /// - Returns: What of a text can be read, and whether that is all of it.
  private static func swatches(in bytes: [UInt8]) -> ([Swatch], isWhole: Bool) {
    let valid = String(validating: bytes, as: UTF8.self), text = valid ?? String(decoding: bytes, as: UTF8.self)
    guard let objects = (try? JSONTree(text))?.array else { return ([], false) }
    let swatches = objects.compactMap(swatch)
    return (swatches, valid != nil && swatches.count == objects.count)
  }

  private static func swatch(_ object: JSONTree) -> Swatch? {
    guard let text = object["color"]?.string, let color = try? Color(text) else { return nil }
    return Swatch(color, name: object["name"]?.string ?? "")
  }
}
