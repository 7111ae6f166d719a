import PickerCore
import PickerScene
import PickerSystem

/// Which picture it is, wherever its file lies.
nonisolated package struct PictureKey: Hashable, Sendable {
  package let text: String

  /// - Parameter bytes: Of the file: how many, and a checksum of the first and the last of them.
  ///
  /// Source: FNV-1a, IETF draft-eastlake-fnv, 64 bits.
  package init(_ bytes: [UInt8]) {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in [bytes.prefix(1 << 16), bytes.suffix(1 << 16)].joined() {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    text = "\(bytes.count)-\(String(hash, radix: 16))"
  }
}

/// The pins on pictures, of the last pictures that had some: `pins.json` in the data folder.
nonisolated package struct PinFile: Sendable {
  /// Of so many pictures, and so many of each.
  private static let most = 256, mostPins = 1000
  private let file: AtomicFile

  package init(in folder: FilePath) { file = AtomicFile(folder / "pins.json") }

  /// - Returns: `nil` where there is no data folder.
  package init?(environment: Environment = .process) {
    guard let folder = environment.folder(.data) else { return nil }
    self.init(in: folder)
  }

  /// - Throws: `FileError`.
  package func pins(of key: PictureKey) throws(FileError) -> [PicturePin] {
    guard let bytes = try file.read() else { return [] }
    return Self.entries(in: bytes)?.first { $0.key == key.text }?.pins ?? []
  }

  /// Replaces the pins of a picture; others keep theirs. A damaged file is set aside, and `complain` is told.
  package func save(
    _ pins: [PicturePin], of key: PictureKey, complain: (String) -> Void
  ) throws(FileError) {
    let notice = try file.locked { () throws(FileError) -> String? in
      var notice: String?, entries: [Entry] = []
      if let bytes = try file.read() {
        if let known = Self.entries(in: bytes) {
          entries = known
        } else {
          notice = "\(file.path) is damaged; it is kept as \(try file.setAside(bytes))"
        }
      }
      entries.removeAll { $0.key == key.text }
      if !pins.isEmpty { entries.insert(Entry(key: key.text, pins: Array(pins.prefix(Self.mostPins))), at: 0) }
      try file.write(Array(Self.text(Array(entries.prefix(Self.most))).utf8))
      return notice
    }
    if let notice { complain(notice) }
  }

  private struct Entry {
    var key: String
    var pins: [PicturePin]
  }

  private static func text(_ entries: [Entry]) -> String {
    var json = JSONWriter(.lines(indent: 0))
    json.array { json in
      for entry in entries {
        json.object(.spaced) {
          $0.member("picture", entry.key)
          $0.key("pins")
          $0.array(.spaced) { json in
            for pin in entry.pins {
              json.object(.spaced) {
                $0.member("x", Double(pin.x))
                $0.member("y", Double(pin.y))
                $0.member("side", Double(pin.side))
              }
            }
          }
        }
      }
    }
    return json.text + "\n"
  }

  /// - Returns: `nil` where the file is damaged.
  private static func entries(in bytes: [UInt8]) -> [Entry]? {
    guard let array = (try? JSONTree(bytes))?.array else { return nil }
    var entries: [Entry] = []
    for object in array {
      guard let key = object["picture"]?.string, let pins = object["pins"]?.array else { return nil }
      entries.append(Entry(key: key, pins: pins.compactMap(pin)))
    }
    return entries
  }

  private static func pin(_ object: JSONTree) -> PicturePin? {
    func number(_ name: String, _ range: ClosedRange<Double>) -> Int? {
      object[name]?.number.flatMap { range ~= $0 ? Int($0) : nil }
    }
    guard let x = number("x", 0...1e6), let y = number("y", 0...1e6), let side = number("side", 1...1001) else {
      return nil
    }
    return PicturePin(x: x, y: y, side: side)
  }
}
