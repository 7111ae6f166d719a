import Foundation

/// How long a condition may take on a machine with much else to do, in seconds.
let patience: TimeInterval = 30

struct HarnessError: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}

/// A folder that goes with this object.
final class TemporaryFolder: Sendable {
  let path: String

  init() throws {
    var template = Array((NSTemporaryDirectory() + "/picker-test-XXXXXX").utf8CString)
    guard let made = mkdtemp(&template) else { throw HarnessError("no temporary folder: error \(errno)") }
    path = String(cString: made)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The path of a folder inside, made if need be.
  func folder(_ name: String) throws -> String {
    let inner = "\(path)/\(name)"
    try FileManager.default.createDirectory(
      atPath: inner, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    return inner
  }
}

/// Asks `probe` every 10 ms until it gives a value.
@discardableResult
func waitFor<Value>(
  _ what: @autoclosure () -> String, timeout: TimeInterval = patience, _ probe: () throws -> Value?
) throws -> Value {
  let deadline = Date(timeIntervalSinceNow: timeout)
  while true {
    if let value = try probe() { return value }
    guard Date() < deadline else { throw HarnessError("not within \(timeout) s: \(what())") }
    usleep(10_000)
  }
}

/// A point of the screen, in pixels.
struct Pixel: Equatable, CustomStringConvertible {
  var x: Int
  var y: Int
  init(_ x: Int, _ y: Int) { (self.x, self.y) = (x, y) }
  var description: String { "(\(x), \(y))" }
  static func + (a: Pixel, b: Pixel) -> Pixel { Pixel(a.x + b.x, a.y + b.y) }
  static func - (a: Pixel, b: Pixel) -> Pixel { Pixel(a.x - b.x, a.y - b.y) }

  /// The way from here to `end` in equal steps, without the start.
  func path(to end: Pixel, steps: Int) -> [Pixel] {
    (1...max(1, steps)).map { step in
      let share = Double(step) / Double(max(1, steps))
      return Pixel(
        x + Int((Double(end.x - x) * share).rounded()), y + Int((Double(end.y - y) * share).rounded()))
    }
  }
}
