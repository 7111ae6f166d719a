import PickerCore

/// What fills a rectangle: made by a view, held by the draw list, painted once for each change of it or of its size.
///
/// Its measures (a checkerboard's cell, a line's thickness, a ring) are in points; they become pixels where it is painted.
public enum GradientFill: Hashable, Sendable {
  /// From one color to another, rightward, in encoded sRGB.
  case linear(from: RGB, to: RGB)
  /// The seven stops from red through the hues to red.
  case spectrum
  /// Two channels of any space, and lines over them.
  case plane(ColorPlane, [LineOverlay])
  /// One channel of any space.
  case strip(ColorStrip)
  /// A color over a checkerboard.
  case alpha(AlphaStrip)
  /// A picture, or a part of one.
  case picture(PicturePart)
  /// The hues of a wheel, on what is below.
  case hueRing(HueRingPicture)
  /// The shades of one hue inside a wheel, on what is below.
  case shadeTriangle(ShadeTrianglePicture)
  /// A part of another one, magnified, in a disc on what is below.
  indirect case lens(Lens)
  /// Another one, and what is allowed of it.
  indirect case ground(GradientFill, RuleGround)
  /// Another one turned so that its left end is at the bottom.
  indirect case upright(GradientFill)

  /// Whether it is opaque.
  public var isOpaque: Bool {
    switch self {
    case .hueRing, .shadeTriangle, .lens: false
    case .upright(let level): level.isOpaque
    case .ground(let picture, _): picture.isOpaque
    default: true
    }
  }

  /// What is painted and picked; `nil` where a pixel shows a mix of colors, or is translucent.
  public var gradient: (any Gradient)? {
    switch self {
    case .linear(let start, let end): LinearGradient(from: start, to: end)
    case .spectrum: Spectrum()
    case .plane(let plane, _): plane
    case .strip(let strip): strip
    case .ground(let picture, _): picture.gradient
    case .alpha, .picture, .hueRing, .shadeTriangle, .lens, .upright: nil
    }
  }

  /// Paints it into memory, such as a locked texture's.
  /// - Parameters:
  ///   - pixels: ARGB8888; rows of `width` pixels, `stride` pixels apart.
  ///   - stride: The pitch in bytes divided by 4.
  ///   - scale: Pixels in a point.
  public func paint(
    into pixels: UnsafeMutablePointer<UInt32>, width: Int, height: Int, stride: Int, scale: Double
  ) {
    guard width > 0, height > 0 else { return }
    if case .lens(let lens) = self {
      return lens.paint(into: pixels, width: width, height: height, stride: stride, scale: scale)
    }
    var span = UnsafeMutableBufferPointer(start: pixels, count: stride * (height - 1) + width).mutableSpan
    let grid = PixelGrid(width: width, height: height, stride: stride)
    switch self {
    case .alpha(let strip): strip.inPixels(scale).fill(&span, grid)
    case .picture(let part): part.fill(&span, grid, scale: scale)
    case .hueRing(let picture): picture.inPixels(scale).fill(&span, grid)
    case .shadeTriangle(let picture): picture.inPixels(scale).fill(&span, grid)
    case .plane(let plane, let overlays):
      plane.inPixels(scale).fill(&span, grid, cores: 2)
      for overlay in overlays { overlay.inPixels(scale).paint(over: &span, grid) }
    case .ground(let picture, let ground):
      picture.paint(into: pixels, width: width, height: height, stride: stride, scale: scale)
      ground.paint(over: &span, grid, scale: scale)
    case .upright(let level): Self.paintTurned(level, &span, grid, scale: scale)
    default: gradient?.fill(&span, grid, cores: 2)
    }
  }

  /// Paints the level picture into memory of its own, and each of its columns as a row, the first at the bottom.
  private static func paintTurned(
    _ level: GradientFill, _ pixels: inout MutableSpan<UInt32>, _ grid: PixelGrid, scale: Double
  ) {
    let length = grid.height
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: length * grid.width) { picture in
      guard let first = picture.baseAddress else { return }
      picture.initialize(repeating: 0)
      level.paint(into: first, width: length, height: grid.width, stride: length, scale: scale)
      for y in 0..<length {
        for x in 0..<grid.width { pixels[y * grid.stride + x] = first[x * length + length - 1 - y] }
      }
    }
  }
}
