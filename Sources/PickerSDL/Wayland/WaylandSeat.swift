import CSDL2
import PickerCore
import PickerWayland

/// The mouse to a part of a pixel, and touches that the compositor takes back: SDL 2 tells whole units of the window, of
/// which each has several pixels on a display with a scale, and nothing of the latter. What is told goes into SDL's queue,
/// between what SDL puts there.
final class WaylandSeat {
  /// Where the mouse is, in units of the window.
  nonisolated static let motionType: UInt32 = SDL_RegisterEvents(1)
  /// All touches are taken back.
  nonisolated static let touchesCancelledType: UInt32 = SDL_RegisterEvents(1)

  private let seat: WaylandObject
  private let library: WaylandLibrary
  private let surface: OpaquePointer
  private var pointer, touch: WaylandObject?
  private var isInside = false

  /// All seats of a compositor.
  static func all(_ connection: WaylandConnection) -> [WaylandSeat] {
    let library = connection.display.library
    return connection.globals.bindAll(library.seat, atMost: 5, end: .request(3)).map {
      WaylandSeat($0, library, connection.surface)
    }
  }

  private init(_ seat: WaylandObject, _ library: WaylandLibrary, _ surface: OpaquePointer) {
    (self.seat, self.library, self.surface) = (seat, library, surface)
    seat.onEvent { [unowned self] number, arguments in
      if number == 0 { capabilitiesChanged(arguments.unsigned(0)) }
    }
  }

  private func capabilitiesChanged(_ capabilities: UInt32) {
    if capabilities & 1 == 0 {
      pointer = nil
    } else if pointer == nil {
      pointer = seat.request(0, making: library.pointer, end: seat.version >= 3 ? .request(1) : .silent, .object(nil))
      pointer?.onEvent { [unowned self] in pointerTold($0, $1) }
    }
    if capabilities & 4 == 0 {
      touch = nil
    } else if touch == nil {
      touch = seat.request(2, making: library.touch, end: seat.version >= 3 ? .request(0) : .silent, .object(nil))
      touch?.onEvent { number, _ in if number == 4 { Self.push(Self.touchesCancelledType) } }
    }
  }

  private func pointerTold(_ number: UInt32, _ arguments: WaylandObject.Arguments) {
    switch number {
    case 0:
      isInside = arguments.object(1) == surface
      if isInside { moved(arguments.number(2), arguments.number(3)) }
    case 1: isInside = false
    case 2 where isInside: moved(arguments.number(1), arguments.number(2))
    default: break
    }
  }

  /// In 1/256 of a unit.
  private func moved(_ x: Int, _ y: Int) {
    Self.push(
      Self.motionType, UnsafeMutableRawPointer(bitPattern: x), UnsafeMutableRawPointer(bitPattern: y))
  }

  private static func push(
    _ type: UInt32, _ data1: UnsafeMutableRawPointer? = nil, _ data2: UnsafeMutableRawPointer? = nil
  ) {
    var event = SDL_Event()
    event.type = type
    event.user.data1 = data1
    event.user.data2 = data2
    SDL_PushEvent(&event)
  }

  /// Where the mouse is, as such an event tells it, in units of the window.
  nonisolated static func place(_ event: SDL_Event) -> Point? {
    guard event.type == motionType else { return nil }
    return Point(Double(Int(bitPattern: event.user.data1)) / 256, Double(Int(bitPattern: event.user.data2)) / 256)
  }
}
