import CSDL2
import PickerCore
import PickerScene

/// Turns SDL's events into the scene's: places become points.
public struct EventTranslation {
  /// The window whose events are taken, by SDL's number; those of other windows are left alone.
  public var window: UInt32
  /// What other threads post is taken from here.
  public var port: EventPort
  /// How the video driver counts the places of fingers.
  public var driver: VideoSystem.Driver
  /// Of the window, in pixels.
  public var width, height: Double
  /// Pixels in what SDL counts window sizes and mouse places in.
  public var pixelsPerWindowUnit: Double
  /// Pixels in a point.
  public var scale: Double
  /// Where the mouse was last, in units of the window, where that is known to a part of a unit.
  var mouse: Point?

  public init(
    window: UInt32, port: EventPort, driver: VideoSystem.Driver, width: Double, height: Double,
    pixelsPerWindowUnit: Double, scale: Double
  ) {
    (self.window, self.port, self.driver) = (window, port, driver)
    (self.width, self.height) = (width, height)
    (self.pixelsPerWindowUnit, self.scale) = (pixelsPerWindowUnit, scale)
  }

  /// `nil` for what the scene does not care for, and for the events of other windows. Takes what was posted out of its
  /// event, which must therefore be translated once only.
  public func translate(_ event: SDL_Event) -> InputEvent? {
    if let posted = port.take(event) { return posted }
    if let place = WaylandSeat.place(event) { return .moved(.mouse, pixelCenter(place)) }
    if let owner = Self.window(of: event), owner != 0, owner != window { return nil }
    switch SDL_EventType(event.type) {
    case SDL_QUIT: return .closeRequested
    case SDL_WINDOWEVENT: return change(SDL_WindowEventID(UInt32(event.window.event)))
    case SDL_MOUSEMOTION where event.motion.which != kTouchMouseID:
      return .moved(.mouse, mouse(event.motion.x, event.motion.y))
    case SDL_MOUSEBUTTONDOWN where isLeft(event.button):
      return .pressed(.mouse, mouse(event.button.x, event.button.y), clicks: Int(event.button.clicks))
    case SDL_MOUSEBUTTONUP where isLeft(event.button):
      return .released(.mouse, mouse(event.button.x, event.button.y))
    case SDL_MOUSEBUTTONDOWN
    where event.button.which != kTouchMouseID && Int32(event.button.button) == SDL_BUTTON_RIGHT:
      return .menuRequested(mouse(event.button.x, event.button.y))
    case SDL_MOUSEBUTTONDOWN
    where event.button.which != kTouchMouseID && Int32(event.button.button) == SDL_BUTTON_MIDDLE:
      return .primaryPasted(mouse(event.button.x, event.button.y))
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
    case SDL_KEYDOWN: return press(event.key)
    case SDL_KEYUP: return Self.key(event.key.keysym).map { .keyReleased($0) }
    case SDL_TEXTINPUT: return .text(Self.string(event.text.text))
    case SDL_TEXTEDITING: return .composing(Self.string(event.edit.text))
    case SDL_TEXTEDITING_EXT:
      guard let text = event.editExt.text else { return nil }
      defer { SDL_free(text) }
      return .composing(String(cString: text))
    default: return nil
    }
  }

  /// The window that an event belongs to; `nil` for those that belong to none.
  private static func window(of event: SDL_Event) -> UInt32? {
    switch SDL_EventType(event.type) {
    case SDL_WINDOWEVENT: event.window.windowID
    case SDL_KEYDOWN, SDL_KEYUP: event.key.windowID
    case SDL_TEXTINPUT: event.text.windowID
    case SDL_TEXTEDITING: event.edit.windowID
    case SDL_TEXTEDITING_EXT: event.editExt.windowID
    case SDL_MOUSEMOTION: event.motion.windowID
    case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP: event.button.windowID
    case SDL_MOUSEWHEEL: event.wheel.windowID
    case SDL_FINGERDOWN, SDL_FINGERUP, SDL_FINGERMOTION: event.tfinger.windowID
    default: nil
    }
  }

