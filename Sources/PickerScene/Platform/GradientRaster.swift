import PickerCore

/// Rasterizes what fills a rectangle, straight into the pixels of a locked texture.
enum GradientRaster {
  /// - Parameter stride: The distance of two rows, in pixels.
  static func rasterize(
    _ fill: GradientFill, into pixels: UnsafeMutablePointer<UInt32>, width: Int, height: Int, stride: Int
  ) {
    guard width > 0, height > 0 else { return }
    var span = UnsafeMutableBufferPointer(start: pixels, count: stride * (height - 1) + width).mutableSpan
    let grid = PixelGrid(width: width, height: height, stride: stride)
    switch fill {
    case .alpha(let strip): strip.fill(&span, grid)
    case .hueRing(let picture): picture.fill(&span, grid)
    case .shadeTriangle(let picture): picture.fill(&span, grid)
    default: fill.gradient?.fill(&span, grid, cores: 2)
    }
    if case .plane(_, let overlays) = fill { for overlay in overlays { overlay.paint(over: &span, grid) } }
  }
}

extension GradientFill {
  /// What is painted, and picked; `nil` where a pixel shows more than one color, or a part of one.
  var gradient: (any Gradient)? {
    switch self {
    case .linear(let start, let end): LinearGradient(from: RGB(components: start), to: RGB(components: end))
    case .spectrum: Spectrum()
    case .hue(let saturation, let value): Spectrum(saturation: saturation, value: value)
    case .saturationValue(let hue): SaturationValuePlane(hue: hue)
    case .saturationLightness(let hue): HSLPlane(hue: hue)
    case .plane(let plane, _): plane
    case .strip(let strip): strip
    case .alpha, .hueRing, .shadeTriangle: nil
    }
  }
}
