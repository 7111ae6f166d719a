import CSDL2

/// There is no display to open a window on.
nonisolated public struct NoDisplay: Error, CustomStringConvertible {
  public let description: String
}

/// SDL's video, set up for a program that is nothing but a picker. A program with windows of its own sets SDL up itself.
public enum VideoSystem {
  /// Which window system SDL talks to.
  nonisolated public enum Driver: Sendable { case x11, wayland }

  /// Chooses the session's own driver, and refuses those that show nothing. Sets SDL's hints for the whole process.
  /// - Throws: `NoDisplay`.
  public static func start() throws(NoDisplay) {
    SDL_SetMainReady()
    // Only what the session has is tried: a driver that finds nothing writes to standard error by itself.
    let isSet = { (name: String) in SDL_getenv(name).map { $0.pointee != 0 } ?? false }
    let drivers = [("WAYLAND_DISPLAY", "wayland"), ("DISPLAY", "x11")].filter { isSet($0.0) }.map(\.1)
    guard !drivers.isEmpty else {
      throw NoDisplay(description: "there is no display: neither WAYLAND_DISPLAY nor DISPLAY is set")
    }
    SDL_SetHint(SDL_HINT_VIDEODRIVER, drivers.joined(separator: ","))
    SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0")
    SDL_SetHint(SDL_HINT_MOUSE_TOUCH_EVENTS, "0")
    SDL_SetHint(SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1")  // the press that brings the focus is a press too
    SDL_SetHint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0")
    SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1")
    SDL_SetHint(SDL_HINT_IME_SHOW_UI, "1")
    guard SDL_Init(SDL_INIT_VIDEO) == 0 else {
      throw NoDisplay(description: "there is no display: \(SDLError("SDL_Init").message)")
    }
    guard let driver else {
      let name = SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? ""
      SDL_QuitSubSystem(SDL_INIT_VIDEO)
      throw NoDisplay(description: "there is no display: the video driver \(name) shows no windows")
    }
    guard driver == .x11 else { return }
    // Else SDL shows the window's pixels through OpenGL, which is far slower without a GPU.
    SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0")
    SDL_SetHint(SDL_HINT_RENDER_DRIVER, "software")
  }

  /// The driver in use; `nil` for one that shows no windows, or before SDL's video has started.
  public static var driver: Driver? {
    switch SDL_GetCurrentVideoDriver().map({ String(cString: $0) }) {
    case "x11": .x11
    case "wayland": .wayland
    default: nil
    }
  }
}
