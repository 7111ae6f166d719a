import CPNG
import Glibc

/// A picture that could not be written: the file and the reason.
public struct PNGError: Error, CustomStringConvertible {
  public let file: String
  public let reason: String
  public var description: String { "the picture \(file) cannot be written: \(reason)" }
}

/// Writes pictures as PNG files.
public enum PNGWriter {
  /// Encodes in memory, then writes, so that errors of the file name the system's reason.
  public static func write(_ pixels: Pixels, to file: String) throws(PNGError) {
    let bytes = try encode(pixels, file: file)
    let descriptor = open(file, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw systemError(file) }
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes {
        Glibc.write(descriptor, $0.baseAddress! + written, $0.count - written)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        let error = systemError(file)
        close(descriptor)
        throw error
      }
      written += count
    }
    guard close(descriptor) == 0 else { throw systemError(file) }
  }

  private static func systemError(_ file: String) -> PNGError {
    PNGError(file: file, reason: String(cString: strerror(errno)))
  }

  private static func encode(_ pixels: Pixels, file: String) throws(PNGError) -> [UInt8] {
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
      throw PNGError(file: file, reason: message(image))
    }
    var bytes = [UInt8](repeating: 0, count: Int(size))
    guard png_image_write_to_memory(&image, &bytes, &size, 0, samples, 0, nil) != 0 else {
      throw PNGError(file: file, reason: message(image))
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
