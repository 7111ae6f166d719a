/// A place in points, or in pixels where it says so; x rightward, y downward.
public struct Point: Sendable, Hashable {
  public var x, y: Double

  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }
}

/// A rectangle, its origin at the top left.
public struct Rect: Sendable, Hashable {
  public var x, y, width, height: Double

  public init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  @inlinable public var maxX: Double { x + width }
  @inlinable public var maxY: Double { y + height }
  public var center: Point { Point(x + width / 2, y + height / 2) }
  @inlinable public var isEmpty: Bool { width <= 0 || height <= 0 }

  /// The right and bottom edges do not belong to the rectangle.
  public func contains(_ p: Point) -> Bool { p.x >= x && p.x < maxX && p.y >= y && p.y < maxY }

  /// Whether all of the other rectangle lies inside.
  public func contains(_ other: Rect) -> Bool {
    other.x >= x && other.maxX <= maxX && other.y >= y && other.maxY <= maxY
  }

  /// Smaller on every side; larger where `d` is negative.
  public func inset(_ d: Double) -> Rect { Rect(x + d, y + d, max(0, width - 2 * d), max(0, height - 2 * d)) }

  /// Smaller at the top and bottom, and at the sides.
  public func inset(_ dy: Double, _ dx: Double) -> Rect {
    Rect(x + dx, y + dy, max(0, width - 2 * dx), max(0, height - 2 * dy))
  }

  public func offset(_ dx: Double, _ dy: Double) -> Rect { Rect(x + dx, y + dy, width, height) }

  public func union(_ other: Rect) -> Rect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let left = min(x, other.x), top = min(y, other.y)
    return Rect(left, top, max(maxX, other.maxX) - left, max(maxY, other.maxY) - top)
  }

  /// What both cover; empty where they do not meet.
  @inlinable public func intersection(_ other: Rect) -> Rect {
    let left = max(x, other.x), top = max(y, other.y)
    return Rect(left, top, max(0, min(maxX, other.maxX) - left), max(0, min(maxY, other.maxY) - top))
  }

  /// Whether some place lies in both.
  @inlinable public func meets(_ other: Rect) -> Bool {
    x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY && !isEmpty && !other.isEmpty
  }

  /// The nearest rectangle whose edges, at `scale` pixels a point, lie between pixels; in points.
  public func snapped(scale: Double) -> Rect {
    let left = (x * scale).rounded(), top = (y * scale).rounded()
    return Rect(
      left / scale, top / scale, ((maxX * scale).rounded() - left) / scale, ((maxY * scale).rounded() - top) / scale)
  }

  /// The same rectangle in whole pixels.
  public func pixels(scale: Double) -> Rect {
    let left = (x * scale).rounded(), top = (y * scale).rounded()
    return Rect(left, top, (maxX * scale).rounded() - left, (maxY * scale).rounded() - top)
  }

  /// How far a point lies outside, in points; 0 inside.
  public func distance(to p: Point) -> Double {
    let dx = max(x - p.x, 0, p.x - maxX), dy = max(y - p.y, 0, p.y - maxY)
    return (dx * dx + dy * dy).squareRoot()
  }
}

/// The length of a vector.
@inlinable package func length(_ vector: SIMD2<Double>) -> Double { (vector * vector).sum().squareRoot() }
