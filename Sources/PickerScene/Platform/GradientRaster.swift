import PickerCore

/// Rasterizes what fills a rectangle, straight into the pixels of a locked texture.
enum GradientRaster {
  /// - Parameter stride: The distance of two rows, in pixels.
  static func rasterize(
    _ fill: GradientFill, into pixels: UnsafeMutablePointer<UInt32>, width: Int, height: Int, stride: Int
  ) {
    guard width > 0, height > 0 else { return }
    var span = UnsafeMutableBufferPointer(start: pixels, count: stride * (height - 1) + width).mutableSpan
    fill.gradient.fill(&span, PixelGrid(width: width, height: height, stride: stride), cores: 2)
  }
}

extension GradientFill {
  /// What is painted, and picked.
  var gradient: any Gradient {
    switch self {
    case .linear(let start, let end): LinearGradient(from: RGB(components: start), to: RGB(components: end))
    case .spectrum: Spectrum()
    case .hue(let saturation, let value): Spectrum(saturation: saturation, value: value)
    case .saturationValue(let hue): SaturationValuePlane(hue: hue)
    }
  }
}
