import PickerCore

/// What came of picking a color from the screen.
nonisolated public enum PickOutcome: Hashable, Sendable {
  /// The color of a pixel; a screen has no alpha.
  case picked(RGB)
  /// By the user, or by `Eyedropper.stop`.
  case cancelled
  case failed(PickFailure)
}

/// Why no color could be picked from the screen.
nonisolated public enum PickFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is neither an X server nor a portal that picks.
  case nothingPicks
  /// Another program has the pointer or the keyboard, as an open menu has.
  case grabbed
  /// The screen's pixels are no red, green and blue.
  case unknownPixels
  /// The portal gave up.
  case portalFailed
  /// The X server has ended, or has closed the connection.
  case displayLost

  /// One sentence, without a period.
  public var description: String {
    switch self {
    case .nothingPicks:
      "nothing here can pick a color from the screen: there is neither an X server nor a desktop portal that does"
    case .grabbed: "no color was picked: another program holds the mouse or the keyboard"
    case .unknownPixels: "no color was picked: the pixels of this screen are not made of red, green and blue"
    case .portalFailed: "no color was picked: the desktop's portal failed"
    case .displayLost: "no color was picked: the display is lost"
    }
  }

  /// For a note in the window.
  @MainActor var note: String {
    switch self {
    case .nothingPicks: tr("Nothing here can pick a color")
    case .grabbed: tr("Another program holds the mouse")
    case .unknownPixels: tr("This screen's colors cannot be read")
    case .portalFailed, .displayLost: tr("The desktop could not pick a color")
    }
  }
}

/// Picks colors from the screen, outside of the window too.
public protocol Eyedropper {
  /// Lets the user pick. What comes of it arrives as `InputEvent.picked`, once, and no later than after `stop`.
  func start()
  func stop()
}
