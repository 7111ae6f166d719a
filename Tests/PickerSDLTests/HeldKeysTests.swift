import CSDL2
import Testing

@testable import PickerSDL

/// Which presses SDL's repeating is believed for.
@Suite struct HeldKeysTests {
  private static func press(_ code: SDL_KeyCode, repeats: Bool = false) -> SDL_Event {
    var event = SDL_Event()
    event.type = SDL_KEYDOWN.rawValue
    event.key.keysym.sym = Int32(bitPattern: code.rawValue)
    event.key.repeat = repeats ? 1 : 0
    return event
  }

  @Test(arguments: [SDLK_RETURN, SDLK_KP_ENTER, SDLK_ESCAPE]) func aHeldReturnOrEscCountsOnce(_ key: SDL_KeyCode) {
    var held = HeldKeys()
    let presses = [Self.press(key), Self.press(key, repeats: true), Self.press(key, repeats: true), Self.press(key)]
    #expect(presses.map { held.repeats($0) } == [false, true, true, false])
  }

  @Test func anotherKeyEndsTheRepeating() {
    var held = HeldKeys()
    let presses = [Self.press(SDLK_RETURN), Self.press(SDLK_DOWN), Self.press(SDLK_RETURN, repeats: true)]
    #expect(presses.map { held.repeats($0) } == [false, false, false])
  }

  @Test func arrowsRepeat() {
    var held = HeldKeys()
    let presses = [Self.press(SDLK_RIGHT), Self.press(SDLK_RIGHT, repeats: true)]
    #expect(presses.map { held.repeats($0) } == [false, false])
  }
}
