import CX11
import Glibc
import PickerCore
import PickerRaster

/// The magnifier on an X server's screen: a window that no window manager knows of.
nonisolated final class MagnifierWindow {
  private let screen: X11Screen
  private let masks: PixelLayout
  private let magnifier: Magnifier
  private let window: UInt
  /// Where it is; `nil` while it does not show.
  private var place: PixelRect?
  /// Where it was, until the programs below have repainted that.
  private var uncovered: (place: PixelRect, since: UInt64)?

  /// How long programs take to paint what was uncovered, in milliseconds.
  private static let patience: UInt64 = 100

  init(_ screen: X11Screen, _ masks: PixelLayout, _ digits: MagnifierDigits) {
    (self.screen, self.masks, magnifier) = (screen, masks, Magnifier(digits))
    var attributes = XSetWindowAttributes()
    attributes.override_redirect = 1
    window = XCreateWindow(
      screen.display, screen.root, 0, 0, UInt32(magnifier.width), UInt32(magnifier.height), 0, Int32(CopyFromParent),
      UInt32(InputOutput), nil, UInt(CWOverrideRedirect), &attributes)
  }

  deinit { XDestroyWindow(screen.display, window) }

  /// Shows the surroundings of a place.
  /// - Returns: In how many milliseconds to do it again, where they are still being painted.
  func show(x: Int, y: Int) -> Int32? {
    let size = screen.size
    move(to: magnifier.place(x: x, y: y, screenWidth: size.width, screenHeight: size.height))
    let surroundings = Magnifier.surroundings(x: x, y: y)
    let samples = screen.colors(surroundings).map { $0.map { $0.argb8888 & 0xFF_FFFF } }
    if place != nil { put(magnifier.picture(samples)) }
    XFlush(screen.display)
    return unpainted(surroundings).map { Int32(clamping: $0) }
  }

  /// The color at a place, of what is there without the magnifier.
  func color(x: Int, y: Int) -> RGB? {
    let pixel = PixelRect(x, y, 1, 1)
    if let place, !place.intersection(pixel).isEmpty {
      move(to: nil)
      XSync(screen.display, 0)
    }
    if let wait = unpainted(pixel) { usleep(UInt32(wait) * 1000) }
    return screen.colors(pixel)[0]
  }

  private func move(to new: PixelRect?) {
    guard new != place else { return }
    if let place { uncovered = (place, Self.now) }
    if let new { XMoveWindow(screen.display, window, Int32(new.x), Int32(new.y)) }
    if new == nil { XUnmapWindow(screen.display, window) } else if place == nil { XMapRaised(screen.display, window) }
    place = new
  }

  /// How many milliseconds an area should be left to the programs that paint it.
  private func unpainted(_ area: PixelRect) -> UInt64? {
    guard let uncovered, !uncovered.place.intersection(area).isEmpty else { return nil }
    let passed = Self.now - uncovered.since
    return passed < Self.patience ? Self.patience - passed : nil
  }

  private func put(_ pixels: [UInt32]) {
    let number = XDefaultScreen(screen.display), width = magnifier.width, height = magnifier.height
    guard
      let made = XCreateImage(
        screen.display, XDefaultVisual(screen.display, number), UInt32(XDefaultDepth(screen.display, number)), ZPixmap,
        0, nil, UInt32(width), UInt32(height), 32, 0)
    else { return }
    let image = ImageHandle(made)
    guard let data = malloc(Int(made.pointee.bytes_per_line) * height) else { return }
    made.pointee.data = data.assumingMemoryBound(to: CChar.self)
    // Neighbors are mostly of one color.
    var last = pixels[0], native = masks.pixel(Self.rgb(last))
    for y in 0..<height {
      for x in 0..<width {
        let pixel = pixels[y * width + x]
        if pixel != last { (last, native) = (pixel, masks.pixel(Self.rgb(pixel))) }
        image.setPixel(x, y, native)
      }
    }
    XPutImage(
      screen.display, window, XDefaultGC(screen.display, number), made, 0, 0, 0, 0, UInt32(width), UInt32(height))
  }

  private static func rgb(_ pixel: UInt32) -> RGB {
    RGB(bytes: UInt8(pixel >> 16 & 255), UInt8(pixel >> 8 & 255), UInt8(pixel & 255))
  }

  /// Milliseconds.
  private static var now: UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1000 + UInt64(time.tv_nsec) / 1_000_000
  }
}
