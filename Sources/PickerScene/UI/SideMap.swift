import PickerCore

/// Value <-> place along one side of a rectangle, exact at pixel centers: the one map for drawing and hit-testing.
struct SideMap {
  private let pixels: UnitMap
  private let scale: Double

  fileprivate init(origin: Double, length: Double, scale: Double) {
    pixels = UnitMap(origin: origin, length: length)
    self.scale = scale
  }

  /// The value in `0...1` at a place in points; clamped outside.
  func value(at place: Double) -> Double { pixels.value(at: PixelRatio.pixels(place, scale)) }

  /// The place of a value, in points.
  func place(of value: Double) -> Double { pixels.position(of: value) / scale }
}

extension UI {
  /// From left to right.
  func across(_ rect: Rect) -> SideMap {
    let pixels = rect.pixels(scale: scale)
    return SideMap(origin: pixels.x, length: pixels.width, scale: scale)
  }

  /// From top to bottom.
  func down(_ rect: Rect) -> SideMap {
    let pixels = rect.pixels(scale: scale)
    return SideMap(origin: pixels.y, length: pixels.height, scale: scale)
  }
}
