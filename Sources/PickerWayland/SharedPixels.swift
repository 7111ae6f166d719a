import CWayland
import Glibc

/// Pixels of four bytes, `0xXXRRGGBB`, in memory that this program writes and the compositor reads.
package struct SharedPixels: ~Copyable {
  package let width, height: Int
  package let start: UnsafeMutableRawPointer
  package let buffer: WaylandObject

  /// In bytes.
  package var pitch: Int { width * 4 }

  /// - Parameter shm: The compositor's `wl_shm`.
  /// - Returns: `nil` where there is no memory, or no buffer can be so large.
  package init?(_ shm: WaylandObject, width: Int, height: Int) {
    let count = width * height * 4
    guard width > 0, height > 0, let size = Int32(exactly: count) else { return nil }
    let file = memfd_create("pixels", kMemoryCloseOnExec)
    guard file >= 0 else { return nil }
    defer { close(file) }
    guard ftruncate(file, count) == 0,
      let start = mmap(nil, count, PROT_READ | PROT_WRITE, MAP_SHARED | Int32(MAP_POPULATE), file, 0),
      start != MAP_FAILED
    else { return nil }
    let library = shm.library
    let pool = shm.request(0, making: library.pool, end: .request(1), .object(nil), .descriptor(file), .int(size))
    let shape: (Int32, Int32, Int32) = (Int32(width), Int32(height), Int32(width * 4))
    guard
      let buffer = pool?.request(
        0, making: library.buffer, end: .request(0), .object(nil), .int(0), .int(shape.0), .int(shape.1), .int(shape.2),
        .unsigned(Self.format))
    else {
      munmap(start, count)
      return nil
    }
    (self.width, self.height, self.start, self.buffer) = (width, height, start, buffer)
  }

  deinit { munmap(start, width * height * 4) }

  /// WL_SHM_FORMAT_XRGB8888, which every compositor knows.
  private static let format: UInt32 = 1
}
