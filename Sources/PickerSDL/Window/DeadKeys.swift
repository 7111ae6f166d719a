import CSDL2
import CX11

/// Dead keys and the Compose key on an X server, where Xlib has no table of them (`XComposing`). While text is taken SDL
/// hands over the server's own events before its own, and those tell which key it is.
struct DeadKeys {
  private let composer = Composer()
  /// Whether what SDL makes of the last key is no more than a part of a sequence.
  private var isTaken = false

  /// To be called when text begins or ends to be taken.
  func takeText(_ isOn: Bool) {
    SDL_EventState(SDL_SYSWMEVENT.rawValue, isOn ? SDL_ENABLE : SDL_IGNORE)
    if !isOn { composer.drop() }
  }

  /// Follows an event.
  /// - Returns: Whether it has no other meaning, and text that was composed.
  mutating func follow(_ event: SDL_Event) -> (isTaken: Bool, text: String?) {
    switch SDL_EventType(event.type) {
    case SDL_SYSWMEVENT:
      guard let message = event.syswm.msg, let place = x11Event(message) else { return (true, nil) }
      return (true, follow(place.loadUnaligned(as: XEvent.self)))
    case SDL_KEYDOWN, SDL_TEXTINPUT: return (isTaken, nil)
    default: return (false, nil)
    }
  }

  private mutating func follow(_ event: XEvent) -> String? {
    guard event.type == KeyPress else { return nil }
    var key = event.xkey, symbol: UInt = 0
    XLookupString(&key, nil, 0, &symbol, nil)
    let answer = composer.take(UInt32(truncatingIfNeeded: symbol))
    switch answer {
    case .none: isTaken = false
    case .taken, .text: isTaken = true
    case .leftover: isTaken = false
    }
    switch answer {
    case .text(let text), .leftover(let text): return text.isEmpty ? nil : text
    case .none, .taken: return nil
    }
  }
}
