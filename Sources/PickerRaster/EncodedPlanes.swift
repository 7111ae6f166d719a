import PickerCore

extension RGB: PlanePainting {
  public static func fillPlane(
    _ plane: ColorPlane, _ pixels: inout MutableSpan<UInt32>, _ grid: PixelGrid, cores: Int
  ) {
    plane.fillEncodedRows(&pixels, grid, cores, in: Self.self)
  }
}

extension HSV: PlanePainting {
  public static func fillPlane(
    _ plane: ColorPlane, _ pixels: inout MutableSpan<UInt32>, _ grid: PixelGrid, cores: Int
  ) {
    guard plane.isFullUnit(x: 1, y: 2) else { return plane.fillEncodedRows(&pixels, grid, cores, in: Self.self) }
    SaturationValuePlane(hue: plane.held.x).fill(&pixels, grid, cores: cores)
  }
}

extension HSL: PlanePainting {
  public static func fillPlane(
    _ plane: ColorPlane, _ pixels: inout MutableSpan<UInt32>, _ grid: PixelGrid, cores: Int
  ) {
    guard plane.isFullUnit(x: 1, y: 2) else { return plane.fillEncodedRows(&pixels, grid, cores, in: Self.self) }
    HSLPlane(hue: plane.held.x).fill(&pixels, grid, cores: cores)
  }
}

extension ColorPlane {
  /// Whether exactly these channels vary, each from 0 to 1.
  fileprivate func isFullUnit(x: Int, y: Int) -> Bool {
    self.x == ColorAxis(channel: x, range: 0...1) && self.y == ColorAxis(channel: y, range: 0...1)
  }

  /// Paints rows that consist of linear pieces.
  fileprivate func fillEncodedRows<Space: ColorSpace>(
    _ pixels: inout MutableSpan<UInt32>, _ grid: PixelGrid, _ cores: Int, in space: Space.Type
  ) {
    guard marking == nil, let corners = x.corners(in: space) else {
      return fillEach(&pixels, grid, cores, in: space)
    }
    fillRows(&pixels, grid, cores, nanoseconds: 1) { first, y in
      let up = grid.up(y)
      PixelRow(pixels: first).fillPieces(grid, corners: corners) {
        color(at: SIMD2($0, up))
      } exact: {
        pixel($0, y, grid)
      }
    }
  }
}
