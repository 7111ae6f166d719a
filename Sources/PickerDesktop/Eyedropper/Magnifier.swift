import PickerCore
import PickerRaster

/// The magnifier's picture and place: what surrounds the pointer, enlarged, the middle framed, and the middle's text.
nonisolated struct Magnifier: Sendable {
  /// How many pixels of the screen it shows across and down.
  static let side = 11
  static let reach = side / 2

  let digits: MagnifierDigits
  /// How large a pixel of the screen is shown, and how thick lines are; in pixels.
  let zoom, line: Int

  init(_ digits: MagnifierDigits) {
    self.digits = digits
    zoom = max(4, Int((12 * digits.scale).rounded()))
    line = max(1, Int(digits.scale.rounded()))
  }

  var width: Int { Self.side * zoom + 2 * line }
  var height: Int { Self.side * zoom + 3 * line + digits.height + 2 * padding }
  private var padding: Int { 3 * line }

  /// What is shown around a place of the screen.
  static func surroundings(x: Int, y: Int) -> PixelRect { PixelRect(x - reach, y - reach, side, side) }

  /// Where it stands: beside the pointer, to the right and below where there is room.
  /// - Returns: `nil` on a screen so small that it would lie on what it shows.
  func place(x: Int, y: Int, screenWidth: Int, screenHeight: Int) -> PixelRect? {
    let gap = 2 * zoom
    func start(_ at: Int, _ length: Int, _ screen: Int) -> Int {
      let after = at + gap
      return after + length <= screen ? after : max(0, at - gap - length)
    }
    let rect = PixelRect(start(x, width, screenWidth), start(y, height, screenHeight), width, height)
    return rect.intersection(Self.surroundings(x: x, y: y)).isEmpty ? rect : nil
  }

  private static let edge: UInt32 = 0x767676, ground: UInt32 = 0x141414

  /// - Parameter samples: What it shows, row by row, `0xRRGGBB`; `nil` off the screen.
  /// - Returns: Rows of `0xRRGGBB`.
  func picture(_ samples: [UInt32?]) -> [UInt32] {
    var pixels = [UInt32](repeating: Self.edge, count: width * height)
    let inner = Self.side * zoom
    for y in 0..<inner {
      for x in 0..<inner {
        pixels[(line + y) * width + line + x] = samples[y / zoom * Self.side + x / zoom] ?? Self.ground
      }
    }
    frameMiddle(&pixels)
    for y in inner + 2 * line..<height - line {
      for x in line..<width - line { pixels[y * width + x] = Self.ground }
    }
    if let middle = samples[samples.count / 2] { write(middle, &pixels, y: inner + 2 * line + padding) }
    return pixels
  }

  /// White close around the middle and black around that: one of them stands out on any color.
  private func frameMiddle(_ pixels: inout [UInt32]) {
    let start = line + Self.reach * zoom
    for y in start - 2 * line..<start + zoom + 2 * line {
      for x in start - 2 * line..<start + zoom + 2 * line {
        let outside = max(start - x, x - (start + zoom - 1), start - y, y - (start + zoom - 1))
        if outside > 0 { pixels[y * width + x] = outside > line ? 0 : 0xFFFFFF }
      }
    }
  }

  private func write(_ color: UInt32, _ pixels: inout [UInt32], y top: Int) {
    let hex = String(color, radix: 16), text = "#" + String(repeating: "0", count: max(0, 6 - hex.count)) + hex
    let pictures = digits.pictures(of: text)
    var left = (width - pictures.reduce(0) { $0 + $1.width }) / 2
    for picture in pictures {
      for y in 0..<digits.height {
        for x in 0..<picture.width where (0..<width).contains(left + x) {
          let level = UInt32(0x14) + UInt32(0xF5 - 0x14) * UInt32(picture.coverage[y * picture.width + x]) / 255
          pixels[(top + y) * width + left + x] = level << 16 | level << 8 | level
        }
      }
      left += picture.width
    }
  }
}
