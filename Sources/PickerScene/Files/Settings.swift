import Glibc

/// What the window remembers from one time to the next: `settings.json` in the XDG configuration folder.
public struct Settings: Hashable, Sendable {
  /// The id of the last tab.
  public var space: String?
  /// Whether the hue wheel is shown rather than the plane.
  public var isWheel: Bool

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
    if let base = environment("XDG_CONFIG_HOME"), base.hasPrefix("/") { return base + "/picker" }
    return environment("HOME").flatMap { $0.isEmpty ? nil : $0 + "/.config/picker" }
  }

  /// Reads the settings; none are there the first time. A damaged file is set aside as `settings.json.damaged` and
  /// `complain` is told.
  public static func load(from folder: String, complain: (String) -> Void) -> Settings {
    let file = folder + "/settings.json"
    guard let text = read(file) else { return Settings() }
    guard let object = JSON.object(text) else {
      rename(file, file + ".damaged")
      complain("\(file) is damaged; it is kept as settings.json.damaged")
      return Settings()
    }
    var settings = Settings()
    if case .string(let space)? = object["space"] { settings.space = space }
    if case .bool(let isWheel)? = object["wheel"] { settings.isWheel = isWheel }
    return settings
  }

  /// Writes a temporary file and renames it, so that the old one is whole until the new one is.
  public func save(to folder: String) throws(Failure) {
    var path = ""
    for part in folder.split(separator: "/") {
      path += "/" + part
      if mkdir(path, 0o755) != 0, errno != EEXIST { throw Self.failure(path) }
    }
    let file = folder + "/settings.json", new = file + ".new"
    let descriptor = open(new, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw Self.failure(new) }
    let members = (space.map { ["\"space\": \(JSON.quote($0))"] } ?? []) + (isWheel ? ["\"wheel\": true"] : [])
    let text = "{" + members.joined(separator: ", ") + "}\n"
    let isWritten = writeAll(text, to: descriptor) && fsync(descriptor) == 0
    guard close(descriptor) == 0, isWritten, rename(new, file) == 0 else {
      let failure = Self.failure(file)
      unlink(new)
      throw failure
    }
  }

  private static func failure(_ file: String) -> Failure {
    Failure(description: "\(file) cannot be written: \(String(cString: strerror(errno)))")
  }

  /// A small text file; a larger one is none of ours.
  private static func read(_ file: String) -> String? {
    let descriptor = open(file, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = bytes.withUnsafeMutableBytes { Glibc.read(descriptor, $0.baseAddress, $0.count) }
    return count >= 0 ? String(decoding: bytes[..<count], as: UTF8.self) : nil
  }
}
