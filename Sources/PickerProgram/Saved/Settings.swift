import PickerCore
import PickerSystem

/// What the window remembers from one run to the next: `settings.json` in the XDG configuration folder.
nonisolated package struct Settings: Hashable, Sendable {
  /// The id of the last tab.
  package var space: String?
  /// Whether the hue wheel is shown rather than the plane.
  package var isWheel: Bool

  package init(space: String? = nil, isWheel: Bool = false) {
    self.space = space
    self.isWheel = isWheel
  }

  /// Reads the settings; the defaults the first time, and where the file is damaged.
  /// - Parameter complain: Told of a file that is damaged or cannot be read.
  package static func load(from folder: FilePath, complain: (String) -> Void) -> Settings {
    var settings = Settings()
    do throws(FileError) {
      let file = file(in: folder)
      guard let bytes = try file.read() else { return settings }
      if let object = object(bytes) {
        settings.space = object["space"]?.string
        settings.isWheel = object["wheel"]?.bool ?? false
      } else {
        try settings.save(to: folder, complain: complain)
      }
    } catch { complain(error.description) }
    return settings
  }

  /// Writes the settings. A damaged file is set aside as `settings.json.damaged`, and `complain` is told.
  package func save(to folder: FilePath, complain: (String) -> Void) throws(FileError) {
    var json = JSONWriter(.spaced)
    json.object {
      if let space { $0.member("space", space) }
      if isWheel { $0.member("wheel", true) }
    }
    let text = json.text + "\n", file = Self.file(in: folder)
    let notice = try file.locked { () throws(FileError) -> String? in
      var notice: String?
      if let bytes = try file.read(), Self.object(bytes) == nil {
        notice = "\(file.path) is damaged; it is kept as \(try file.setAside(bytes))"
      }
      try file.write(Array(text.utf8))
      return notice
    }
    if let notice { complain(notice) }
  }

  private static func file(in folder: FilePath) -> AtomicFile { AtomicFile(folder / "settings.json") }

  /// `nil` where that is damaged.
  private static func object(_ bytes: [UInt8]) -> JSONTree? {
    (try? JSONTree(bytes)).flatMap { $0.isObject ? $0 : nil }
  }
}
