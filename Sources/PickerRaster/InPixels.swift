import PickerCore

// Descriptions of gradients have their measures in points. These are the same with them in pixels.

extension AlphaStrip {
  func inPixels(_ scale: Double) -> AlphaStrip {
    AlphaStrip(color, alphas: alphas, cell: max(1, Int((Double(cell) * scale).rounded())))
  }
}

extension ColorPlane {
  func inPixels(_ scale: Double) -> ColorPlane {
    guard scale != 1, let marking else { return self }
    return ColorPlane(space, x: x, y: y, holding: held, marking: marking.inPixels(scale))
  }
}

extension GamutMarking {
  func inPixels(_ scale: Double) -> GamutMarking {
    GamutMarking(displayP3: displayP3.inPixels(scale), outside: outside.inPixels(scale))
  }
}

extension GamutMarking.Fill {
  fileprivate func inPixels(_ scale: Double) -> GamutMarking.Fill {
    guard case .hatched(let first, let second, let period) = self else { return self }
    return .hatched(first, second, period: Int((Double(period) * scale).rounded()))
  }
}

extension LineOverlay {
  func inPixels(_ scale: Double) -> LineOverlay {
    LineOverlay(lines, color: color, thickness: thickness * scale, dash: dash.map { $0 * scale })
  }
}

extension HueRingPicture {
  func inPixels(_ scale: Double) -> HueRingPicture { HueRingPicture(colors, ring.inPixels(scale)) }
}

extension ShadeTrianglePicture {
  func inPixels(_ scale: Double) -> ShadeTrianglePicture {
    ShadeTrianglePicture(colors, hue: hue, triangle.inPixels(scale))
  }
}

extension HueRing {
  /// What lies on a pixel's edge or center in points does so in pixels, to the last bit.
  fileprivate func inPixels(_ scale: Double) -> HueRing {
    HueRing(
      center: center.inPixels(scale), radius: PixelRatio.pixels(radius, scale),
      thickness: PixelRatio.pixels(thickness, scale))
  }
}

extension ShadeTriangle {
  fileprivate func inPixels(_ scale: Double) -> ShadeTriangle {
    ShadeTriangle(center: center.inPixels(scale), radius: PixelRatio.pixels(radius, scale))
  }
}

extension Point {
  fileprivate func inPixels(_ scale: Double) -> Point {
    Point(PixelRatio.pixels(x, scale), PixelRatio.pixels(y, scale))
  }
}
