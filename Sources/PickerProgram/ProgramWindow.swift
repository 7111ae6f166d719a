import PickerCore
import PickerDesktop
import PickerSDL
import PickerScene
import PickerSystem

/// A scene in a window of its own, wired to the desktop: the eyedropper, and the theme that the user chose there.
package final class ProgramWindow {
  package let loop: FrameLoop
  private let window: Window
  private var portal: DesktopPortal?

  /// To be called while the program has no other threads: for a while it changes the environment, and it takes over the
  /// signals that ask the program to end: they close the window.
  /// - Parameters:
  ///   - port: Where other threads hand events to the window.
  ///   - size: In points.
  ///   - scale: Pixels in a point; `nil` takes the desktop's.
  ///   - end: Ends the program where the X server goes while the window is being made, from within Xlib.
  /// - Throws: `NoDisplay`, `FontError` or `SDLError`, each one line; `SystemError` without a thread for signals.
  package init(
    _ scene: any Scene, port: EventPort, title: String, size: Point, scale: Double?, theme: ThemeChoice,
    end: @escaping @Sendable () -> Never
  ) throws {
    let signals = try EndSignals()
    XErrors.installHandler(end: end)
    let search = FontSearch()
    window = try XComposing.leftOut {
      try VideoSystem.start()
      return try Window(title: title, size: size, scale: scale, port: port, search: search)
    }
    loop = FrameLoop(scene, on: window, theme: theme)
    loop.ui.eyedropper = ScreenEyedropper(fonts: window.fonts, scale: { [window] in window.scale }) {
      port.post(.picked($0))
    }
    signals.handle { port.post(.closeRequested) }
    guard theme == .auto else { return }
    loop.didStart = { [weak self] in self?.portal = DesktopPortal { port.post(.settings($0)) } }
  }

  /// Has the program end where the X server goes in the middle of a call of SDL's; elsewhere `run` throws.
  package func endAtLoss(by end: @escaping @MainActor () -> Never) { window.endAtLoss(by: end) }

  /// Runs until the user has chosen or cancelled.
  package func run() throws -> PickerAction { try loop.run() }

  /// Whether what was copied is lost with the window. To be asked once the user is done.
  package func losesCopiedText() -> Bool { window.losesCopiedText() }
}
