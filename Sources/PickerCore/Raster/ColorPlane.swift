/// Two channels of a color space, one rightward and one upward, the third held.
public struct ColorPlane: Gradient {
  public let space: any ColorSpace.Type
  public let x: ColorAxis
  public let y: ColorAxis
  /// What is held; the varying components are 0.
  public let held: SIMD3<Double>

  public init(_ space: any ColorSpace.Type, x: Int, y: Int, holding components: SIMD3<Double>) {
    self.init(space, x: ColorAxis(space, channel: x), y: ColorAxis(space, channel: y), holding: components)
  }

  public init(_ space: any ColorSpace.Type, x: ColorAxis, y: ColorAxis, holding components: SIMD3<Double>) {
    precondition(x.channel != y.channel, "one channel cannot vary along both sides")
    self.space = space
    self.x = x
    self.y = y
    held = components.replacing(with: 0, at: x.channel).replacing(with: 0, at: y.channel)
  }

  /// The components at a point, in the space's own units.
  public func components(at point: SIMD2<Double>) -> SIMD3<Double> {
    held.replacing(with: x.value(at: point.x), at: x.channel).replacing(with: y.value(at: point.y), at: y.channel)
  }

  public func color(at point: SIMD2<Double>) -> RGB { space.init(components: components(at: point)).rgb }

  public func fill(_ pixels: inout MutableSpan<UInt32>, _ grid: PixelGrid) {
    space.fillPlane(self, &pixels, grid)
  }

  public static func == (a: Self, b: Self) -> Bool {
    a.space == b.space && a.x == b.x && a.y == b.y && a.held == b.held
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(space))
    hasher.combine(x)
    hasher.combine(y)
    hasher.combine(held)
  }
}

extension ColorSpace {
  /// Paints a plane of this space, whichever its channels.
  /// - Parameters:
  ///   - pixels: ARGB8888, opaque. Row `y` starts at `y * grid.stride`; padding is left alone.
  ///   - grid: Size in device pixels; `stride` is the texture's pitch in bytes divided by 4.
  public static func fillPlane(_ plane: ColorPlane, _ pixels: inout MutableSpan<UInt32>, _ grid: PixelGrid) {
    for y in 0..<grid.height {
      for x in 0..<grid.width {
        pixels[y * grid.stride + x] = Self(components: plane.components(at: grid.center(x, y))).rgb.argb8888
      }
    }
  }
}
