import PickerCore
import PickerRaster

/// How much a view is stretched, and what of its range is in sight: a square of the unit square, y upward.
public struct Stretch: Hashable, Sendable {
  static let most = 16.0

  public private(set) var factor = 1.0
  /// The lower left corner of what is in sight.
  public private(set) var origin = SIMD2<Double>.zero

  public init() {}

  /// The side of what is in sight.
  public var size: Double { 1 / factor }

  /// The value at a place in `0...1` of the view; `axis` 0 is rightward, 1 upward.
  func value(at place: Double, _ axis: Int) -> Double { origin[axis] + place * size }

  /// Where a value is seen, `0...1` of the view; outside where it is out of sight.
  func place(of value: Double, _ axis: Int) -> Double { (value - origin[axis]) * factor }

  /// Stretches around a value, which stays where it is seen as far as the ends allow.
  mutating func stretch(to factor: Double, around value: SIMD2<Double>) {
    let unit = value.clamped(lowerBound: .zero, upperBound: .one)
    let seen = ((unit - origin) * self.factor).clamped(lowerBound: .zero, upperBound: .one)
    self.factor = max(1, min(factor, Self.most))
    origin = (unit - seen * size).clamped(lowerBound: .zero, upperBound: SIMD2(repeating: 1 - size))
  }
}

extension UI {
  /// What of a gradient is in sight.
  func stretched(
    _ fill: @autoclosure () -> GradientFill, _ stretch: Stretch, _ rect: Rect, _ direction: PanDirection
  ) -> GradientFill {
    let fill = fill()
    guard stretch.factor > 1 else { return fill }
    func range(_ axis: Int) -> ClosedRange<Double> { stretch.origin[axis]...stretch.origin[axis] + stretch.size }
    let part = UnitPart(x: direction == .vertical ? 0...1 : range(0), y: direction == .horizontal ? 0...1 : range(1))
    return fill.part(part, width: rect.width, height: rect.height, zoom: stretch.factor)
  }
}

/// Two fingers that stretch a view: one holds it, the other moves away from it.
struct Pinch {
  var holder: PointerID
  var other: PointerID
  private var distance: Double
  private var factor: Double

  init(_ holder: PointerID, _ other: PointerID, distance: Double, factor: Double) {
    (self.holder, self.other) = (holder, other)
    self.distance = max(24, distance)
    self.factor = factor
  }

  /// Twice the distance is four times the stretch: a hand is smaller than 16 times its narrowest grip.
  func factor(at distance: Double) -> Double {
    let ratio = max(24, distance) / self.distance
    return max(1, min(factor * ratio * ratio, Stretch.most))
  }
}
