import Glibc

/// Xlib's table of dead keys and the Compose key.
nonisolated package enum XComposing {
  private static let name = "XCOMPOSEFILE"

  /// Has a window open without the table, which SDL lets Xlib read at its start: a quarter of the time until the window is
  /// there. `DeadKeys` reads it with the first such key. A table that the user has named is read, input methods of the
  /// desktop bring their own, and under Wayland SDL reads one.
  ///
  /// The environment is as before afterwards. To be called while no other thread runs.
  package static func leftOut<Result>(_ open: () throws -> Result) rethrows -> Result {
    let isWayland = getenv("WAYLAND_DISPLAY").map { $0.pointee != 0 } ?? false
    guard !isWayland, getenv(name) == nil else { return try open() }
    setenv(name, "/dev/null", 0)
    defer { unsetenv(name) }
    return try open()
  }
}
