import PickerCore
import PickerSystem

/// What the window remembers from one time to the next: `settings.json` in the XDG configuration folder.
package struct Settings: Hashable, Sendable {
  /// The id of the last tab.
  package var space: String?
  /// Whether the hue wheel is shown rather than the plane.
  package var isWheel: Bool
  /// Whether what is there may be replaced: not where it could neither be read nor set aside.
  package private(set) var mayReplaceFile = true

  package init(space: String? = nil, isWheel: Bool = false) {
    self.space = space
    self.isWheel = isWheel
  }

  /// Reads the settings; none are there the first time. A damaged file is set aside as `settings.json.damaged` and
  /// `complain` is told.
  package static func load(from folder: FilePath, complain: (String) -> Void) -> Settings {
    let file = AtomicFile(folder / "settings.json")
    var settings = Settings()
    do {
      guard let bytes = try file.read() else { return settings }
      if let object = try? JSONTree(bytes), object.isObject {
        settings.space = object["space"]?.string
        settings.isWheel = object["wheel"]?.bool ?? false
      } else {
        complain("\(file.path) is damaged; it is kept as \(try file.setAside())")
      }
    } catch {
      settings.mayReplaceFile = false
      complain(error.description)
    }
    return settings
  }

  /// Writes a temporary file and renames it, so that the old one is whole until the new one is.
  package func save(to folder: FilePath) throws(FileError) {
    let members = (space.map { ["\"space\": \(quotedJSON($0))"] } ?? []) + (isWheel ? ["\"wheel\": true"] : [])
    let text = "{" + members.joined(separator: ", ") + "}\n"
    try AtomicFile(folder / "settings.json").write(Array(text.utf8))
  }
}
