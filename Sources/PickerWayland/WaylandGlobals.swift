/// What a compositor offers.
package final class WaylandGlobals {
  private struct Offer {
    var name: UInt32
    var interface: String
    var version: UInt32
  }

  private var offers: [Offer] = []
  private let registry: WaylandObject
  private let queue: WaylandQueue

  /// Asks the compositor, and waits for the answer.
  /// - Returns: `nil` where it is gone.
  package init?(_ display: WaylandDisplay) {
    // On a queue of its own: what else arrives meanwhile waits for its owner.
    guard let queue = WaylandQueue(display),
      let view = WaylandObject(borrowing: display.raw, display, queue: queue),
      let registry = view.request(1, making: display.library.registry, version: 1, end: .silent, .object(nil))
    else { return nil }
    (self.queue, self.registry) = (queue, registry)
    registry.onEvent { [unowned self] number, arguments in
      let name = arguments.unsigned(0)
      if number == 0, let interface = arguments.text(1) {
        offers.append(Offer(name: name, interface: interface, version: arguments.unsigned(2)))
      }
      if number == 1 { offers.removeAll { $0.name == name } }
    }
    guard queue.roundtrip() else { return nil }
  }

  /// Takes up what is offered of a kind, in the newest version that both know. Its events are told where the display's
  /// own are.
  package func bind(_ kind: WaylandInterface, atMost version: UInt32, end: WaylandObject.End = .silent)
    -> WaylandObject?
  {
    bindAll(kind, atMost: version, end: end).first
  }

  /// Takes up all of a kind.
  package func bindAll(_ kind: WaylandInterface, atMost version: UInt32, end: WaylandObject.End = .silent)
    -> [WaylandObject]
  {
    offers.filter { $0.interface == kind.name }.compactMap { offer in
      let version = min(offer.version, version, kind.version)
      let made = registry.request(
        0, making: kind, version: version, end: end, .unsigned(offer.name), .text(kind.name), .unsigned(version),
        .object(nil))
      made?.tell(on: nil)
      return made
    }
  }
}
