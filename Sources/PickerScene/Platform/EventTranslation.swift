import CSDL2
import Glibc
import PickerCore

/// The type of the event that carries a line for the live protocol.
nonisolated private let commandEventType: UInt32 = SDL_RegisterEvents(1)

/// Hands a line to the window's event loop, from any thread. False where the queue is full.
@discardableResult
nonisolated public func postCommand(_ line: String) -> Bool {
  guard let copy = strdup(line) else { return false }
  var event = SDL_Event()
  event.type = commandEventType
  event.user.data1 = UnsafeMutableRawPointer(copy)
  if Wakeup.push(&event) { return true }
  free(copy)
  return false
}

/// The type of the event that carries the desktop's settings.
nonisolated private let settingsEventType: UInt32 = SDL_RegisterEvents(1)

/// Hands the desktop's settings to the window's event loop, from any thread. False where the queue is full.
nonisolated func postSettings(_ settings: DesktopSettings) -> Bool {
  var event = SDL_Event()
  event.type = settingsEventType
  event.user.code =
    settings.colorScheme.rawValue | (settings.wantsHighContrast ? 4 : 0) | (settings.wantsLessMotion ? 8 : 0)
  return Wakeup.push(&event)
}

/// The type of the event that carries what came of picking from the screen.
nonisolated private let pickEventType: UInt32 = SDL_RegisterEvents(1)

nonisolated private final class PickBox: Sendable {
  let outcome: PickOutcome
  init(_ outcome: PickOutcome) { self.outcome = outcome }
}

/// Hands what came of picking from the screen to the window's event loop, from any thread. False where the queue is full.
nonisolated func postPick(_ outcome: PickOutcome) -> Bool {
  let box = Unmanaged.passRetained(PickBox(outcome))
  var event = SDL_Event()
  event.type = pickEventType
  event.user.data1 = box.toOpaque()
  if Wakeup.push(&event) { return true }
  box.release()
  return false
}

/// The type of the event that only wakes the loop.
nonisolated private let wakeEventType: UInt32 = SDL_RegisterEvents(1)

/// Has the window show its views anew, from any thread. False where the queue is full.
@discardableResult
nonisolated public func postWake() -> Bool {
  var event = SDL_Event()
  event.type = wakeEventType
  return Wakeup.push(&event)
}

/// Has the window close, as its close button would, from any thread. False where the queue is full.
@discardableResult
nonisolated public func postQuit() -> Bool {
  var event = SDL_Event()
  event.type = SDL_QUIT.rawValue
  return Wakeup.push(&event)
}

extension DesktopSettings {
  /// Reads what `postSettings` has put into an event.
  nonisolated fileprivate init(code: Int32) {
    colorScheme = ColorScheme(rawValue: code & 3) ?? .noPreference
    wantsHighContrast = code & 4 != 0
    wantsLessMotion = code & 8 != 0
  }
}

/// Turns SDL's events into the scene's.
struct EventTranslation {
  /// How the video driver counts places.
  enum Driver: Sendable { case x11, wayland }

  var driver: Driver
  /// Of the picture, in pixels.
  var width, height: Double
  var pixelsPerWindowUnit: Double

  /// Nil for what the scene does not care for. Takes a command's text, or what was picked, out of its event.
  func translate(_ event: SDL_Event) -> InputEvent? {
    switch SDL_EventType(event.type) {
    case SDL_QUIT: return .closeRequested
    case SDL_WINDOWEVENT: return window(SDL_WindowEventID(UInt32(event.window.event)))
    case SDL_MOUSEMOTION where event.motion.which != kTouchMouseID:
      return .moved(.mouse, mouse(event.motion.x, event.motion.y))
    case SDL_MOUSEBUTTONDOWN where isLeft(event.button):
      return .pressed(.mouse, mouse(event.button.x, event.button.y), clicks: Int(event.button.clicks))
    case SDL_MOUSEBUTTONUP where isLeft(event.button):
      return .released(.mouse, mouse(event.button.x, event.button.y))
    case SDL_MOUSEBUTTONDOWN
    where event.button.which != kTouchMouseID && Int32(event.button.button) == SDL_BUTTON_RIGHT:
      return .menuRequested(mouse(event.button.x, event.button.y))
    case SDL_MOUSEWHEEL where event.wheel.which != kTouchMouseID:
      let sign = event.wheel.direction == SDL_MOUSEWHEEL_FLIPPED.rawValue ? -1.0 : 1.0
      return .scrolled(
        mouse(event.wheel.mouseX, event.wheel.mouseY), x: sign * Double(event.wheel.preciseX),
        y: sign * Double(event.wheel.preciseY))
    case SDL_FINGERDOWN where event.tfinger.touchId != SDL_MOUSE_TOUCHID:
      return .pressed(id(event.tfinger), finger(event.tfinger), clicks: 1)
    case SDL_FINGERMOTION where event.tfinger.touchId != SDL_MOUSE_TOUCHID:
      return .moved(id(event.tfinger), finger(event.tfinger))
    case SDL_FINGERUP where event.tfinger.touchId != SDL_MOUSE_TOUCHID:
      return .released(id(event.tfinger), finger(event.tfinger))
    case SDL_KEYDOWN: return key(event.key.keysym)
    case SDL_TEXTINPUT: return .text(Self.string(event.text.text))
    case SDL_TEXTEDITING: return .composing(Self.string(event.edit.text))
    case SDL_TEXTEDITING_EXT:
      guard let text = event.editExt.text else { return nil }
      defer { SDL_free(text) }
      return .composing(String(cString: text))
    default:
      if event.type == wakeEventType { return .resized }
      if event.type == settingsEventType { return .settings(DesktopSettings(code: event.user.code)) }
      if event.type == pickEventType, let data = event.user.data1 {
        return .picked(Unmanaged<PickBox>.fromOpaque(data).takeRetainedValue().outcome)
      }
      guard event.type == commandEventType, let data = event.user.data1 else { return nil }
      defer { free(data) }
      return .command(String(cString: data.assumingMemoryBound(to: CChar.self)))
    }
  }

