import Testing

@testable import PickerCore
@testable import PickerRaster

/// Pixels with padding to the right of each row and behind the last, all of it marked.
struct Canvas {
  static let mark: UInt32 = 0x1234_5678
  let grid: PixelGrid
  var pixels: [UInt32]

  init(_ width: Int, _ height: Int, padding: Int = 3) {
    grid = PixelGrid(width: width, height: height, stride: width + padding)
    pixels = Array(repeating: Self.mark, count: (width + padding) * height + 5)
  }

  init(_ width: Int, _ height: Int, _ gradient: some Gradient) {
    self.init(width, height)
    paint(gradient.fill)
  }

  init(plainly width: Int, _ height: Int, _ gradient: some Gradient) {
    self.init(width, height)
    paint(gradient.fillPlainly)
  }

  mutating func paint(_ fill: (inout MutableSpan<UInt32>, PixelGrid) -> Void) {
    let grid = grid
    var span = pixels.mutableSpan
    fill(&span, grid)
  }

  subscript(x: Int, y: Int) -> UInt32 { pixels[y * grid.stride + x] }

  /// The first marked place that was painted over.
  var firstPaintedPadding: Int? {
    pixels.indices.first {
      let inside = $0 % grid.stride < grid.width && $0 / grid.stride < grid.height
      return !inside && pixels[$0] != Self.mark
    }
  }

  /// The first pixel that is not `expected`, in words.
  func firstMiss(_ expected: (Int, Int) -> UInt32) -> String? {
    for y in 0..<grid.height {
      for x in 0..<grid.width where self[x, y] != expected(x, y) {
        return "(\(x), \(y)) of \(grid.width)×\(grid.height) is \(hex(self[x, y])), not \(hex(expected(x, y)))"
      }
    }
    return nil
  }

  /// The first pixel with a channel more than one level from the other canvas's, in words.
  func firstMiss(beyondOneLevelFrom other: Canvas) -> String? {
    for y in 0..<grid.height {
      for x in 0..<grid.width where !withinOneLevel(self[x, y], other[x, y]) {
        return "(\(x), \(y)) of \(grid.width)×\(grid.height) is \(hex(self[x, y])), not \(hex(other[x, y]))"
      }
    }
    return nil
  }
}

func hex(_ pixel: UInt32) -> String { "#" + String(pixel, radix: 16) }

func withinOneLevel(_ a: UInt32, _ b: UInt32) -> Bool {
  [0, 8, 16, 24].allSatisfy { abs(Int(a >> $0 & 255) - Int(b >> $0 & 255)) <= 1 }
}

/// What views have: one pixel, odd, the RGB sheet's bars, a plane, and these at other scale factors.
let sizes: [(Int, Int)] = [
  (1, 1), (2, 3), (3, 1), (7, 5), (15, 2), (17, 4), (33, 9), (101, 7), (102, 51), (255, 255), (480, 100), (720, 150),
  (960, 200), (1000, 700), (1500, 1050), (2000, 1400), (2049, 3), (4099, 2),
]
