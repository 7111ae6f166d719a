import CSDL2
import Glibc
import PickerScene

/// Where other threads hand events to one window's loop. Each window has its own.
nonisolated public struct EventPort: Sendable {
  /// The type of SDL's events that carry the scene's.
  static let eventType: UInt32 = SDL_RegisterEvents(1)
  private static let lastNumber = Counter()

  /// Tells this port from those of other windows.
  let number: Int32

  public init() { number = Self.lastNumber.next() }

  /// Hands an event over, from any thread.
  /// - Returns: `false` where SDL's queue is full.
  @discardableResult
  public func post(_ event: InputEvent) -> Bool {
    let box = Unmanaged.passRetained(Box(event))
    var carrier = SDL_Event()
    carrier.type = Self.eventType
    carrier.user.code = number
    carrier.user.data1 = box.toOpaque()
    if Wakeup.push(&carrier) { return true }
    box.release()
    return false
  }

  /// Takes the event out of an SDL event that was posted here; `nil` for all others.
  func take(_ carrier: SDL_Event) -> InputEvent? {
    guard carrier.type == Self.eventType, carrier.user.code == number, let data = carrier.user.data1 else { return nil }
    return Unmanaged<Box>.fromOpaque(data).takeRetainedValue().event
  }

  private final class Box: Sendable {
    let event: InputEvent
    init(_ event: InputEvent) { self.event = event }
  }
}
