import PickerCore

/// The color of a part of a picture.
public struct PictureSample: Sendable {
  /// In the picture's space, with alpha. A single pixel's is exact; that of several is the mean of their light, each
  /// weighted by its alpha.
  public let color: Color
  /// How far its pixels are from that: the root of the mean of the squared ΔE (2000).
  public let spread: Double
}

extension Picture {
  /// The color of the square of pixels around one, as far as it lies in the picture.
  /// - Parameters:
  ///   - x: Of the middle; clamped to the picture, as `y` is.
  ///   - side: Of the square, in pixels; odd.
  public func sample(x: Int, y: Int, side: Int) -> PictureSample {
    let x = min(max(x, 0), width - 1), y = min(max(y, 0), height - 1), reach = max(0, side / 2)
    guard reach > 0 else { return PictureSample(color: color(pixel(x, y)), spread: 0) }
    let columns = max(0, x - reach)...min(width - 1, x + reach), rows = max(0, y - reach)...min(height - 1, y + reach)
    var light = SIMD3<Double>.zero, weight = 0.0
    for y in rows {
      for x in columns {
        let pixel = pixel(x, y), alpha = Double(pixel >> 24)
        light += alpha * linear(pixel)
        weight += alpha
      }
    }
    guard weight > 0 else { return PictureSample(color: color(pixel(x, y)), spread: 0) }
    let mean = light / weight, count = Double(columns.count * rows.count)
    let encoded = SIMD3(space.encoded(mean.x), space.encoded(mean.y), space.encoded(mean.z))
    let color = Color(space, encoded, alpha: weight / (255 * count)), lab = Self.lab(color)
    var squares = 0.0
    var last: (pixel: UInt32, square: Double)?
    for y in rows {
      for x in columns {
        let pixel = pixel(x, y)
        guard pixel >> 24 > 0 else { continue }
        // Neighbors are often equal.
        if last?.pixel != pixel {
          let difference = deltaE2000(Self.lab(self.color(pixel)), lab)
          last = (pixel, difference * difference)
        }
        squares += Double(pixel >> 24) * (last?.square ?? 0)
      }
    }
    return PictureSample(color: color, spread: (squares / weight).squareRoot())
  }

  /// A pixel of this picture as a color.
  public func color(_ pixel: UInt32) -> Color {
    func channel(_ shift: UInt32) -> Double { Double(pixel >> shift & 255) / 255 }
    return Color(space, SIMD3(channel(16), channel(8), channel(0)), alpha: channel(24))
  }

  private static func lab(_ color: Color) -> Lab { Lab(components: color.components(in: Lab.self)) }

  private func linear(_ pixel: UInt32) -> SIMD3<Double> {
    SIMD3(light[Int(pixel >> 16 & 255)], light[Int(pixel >> 8 & 255)], light[Int(pixel & 255)])
  }

  /// Where colors like some others are: for each the nearest pixel of a grid over the picture.
  /// - Parameter colors: In encoded channels of the picture's space, ARGB8888.
  /// - Returns: A place for each, in their order.
  public func places(of colors: [UInt32]) -> [(x: Int, y: Int)] {
    let step = max(1, Int((Double(width * height) / 250_000).squareRoot().rounded(.up)))
    var best = colors.map { _ in (distance: Int.max, x: width / 2, y: height / 2) }
    for y in stride(from: step / 2, to: height, by: step) {
      for x in stride(from: step / 2, to: width, by: step) {
        let pixel = pixel(x, y)
        guard pixel >> 24 > 127 else { continue }
        for (index, color) in colors.enumerated() {
          let distance = Self.distance(pixel, color)
          if distance < best[index].distance { best[index] = (distance, x, y) }
        }
      }
    }
    return best.map { ($0.x, $0.y) }
  }

  private static func distance(_ a: UInt32, _ b: UInt32) -> Int {
    [UInt32(0), 8, 16].reduce(0) { sum, shift in
      let difference = Int(a >> shift & 255) - Int(b >> shift & 255)
      return sum + difference * difference
    }
  }

  /// Pixels of a grid over the picture, ARGB8888 in its space: enough of them to tell what it is made of.
  public func overview(atMost count: Int) -> [UInt32] {
    let step = max(1, Int((Double(width * height) / Double(max(1, count))).squareRoot().rounded(.up)))
    var pixels: [UInt32] = []
    for y in stride(from: step / 2, to: height, by: step) {
      for x in stride(from: step / 2, to: width, by: step) { pixels.append(pixel(x, y)) }
    }
    return pixels
  }
}
