import CSDL2

/// Keys that went down before the window had the keyboard. The server repeats them into the window: a Return that opened
/// it would choose at once, an Esc that closed another one would cancel.
struct ForeignKeys {
  /// Return, the keypad's Enter and Esc: as X calls them (keysymdef.h), and as SDL does.
  private static let known: [(symbol: UInt, code: SDL_KeyCode)] = [
    (0xFF0D, SDLK_RETURN), (0xFF8D, SDLK_KP_ENTER), (0xFF1B, SDLK_ESCAPE),
  ]

  private var held: Set<UInt> = []

  /// Whether an event is the repeating of such a key; takes note of who has the keyboard.
  mutating func contain(_ event: SDL_Event, _ server: X11Connection?) -> Bool {
    switch SDL_EventType(event.type) {
    case SDL_WINDOWEVENT where event.window.event == UInt8(SDL_WINDOWEVENT_FOCUS_GAINED.rawValue):
      held = server?.held(among: Self.known.map(\.symbol)) ?? []
      return false
    case SDL_KEYDOWN: return Self.symbol(event.key.keysym).map { held.contains($0) } ?? false
    case SDL_KEYUP: return Self.symbol(event.key.keysym).map { held.remove($0) != nil } ?? false
    default: return false
    }
  }

  private static func symbol(_ key: SDL_Keysym) -> UInt? {
    known.first { $0.code == SDL_KeyCode(UInt32(bitPattern: key.sym)) }?.symbol
  }
}
