import CSDL2
import PickerCore

/// There is no display to open a window on.
public struct NoDisplay: Error, CustomStringConvertible {
  public let description: String
}

/// The window: its picture, its events, its keyboard and clipboard.
public final class Window {
  public enum Cursor: Hashable, Sendable { case arrow, text, hand }

  let fonts: FontBook
  private let window: OpaquePointer
  private let x11: X11Connection?
  private let driver: EventTranslation.Driver
  private let presenter: any Presenter
  private let measurer: TextMeasurer
  private let fixedScale: Double?
  private var damage = DamageTracker()
  private var cursors: [Cursor: OpaquePointer] = [:]
  private var cursor = Cursor.arrow
  private var needsRestore = false
  private var isTakingText = false
  /// What happened last, kept for its memory.
  private var events: [(InputEvent, UInt64)] = []
  /// When a key was last pressed or let go, in milliseconds.
  private var lastKey: UInt64 = 0
  /// What this window has put on the clipboard last.
  private var copied: String?

  /// The smallest window, in points.
  private static let minimum = Point(320, 480)

  /// Opens a resizable window; `size` is in points. Where no scale is given it is the display's.
  /// - Parameter search: For the font, under way meanwhile.
  init(title: String, size: Point, scale: Double?, search: FontSearch) throws {
    driver = try Self.startVideo()
    self.title = title
    let units = scale ?? 1
    var flags = SDL_WINDOW_RESIZABLE.rawValue
    if driver == .wayland { flags |= SDL_WINDOW_ALLOW_HIGHDPI.rawValue }
    // An X server tells its scale on the window's connection: the window shows up once it has its size.
    let showsLater = driver == .x11 && scale == nil
    if showsLater { flags |= SDL_WINDOW_HIDDEN.rawValue }
    guard
      let window = SDL_CreateWindow(
        title, kWindowPositionCentered, kWindowPositionCentered, Int32((size.x * units).rounded()),
        Int32((size.y * units).rounded()), flags)
    else { throw SDLError("SDL_CreateWindow") }
    self.window = window
    fonts = try FontBook(search)
    x11 = X11Connection(window)
    x11?.keepDrags()
    fixedScale = scale ?? x11?.scale
    switch driver {
    case .x11: presenter = WindowSurfacePresenter(window: window, fonts: fonts)
    case .wayland: presenter = try TexturePresenter(window: window, fonts: fonts)
    }
    measurer = TextMeasurer(fonts: fonts, scale: units)
    let unitsPerPoint = self.scale / pixelsPerWindowUnit
    if unitsPerPoint != units {
      SDL_SetWindowSize(
        window, Int32((size.x * unitsPerPoint).rounded()), Int32((size.y * unitsPerPoint).rounded()))
      SDL_SetWindowPosition(window, kWindowPositionCentered, kWindowPositionCentered)
    }
    SDL_SetWindowMinimumSize(
      window, Int32((Self.minimum.x * unitsPerPoint).rounded()), Int32((Self.minimum.y * unitsPerPoint).rounded()))
    if showsLater { SDL_ShowWindow(window) }
    SDL_StopTextInput()
    SDL_AddEventWatch(keepTextThatFollows, nil)
  }

  /// Chooses the session's own driver, and refuses those that show nothing.
  private static func startVideo() throws -> EventTranslation.Driver {
    SDL_SetMainReady()
    // Only what the session has is tried: a driver that finds nothing complains on standard error by itself.
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
    switch SDL_GetCurrentVideoDriver().map({ String(cString: $0) }) {
    case "x11":
      // Else SDL shows the window's pixels through OpenGL, which is far slower without a GPU.
      SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0")
      SDL_SetHint(SDL_HINT_RENDER_DRIVER, "software")
      return .x11
    case "wayland": return .wayland
    case let other:
      SDL_QuitSubSystem(SDL_INIT_VIDEO)
      throw NoDisplay(description: "there is no display: the video driver \(other ?? "") shows no windows")
    }
  }

  public var title: String {
    didSet { SDL_SetWindowTitle(window, title) }
  }

  /// Of the picture.
  public var pixelSize: (width: Int, height: Int) { presenter.pixelSize }

  /// Pixels in a point. Wayland's factors are multiples of 1/120; whole pixels hide that in the ratio of the sizes.
  public var scale: Double { fixedScale ?? (pixelsPerWindowUnit * 120).rounded() / 120 }

  /// Pixels in what SDL counts window sizes and mouse places in.
  public var pixelsPerWindowUnit: Double {
    var width: Int32 = 0, height: Int32 = 0
    SDL_GetWindowSize(window, &width, &height)
    return width > 0 ? Double(presenter.pixelSize.width) / Double(width) : 1
  }

  // MARK: Picture

  /// Shows a picture; only what changed since the last one is drawn.
  public func present(_ list: DrawList, background: RGBA) throws(SDLError) {
    let (width, height) = pixelSize, scale = scale
    measurer.scale = scale
    if needsRestore {
      needsRestore = false
      try presenter.restore()
    }
    let changed = damage.update(
      list, background: background, width: width, height: height, scale: scale, measuring: measurer)
    guard !changed.isEmpty else { return }
    if try presenter.present(damage.items, scale: scale, background: background, damage: changed) { return }
    let whole = [Rect(0, 0, Double(width), Double(height))]
    _ = try presenter.present(damage.items, scale: scale, background: background, damage: whole)
  }

  // MARK: Events

