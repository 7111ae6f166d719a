import CX11
import Glibc
import PickerCore
import PickerSDL

// Xlib's handles, each owned by one value that frees it.

/// A connection to an X server; neither errors on it nor its loss end the program.
nonisolated struct DisplayHandle: ~Copyable {
  let raw: OpaquePointer
  private let loss: ConnectionLoss

  init(_ raw: OpaquePointer) {
    self.raw = raw
    loss = ConnectionLoss(on: raw)
    XErrors.ignore(on: raw)
  }

  var isLost: Bool { loss.isLost }

  deinit {
    XCloseDisplay(raw)
    XErrors.heed(on: raw)
  }
}

/// A picture in memory.
nonisolated struct ImageHandle: ~Copyable {
  let raw: UnsafeMutablePointer<XImage>
  init(_ raw: UnsafeMutablePointer<XImage>) { self.raw = raw }
  deinit { _ = raw.pointee.f.destroy_image(raw) }

  func pixel(_ x: Int, _ y: Int) -> UInt { raw.pointee.f.get_pixel(raw, Int32(x), Int32(y)) }
  func setPixel(_ x: Int, _ y: Int, _ pixel: UInt) { _ = raw.pointee.f.put_pixel(raw, Int32(x), Int32(y), pixel) }
}

/// The shape of the pointer.
nonisolated struct CrosshairHandle: ~Copyable {
  let raw: UInt
  private let display: OpaquePointer

  init(_ display: OpaquePointer) {
    self.display = display
    raw = XCreateFontCursor(display, UInt32(XC_crosshair))
  }

  deinit { XFreeCursor(display, raw) }
}
