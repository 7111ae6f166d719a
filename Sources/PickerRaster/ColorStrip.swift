import PickerCore

/// One channel of a color space from left to right, the other two held.
public struct ColorStrip: HorizontalGradient {
  public let space: any ColorSpace.Type
  public let axis: ColorAxis
  /// What is held; the varying component is 0.
  public let held: SIMD3<Double>
  /// What is shown outside of sRGB; nil clamps.
  public var marking: GamutMarking?

  public init(_ space: any ColorSpace.Type, channel: Int, holding components: SIMD3<Double>) {
    self.init(space, ColorAxis(space, channel: channel), holding: components)
  }

  public init(_ space: any ColorSpace.Type, _ axis: ColorAxis, holding components: SIMD3<Double>) {
    self.space = space
    self.axis = axis
    held = components.replacing(with: 0, at: axis.channel)
  }

  public func color(at t: Double) -> RGB { color(at: t, in: space) }

  private func color<Space: ColorSpace>(at t: Double, in space: Space.Type) -> RGB {
    space.init(components: held.replacing(with: axis.value(at: t), at: axis.channel)).rgb
  }

  public func fill(_ pixels: inout MutableSpan<UInt32>, _ grid: PixelGrid, cores: Int) {
    fill(&pixels, grid, in: space)
  }

  private func fill<Space: ColorSpace>(
    _ pixels: inout MutableSpan<UInt32>, _ grid: PixelGrid, in space: Space.Type
  ) {
    if let marking {
      fillRows(&pixels, grid) { row in
        row.fill(0..<grid.width) { x in
          let components = held.replacing(with: axis.value(at: grid.right(x)), at: axis.channel)
          return marking.pixel(space.init(components: components), x, 0)
        }
      }
      return
    }
    if let corners = axis.corners(in: space) { return fillPieces(&pixels, grid, corners: corners) }
    fillRows(&pixels, grid) { row in
      row.fill(0..<grid.width) { color(at: grid.right($0), in: space).argb8888 }
    }
  }

  public static func == (a: Self, b: Self) -> Bool {
    a.space == b.space && a.axis == b.axis && a.held == b.held && a.marking == b.marking
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(space))
    hasher.combine(axis)
    hasher.combine(held)
    hasher.combine(marking)
  }
}

extension SIMD3<Double> {
  @inlinable
  func replacing(with value: Double, at index: Int) -> SIMD3 {
    var copy = self
    copy[index] = value
    return copy
  }
}
