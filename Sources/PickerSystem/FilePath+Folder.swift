import Glibc

extension FilePath {
  /// Makes a folder where there is none; what the user's mask leaves of all mode bits.
  package func makeFolder() throws(SystemError) {
    guard withCString({ mkdir($0, 0o777) }) == 0 || errno == EEXIST else { throw .last }
  }
}
