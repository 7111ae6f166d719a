import CX11Test
import Foundation

/// A mouse and a keyboard: events as from real devices, by the XTEST extension. Every call returns when the server has
/// taken the event.
final class XTestInput {
  enum Modifier: Int32 {
    case shift = 0xffe1  // XK_Shift_L
    case control = 0xffe3  // XK_Control_L
    case alt = 0xffe9  // XK_Alt_L
  }

  enum Key: UInt {
    case backspace = 0xff08
    case tab = 0xff09
    case enter = 0xff0d
    case escape = 0xff1b
    case home = 0xff50
    case left = 0xff51
    case up = 0xff52
    case right = 0xff53
    case down = 0xff54
    case pageUp = 0xff55
    case pageDown = 0xff56
    case end = 0xff57
    case delete = 0xffff
    case menu = 0xff67
  }

  private let connection: XConnection
  private var display: OpaquePointer? { connection.display }

  init(_ connection: XConnection) { self.connection = connection }

  // MARK: Mouse

  func move(to pixel: Pixel) {
    XTestFakeMotionEvent(display, -1, Int32(pixel.x), Int32(pixel.y), 0)
    connection.sync()
  }

  /// Moves in equal steps; the server sees every one.
  func move(from start: Pixel, to end: Pixel, steps: Int) {
    for pixel in start.path(to: end, steps: steps) { move(to: pixel) }
  }

  func press(_ button: UInt32 = 1) {
    XTestFakeButtonEvent(display, button, 1, 0)
    connection.sync()
  }

  func release(_ button: UInt32 = 1) {
    XTestFakeButtonEvent(display, button, 0, 0)
    connection.sync()
  }

  func click(_ pixel: Pixel, button: UInt32 = 1) {
    move(to: pixel)
    press(button)
    release(button)
  }

  func press(at pixel: Pixel) {
    move(to: pixel)
    press()
  }

  func drag(from start: Pixel, to end: Pixel, steps: Int = 20) {
    press(at: start)
    move(from: start, to: end, steps: steps)
    release()
  }

  /// Turns the wheel; positive is up and left.
  func scroll(vertical: Int = 0, horizontal: Int = 0) {
    for _ in 0..<abs(vertical) { turn(vertical > 0 ? 4 : 5) }
    for _ in 0..<abs(horizontal) { turn(horizontal > 0 ? 6 : 7) }
  }

  private func turn(_ button: UInt32) {
    press(button)
    release(button)
  }

  // MARK: Keyboard

  func press(_ key: Key, _ modifiers: Modifier...) throws { try stroke(key.rawValue, modifiers) }

  /// A key by the character that it has without Shift, such as "z".
  func press(_ character: Unicode.Scalar, _ modifiers: Modifier...) throws {
    try stroke(UInt(character.value), modifiers)
  }

  /// Types ASCII text, with Shift where the keyboard's map needs it.
  func type(_ text: String) throws {
    for character in text.unicodeScalars { try stroke(UInt(character.value), []) }
  }

  /// Holds or lets go of a modifier.
  func hold(_ modifier: Modifier, _ down: Bool = true) {
    XTestFakeKeyEvent(display, UInt32(XKeysymToKeycode(display, KeySym(modifier.rawValue))), down ? 1 : 0, 0)
    connection.sync()
  }

  /// A key by the symbol that it has alone or with Shift (keysymdef.h).
  func stroke(_ symbol: UInt, _ modifiers: [Modifier] = []) throws {
    let code = XKeysymToKeycode(display, symbol)
    guard code != 0 else { throw HarnessError("the keyboard has no key for symbol \(symbol)") }
    let shifted = XkbKeycodeToKeysym(display, code, 0, 0) != symbol && XkbKeycodeToKeysym(display, code, 0, 1) == symbol
    let held = (modifiers + (shifted ? [.shift] : []))
    let codes = held.map { UInt32(XKeysymToKeycode(display, KeySym($0.rawValue))) } + [UInt32(code)]
    for code in codes { XTestFakeKeyEvent(display, code, 1, 0) }
    for code in codes.reversed() { XTestFakeKeyEvent(display, code, 0, 0) }
    connection.sync()
  }
}
