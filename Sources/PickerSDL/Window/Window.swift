import CSDL2
import PickerCore
import PickerScene

/// A window of its own: its picture, its events, its keyboard and clipboard.
@MainActor public final class Window: Host {
  public let fonts: FontBook
  /// Where other threads hand events to the window's loop.
  public let port: EventPort

  private let handle: SharedWindow
  private let x11: X11Connection?
  private let wayland: WaylandConnection?
  private let seats: [WaylandSeat]
  /// Where the mouse is, in units of the window, where that is known to a part of a pixel.
  private var mouse: Point?
  /// The fingers that are down.
  private var fingers: Set<PointerID> = []
  private let driver: VideoSystem.Driver
  private let presenter: any Presenter
  private let measurer: TextMeasurer
  private let fixedScale: Double?
  private var damage = DamageTracker()
  private var needsRestore = false
  private var isTakingText = false
  /// What happened last, kept for its memory.
  private var events: [TimedEvent] = []
  /// When a key was last pressed or let go, in milliseconds.
  private var lastKey: UInt64 = 0
  private let windowClipboard = WindowClipboard()
  private var foreignKeys = ForeignKeys(), heldKeys = HeldKeys()
  /// `nil` where SDL composes itself.
  private var deadKeys: DeadKeys?

  /// The smallest window, in points.
  private static let minimum = Point(320, 240)

  /// Opens a resizable window, once SDL's video has started.
  /// - Parameters:
  ///   - size: In points; the window is no larger than the usable part of its display.
  ///   - scale: Pixels in a point; `nil` takes the display's.
  ///   - port: Where other threads hand events to its loop.
  ///   - search: For the font; it goes on while the window opens.
  /// - Throws: `NoDisplay`, `FontError` or `SDLError`, each one line.
  public init(
    title: String, size: Point, scale: Double?, port: EventPort = EventPort(), search: FontSearch = FontSearch()
  ) throws {
    self.port = port

    guard let driver = VideoSystem.driver else {
      throw NoDisplay(description: "there is no display: SDL's video has not started")
    }
    self.driver = driver
    self.title = title
    let units = scale ?? 1
    var flags = SDL_WINDOW_RESIZABLE.rawValue
    // An X server tells its scale on the window's connection: the window shows up once it has its size.
    let showsLater = driver == .x11 && scale == nil
    if showsLater { flags |= SDL_WINDOW_HIDDEN.rawValue }
    let wanted = Point((size.x * units).rounded(), (size.y * units).rounded())
    let first = WindowRoom(display: 0, unitsPerPoint: units)?.fitted(wanted) ?? wanted
    let width = Int32(first.x), height = Int32(first.y)
    guard
      let window = driver == .wayland
        ? WaylandWindow.create(title: title, width: width, height: height, flags: flags)
        : SDL_CreateWindow(title, kWindowPositionCentered, kWindowPositionCentered, width, height, flags)
    else { throw SDLError("SDL_CreateWindow") }
    handle = SharedWindow(WindowHandle(window))
    fonts = try FontBook(search)
    x11 = X11Connection(window)
    x11?.keepDrags()
    deadKeys = x11.map { _ in DeadKeys() }
    fixedScale = scale ?? x11?.scale
    let fonts = fonts, handle = handle
    wayland = WaylandConnection(window)
    switch driver {
    case .x11: presenter = WindowSurfacePresenter(window: handle, fonts: fonts)
    case .wayland:
      presenter =
        try wayland.flatMap { WaylandPresenter(window: handle, $0, fonts: fonts) }
        ?? TexturePresenter(window: handle, fonts: fonts)
    }
    seats = wayland.map(WaylandSeat.all) ?? []
    measurer = TextMeasurer(fonts: fonts, scale: units)
    let unitsPerPoint = self.scale / pixelsPerWindowUnit
    fit(size, unitsPerPoint: unitsPerPoint, isNew: unitsPerPoint != units)
    if showsLater { SDL_ShowWindow(window) }
    // Made now, before the loss of the connection is survived: SDL asks the server whether it can share memory.
    if driver == .x11 { _ = SDL_GetWindowSurface(window) }
    x11?.surviveLoss()
    SDL_StopTextInput()
    SDL_AddEventWatch(keepTextThatFollows, nil)
  }

  isolated deinit {
    SDL_DelEventWatch(keepTextThatFollows, nil)
    if !hasLostDisplay { x11?.withdraw() }
  }

