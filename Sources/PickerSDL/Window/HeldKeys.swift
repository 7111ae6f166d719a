import CSDL2

/// The repeating of a held Return or Esc: it goes on where it began, not in what the key brought about.
///
/// SDL also takes for repeating what is released and pressed again within 2 ms, whatever is pressed in between, as
/// programs do that type for the user. But another key ends the repeating.
struct HeldKeys {
  /// The key that went down last.
  private var last: Int32?

  /// Whether an event repeats such a key; takes note of what goes down.
  mutating func repeats(_ event: SDL_Event) -> Bool {
    guard event.type == SDL_KEYDOWN.rawValue else { return false }
    let symbol = event.key.keysym.sym
    defer { last = symbol }
    guard event.key.repeat != 0, symbol == last else { return false }
    return [SDLK_RETURN, SDLK_KP_ENTER, SDLK_ESCAPE].contains(SDL_KeyCode(UInt32(bitPattern: symbol)))
  }
}
