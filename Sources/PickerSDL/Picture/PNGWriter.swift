import CPNG

/// Why a picture cannot be encoded.
public struct PNGError: Error, CustomStringConvertible {
  public let description: String
}

/// Encodes pictures as PNG.
public enum PNGWriter {
  /// - Returns: The bytes of a file.
  public static func encode(_ pixels: Pixels) throws(PNGError) -> [UInt8] {
    var image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    image.width = png_uint_32(pixels.width)
    image.height = png_uint_32(pixels.height)
    // BGR in memory order: 0x00RRGGBB of a little-endian machine, its highest byte dropped.
    image.format = png_uint_32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_BGR)
    defer { png_image_free(&image) }
    var samples: [UInt8] = []
    samples.reserveCapacity(pixels.argb.count * 3)
    for pixel in pixels.argb {
      samples.append(UInt8(truncatingIfNeeded: pixel))
      samples.append(UInt8(truncatingIfNeeded: pixel >> 8))
      samples.append(UInt8(truncatingIfNeeded: pixel >> 16))
    }
    var size = png_alloc_size_t(0)
    guard png_image_write_to_memory(&image, nil, &size, 0, samples, 0, nil) != 0 else {
      throw PNGError(description: "the picture cannot be encoded: \(message(image))")
    }
    var bytes = [UInt8](repeating: 0, count: Int(size))
    guard png_image_write_to_memory(&image, &bytes, &size, 0, samples, 0, nil) != 0 else {
      throw PNGError(description: "the picture cannot be encoded: \(message(image))")
    }
    bytes.removeLast(bytes.count - Int(size))
    return bytes
  }

  private static func message(_ image: png_image) -> String {
    withUnsafeBytes(of: image.message) {
      String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}
