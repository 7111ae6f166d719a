import PickerCore
import PickerSystem

/// Swatches in a file: a JSON array with an object for each, on a line of its own, its color as exact CSS text.
nonisolated package struct SwatchFile: Sendable {
  /// The swatches that the user keeps, and the recently chosen colors.
  package enum Name: String, Sendable { case swatches, recent }

  private let file: AtomicFile
  /// What the window showed when it last loaded or saved.
  private var own: [Swatch] = []
  /// What the file had then, with what other windows put into it; the bytes are `nil` where it was damaged or not there.
  private var stored: (bytes: [UInt8]?, swatches: [Swatch]) = (nil, [])

  /// - Parameter folder: Made when something is written.
  package init(_ name: Name, in folder: FilePath) { file = AtomicFile(folder / "\(name.rawValue).json") }

  /// Reads the swatches; none are there the first time. A damaged file is set aside and reported to
  /// `complain`, and what can be read of it is used.
  package mutating func load(complain: (String) -> Void) -> [Swatch] {
    do throws(FileError) {
      guard let bytes = try file.read() else { return own }
      let (swatches, isWhole) = Self.swatches(in: bytes)
      stored = (isWhole ? bytes : nil, swatches)
      own = swatches
      if !isWhole { try update(complain: complain) { _ in } }
    } catch { complain(error.description) }
    return own
  }

  /// Writes the swatches. What another window has put into the file since it was read here stays in it, and what that
  /// has removed stays away. Until this has succeeded it can be called again with the same swatches, or newer ones.
  package mutating func save(_ swatches: [Swatch], complain: (String) -> Void) throws(FileError) {
    // What is compared is what reads back: the text of some spaces is exact to the last bit but one.
    let before = own, now = Self.swatches(in: Array(Self.text(swatches).utf8)).0
    try update(showing: now, complain: complain) { $0 = $0.taking(changesFrom: before, to: now) }
  }

  /// Changes what is in the file, while no other window does. Damaged content is set aside; it costs neither what can
  /// still be read nor what was in the file before.
  /// - Parameter own: What the window shows; `nil` where that has not changed.
  package mutating func update(
    showing own: [Swatch]? = nil, complain: (String) -> Void, _ change: (inout [Swatch]) -> Void
  ) throws(FileError) {
    var notice: String?, doubt: FileError?
    stored = try file.locked { () throws(FileError) in
      var swatches = stored.swatches
      if let bytes = try file.read(), bytes != stored.bytes {
        let (readable, isWhole) = Self.swatches(in: bytes)
        if isWhole {
          swatches = readable
        } else {
          notice = "\(file.path) is damaged; it is kept as \(try file.setAside(bytes))"
          swatches += readable.removing(swatches)
        }
      }
      change(&swatches)
      let bytes = Array(Self.text(swatches).utf8)
      do throws(FileError) { try file.write(bytes) } catch {
        guard error.action == .synchronize else { throw error }
        doubt = error
      }
      return (bytes, swatches)
    }
    if let own { self.own = own }
    if let notice { complain(notice) }
    if let doubt { throw doubt }
  }

  private static func text(_ swatches: [Swatch]) -> String {
    var json = JSONWriter(.lines(indent: 0))
    json.array { json in
      for swatch in swatches {
        json.object(.spaced) {
          $0.member("color", swatch.color.exactText)
          if !swatch.name.isEmpty { $0.member("name", swatch.name) }
        }
      }
    }
    return json.text + "\n"
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