  private func window(_ event: SDL_WindowEventID) -> InputEvent? {
    switch event {
    case SDL_WINDOWEVENT_SIZE_CHANGED, SDL_WINDOWEVENT_EXPOSED, SDL_WINDOWEVENT_DISPLAY_CHANGED: .resized
    case SDL_WINDOWEVENT_LEAVE: .left
    case SDL_WINDOWEVENT_FOCUS_LOST: .focusLost
    case SDL_WINDOWEVENT_CLOSE: .closeRequested
    default: nil
    }
  }

  private func isLeft(_ button: SDL_MouseButtonEvent) -> Bool {
    button.which != kTouchMouseID && Int32(button.button) == SDL_BUTTON_LEFT
  }

  /// The center of the window unit that the mouse is on.
  private func mouse(_ x: Int32, _ y: Int32) -> Point {
    Point((Double(x) + 0.5) * pixelsPerWindowUnit, (Double(y) + 0.5) * pixelsPerWindowUnit)
  }

  private func id(_ finger: SDL_TouchFingerEvent) -> PointerID {
    .touch(device: finger.touchId, finger: finger.fingerId)
  }

  /// X11 counts from the first pixel's center to the last one's, Wayland from edge to edge.
  private func finger(_ finger: SDL_TouchFingerEvent) -> Point {
    let x = Double(finger.x), y = Double(finger.y)
    switch driver {
    case .x11: return Point(x * (width - 1) + 0.5, y * (height - 1) + 0.5)
    case .wayland: return Point(x * width, y * height)
    }
  }

  private func key(_ symbol: SDL_Keysym) -> InputEvent? {
    let held = UInt32(symbol.mod)
    if held & KMOD_GUI.rawValue != 0 { return nil }
    var modifiers: Modifiers = []
    if held & KMOD_SHIFT.rawValue != 0 { modifiers.insert(.shift) }
    if held & KMOD_CTRL.rawValue != 0 { modifiers.insert(.control) }
    if held & KMOD_ALT.rawValue != 0 { modifiers.insert(.alt) }
    let code = SDL_KeyCode(UInt32(bitPattern: symbol.sym))
    if code == SDLK_F10, modifiers == .shift { return .key(.menu, []) }
    guard let key = Self.key(code) else { return nil }
    return .key(key, modifiers)
  }

  private static func key(_ code: SDL_KeyCode) -> Key? {
    switch code {
    case SDLK_TAB: return .tab
    case SDLK_APPLICATION, SDLK_MENU: return .menu
    case SDLK_RETURN, SDLK_KP_ENTER: return .enter
    case SDLK_ESCAPE: return .escape
    case SDLK_BACKSPACE: return .backspace
    case SDLK_DELETE: return .delete
    case SDLK_LEFT: return .left
    case SDLK_RIGHT: return .right
    case SDLK_UP: return .up
    case SDLK_DOWN: return .down
    case SDLK_HOME: return .home
    case SDLK_END: return .end
    case SDLK_PAGEUP: return .pageUp
    case SDLK_PAGEDOWN: return .pageDown
    case SDLK_SPACE: return .space
    default:
      // A printing key's code is the character it has without modifiers.
      guard (0x21...0x10FFFF).contains(code.rawValue), let scalar = Unicode.Scalar(code.rawValue),
        scalar.properties.isAlphabetic || scalar.properties.numericType != nil || scalar.isASCII
      else { return nil }
      return .character(Character(scalar))
    }
  }

  /// The text of an event's fixed array.
  private static func string<T>(_ bytes: T) -> String {
    withUnsafeBytes(of: bytes) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }

  /// Keeps of consecutive motions of one pointer only the last.
  static func fold(_ event: (InputEvent, UInt64), into events: inout [(InputEvent, UInt64)]) {
    if case .moved(let id, _) = event.0, case .moved(id, _)? = events.last?.0 { events.removeLast() }
    events.append(event)
  }
}