  /// Gives the window its size, where it does not have it yet, and a place with its title bar in sight.
  private func fit(_ size: Point, unitsPerPoint: Double, isNew: Bool) {
    let window = handle.raw, wanted = Point((size.x * unitsPerPoint).rounded(), (size.y * unitsPerPoint).rounded())
    let room = WindowRoom(display: SDL_GetWindowDisplayIndex(window), unitsPerPoint: unitsPerPoint)
    let fitted = room?.fitted(wanted) ?? wanted
    let least = Point(
      min(fitted.x, (Self.minimum.x * unitsPerPoint).rounded()),
      min(fitted.y, (Self.minimum.y * unitsPerPoint).rounded()))
    SDL_SetWindowMinimumSize(window, Int32(least.x), Int32(least.y))
    if isNew || fitted != wanted { SDL_SetWindowSize(window, Int32(fitted.x), Int32(fitted.y)) }
    if let room, fitted != wanted {
      let place = room.place(fitted)
      SDL_SetWindowPosition(window, Int32(place.x), Int32(place.y))
    } else if isNew {
      SDL_SetWindowPosition(window, kWindowPositionCentered, kWindowPositionCentered)
    }
  }

  public var title: String {
    didSet { SDL_SetWindowTitle(handle.raw, title) }
  }

  /// Ends the program where the X server goes in the middle of a call of SDL's, which does not survive that; the loss is
  /// thrown by `present` elsewhere. Called on the main thread.
  package func endAtLoss(by end: @escaping @MainActor () -> Never) {
    x11?.endAtLoss { MainActor.assumeIsolated { end() } }
  }

  // MARK: Host

  /// Of the picture.
  package var pixelSize: (width: Int, height: Int) { presenter.pixelSize }

  public var size: Point {
    let (width, height) = pixelSize, scale = scale
    return Point(Double(width) / scale, Double(height) / scale)
  }

  public var pointsPerMillimeter: Double? {
    var across: Float = 0
    let display = SDL_GetWindowDisplayIndex(handle.raw)
    guard display >= 0, SDL_GetDisplayDPI(display, nil, &across, nil) == 0, across > 0 else { return nil }
    return Double(across) / 25.4 / scale
  }

  /// Wayland's factors are multiples of 1/120; whole pixels hide that in the ratio of the sizes.
  public var scale: Double { fixedScale ?? (pixelsPerWindowUnit * 120).rounded() / 120 }

  public var measure: any TextMeasuring {
    measurer.scale = scale
    return measurer
  }

  public var clipboard: any Clipboard { windowClipboard }

  /// Pixels in what SDL counts window sizes and mouse places in.
  private var pixelsPerWindowUnit: Double {
    var width: Int32 = 0, height: Int32 = 0
    SDL_GetWindowSize(handle.raw, &width, &height)
    return width > 0 ? Double(presenter.pixelSize.width) / Double(width) : 1
  }

