import PickerCore

/// What the window remembers from one time to the next: `settings.json` in the XDG configuration folder.
public struct Settings: Hashable, Sendable {
  /// The id of the last tab.
  public var space: String?
  /// Whether the hue wheel is shown rather than the plane.
  public var isWheel: Bool
  /// Whether what is there may be replaced: not where it could neither be read nor set aside.
  public private(set) var mayReplaceFile = true

  public init(space: String? = nil, isWheel: Bool = false) {
    self.space = space
    self.isWheel = isWheel
  }

  /// A file that could not be read or written: which, and why.
  public struct Failure: Error, CustomStringConvertible {
    public let description: String
  }

  /// `$XDG_CONFIG_HOME/picker`, by default `~/.config/picker`; `nil` without a home.
  public static func folder(environment: (String) -> String?) -> String? {
    KeptFile.folder("XDG_CONFIG_HOME", orHome: ".config", environment: environment)
  }

  /// Reads the settings; none are there the first time. A damaged file is set aside as `settings.json.damaged` and
  /// `complain` is told.
  public static func load(from folder: String, complain: (String) -> Void) -> Settings {
    let file = KeptFile(folder: folder, name: "settings.json")
    var settings = Settings()
    do {
      guard let bytes = try file.read() else { return settings }
      if let object = try? JSONTree(bytes), object.isObject {
        settings.space = object["space"]?.string
        settings.isWheel = object["wheel"]?.bool ?? false
      } else {
        complain("\(folder)/settings.json is damaged; it is kept as \(try file.setAside())")
      }
    } catch {
      settings.mayReplaceFile = false
      complain(error.description)
    }
    return settings
  }

  /// Writes a temporary file and renames it, so that the old one is whole until the new one is.
  public func save(to folder: String) throws(Failure) {
    let members = (space.map { ["\"space\": \(quotedJSON($0))"] } ?? []) + (isWheel ? ["\"wheel\": true"] : [])
    let text = "{" + members.joined(separator: ", ") + "}\n"
    do { try KeptFile(folder: folder, name: "settings.json").write(text) } catch {
      throw Failure(description: error.description)
    }
  }
}
