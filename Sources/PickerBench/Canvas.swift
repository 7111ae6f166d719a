import Glibc
import PickerCore
import PickerRaster

/// Pixels to draw into, as a texture would hand them out; never freed.
struct Canvas: @unchecked Sendable {
  let grid: PixelGrid
  let pixels: UnsafeMutableBufferPointer<UInt32>

  init(_ width: Int, _ height: Int) {
    grid = PixelGrid(width: width, height: height)
    let bytes = UnsafeMutableRawPointer.allocate(byteCount: width * height * 4, alignment: 64)
    pixels = UnsafeMutableBufferPointer(
      start: bytes.bindMemory(to: UInt32.self, capacity: width * height), count: width * height)
    pixels.initialize(repeating: 0)
  }

  func fill(_ gradient: some Gradient, cores: Int = 1) {
    var span = pixels.mutableSpan
    gradient.fill(&span, grid, cores: cores)
  }

  func paint(_ picture: (inout MutableSpan<UInt32>, PixelGrid) -> Void) {
    var span = pixels.mutableSpan
    picture(&span, grid)
  }

  func fillPlainly(_ gradient: some Gradient) {
    var span = pixels.mutableSpan
    gradient.fillPlainly(&span, grid)
  }

  /// What every drawing is measured against.
  var memset: Contender {
    let bytes = UnsafeMutableRawBufferPointer(pixels)
    return Contender("memset") { if let start = bytes.baseAddress { Glibc.memset(start, 0x80, bytes.count) } }
  }
}
