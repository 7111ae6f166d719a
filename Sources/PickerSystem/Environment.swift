import Glibc

/// What the program was started with.
package struct Environment: Sendable {
  /// A variable's value; `nil` where it is not set, or empty.
  package let variable: @Sendable (String) -> FilePath?

  package init(_ variable: @escaping @Sendable (String) -> FilePath?) { self.variable = variable }

  /// The process's own, to be read while no thread changes it.
  package static let process = Environment { name in
    getenv(name).flatMap { $0.pointee == 0 ? nil : FilePath(cString: $0) }
  }

  /// Where a user's files are (XDG Base Directory Specification).
  package enum Folder: Sendable {
    case configuration, data

    fileprivate var names: (variable: String, belowHome: FilePath) {
      switch self {
      case .configuration: ("XDG_CONFIG_HOME", ".config")
      case .data: ("XDG_DATA_HOME", ".local/share")
      }
    }
  }

  /// The program's own folder in there, which need not exist. As the specification says, a path that is not absolute is
  /// ignored; `nil` without a home.
  package func folder(_ folder: Folder) -> FilePath? {
    let names = folder.names
    if let base = variable(names.variable), base.isAbsolute { return base / "picker" }
    guard let home = variable("HOME"), home.isAbsolute else { return nil }
    return home / names.belowHome / "picker"
  }
}

/// The file that the process runs.
package var programPath: FilePath? {
  withUnsafeTemporaryAllocation(byteCount: Int(PATH_MAX), alignment: 1) { buffer in
    let count = readlink("/proc/self/exe", buffer.baseAddress.unsafelyUnwrapped, buffer.count)
    return count > 0 ? FilePath(buffer[..<count]) : nil
  }
}
