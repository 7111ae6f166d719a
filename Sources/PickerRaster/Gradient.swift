import PickerCore

/// A picture that has a color at every point of the unit square.
///
/// Picking asks for `color(at:)`, painting calls `fill`, and the pixel painted is the 8-bit rounding of the color
/// picked at its center. Equal gradients paint equal pixels, so a texture may be reused for as long as its gradient stays.
public protocol Gradient: Hashable, Sendable {
  /// The color at a point: x rightward and y upward, both in `0...1`.
  func color(at point: SIMD2<Double>) -> RGB

  /// The pixel at column `x` and row `y`: by default the color at its center, in 8 bits.
  func pixel(_ x: Int, _ y: Int, _ grid: PixelGrid) -> UInt32

  /// Paints the gradient the quick way.
  /// - Parameters:
  ///   - pixels: ARGB8888, opaque.
  ///   - grid: Size in device pixels; padding is left alone.
  ///   - cores: How many may work on it, 1 or 2; small pictures stay on one.
  func fill(_ pixels: inout MutableSpan<UInt32>, _ grid: PixelGrid, cores: Int)
}

extension Gradient {
  public func pixel(_ x: Int, _ y: Int, _ grid: PixelGrid) -> UInt32 { color(at: grid.center(x, y)).argb8888 }

  /// Paints the gradient the quick way, on two cores where that is worth it.
  public func fill(_ pixels: inout MutableSpan<UInt32>, _ grid: PixelGrid) { fill(&pixels, grid, cores: 2) }

  /// Paints the gradient pixel by pixel: `fill` must give the same.
  public func fillPlainly(_ pixels: inout MutableSpan<UInt32>, _ grid: PixelGrid) {
    for y in 0..<grid.height {
      for x in 0..<grid.width { pixels[y * grid.stride + x] = pixel(x, y, grid) }
    }
  }
}

/// A gradient that changes from left to right only.
public protocol HorizontalGradient: Gradient {
  /// The color at `t` of the way from left to right.
  func color(at t: Double) -> RGB
}

extension HorizontalGradient {
  public func color(at point: SIMD2<Double>) -> RGB { color(at: point.x) }

  public func pixel(_ x: Int, _ y: Int, _ grid: PixelGrid) -> UInt32 { color(at: grid.right(x)).argb8888 }
}
