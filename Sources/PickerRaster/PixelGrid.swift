import PickerCore

/// The pixels that a picture covers: its size, and how its rows lie in memory.
///
/// Row `y` starts at `y * stride`; what lies between `width` and `stride` is padding and left alone.
/// Samples sit at pixel centers: column `x` shows `(x + 0.5) / width` of what the picture spans.
public struct PixelGrid: Hashable, Sendable {
  public let width: Int
  public let height: Int
  /// In pixels: a texture's pitch in bytes divided by 4.
  public let stride: Int

  public init(width: Int, height: Int, stride: Int? = nil) {
    precondition(width >= 0 && height >= 0 && (stride ?? width) >= width, "rows overlap")
    self.width = width
    self.height = height
    self.stride = stride ?? width
  }

  /// How far right the centers of column `x` lie, in `0...1`.
  @inlinable public func right(_ x: Int) -> Double { (Double(x) + 0.5) / Double(width) }

  /// How far up the centers of row `y` lie, in `0...1`; row 0 is the top.
  @inlinable public func up(_ y: Int) -> Double { 1 - (Double(y) + 0.5) / Double(height) }

  /// The center of a pixel in the unit square: x rightward, y upward.
  @inlinable public func center(_ x: Int, _ y: Int) -> SIMD2<Double> { SIMD2(right(x), up(y)) }

  /// How many pixels a buffer for this grid holds.
  @inlinable public var count: Int { height > 0 ? (height - 1) * stride + width : 0 }

  /// The first pixel of this grid in `pixels`; traps where the buffer is too small.
  func start(in pixels: UnsafeMutableBufferPointer<UInt32>) -> UnsafeMutablePointer<UInt32>? {
    precondition(pixels.count >= count, "the grid needs more pixels than there are")
    return count > 0 ? pixels.baseAddress : nil
  }
}
