import Glibc

/// Xlib's table of dead keys and the Compose key.
nonisolated package enum XComposing {
  /// Leaves the table out, in this process: SDL has Xlib read it at its start, which takes a quarter of the time until
  /// the window is there, and no text of a color, no name and no number needs such a key. A table that the user has
  /// named is read, and input methods of the desktop bring their own.
  ///
  /// To be called before SDL opens the display and while no other thread runs, for the environment changes.
  package static func leaveOut() { setenv("XCOMPOSEFILE", "/dev/null", 0) }
}
