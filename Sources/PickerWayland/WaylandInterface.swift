import CWayland
import Glibc

/// What can be asked of a kind of objects, and what they tell: a table as `wayland-scanner` writes it. It stays for the
/// life of the process, for objects point to it.
package struct WaylandInterface: @unchecked Sendable {
  /// A request or an event.
  package struct Message {
    let name, signature: String
    /// Of the objects among the arguments, in order; `nil` where the kind is not told or does not matter.
    let kinds: [WaylandInterface?]

    /// - Parameters:
    ///   - signature: A letter for each argument: `i`, `u` numbers, `f` a fraction, `s` text, `o` an object, `n` a new one,
    ///     `a` bytes, `h` a descriptor; `?` before what may be absent, a number in front for the version that has it first.
    package init(_ name: String, _ signature: String = "", _ kinds: WaylandInterface?...) {
      (self.name, self.signature, self.kinds) = (name, signature, kinds)
    }
  }

  let raw: UnsafePointer<wl_interface>
  package var name: String { String(cString: raw.pointee.name) }
  package var version: UInt32 { UInt32(raw.pointee.version) }

  /// A table of the library's own.
  init(_ raw: UnsafePointer<wl_interface>) { self.raw = raw }

  package init(_ name: String, version: Int32, requests: [Message] = [], events: [Message] = []) {
    let table = UnsafeMutablePointer<wl_interface>.allocate(capacity: 1)
    table.initialize(
      to: wl_interface(
        name: Self.copy(name), version: version, method_count: Int32(requests.count), methods: Self.copy(requests),
        event_count: Int32(events.count), events: Self.copy(events)))
    raw = UnsafePointer(table)
  }

  private static func copy(_ text: String) -> UnsafePointer<CChar>? { UnsafePointer(strdup(text)) }

  private static func copy(_ messages: [Message]) -> UnsafePointer<wl_message>? {
    let copy = UnsafeMutablePointer<wl_message>.allocate(capacity: max(1, messages.count))
    for (i, message) in messages.enumerated() {
      let letters = message.signature.utf8.filter { $0 >= UInt8(ascii: "a") }
      let kinds = UnsafeMutablePointer<UnsafePointer<wl_interface>?>.allocate(capacity: max(1, letters.count))
      var left = message.kinds[...]
      for (place, letter) in letters.enumerated() {
        let isObject = letter == UInt8(ascii: "o") || letter == UInt8(ascii: "n")
        (kinds + place).initialize(to: isObject ? left.popFirst()??.raw : nil)
      }
      (copy + i).initialize(
        to: wl_message(name: self.copy(message.name), signature: self.copy(message.signature), types: kinds))
    }
    return UnsafePointer(copy)
  }
}
