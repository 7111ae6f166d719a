import CDBus
import Glibc

/// A value in a D-Bus message; variants are opened, and all integers are one kind.
nonisolated indirect enum DBusValue: Hashable, Sendable {
  case bool(Bool), integer(Int64), double(Double), text(String)
  /// An array, a structure, or an entry of a dictionary.
  case list([DBusValue])
  case other

  /// The arguments of a message.
  static func arguments(of message: OpaquePointer) -> [DBusValue] {
    var place = DBusMessageIter()
    guard dbus_message_iter_init(message, &place) != 0 else { return [] }
    return values(from: &place)
  }

  private static func values(from place: inout DBusMessageIter) -> [DBusValue] {
    var values: [DBusValue] = []
    while dbus_message_iter_get_arg_type(&place) != 0 {
      values.append(value(at: &place))
      dbus_message_iter_next(&place)
    }
    return values
  }

  private static func value(at place: inout DBusMessageIter) -> DBusValue {
    func basic<Value: BitwiseCopyable>(_ start: Value) -> Value {
      var value = start
      dbus_message_iter_get_basic(&place, &value)
      return value
    }
    func inside() -> [DBusValue] {
      var inner = DBusMessageIter()
      dbus_message_iter_recurse(&place, &inner)
      return values(from: &inner)
    }
    switch UnicodeScalar(UInt8(truncatingIfNeeded: dbus_message_iter_get_arg_type(&place))) {
    case "b": return .bool(basic(UInt32(0)) != 0)
    case "y": return .integer(Int64(basic(UInt8(0))))
    case "n": return .integer(Int64(basic(Int16(0))))
    case "q": return .integer(Int64(basic(UInt16(0))))
    case "i": return .integer(Int64(basic(Int32(0))))
    case "u": return .integer(Int64(basic(UInt32(0))))
    case "x": return .integer(basic(Int64(0)))
    case "t": return .integer(Int64(clamping: basic(UInt64(0))))
    case "d": return .double(basic(0.0))
    case "s", "o", "g":
      return basic(UnsafePointer<CChar>?.none).map { .text(String(cString: $0)) } ?? .other
    case "a", "r", "e": return .list(inside())
    case "v": return inside().first ?? .other
    default: return .other
    }
  }
}

/// A connection of its own to the session bus, to be used by one thread.
nonisolated final class DBusSession {
  /// A connection that nobody else has.
  private struct Connection: ~Copyable {
    let raw: OpaquePointer
    deinit {
      dbus_connection_close(raw)
      dbus_connection_unref(raw)
    }
  }

  /// A message.
  private struct Message: ~Copyable {
    let raw: OpaquePointer
    deinit { dbus_message_unref(raw) }
  }

  private let handle: Connection
  private var connection: OpaquePointer { handle.raw }

  /// Whether the session says where its bus is. Else libdbus would start one.
  static var isOffered: Bool {
    if let address = getenv("DBUS_SESSION_BUS_ADDRESS"), address.pointee != 0 { return true }
    guard let folder = getenv("XDG_RUNTIME_DIR"), folder.pointee != 0 else { return false }
    return access(String(cString: folder) + "/bus", F_OK) == 0
  }

  /// - Returns: `nil` where there is no bus.
  init?() {
    // The program decides itself what a broken pipe means to it.
    dbus_connection_set_change_sigpipe(0)
    guard Self.isOffered, let connection = dbus_bus_get_private(DBUS_BUS_SESSION, nil) else { return nil }
    dbus_connection_set_exit_on_disconnect(connection, 0)
    handle = Connection(raw: connection)
  }

  /// Asks the bus for the signals that a rule describes.
  func listen(_ rule: String) { dbus_bus_add_match(connection, rule, nil) }

  /// Calls a method with one argument, an array of texts.
  /// - Returns: The number that the reply refers to.
  func call(_ destination: String, _ path: String, _ interface: String, _ method: String, _ texts: [String]) -> UInt32 {
    call(destination, path, interface, method) { arguments in
      arguments.inside("a", "s") { array in for text in texts { array.append(text) } }
    }
  }

  /// Calls a method with the arguments that `write` appends.
  /// - Returns: The number that the reply refers to.
  func call(
    _ destination: String, _ path: String, _ interface: String, _ method: String,
    _ write: (inout DBusMessageIter) -> Void
  ) -> UInt32 {
    guard let raw = dbus_message_new_method_call(destination, path, interface, method) else { return 0 }
    let message = Message(raw: raw)
    var place = DBusMessageIter(), serial: UInt32 = 0
    dbus_message_iter_init_append(message.raw, &place)
    write(&place)
    dbus_connection_send(connection, message.raw, &serial)
    return serial
  }

  /// Sleeps until messages come and hands each to `take`, until that says to end, the bus goes, or `stop` has something
  /// to read or ends.
  /// - Parameter stop: A file descriptor; negative for none.
  /// - Returns: Whether it ended because of `stop`.
  @discardableResult
  func takeMessages(until stop: Int32, _ take: (OpaquePointer) -> Bool) -> Bool {
    var bus: Int32 = -1
    guard dbus_connection_get_unix_fd(connection, &bus) != 0 else { return false }
    dbus_connection_flush(connection)
    while true {
      while let raw = dbus_connection_pop_message(connection) {
        let message = Message(raw: raw)
        guard take(message.raw) else { return false }
      }
      guard dbus_connection_get_is_connected(connection) != 0 else { return false }
      var waiting = [
        pollfd(fd: bus, events: Int16(POLLIN), revents: 0), pollfd(fd: stop, events: Int16(POLLIN), revents: 0),
      ]
      let count = poll(&waiting, 2, -1)
      if count < 0, errno != EINTR { return false }
      if waiting[1].revents != 0 { return true }
      dbus_connection_read_write(connection, 0)
    }
  }
}

extension DBusMessageIter {
  /// Appends a text.
  nonisolated mutating func append(_ text: String) {
    text.withCString { text in
      var text: UnsafePointer<CChar>? = text
      _ = dbus_message_iter_append_basic(&self, Int32(UInt8(ascii: "s")), &text)
    }
  }

  /// Appends an array, a structure, an entry of a dictionary or a variant: its type, and what is in it.
  nonisolated mutating func inside(
    _ type: Unicode.Scalar, _ signature: String?, _ write: (inout DBusMessageIter) -> Void
  ) {
    var inner = DBusMessageIter()
    dbus_message_iter_open_container(&self, Int32(type.value), signature, &inner)
    write(&inner)
    dbus_message_iter_close_container(&self, &inner)
  }
}
