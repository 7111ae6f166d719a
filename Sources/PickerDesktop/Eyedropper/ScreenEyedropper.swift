import Glibc
import PickerCore
import PickerSDL
import PickerScene
import PickerSystem

/// Lets the user pick a color from the screen, without any window; blocks until that is done.
/// - Parameter scale: Pixels in a point, for the magnifier; `nil` takes the desktop's.
/// - Throws: `FontError`.
package func pickFromScreen(scale: Double?) throws -> PickOutcome {
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

  /// Where the X server does not allow it, the desktop's portal may.
  static func run(_ x11: (X11Screen, MagnifierDigits)?, until stop: Int32) -> PickOutcome {
    guard let x11 else { return PortalColorPick.run(until: stop) }
    let outcome = X11ColorPick.run(x11.0, x11.1, until: stop)
    guard case .failed(let why) = outcome, why != .displayLost else { return outcome }
    let other = PortalColorPick.run(until: stop)
    return other == .failed(.nothingPicks) ? outcome : other
  }
}

/// Picks on a thread of its own, so that the window goes on.
@MainActor package final class ScreenEyedropper: Eyedropper {
  private let fonts: FontBook
  private let scale: () -> Double
  private let deliver: @Sendable (PickOutcome) -> Void
  private var stopSignal: StopSignal?

  /// - Parameters:
  ///   - scale: Pixels in a point.
  ///   - deliver: Told what came of it, on any thread.
  package init(
    fonts: FontBook, scale: @escaping () -> Double, deliver: @escaping @Sendable (PickOutcome) -> Void
  ) {
    (self.fonts, self.scale, self.deliver) = (fonts, scale, deliver)
  }

  isolated deinit { stop() }

  package func start() {
    stop()
    guard let signal = try? StopSignal() else { return deliver(.failed(.nothingPicks)) }
    stopSignal = signal
    let digits = MagnifierDigits(fonts: fonts, scale: scale())
    let isStarted = BackgroundThread.run { [deliver] in
      deliver(ScreenPick.run(ScreenPick.screen().map { ($0, digits) }, until: signal.descriptor))
    }
    if !isStarted { deliver(.failed(.nothingPicks)) }
  }

  package func stop() {
    stopSignal?.raise()
    stopSignal = nil
  }
}
