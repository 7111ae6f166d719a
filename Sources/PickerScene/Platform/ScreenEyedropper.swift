import Glibc
import PickerCore
import PickerSystem

/// Lets the user pick a color from the screen, without any window; blocks until that is done.
/// - Parameter scale: Pixels a point, for the magnifier; `nil` takes the desktop's.
/// - Throws: `FontError`.
public func pickFromScreen(scale: Double?) throws -> PickOutcome {
  guard let screen = ScreenPick.screen() else { return ScreenPick.run(nil, until: -1) }
  let digits = MagnifierDigits(fonts: try FontBook(), scale: scale ?? screen.scale ?? 1)
  return ScreenPick.run((screen, digits), until: -1)
}

/// The ways to pick from the screen, the best first.
nonisolated private enum ScreenPick {
  /// The X server's, unless there is a Wayland compositor: then the server shows only its own windows.
  static func screen() -> X11Screen? {
    if let name = getenv("WAYLAND_DISPLAY"), name.pointee != 0 { return nil }
    return X11Screen()
  }

  /// Where the X server does not let it be done the desktop's portal may.
  static func run(_ x11: (X11Screen, MagnifierDigits)?, until stop: Int32) -> PickOutcome {
    guard let x11 else { return PortalColorPick.run(until: stop) }
    let outcome = X11ColorPick.run(x11.0, x11.1, until: stop)
    guard case .failed = outcome else { return outcome }
    let other = PortalColorPick.run(until: stop)
    return other == .failed(.nothingPicks) ? outcome : other
  }
}

/// Picks on a thread of its own and posts what comes of it, so that the window goes on.
final class ScreenEyedropper: Eyedropper {
  private let fonts: FontBook
  private let scale: () -> Double
  /// The thread gives up once this is closed.
  private var lifeline: Int32?

  /// - Parameter scale: Pixels a point.
  init(fonts: FontBook, scale: @escaping () -> Double) { (self.fonts, self.scale) = (fonts, scale) }

  isolated deinit { stop() }

  func start() {
    stop()
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return _ = postPick(.failed(.nothingPicks)) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    lifeline = ends[1]
    let digits = MagnifierDigits(fonts: fonts, scale: scale()), stop = ends[0]
    let isStarted = BackgroundThread.run {
      let outcome = ScreenPick.run(ScreenPick.screen().map { ($0, digits) }, until: stop)
      close(stop)
      _ = postPick(outcome)
    }
    if !isStarted {
      close(stop)
      _ = postPick(.failed(.nothingPicks))
    }
  }

  func stop() {
    if let lifeline { close(lifeline) }
    lifeline = nil
  }
}