  /// Shows a picture; only what changed since the last one is drawn.
  /// - Throws: `NoDisplay` where it has gone, or `SDLError`.
  public func present(_ list: DrawList, background: RGBA) throws {
    if hasLostDisplay || x11?.isWhole() == false {
      handle.abandon()
      let server = driver == .x11 ? "X server" : "compositor"
      throw NoDisplay(description: "the display is lost: the \(server) has closed the window")
    }
    guard presenter.takesPicture else { return }
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

  public func takeText(beside area: Rect?) {
    guard let area else {
      if SDL_IsTextInputActive() == SDL_TRUE { SDL_StopTextInput() }
      if isTakingText { deadKeys?.takeText(false) }
      isTakingText = false
      return
    }
    let units = pixelsPerWindowUnit, pixels = area.pixels(scale: scale)
    var rect = SDL_Rect(
      x: Int32((pixels.x / units).rounded()), y: Int32((pixels.y / units).rounded()),
      w: Int32((pixels.width / units).rounded()), h: Int32((pixels.height / units).rounded()))
    SDL_SetTextInputRect(&rect)
    if !isTakingText {
      SDL_StartTextInput()
      deadKeys?.takeText(true)
    }
    isTakingText = true
  }

  // MARK: Events

  public var now: UInt64 { UInt64(SDL_GetTicks64()) }

  public func nextEvents(within milliseconds: UInt64?) -> [TimedEvent] {
    let wait = milliseconds.map { Int32(clamping: $0) }
    var event = SDL_Event()
    guard let x11, Wakeup.works else {
      let isThere = wait.map { SDL_WaitEventTimeout(&event, $0) == 1 } ?? (SDL_WaitEvent(&event) == 1)
      return isThere ? drain(event) : []
    }
    guard let wait else {
      while !hasLostDisplay {
        if take(&event) { return drain(event) }
        x11.sleep(milliseconds: expectsText ? 20 : -1)
      }
      // Nothing comes any more; presenting tells.
      return []
    }
    if take(&event) { return drain(event) }
    x11.sleep(milliseconds: wait)
    return !hasLostDisplay && take(&event) ? drain(event) : []
  }

  private var hasLostDisplay: Bool { x11?.isLost == true || wayland?.isLost == true }

  /// Whether an input method may still answer a key: on a connection of SDL's that is looked at with each pumping, and
  /// is not slept on.
  private var expectsText: Bool { isTakingText && now < lastKey + 300 }

  /// The next event that is there.
  private func take(_ event: inout SDL_Event) -> Bool {
    guard x11?.isWhole() != false else { return false }
    SDL_PumpEvents()
    return takePumped(&event)
  }

  private func takePumped(_ event: inout SDL_Event) -> Bool {
    SDL_PeepEvents(&event, 1, SDL_GETEVENT, SDL_FIRSTEVENT.rawValue, SDL_LASTEVENT.rawValue) == 1
  }

  private func drain(_ first: SDL_Event) -> [TimedEvent] {
    events.removeAll(keepingCapacity: true)
    var event = first
    repeat {
      note(event)
      // SDL takes a lost connection for the user's wish.
      if event.type == SDL_QUIT.rawValue, wayland?.isLost == true { continue }
      guard !foreignKeys.contain(event, x11), !heldKeys.repeats(event) else { continue }
      if let (isTaken, text) = deadKeys?.follow(event) {
        if let text { events.append(TimedEvent(.text(text), at: UInt64(event.common.timestamp))) }
        if isTaken { continue }
      }
      let size = pixelSize
      var translation = EventTranslation(
        window: SDL_GetWindowID(handle.raw), port: port, driver: driver, width: Double(size.width),
        height: Double(size.height), pixelsPerWindowUnit: pixelsPerWindowUnit, scale: scale)
      translation.mouse = mouse
      if event.type == WaylandSeat.touchesCancelledType { cancelTouches(at: UInt64(event.common.timestamp)) }
      if let translated = translation.translate(event) {
        guard isAwaited(translated) else { continue }
        let held = EventTranslation.heldModifiers
        EventTranslation.fold(
          TimedEvent(translated, at: UInt64(event.common.timestamp), modifiers: held), into: &events)
      }
    } while takePumped(&event)
    return events
  }

  /// What the picture must know of an event.
  private func note(_ event: SDL_Event) {
    if let place = WaylandSeat.place(event) { mouse = place }
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

  /// Keeps count of the fingers that are down. What SDL tells of one that was cancelled is not awaited.
  private func isAwaited(_ event: InputEvent) -> Bool {
    switch event {
    case .pressed(let id, _, _) where id.kind == .touch:
      fingers.insert(id)
      return true
    case .moved(let id, _) where id.kind == .touch: return fingers.contains(id)
    case .released(let id, _) where id.kind == .touch: return fingers.remove(id) != nil
    default: return true
    }
  }

  private func cancelTouches(at time: UInt64) {
    for finger in fingers { events.append(TimedEvent(.cancelled(finger), at: time)) }
    fingers = []
  }

  // MARK: Clipboard

  /// Hands what was copied to the clipboard manager, before the window goes.
  /// - Returns: Whether it is lost: on an X server it goes with the program that copied it.
  public func losesCopiedText() -> Bool {
    guard let x11, let copied = windowClipboard.copied, windowClipboard.read() == copied else { return false }
    return !x11.saveClipboard { SDL_PumpEvents() }
  }
}

/// A window that lives as long as what draws into it.
final class SharedWindow {
  let raw: OpaquePointer
  private var handle: WindowHandle?

  init(_ handle: consuming WindowHandle) {
    raw = handle.raw
    self.handle = consume handle
  }

  /// It is no longer there.
  func abandon() { handle.take()?.abandon() }
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
