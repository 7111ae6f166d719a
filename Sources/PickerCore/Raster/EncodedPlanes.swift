extension HSV {
  /// Quick for saturation rightward and value upward, both from 0 to 1.
  public static func fillPlane(
    _ plane: ColorPlane, _ pixels: inout MutableSpan<UInt32>, _ grid: PixelGrid, cores: Int
  ) {
    guard plane.isFullUnit(x: 1, y: 2) else { return plane.fillEach(&pixels, grid, cores, in: Self.self) }
    SaturationValuePlane(hue: plane.held.x).fill(&pixels, grid, cores: cores)
  }
}

extension HSL {
  /// Quick for saturation rightward and lightness upward, both from 0 to 1.
  public static func fillPlane(
    _ plane: ColorPlane, _ pixels: inout MutableSpan<UInt32>, _ grid: PixelGrid, cores: Int
  ) {
    guard plane.isFullUnit(x: 1, y: 2) else { return plane.fillEach(&pixels, grid, cores, in: Self.self) }
    HSLPlane(hue: plane.held.x).fill(&pixels, grid, cores: cores)
  }
}

extension ColorPlane {
  /// Whether exactly these channels vary, each from 0 to 1.
  fileprivate func isFullUnit(x: Int, y: Int) -> Bool {
    self.x == ColorAxis(channel: x, range: 0...1) && self.y == ColorAxis(channel: y, range: 0...1)
  }
}
