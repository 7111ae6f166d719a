import PickerScene
import PickerSystem

/// The catalogue for the language of the user's session.
package enum SessionCatalog {
  /// The first of the session's languages that has a catalogue beside the program or in the system; English where none has.
  package static func load(_ environment: Environment = .process) -> Catalog {
    load(languages(environment), folders: folders)
  }

  static func load(_ languages: [String], folders: [FilePath]) -> Catalog {
    for language in languages where !language.hasPrefix("en") {
      for folder in folders {
        let file = AtomicFile(folder / language / "LC_MESSAGES" / "picker.mo")
        // A catalogue that cannot be read counts as missing.
        if let bytes = try? file.read() { return Catalog(mo: bytes) }
      }
    }
    return Catalog()
  }

  /// The languages that the environment asks for, best first, each also without its country. As in gettext, `LANGUAGE`
  /// counts unless the locale is C.
  static func languages(_ environment: Environment) -> [String] {
    func variable(_ name: String) -> String {
      environment.variable(name).map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
    }
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.map(variable).first { !$0.isEmpty } ?? ""
    let name = locale.prefix { $0 != "." && $0 != "@" }
    guard !["", "C", "POSIX"].contains(name) else { return [] }
    let wanted = variable("LANGUAGE").split(separator: ":") + [locale[...]]
    return wanted.flatMap { wanted in
      let name = wanted.prefix { $0 != "." && $0 != "@" }, language = name.prefix { $0 != "_" }
      return name == language ? [String(name)] : [String(name), String(language)]
    }
  }

  /// Where catalogues are: beside the program, where it is installed, and in the system.
  private static var folders: [FilePath] {
    let folder = programPath?.folder ?? "."
    return [folder / "locale", folder / "../share/locale", "/usr/share/locale"]
  }
}
