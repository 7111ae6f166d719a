import CX11
import PickerSDL
import Synchronization

/// Xlib ends the program at an error, such as a picture of a screen that has just become smaller. On the eyedropper's
/// connection the call then has no result.
nonisolated package enum XErrors {
  private typealias Handler = @convention(c) (OpaquePointer?, UnsafeMutablePointer<XErrorEvent>?) -> Int32
  /// How many connections have an address: one that ends may meet one that begins, on another thread.
  private static let ignored = Mutex<[Int: Int]>([:])
  private static let former = Mutex<Handler?>(nil)
  private static let end = Mutex<(@Sendable () -> Never)?>(nil)

  /// Sets Xlib's handlers for the whole process; of a connection that breaks the program tells in its own words. For
  /// programs, once, before there are other threads.
  /// - Parameter end: Ends the program where a connection breaks before anything watches it, while a window is being
  ///   made: Xlib would end it without a word.
  package static func installHandler(end: @escaping @Sendable () -> Never) {
    self.end.withLock { $0 = end }
    let former = XSetErrorHandler { display, error in
      let address = Int(bitPattern: display)
      if XErrors.ignored.withLock({ $0[address] != nil }) { return 0 }
      return XErrors.former.withLock { $0 }?(display, error) ?? 0
    }
    self.former.withLock { $0 = former }
    XSetIOErrorHandler { display in
      if let display, !ConnectionLoss.isWatched(display) { XErrors.end.withLock { $0 }?() }
      return 0
    }
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