  private func change(_ event: SDL_WindowEventID) -> InputEvent? {
    switch event {
    case SDL_WINDOWEVENT_SIZE_CHANGED, SDL_WINDOWEVENT_EXPOSED, SDL_WINDOWEVENT_DISPLAY_CHANGED: .resized
    case SDL_WINDOWEVENT_LEAVE: .left
    case SDL_WINDOWEVENT_FOCUS_LOST, SDL_WINDOWEVENT_HIDDEN, SDL_WINDOWEVENT_MINIMIZED: .focusLost
    case SDL_WINDOWEVENT_CLOSE: .closeRequested
    default: nil
    }
  }

  private func isLeft(_ button: SDL_MouseButtonEvent) -> Bool {
    button.which != kTouchMouseID && Int32(button.button) == SDL_BUTTON_LEFT
  }

  /// The center of the pixel that the mouse is on, or of the window unit where only that is known.
  private func mouse(_ x: Int32, _ y: Int32) -> Point {
    if let mouse, Int32(mouse.x) == x, Int32(mouse.y) == y { return pixelCenter(mouse) }
    return point((Double(x) + 0.5) * pixelsPerWindowUnit, (Double(y) + 0.5) * pixelsPerWindowUnit)
  }

  /// Places are told in 1/256 of a unit, rounded down.
  private func pixelCenter(_ place: Point) -> Point {
    let pixel = { ($0 * pixelsPerWindowUnit + pixelsPerWindowUnit / 256).rounded(.down) + 0.5 }
    return point(pixel(place.x), pixel(place.y))
  }

  private func id(_ finger: SDL_TouchFingerEvent) -> PointerID {
    .touch(device: finger.touchId, finger: finger.fingerId)
  }

  /// X11 counts from the first pixel's center to the last one's, Wayland from edge to edge.
  private func finger(_ finger: SDL_TouchFingerEvent) -> Point {
    let x = Double(finger.x), y = Double(finger.y)
    switch driver {
    case .x11: return point(x * (width - 1) + 0.5, y * (height - 1) + 0.5)
    case .wayland: return point(x * width, y * height)
    }
  }

  /// From pixels.
  private func point(_ x: Double, _ y: Double) -> Point { Point(x / scale, y / scale) }

  /// The modifiers that are held now.
  static var heldModifiers: Modifiers { modifiers(SDL_GetModState().rawValue) }

  private static func modifiers(_ held: UInt32) -> Modifiers {
    var modifiers: Modifiers = []
    if held & KMOD_SHIFT.rawValue != 0 { modifiers.insert(.shift) }
    if held & KMOD_CTRL.rawValue != 0 { modifiers.insert(.control) }
    if held & KMOD_ALT.rawValue != 0 { modifiers.insert(.alt) }
    return modifiers
  }

  private func press(_ key: SDL_KeyboardEvent) -> InputEvent? {
    let symbol = key.keysym
    let held = UInt32(symbol.mod)
    if held & KMOD_GUI.rawValue != 0 { return nil }
    let modifiers = Self.modifiers(held)
    switch (SDL_KeyCode(UInt32(bitPattern: symbol.sym)), modifiers) {
    case (SDLK_F10, .shift): return .key(.menu, [])
    // The older names of copying, pasting and cutting.
    case (SDLK_INSERT, .control): return .key(.character("c"), .control)
    case (SDLK_INSERT, .shift): return .key(.character("v"), .control)
    case (SDLK_DELETE, .shift): return .key(.character("x"), .control)
    default: return Self.key(symbol).map { .key($0, modifiers) }
    }
  }

  /// Shortcuts go by the key's Latin letter where the layout has none.
  private static func key(_ symbol: SDL_Keysym) -> Key? {
    let code = SDL_KeyCode(UInt32(bitPattern: symbol.sym)), scan = symbol.scancode.rawValue
    let letters = SDL_SCANCODE_A.rawValue...SDL_SCANCODE_Z.rawValue
    if code.rawValue > 0x7F, code.rawValue & UInt32(SDLK_SCANCODE_MASK) == 0, letters.contains(scan) {
      let letter = SDLK_a.rawValue + scan - letters.lowerBound
      if SDL_GetScancodeFromKey(Int32(letter)) == SDL_SCANCODE_UNKNOWN { return key(SDL_KeyCode(letter)) }
    }
    return key(code)
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
  static func fold(_ event: TimedEvent, into events: inout [TimedEvent]) {
    if case .moved(let id, _) = event.event, case .moved(id, _)? = events.last?.event { events.removeLast() }
    events.append(event)
  }
}
