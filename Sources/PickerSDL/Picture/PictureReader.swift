import CSDL2
import Glibc
import PickerCore
import PickerRaster

/// Reads pictures: PNG itself, and what SDL2_image reads (JPEG, WebP, GIF, TIFF, BMP and others) where that library is
/// installed. It is loaded with the first such picture. For any thread.
nonisolated public enum PictureReader {
  /// Why bytes are not a picture.
  public struct Failure: Error, CustomStringConvertible {
    public let description: String
  }

  /// - Parameters:
  ///   - bytes: Of the file.
  ///   - space: What its pixels stand for; `nil` takes them for sRGB, and lets a PNG file's gamma count.
  public static func picture(_ bytes: [UInt8], in space: (any RGBColorSpace.Type)?) throws(Failure) -> Picture {
    guard !PNGReader.recognizes(bytes) else {
      let image: PNGReader.Image
      do { image = try PNGReader.image(bytes, asStored: space != nil) } catch {
        throw Failure(description: error.description)
      }
      guard
        let picture = Picture(image.pixels, width: image.width, height: image.height, space: space ?? RGB.self)
      else { throw Failure(description: "it has no pixels") }
      return picture
    }
    guard let library = ImageLibrary.shared else {
      throw Failure(description: "it is no PNG, and SDL2_image, which reads others, is not installed")
    }
    return try library.picture(bytes, in: space ?? RGB.self)
  }
}

/// SDL2_image.
nonisolated private struct ImageLibrary: Sendable {
  /// `nil` where it is missing.
  static let shared = ImageLibrary()

  private let load: @convention(c) (UnsafeMutablePointer<SDL_RWops>?, Int32) -> UnsafeMutablePointer<SDL_Surface>?

  private init?() {
    guard let library = dlopen("libSDL2_image-2.0.so.0", RTLD_NOW | RTLD_LOCAL),
      let load = dlsym(library, "IMG_Load_RW")
    else { return nil }
    self.load = unsafeBitCast(load, to: type(of: self.load))
  }

  func picture(
    _ bytes: [UInt8], in space: any RGBColorSpace.Type
  ) throws(PictureReader.Failure) -> Picture {
    let loaded = bytes.withUnsafeBytes { bytes in
      load(SDL_RWFromConstMem(bytes.baseAddress, Int32(clamping: bytes.count)), 1)
    }
    guard var surface = loaded else { throw failure }
    if Picture.Format(surface) == nil {
      let former = surface
      defer { SDL_FreeSurface(former) }
      guard let converted = SDL_ConvertSurfaceFormat(former, SDL_PIXELFORMAT_ARGB8888.rawValue, 0) else {
        throw failure
      }
      surface = converted
    }
    let width = Int(surface.pointee.w), height = Int(surface.pointee.h)
    guard let format = Picture.Format(surface), let memory = surface.pointee.pixels, width > 0, height > 0,
      width * height <= PNGReader.mostPixels
    else {
      SDL_FreeSurface(surface)
      throw PictureReader.Failure(
        description: "\(width) by \(height) pixels are none, or more than \(PNGReader.mostPixels)")
    }
    nonisolated(unsafe) let owned = surface
    return Picture(
      width: width, height: height, pitch: Int(surface.pointee.pitch), format: format, space: space,
      memory: UnsafeRawPointer(memory)
    ) {
      SDL_FreeSurface(owned)
    }
  }

  private var failure: PictureReader.Failure {
    PictureReader.Failure(description: SDL_GetError().map { String(cString: $0) } ?? "it cannot be read")
  }
}

extension Picture.Format {
  /// How a surface's pixels lie in memory; `nil` where a channel is no byte of them.
  nonisolated fileprivate init?(_ surface: UnsafeMutablePointer<SDL_Surface>) {
    let format = surface.pointee.format.pointee, size = Int(format.BytesPerPixel)
    // A color key would have to be asked for each pixel.
    guard size == 3 || size == 4, format.palette == nil, SDL_HasColorKey(surface) == SDL_FALSE else { return nil }
    func place(_ mask: UInt32) -> Int? {
      guard mask != 0, mask >> UInt32(mask.trailingZeroBitCount) == 255, mask.trailingZeroBitCount % 8 == 0 else {
        return nil
      }
      let byte = mask.trailingZeroBitCount / 8
      return SDL_BYTEORDER == SDL_LIL_ENDIAN ? byte : size - 1 - byte
    }
    guard let red = place(format.Rmask), let green = place(format.Gmask), let blue = place(format.Bmask) else {
      return nil
    }
    let alpha = place(format.Amask)
    guard format.Amask == 0 || alpha != nil else { return nil }
    self.init(size: size, red: red, green: green, blue: blue, alpha: alpha)
  }
}
