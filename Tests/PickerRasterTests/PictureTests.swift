import Foundation
import PickerCore
import PickerRaster
import Testing

/// Pictures as they are picked from and painted.
@Suite struct PictureTests {
  /// Noise of opaque pixels, the same each time.
  private static func noise(_ width: Int, _ height: Int, alpha: Bool = false) throws -> (Picture, [UInt32]) {
    var state: UInt64 = 7
    let pixels = (0..<width * height).map { _ -> UInt32 in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt32(truncatingIfNeeded: state >> 32) | (alpha ? 0 : 0xFF00_0000)
    }
    return (try #require(Picture(pixels, width: width, height: height)), pixels)
  }

  private static func paint(
    _ part: PicturePart, _ width: Int, _ height: Int, scale: Double = 1
  ) -> [UInt32] {
    var painted = [UInt32](repeating: 0, count: width * height)
    painted.withUnsafeMutableBufferPointer { buffer in
      guard let first = buffer.baseAddress else { return }
      GradientFill.picture(part).paint(into: first, width: width, height: height, stride: width, scale: scale)
    }
    return painted
  }

  @Test(arguments: [1.0, 1.5, 2]) func fromOnePixelOnEachShowsWhatItsCenterLiesOn(_ scale: Double) throws {
    let (picture, pixels) = try Self.noise(40, 30)
    let zoom = 3.0, origin = Point(5.25, 2.5), width = 60, height = 48
    let part = PicturePart(picture, origin: origin, zoom: zoom, background: RGB(0, 0, 0))
    let painted = Self.paint(part, width, height, scale: scale)
    for y in 0..<height {
      for x in 0..<width {
        let column = Int((origin.x + (Double(x) + 0.5) / (zoom * scale)).rounded(.down))
        let row = Int((origin.y + (Double(y) + 0.5) / (zoom * scale)).rounded(.down))
        let expected = column < 40 && row < 30 ? pixels[row * 40 + column] : 0xFF00_0000
        guard painted[y * width + x] == expected else {
          Issue.record("\(x), \(y)")
          return
        }
      }
    }
  }

  @Test func severalPixelsInOneAreTheirMean() throws {
    let black: UInt32 = 0xFF00_0000, white: UInt32 = 0xFFFF_FFFF
    let picture = try #require(Picture([black, white, white, black], width: 2, height: 2))
    let part = PicturePart(picture, origin: Point(0, 0), zoom: 0.5, background: RGB(0, 0, 0))
    #expect(Self.paint(part, 1, 1) == [0xFF80_8080])
  }

  @Test func aPixelIsExact() throws {
    let (picture, pixels) = try Self.noise(9, 7, alpha: true)
    for y in 0..<7 {
      for x in 0..<9 {
        let color = picture.sample(x: x, y: y, side: 1).color
        let argb = UInt32(byte(color.alpha)) << 24 | RGB(components: color.components).argb8888 & 0xFF_FFFF
        #expect(argb == pixels[y * 9 + x])
      }
    }
  }

  /// Half of the light of white is 188 of 255 (0.5 linear is 0.735357 encoded).
  @Test func theMeanIsOneOfLight() throws {
    let rows: [UInt32] = [0xFF00_0000, 0xFFFF_FFFF, 0xFF00_0000, 0xFFFF_FFFF]
    let picture = try #require(Picture(rows + rows + rows, width: 4, height: 3))
    // The square around the first pixel has a black and a white column.
    let sample = picture.sample(x: 0, y: 1, side: 3)
    #expect(abs(sample.color.components.x - 0.735357) < 1e-6)
    #expect(sample.spread > 20)
    #expect(picture.sample(x: 0, y: 1, side: 1).spread == 0)
  }

  @Test(arguments: [3, 5, 11, 51]) func aMeanIsThatOfBruteForce(_ side: Int) throws {
    let (picture, pixels) = try Self.noise(60, 44, alpha: true)
    func linear(_ byte: UInt32) -> Double {
      let encoded = Double(byte) / 255
      return encoded <= 0.04045 ? encoded / 12.92 : pow((encoded + 0.055) / 1.055, 2.4)
    }
    for (x, y) in [(0, 0), (30, 20), (59, 43), (3, 40)] {
      var sum = SIMD3<Double>.zero, weight = 0.0
      for row in max(0, y - side / 2)...min(43, y + side / 2) {
        for column in max(0, x - side / 2)...min(59, x + side / 2) {
          let pixel = pixels[row * 60 + column], alpha = Double(pixel >> 24)
          sum += alpha * SIMD3(linear(pixel >> 16 & 255), linear(pixel >> 8 & 255), linear(pixel & 255))
          weight += alpha
        }
      }
      let found = picture.sample(x: x, y: y, side: side).color.components
      let light = SIMD3(RGB.linear(found.x), RGB.linear(found.y), RGB.linear(found.z)), miss = light - sum / weight
      #expect(abs(miss.x) + abs(miss.y) + abs(miss.z) < 1e-9)
    }
  }

  @Test func colorsAreFoundWhereTheyAre() throws {
    var pixels = [UInt32](repeating: 0xFF20_2020, count: 400)
    pixels[7 * 20 + 3] = 0xFFE0_1010
    let picture = try #require(Picture(pixels, width: 20, height: 20))
    let place = try #require(picture.places(of: [0xFFE0_1010]).first)
    #expect(place == (3, 7))
  }

  /// Each channel is a byte of the surface: 3 bytes a pixel, red first, rows with padding.
  @Test func rowsWithPaddingAndThreeBytesAreRead() throws {
    let bytes: [UInt8] = [1, 2, 3, 4, 5, 6, 0, 0, 7, 8, 9, 10, 11, 12, 0, 0]
    let memory = UnsafeMutableRawPointer.allocate(byteCount: bytes.count, alignment: 4)
    memory.copyMemory(from: bytes, byteCount: bytes.count)
    nonisolated(unsafe) let owned = memory
    let picture = Picture(
      width: 2, height: 2, pitch: 8, format: .init(size: 3, red: 0, green: 1, blue: 2, alpha: nil), space: RGB.self,
      memory: UnsafeRawPointer(memory)
    ) {
      owned.deallocate()
    }
    #expect(
      [picture.pixel(0, 0), picture.pixel(1, 0), picture.pixel(1, 1)] == [0xFF01_0203, 0xFF04_0506, 0xFF0A_0B0C])
  }
}
