import CPNG

/// Reads pictures from PNG files.
nonisolated public enum PNGReader {
  /// Why bytes are not a picture.
  public struct Failure: Error, CustomStringConvertible {
    public let description: String
  }

  /// A larger picture would take a gigabyte.
  public static let mostPixels = 1 << 26

  public static func recognizes(_ bytes: [UInt8]) -> Bool { bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A]) }

  /// - Parameter asStored: Whether the pixels are wanted as they are in the file, for a caller that knows what they stand
  ///   for (see `PNGColor`); else they are brought into encoded sRGB as far as libpng does that, by the file's gamma.
  /// - Returns: The pixels in ARGB8888 with straight alpha, row by row.
  public static func pixels(_ bytes: [UInt8], asStored: Bool = false) throws(Failure) -> [UInt32] {
    try image(bytes, asStored: asStored).pixels
  }

  /// Pixels in ARGB8888 with straight alpha, row by row.
  struct Image {
    let width, height: Int
    let pixels: [UInt32]
  }

  /// As `pixels`.
  static func image(_ bytes: [UInt8], asStored: Bool) throws(Failure) -> Image {
    var image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    defer { png_image_free(&image) }
    let bytes = asStored ? PNGColor.withoutColor(bytes) : bytes
    return try bytes.withUnsafeBufferPointer { (source) throws(Failure) -> Image in
      guard png_image_begin_read_from_memory(&image, source.baseAddress, source.count) != 0 else {
        throw failure(image)
      }
      let width = Int(image.width), height = Int(image.height)
      guard width * height <= mostPixels else {
        throw Failure(description: "\(width) by \(height) pixels are more than \(mostPixels)")
      }
      // BGRA in memory order: 0xAARRGGBB of a little-endian machine.
      image.format = png_uint_32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_BGR | PNG_FORMAT_FLAG_ALPHA)
      // Else 16-bit channels without a known curve would be read as linear.
      image.flags |= png_uint_32(PNG_IMAGE_FLAG_16BIT_sRGB)
      var pixels = [UInt32](repeating: 0, count: width * height)
      guard png_image_finish_read(&image, nil, &pixels, 0, nil) != 0 else { throw failure(image) }
      return Image(width: width, height: height, pixels: pixels)
    }
  }

  private static func failure(_ image: png_image) -> Failure {
    let message = withUnsafeBytes(of: image.message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    return Failure(description: message)
  }
}
