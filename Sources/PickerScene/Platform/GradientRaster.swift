import PickerCore

/// Fills pixels with gradients: pixel `i` of `n` shows `(i + 0.5) / n`.
enum GradientRaster {
  /// `stride` is the distance of two rows, in pixels.
  static func rasterize(
    _ fill: GradientFill, into pixels: UnsafeMutablePointer<UInt32>, width: Int, height: Int, stride: Int
  ) {
    guard width > 0, height > 0 else { return }
    switch fill {
    case .linear(let start, let end):
      row(pixels, width) { RGB(components: start + (end - start) * $0) }
    case .spectrum:
      row(pixels, width) { RGB(components: HSV.fullColor(hue: 360 * $0)) }
    case .hue(let saturation, let value):
      row(pixels, width) { HSV(360 * $0, saturation, value).rgb }
    case .saturationValue(let hue):
      let lack = 1 - HSV.fullColor(hue: hue)
      for y in 0..<height {
        let value = 1 - (Double(y) + 0.5) / Double(height)
        row(pixels + y * stride, width) { RGB(components: value * (1 - $0 * lack)) }  // as `HSV.rgb` has it
      }
      return
    }
    for y in 1..<max(1, height) { (pixels + y * stride).update(from: pixels, count: width) }
  }

  @inline(__always)
  private static func row(_ pixels: UnsafeMutablePointer<UInt32>, _ width: Int, _ color: (Double) -> RGB) {
    for x in 0..<width { pixels[x] = color((Double(x) + 0.5) / Double(width)).argb8888 }
  }
}
