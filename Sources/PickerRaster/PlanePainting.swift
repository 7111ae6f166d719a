import PickerCore

/// A color space that has its own way to paint a plane. One without is painted pixel by pixel.
public protocol PlanePainting: ColorSpace {
  /// Paints a plane of this space, whichever its channels.
  /// - Parameters:
  ///   - pixels: ARGB8888, opaque. Row `y` starts at `y * grid.stride`; padding is left alone.
  ///   - grid: Size in device pixels; `stride` is the texture's pitch in bytes divided by 4.
  ///   - cores: How many may work on it, 1 or 2.
  static func fillPlane(_ plane: ColorPlane, _ pixels: inout MutableSpan<UInt32>, _ grid: PixelGrid, cores: Int)
}

extension PlanePainting {
  /// Pixel by pixel, compiled for the space.
  public static func fillPlane(
    _ plane: ColorPlane, _ pixels: inout MutableSpan<UInt32>, _ grid: PixelGrid, cores: Int
  ) {
    plane.fillEach(&pixels, grid, cores, in: Self.self)
  }
}

// No quick way, but a loop compiled for the space.
extension HWB: PlanePainting {}
extension DisplayP3: PlanePainting {}