  /// Sleeps until something happens, then takes all that has happened; times are in milliseconds.
  public func waitEvents() -> [(InputEvent, UInt64)] {
    var event = SDL_Event()
    guard let x11, Wakeup.works else { return SDL_WaitEvent(&event) == 1 ? drain(event) : [] }
    while !take(&event) { x11.sleep(milliseconds: expectsText ? 20 : -1) }
    return drain(event)
  }

  /// Whether an input method may still answer a key: on a connection of SDL's that is looked at with each pumping, and
  /// is not slept on.
  private var expectsText: Bool { isTakingText && now < lastKey + 300 }

  /// Takes what has happened, or happens within so many milliseconds.
  public func pollEvents(within milliseconds: Int32 = 0) -> [(InputEvent, UInt64)] {
    var event = SDL_Event()
    if let x11, Wakeup.works {
      if take(&event) { return drain(event) }
      x11.sleep(milliseconds: milliseconds)
      return take(&event) ? drain(event) : []
    }
    return SDL_WaitEventTimeout(&event, milliseconds) == 1 ? drain(event) : []
  }

  /// The next event that is there.
  private func take(_ event: inout SDL_Event) -> Bool {
    SDL_PumpEvents()
    return takePumped(&event)
  }

  private func takePumped(_ event: inout SDL_Event) -> Bool {
    SDL_PeepEvents(&event, 1, SDL_GETEVENT, SDL_FIRSTEVENT.rawValue, SDL_LASTEVENT.rawValue) == 1
  }

  /// Milliseconds, on the clock of the events.
  public var now: UInt64 { UInt64(SDL_GetTicks64()) }

  private func drain(_ first: SDL_Event) -> [(InputEvent, UInt64)] {
    events.removeAll(keepingCapacity: true)
    var event = first
    repeat {
      note(event)
      let size = pixelSize
      let translation = EventTranslation(
        driver: driver, width: Double(size.width), height: Double(size.height),
        pixelsPerWindowUnit: pixelsPerWindowUnit)
      if let translated = translation.translate(event) {
        EventTranslation.fold((translated, UInt64(event.common.timestamp)), into: &events)
      }
    } while takePumped(&event)
    return events
  }

  /// What the picture must know of an event.
  private func note(_ event: SDL_Event) {
    switch SDL_EventType(event.type) {
    case SDL_RENDER_TARGETS_RESET, SDL_RENDER_DEVICE_RESET: needsRestore = true
    case SDL_KEYDOWN, SDL_KEYUP: lastKey = now
    case SDL_WINDOWEVENT:
      switch SDL_WindowEventID(UInt32(event.window.event)) {
      case SDL_WINDOWEVENT_EXPOSED: needsRestore = true
      case SDL_WINDOWEVENT_SIZE_CHANGED:
        presenter.windowChanged()
        damage.invalidate()
      default: break
      }
    default: break
    }
  }

  // MARK: Keyboard, clipboard, cursor

  /// Text events come from now on; input methods open beside the rectangle, which is in pixels.
  public func startTextInput(_ area: Rect) {
    let units = pixelsPerWindowUnit
    var rect = SDL_Rect(
      x: Int32((area.x / units).rounded()), y: Int32((area.y / units).rounded()),
      w: Int32((area.width / units).rounded()), h: Int32((area.height / units).rounded()))
    SDL_SetTextInputRect(&rect)
    if !isTakingText { SDL_StartTextInput() }
    isTakingText = true
  }

  public func stopTextInput() {
    if SDL_IsTextInputActive() == SDL_TRUE { SDL_StopTextInput() }
    isTakingText = false
  }

  /// The clipboard's text, empty where it has none.
  public var clipboard: String {
    get {
      guard let text = SDL_GetClipboardText() else { return "" }
      defer { SDL_free(text) }
      return String(cString: text)
    }
    set {
      SDL_SetClipboardText(newValue)
      copied = newValue
    }
  }

  /// Hands what was copied to the clipboard manager, before the window goes.
  /// - Returns: Whether it is lost: on an X server it goes with the program that copied it.
  public func losesCopiedText() -> Bool {
    guard x11 != nil, let copied, clipboard == copied else { return false }
    return !X11Connection.saveClipboard { SDL_PumpEvents() }
  }

  public func setCursor(_ wanted: Cursor) {
    guard wanted != cursor else { return }
    cursor = wanted
    if cursors[wanted] == nil {
      let shape =
        switch wanted {
        case .arrow: SDL_SYSTEM_CURSOR_ARROW
        case .text: SDL_SYSTEM_CURSOR_IBEAM
        case .hand: SDL_SYSTEM_CURSOR_HAND
        }
      cursors[wanted] = SDL_CreateSystemCursor(shape)
    }
    if let shape = cursors[wanted] { SDL_SetCursor(shape) }
  }
}

/// What is typed right after a press, or a Tab, comes in one go with it, before a frame has told whether a field took the
/// focus. SDL drops text while text input is off: from such an event on it keeps it, until the frame is shown and text
/// input is started or stopped. Called while SDL takes events in.
nonisolated private func keepTextThatFollows(_: UnsafeMutableRawPointer?, _ event: UnsafeMutablePointer<SDL_Event>?)
  -> Int32
{
  guard let event else { return 1 }
  switch SDL_EventType(event.pointee.type) {
  case SDL_MOUSEBUTTONDOWN, SDL_FINGERDOWN: break
  case SDL_KEYDOWN where event.pointee.key.keysym.sym == Int32(bitPattern: SDLK_TAB.rawValue): break
  default: return 1
  }
  SDL_EventState(SDL_TEXTINPUT.rawValue, SDL_ENABLE)
  return 1
}
