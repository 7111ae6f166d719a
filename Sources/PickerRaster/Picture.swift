import PickerCore

/// A picture in memory, 8 bits a channel, its alpha straight. Pixels stay as the file has them, in the space that it says.
///
/// Two are equal where they are the same object.
public final class Picture: Sendable {
  /// Where the channels of a pixel are, in bytes from its first.
  public struct Format: Hashable, Sendable {
    /// Of a pixel: 3 or 4.
    public var size: Int
    public var red, green, blue: Int
    /// `nil` where every pixel is opaque.
    public var alpha: Int?

    public init(size: Int, red: Int, green: Int, blue: Int, alpha: Int?) {
      (self.size, self.red, self.green, self.blue, self.alpha) = (size, red, green, blue, alpha)
    }

    /// `0xAARRGGBB` of a little-endian machine.
    public static let argb8888 = Format(size: 4, red: 2, green: 1, blue: 0, alpha: 3)
  }

  public let width, height: Int
  /// What the channels of its pixels stand for.
  public let space: any RGBColorSpace.Type
  let format: Format
  /// In bytes.
  let pitch: Int
  nonisolated(unsafe) let memory: UnsafeRawPointer
  private let release: @Sendable () -> Void
  /// The linear light of each value of a channel.
  let light: [Double]
  let isSRGB: Bool

  /// Takes memory over.
  /// - Parameters:
  ///   - pitch: From one row to the next, in bytes; at least `width * format.size`.
  ///   - release: Gives the memory back.
  public init(
    width: Int, height: Int, pitch: Int, format: Format, space: any RGBColorSpace.Type,
    memory: UnsafeRawPointer, release: @escaping @Sendable () -> Void
  ) {
    precondition(width > 0 && height > 0 && pitch >= width * format.size, "no pixels, or rows that overlap")
    (self.width, self.height, self.pitch, self.format, self.space) = (width, height, pitch, format, space)
    (self.memory, self.release) = (memory, release)
    light = (0...255).map { space.linear(Double($0) / 255) }
    isSRGB = space.id == RGB.id
  }

  /// - Parameter pixels: ARGB8888, row by row.
  /// - Returns: `nil` where there are not as many as the size says, or none.
  public convenience init?(_ pixels: [UInt32], width: Int, height: Int, space: any RGBColorSpace.Type = RGB.self) {
    guard width > 0, height > 0, pixels.count == width * height else { return nil }
    let copy = UnsafeMutablePointer<UInt32>.allocate(capacity: pixels.count)
    copy.initialize(from: pixels, count: pixels.count)
    nonisolated(unsafe) let owned = copy
    self.init(
      width: width, height: height, pitch: 4 * width, format: .argb8888, space: space, memory: UnsafeRawPointer(copy)
    ) {
      owned.deallocate()
    }
  }

  deinit { release() }

  /// A pixel as the file has it, ARGB8888 in the picture's own space; `x` and `y` within it.
  public func pixel(_ x: Int, _ y: Int) -> UInt32 {
    precondition(x >= 0 && x < width && y >= 0 && y < height, "outside of the picture")
    return load(memory + y * pitch + x * format.size)
  }

  @inline(__always)
  func load(_ place: UnsafeRawPointer) -> UInt32 {
    func channel(_ offset: Int) -> UInt32 { UInt32(place.load(fromByteOffset: offset, as: UInt8.self)) }
    let alpha = format.alpha.map { channel($0) } ?? 255
    return alpha << 24 | channel(format.red) << 16 | channel(format.green) << 8 | channel(format.blue)
  }
}

extension Picture: Hashable {
  public static func == (a: Picture, b: Picture) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
