/// Value <-> position along one axis: the one map for drawing and hit-testing.
///
/// Works in whole pixels, so that the value picked at a pixel's center is to the last bit the value drawn there:
/// pixel `i` of `length` shows `(i + 0.5) / length`.
public struct UnitMap: Sendable, Hashable {
  /// In pixels.
  public let origin, length: Double

  public init(origin: Double, length: Double) {
    self.origin = origin
    self.length = length
  }

  /// The value in `0...1` at a position in pixels; clamped outside.
  public func value(at position: Double) -> Double {
    guard length > 0 else { return 0 }
    return min(1, max(0, (position - origin) / length))
  }

  /// The position in pixels of a value.
  public func position(of value: Double) -> Double { origin + length * value }
}
