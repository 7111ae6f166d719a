import PickerCore

/// Two channels of a color space, one rightward and one upward, the third held.
public struct ColorPlane: Gradient {
  public let space: any ColorSpace.Type
  public let x: ColorAxis
  public let y: ColorAxis
  /// What is held; the varying components are 0.
  public let held: SIMD3<Double>
  /// nil clamps what is outside of sRGB.
  public let marking: GamutMarking?

  public init(
    _ space: any ColorSpace.Type, x: Int, y: Int, holding components: SIMD3<Double>, marking: GamutMarking? = nil
  ) {
    self.init(
      space, x: ColorAxis(space, channel: x), y: ColorAxis(space, channel: y), holding: components, marking: marking)
  }

  public init(
    _ space: any ColorSpace.Type, x: ColorAxis, y: ColorAxis, holding components: SIMD3<Double>,
    marking: GamutMarking? = nil
  ) {
    precondition(x.channel != y.channel, "one channel cannot vary along both sides")
    self.space = space
    self.x = x
    self.y = y
    self.marking = marking == GamutMarking(displayP3: .clamped, outside: .clamped) ? nil : marking
    held = components.replacing(with: 0, at: x.channel).replacing(with: 0, at: y.channel)
  }

  /// The components at a point, in the space's own units.
  public func components(at point: SIMD2<Double>) -> SIMD3<Double> {
    held.replacing(with: x.value(at: point.x), at: x.channel).replacing(with: y.value(at: point.y), at: y.channel)
  }

  public func color(at point: SIMD2<Double>) -> RGB { space.init(components: components(at: point)).rgb }

  /// The same color in linear light: quicker, for spaces that are not made of encoded sRGB.
  public func light(at point: SIMD2<Double>) -> LinearSRGB {
    LinearSRGB(components: space.convert(components(at: point), to: LinearSRGB.self))
  }

  public func pixel(_ x: Int, _ y: Int, _ grid: PixelGrid) -> UInt32 { pixel(x, y, grid, in: space) }

  public func fill(_ pixels: inout MutableSpan<UInt32>, _ grid: PixelGrid, cores: Int) {
    if let painter = space as? any PlanePainting.Type { return painter.fillPlane(self, &pixels, grid, cores: cores) }
    fillEach(&pixels, grid, cores, in: space)
  }

  @inline(always)
  private func pixel<Space: ColorSpace>(_ x: Int, _ y: Int, _ grid: PixelGrid, in space: Space.Type) -> UInt32 {
    let color = Space(components: components(at: grid.center(x, y)))
    return marking?.pixel(color, x, y) ?? color.rgb.argb8888
  }

  public static func == (a: Self, b: Self) -> Bool {
    a.space == b.space && a.x == b.x && a.y == b.y && a.held == b.held && a.marking == b.marking
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(space))
    hasher.combine(x)
    hasher.combine(y)
    hasher.combine(held)
    hasher.combine(marking)
  }
}

extension ColorPlane {
  /// Whether a channel is the one that does not vary.
  func isHeld(_ channel: Int) -> Bool { x.channel != channel && y.channel != channel }

  /// Whether both varying channels stay in `0...1`.
  var staysInUnit: Bool { [x, y].allSatisfy { $0.range.lowerBound >= 0 && $0.range.upperBound <= 1 } }

  func fillEach<Space: ColorSpace>(
    _ pixels: inout MutableSpan<UInt32>, _ grid: PixelGrid, _ cores: Int, in space: Space.Type
  ) {
    fillRows(&pixels, grid, cores, nanoseconds: 100) { first, y in
      for x in 0..<grid.width { first[x] = pixel(x, y, grid, in: space) }
    }
  }

  /// Paints rows by their linear light; `row` gives each.
  @inline(always)
  func fillLight<Row: LightRow>(
    _ pixels: inout MutableSpan<UInt32>, _ grid: PixelGrid, _ cores: Int, nanoseconds: Double, row: (Int) -> Row
  ) {
    if let marking {
      let marked = MarkedRows(marking, grid.width)
      fillRows(&pixels, grid, cores, nanoseconds: nanoseconds) { first, y in
        marked.paint(row(y), first, grid.width, y) { pixel($0, y, grid) }
      }
    } else {
      let table = LevelTable.shared
      fillRows(&pixels, grid, cores, nanoseconds: nanoseconds) { first, y in
        row(y).paint(first, 0..<grid.width, table)
      }
    }
  }
}
