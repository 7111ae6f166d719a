import CX11
import PickerCore
import PickerRaster
import PickerSDL
import Synchronization

/// The screen of an X server on a connection of its own, which one thread uses.
nonisolated final class X11Screen {
  let display: OpaquePointer
  let root: UInt
  /// `nil` where pixels are no red, green and blue, as those of a palette.
  let masks: PixelLayout?

  /// - Returns: `nil` where no server is named, or it does not answer.
  init?() {
    guard let display = XOpenDisplay(nil) else { return nil }
    self.display = display
    root = XDefaultRootWindow(display)
    let visual = XDefaultVisual(display, XDefaultScreen(display)).pointee
    masks =
      visual.class == TrueColor
      ? PixelLayout(red: visual.red_mask, green: visual.green_mask, blue: visual.blue_mask) : nil
    XErrors.ignore(on: display)
  }

  deinit {
    XCloseDisplay(display)
    XErrors.heed(on: display)
  }

  /// Pixels in a point as the desktop says.
  var scale: Double? { XResourceManagerString(display).flatMap { XResources.scale(in: String(cString: $0)) } }

  /// In pixels, now.
  var size: (width: Int, height: Int) {
    var attributes = XWindowAttributes()
    guard XGetWindowAttributes(display, root, &attributes) != 0 else { return (0, 0) }
    return (Int(attributes.width), Int(attributes.height))
  }

  /// The colors of a part of the screen, row by row; `nil` outside of it.
  func colors(_ area: PixelRect) -> [RGB?] {
    var colors = [RGB?](repeating: nil, count: area.width * area.height)
    let size = size, part = area.intersection(PixelRect(0, 0, size.width, size.height))
    guard let masks, !part.isEmpty,
      let image = XGetImage(
        display, root, Int32(part.x), Int32(part.y), UInt32(part.width), UInt32(part.height), UInt.max, ZPixmap)
    else { return colors }
    for y in 0..<part.height {
      for x in 0..<part.width {
        let index = (part.y - area.y + y) * area.width + part.x - area.x + x
        colors[index] = masks.rgb(image.pointee.f.get_pixel(image, Int32(x), Int32(y)))
      }
    }
    _ = image.pointee.f.destroy_image(image)
    return colors
  }
}

/// Xlib ends the program at an error, such as a picture of a screen that has just become smaller. On the eyedropper's
/// connection the call then has no result.
nonisolated private enum XErrors {
  private typealias Handler = @convention(c) (OpaquePointer?, UnsafeMutablePointer<XErrorEvent>?) -> Int32
  /// How many connections have an address: one that ends may meet one that begins, on another thread.
  private static let ignored = Mutex<[Int: Int]>([:])
  nonisolated(unsafe) private static var former: Handler?
  private static let install: Void = {
    former = XSetErrorHandler { display, error in
      let address = Int(bitPattern: display)
      return XErrors.ignored.withLock { $0[address] != nil } ? 0 : XErrors.former?(display, error) ?? 0
    }
  }()

  static func ignore(on display: OpaquePointer) {
    _ = install
    let address = Int(bitPattern: display)
    ignored.withLock { $0[address, default: 0] += 1 }
  }

  static func heed(on display: OpaquePointer) {
    let address = Int(bitPattern: display)
    ignored.withLock { $0[address] = $0[address].flatMap { $0 > 1 ? $0 - 1 : nil } }
  }
}
