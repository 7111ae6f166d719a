import Glibc

/// What the system answered to a call that failed.
package struct SystemError: Error, Hashable, CustomStringConvertible {
  /// As in `errno`.
  package let number: Int32

  package init(_ number: Int32) { self.number = number }

  /// The last call's.
  static var last: SystemError { SystemError(errno) }

  /// Something else is where a file was expected.
  static let noFile = SystemError(-1)

  /// Such as `No space left on device`.
  package var description: String { self == .noFile ? "Not a regular file" : String(cString: strerror(number)) }
}

/// A file with which something could not be done: which, what, and why.
package struct FileError: Error, Hashable, CustomStringConvertible {
  /// What could not be done, as the end of a sentence.
  package enum Action: String, Sendable {
    case read = "cannot be read"
    case write = "cannot be written"
    case create = "cannot be made"
    case setAside = "is damaged and cannot be renamed"
    case lock = "cannot be locked"
    /// The new content is there, but a power cut may yet bring the old one back.
    case synchronize = "is written, but may not stay so"
  }

  package let path: FilePath
  package let action: Action
  package let error: SystemError

  package init(_ path: FilePath, _ action: Action, _ error: SystemError) {
    (self.path, self.action, self.error) = (path, action, error)
  }

  package var description: String { "\(path) \(action.rawValue): \(error)" }
}
