import CWayland

/// Something that the compositor has for this program. It goes with this value.
package final class WaylandObject {
  /// What an event tells, in the order of its arguments.
  package struct Arguments {
    fileprivate let raw: UnsafeMutablePointer<wl_argument>
    package func number(_ i: Int) -> Int { Int(raw[i].i) }
    package func unsigned(_ i: Int) -> UInt32 { raw[i].u }
    package func text(_ i: Int) -> String? { raw[i].s.map { String(cString: $0) } }
    package func fraction(_ i: Int) -> Double { Double(raw[i].f) / 256 }
    package func descriptor(_ i: Int) -> Int32 { raw[i].h }
    /// Tells objects apart.
    package func object(_ i: Int) -> OpaquePointer? { raw[i].o }
  }

  /// An argument of a request.
  package enum Argument {
    case int(Int32), unsigned(UInt32), text(String), object(WaylandObject?), foreign(OpaquePointer?), descriptor(Int32)
    case fraction(Double)
  }

  /// How the compositor is told that an object is no longer needed.
  package enum End {
    /// By the request of this number.
    case request(UInt32)
    /// Not at all: there is no such request, or the event that it was made for ends it.
    case silent
    /// The object is another's.
    case borrowed
  }

  package let raw: OpaquePointer
  private let display: WaylandDisplay
  private let end: End
  private var handle: ((UInt32, Arguments) -> Void)?

  /// Takes an object over.
  package init(_ raw: OpaquePointer, _ display: WaylandDisplay, end: End) {
    (self.raw, self.display, self.end) = (raw, display, end)
  }

  /// Another's object, such as a surface of SDL's. What is made from it tells its events on the queue.
  package convenience init?(borrowing raw: OpaquePointer, _ display: WaylandDisplay, queue: WaylandQueue? = nil) {
    guard let wrapper = display.library.createWrapper(raw) else { return nil }
    display.library.setQueue(wrapper, queue?.raw)
    self.init(wrapper, display, end: .borrowed)
  }

  var library: WaylandLibrary { display.library }

  deinit {
    switch end {
    case .request(let number): _ = library.send(raw, number, nil, library.version(raw), Self.destroys, nil)
    case .silent: library.destroy(raw)
    case .borrowed: library.destroyWrapper(raw)
    }
  }

  /// WL_MARSHAL_FLAG_DESTROY.
  private static let destroys: UInt32 = 1

  package var version: UInt32 { library.version(raw) }

  /// Asks for something by its number in the interface's list of requests.
  package func request(_ number: UInt32, _ arguments: Argument...) { _ = send(number, nil, version, arguments) }

  /// Asks for a new object, whose place among the arguments is `.object(nil)`.
  package func request(
    _ number: UInt32, making kind: WaylandInterface, version: UInt32? = nil, end: End, _ arguments: Argument...
  ) -> WaylandObject? {
    send(number, kind, version ?? self.version, arguments).map { WaylandObject($0, display, end: end) }
  }

  private func send(_ number: UInt32, _ kind: WaylandInterface?, _ version: UInt32, _ arguments: [Argument])
    -> OpaquePointer?
  {
    withUnsafeTemporaryAllocation(of: wl_argument.self, capacity: max(1, arguments.count)) { places in
      Self.fill(places, arguments[...]) {
        library.send(raw, number, kind?.raw, version, 0, places.baseAddress)
      }
    }
  }

  /// Texts must last as long as the call.
  private static func fill(
    _ places: UnsafeMutableBufferPointer<wl_argument>, _ arguments: ArraySlice<Argument>, _ call: () -> OpaquePointer?
  ) -> OpaquePointer? {
    guard let first = arguments.first else { return call() }
    let place = arguments.startIndex
    switch first {
    case .int(let value): places[place] = wl_argument(i: value)
    case .unsigned(let value): places[place] = wl_argument(u: value)
    case .fraction(let value): places[place] = wl_argument(f: Int32((value * 256).rounded()))
    case .object(let object): places[place] = wl_argument(o: object?.raw)
    case .foreign(let object): places[place] = wl_argument(o: object)
    case .descriptor(let value): places[place] = wl_argument(h: value)
    case .text(let text):
      return text.withCString {
        places[place] = wl_argument(s: $0)
        return fill(places, arguments.dropFirst(), call)
      }
    }
    return fill(places, arguments.dropFirst(), call)
  }

  // MARK: Events

  /// Has events told, by their number in the interface's list. Once for an object.
  package func onEvent(_ handle: @escaping (_ number: UInt32, _ arguments: Arguments) -> Void) {
    self.handle = handle
    _ = library.addDispatcher(raw, dispatch, Unmanaged.passUnretained(self).toOpaque(), nil)
  }

  /// Where events are told: on a queue of one's own, or the display's (`nil`).
  package func tell(on queue: WaylandQueue?) { library.setQueue(raw, queue?.raw) }

  fileprivate func tell(_ number: UInt32, _ arguments: Arguments) { handle?(number, arguments) }
}

private func dispatch(
  _ receiver: UnsafeRawPointer?, _: UnsafeMutableRawPointer?, _ number: UInt32, _: UnsafePointer<wl_message>?,
  _ arguments: UnsafeMutablePointer<wl_argument>?
) -> Int32 {
  guard let receiver, let arguments else { return 0 }
  Unmanaged<WaylandObject>.fromOpaque(receiver).takeUnretainedValue().tell(number, .init(raw: arguments))
  return 0
}
