import Foundation

/// Fingers on the touch screen of an Xorg server: the client of its `inputtest` driver, protocol 1.1.
///
/// The driver serves one client in its life and the server spins when that client goes, so the connection lasts as
/// long as the server.
final class TouchInput {
  private let descriptor: Int32

  init(socket path: String) throws {
    descriptor = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = Array(path.utf8)
    guard bytes.count < MemoryLayout.size(ofValue: address.sun_path) else {
      throw HarnessError("too long for a socket: \(path)")
    }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
    let descriptor = self.descriptor
    _ = try waitFor("the touch screen's socket") {
      withUnsafePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0 ? true : nil
        }
      }
    }
    // ClientVersion: length, type 0, major, minor.
    try send([UInt32(12), 0], then: [UInt16(1), 1])
    try receive(12, answering: "the version")
  }

  deinit { close(descriptor) }

  func down(_ finger: UInt32, _ pixel: Pixel) throws { try event(18, finger, pixel) }
  func move(_ finger: UInt32, _ pixel: Pixel) throws { try event(19, finger, pixel) }
  func up(_ finger: UInt32, _ pixel: Pixel) throws { try event(20, finger, pixel) }

  func move(_ finger: UInt32, from start: Pixel, to end: Pixel, steps: Int) throws {
    for pixel in start.path(to: end, steps: steps) { try move(finger, pixel) }
  }

  func tap(_ finger: UInt32, _ pixel: Pixel) throws {
    try down(finger, pixel)
    try up(finger, pixel)
  }

  func drag(_ finger: UInt32, from start: Pixel, to end: Pixel, steps: Int = 20) throws {
    try down(finger, start)
    try move(finger, from: start, to: end, steps: steps)
    try up(finger, end)
  }

  /// Waits until the server has taken every event so far. Each event ends with this.
  func sync() throws {
    try send([UInt32(8), 1], then: [UInt16]())
    try receive(8, answering: "a touch event")
  }

  /// A touch event: length, type 6, finger, phase; then the axes: a flag, a mask with a bit for each axis given, and
  /// room for 64 values and 64 unaccelerated values. Axes 0 and 1 go from 0 to 65535 over the screen, 4 is pressure.
  private func event(_ phase: UInt32, _ finger: UInt32, _ pixel: Pixel) throws {
    var bytes = [UInt8](repeating: 0, count: 1056)
    bytes.withUnsafeMutableBytes {
      for (index, word) in [UInt32(1056), 6, finger, phase, 0].enumerated() {
        $0.storeBytes(of: word, toByteOffset: 4 * index, as: UInt32.self)
      }
      $0.storeBytes(of: 0b1_0011, toByteOffset: 20, as: UInt64.self)
      let axes = [
        0: Double(pixel.x) * 65536 / Double(XServer.width), 1: Double(pixel.y) * 65536 / Double(XServer.height),
        4: 32767,
      ]
      for (axis, value) in axes { $0.storeBytes(of: value, toByteOffset: 32 + 8 * axis, as: Double.self) }
    }
    try send(bytes)
    try sync()
  }

  private func send(_ words: [UInt32], then halves: [UInt16]) throws {
    try send(words.withUnsafeBytes { Array($0) } + halves.withUnsafeBytes { Array($0) })
  }

  private func send(_ bytes: [UInt8]) throws {
    guard write(descriptor, bytes, bytes.count) == bytes.count else {
      throw HarnessError("the touch screen takes no events: error \(errno)")
    }
  }

  private func receive(_ count: Int, answering what: String) throws {
    var got = 0
    var buffer = [UInt8](repeating: 0, count: count)
    while got < count {
      var ready = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&ready, 1, Int32(patience * 1000)) == 1 else {
        throw HarnessError("the X server did not take \(what)")
      }
      let more = read(descriptor, &buffer, count - got)
      guard more > 0 else { throw HarnessError("the X server ended instead of taking \(what)") }
      got += more
    }
  }
}
