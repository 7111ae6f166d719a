import PickerCore

/// A picture as it is seen through a rectangle: which place of it is where, and how large. Around the picture is a plain
/// color, behind what is translucent a checkerboard.
///
/// From one pixel of the picture to a pixel of the screen on, each pixel shows the one that its center lies on; where
/// several share one, it shows the mean of up to 16 of them.
public struct PicturePart: Hashable, Sendable {
  public let picture: Picture
  /// What of the picture is at the rectangle's top left corner, in pixels of the picture.
  public let origin: Point
  /// Points in a pixel of the picture.
  public let zoom: Double
  /// Around the picture.
  public let background: RGB
  /// The side of a square of the checkerboard, in points.
  private static let cell = 8.0

  public init(_ picture: Picture, origin: Point, zoom: Double, background: RGB) {
    (self.picture, self.origin, self.zoom, self.background) = (picture, origin, zoom, background)
  }

  /// The part of it that lies in a part of its rectangle, enlarged.
  /// - Parameter corner: Of that part, from its own top left corner, in points.
  func part(from corner: Point, zoom enlargement: Double) -> PicturePart {
    PicturePart(
      picture, origin: Point(origin.x + corner.x / zoom, origin.y + corner.y / zoom), zoom: zoom * enlargement,
      background: background)
  }

  func fill(_ pixels: inout MutableSpan<UInt32>, _ grid: PixelGrid, scale: Double) {
    let step = 1 / (zoom * scale), taps = min(4, max(1, Int(step.rounded(.up))))
    let columns = places(from: origin.x, grid.width, step, taps, below: picture.width)
    let rows = places(from: origin.y, grid.height, step, taps, below: picture.height)
    let cell = max(1, Int((Self.cell * scale).rounded())), ground = background.argb8888
    let convert = picture.isSRGB ? nil : picture.space
    paintRows(&pixels, grid, 2, nanoseconds: Double(taps * taps) * 2 + (convert == nil ? 0 : 150)) { row, y in
      guard taps > 1 || convert != nil || picture.format.alpha != nil else {
        return copy(row, columns, rows[y], ground)
      }
      for x in 0..<grid.width {
        let sum = sum(columns[x * taps..<(x + 1) * taps], rows[y * taps..<(y + 1) * taps])
        guard sum.count > 0 else {
          row[x] = ground
          continue
        }
        let isDark = (x / cell + y / cell).isMultiple(of: 2)
        row[x] = sum.pixel(over: isDark ? AlphaStrip.grays.dark : AlphaStrip.grays.light, from: convert)
      }
    }
  }

  /// Opaque pixels as they are.
  private func copy(_ row: UnsafeMutablePointer<UInt32>, _ columns: [Int], _ y: Int, _ ground: UInt32) {
    guard y >= 0 else { return row.update(repeating: ground, count: columns.count) }
    let start = picture.memory + y * picture.pitch
    for (x, column) in columns.enumerated() {
      row[x] = column >= 0 ? picture.load(start + column * picture.format.size) : ground
    }
  }

  /// Which columns, or rows, of the picture each pixel shows, `taps` of them each; -1 outside of it.
  private func places(from start: Double, _ count: Int, _ step: Double, _ taps: Int, below end: Int) -> [Int] {
    var places: [Int] = []
    places.reserveCapacity(count * taps)
    for pixel in 0..<count {
      for tap in 0..<taps {
        let place = (start + (Double(pixel) + (Double(tap) + 0.5) / Double(taps)) * step).rounded(.down)
        places.append(place >= 0 && place < Double(end) ? Int(place) : -1)
      }
    }
    return places
  }

  /// The sum of some pixels of the picture.
  private struct Sum {
    /// Red, green and blue by alpha, and alpha.
    var channels = SIMD4<UInt32>.zero
    var count: UInt32 = 0

    func pixel(over ground: RGB, from space: (any RGBColorSpace.Type)?) -> UInt32 {
      let alpha = channels.w
      guard alpha > 0 else { return ground.argb8888 }
      var encoded = SIMD3(Double(channels.x), Double(channels.y), Double(channels.z)) / Double(255 * alpha)
      if let space { encoded = Color(space, encoded).rgb.components.clamped(lowerBound: .zero, upperBound: .one) }
      let share = Double(alpha) / Double(255 * count)
      return RGB(components: share < 1 ? encoded * share + ground.components * (1 - share) : encoded).argb8888
    }
  }

  @inline(__always)
  private func sum(_ columns: ArraySlice<Int>, _ rows: ArraySlice<Int>) -> Sum {
    var sum = Sum()
    for row in rows where row >= 0 {
      let start = picture.memory + row * picture.pitch
      for column in columns where column >= 0 {
        let pixel = picture.load(start + column * picture.format.size), alpha = pixel >> 24
        sum.channels &+= SIMD4(
          (pixel >> 16 & 255) &* alpha, (pixel >> 8 & 255) &* alpha, (pixel & 255) &* alpha, alpha)
        sum.count &+= 1
      }
    }
    return sum
  }
}
