import CX11
import Synchronization

/// Xlib ends the program at an error, such as a picture of a screen that has just become smaller. On the eyedropper's
/// connection the call then has no result.
nonisolated package enum XErrors {
  private typealias Handler = @convention(c) (OpaquePointer?, UnsafeMutablePointer<XErrorEvent>?) -> Int32
  /// How many connections have an address: one that ends may meet one that begins, on another thread.
  private static let ignored = Mutex<[Int: Int]>([:])
  private static let former = Mutex<Handler?>(nil)

  /// Sets Xlib's handlers for the whole process; of a connection that breaks the program tells in its own words. For
  /// programs, once, before there are other threads.
  package static func installHandler() {
    let former = XSetErrorHandler { display, error in
      let address = Int(bitPattern: display)
      if XErrors.ignored.withLock({ $0[address] != nil }) { return 0 }
      return XErrors.former.withLock { $0 }?(display, error) ?? 0
    }
    self.former.withLock { $0 = former }
    XSetIOErrorHandler { _ in 0 }
  }

  static func ignore(on display: OpaquePointer) {
    let address = Int(bitPattern: display)
    ignored.withLock { $0[address, default: 0] += 1 }
  }

  static func heed(on display: OpaquePointer) {
    let address = Int(bitPattern: display)
    ignored.withLock { $0[address] = $0[address].flatMap { $0 > 1 ? $0 - 1 : nil } }
  }
}
