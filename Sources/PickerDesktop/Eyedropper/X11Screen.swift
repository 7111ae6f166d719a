import CX11
import PickerCore
import PickerRaster
import PickerSDL

/// The screen of an X server on a connection of its own, which one thread uses.
nonisolated final class X11Screen {
  private let handle: DisplayHandle
  let root: UInt
  /// `nil` where pixels are not red, green and blue but numbers of a palette.
  let masks: PixelLayout?

  /// - Returns: `nil` where no server is named, or it does not answer.
  init?() {
    guard let display = XOpenDisplay(nil) else { return nil }
    handle = DisplayHandle(display)
    root = XDefaultRootWindow(display)
    let visual = XDefaultVisual(display, XDefaultScreen(display)).pointee
    masks =
      visual.class == TrueColor
      ? PixelLayout(red: visual.red_mask, green: visual.green_mask, blue: visual.blue_mask) : nil
  }

  var display: OpaquePointer { handle.raw }

  /// Whether the server has ended, or has closed the connection.
  var isLost: Bool { handle.isLost }

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
      let got = XGetImage(
        display, root, Int32(part.x), Int32(part.y), UInt32(part.width), UInt32(part.height), UInt.max, ZPixmap)
    else { return colors }
    let image = ImageHandle(got)
    for y in 0..<part.height {
      for x in 0..<part.width {
        let index = (part.y - area.y + y) * area.width + part.x - area.x + x
        colors[index] = masks.rgb(image.pixel(x, y))
      }
    }
    return colors
  }
}
