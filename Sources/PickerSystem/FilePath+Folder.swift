import Glibc

extension FilePath {
  /// Makes a folder where there is none, with the mode bits that the user's mask leaves.
  package func makeFolder() throws(SystemError) {
    guard withCString({ mkdir($0, 0o777) }) == 0 || errno == EEXIST else { throw .last }
  }
}
