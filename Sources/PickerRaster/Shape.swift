import PickerCore

/// A shape with soft edges, in pixels; its top left corner is the grid's.
public enum Shape: Hashable, Sendable {
  case roundedRectangle(width: Double, height: Double, radius: Double)
  /// The border inside a rounded rectangle.
  case outline(width: Double, height: Double, radius: Double, thickness: Double)
  case disc(diameter: Double)
  /// The border inside a disc.
  case ring(diameter: Double, thickness: Double)
  /// A blurred rounded rectangle, `shadowMargin` away from the grid's edges. Half of its strength is left at the
  /// rectangle's edge, nothing `blur` pixels outside.
  case shadow(width: Double, height: Double, radius: Double, blur: Double)
  /// What lies outside a rounded corner: painted in the background's color, it rounds an opaque picture.
  case cornerCut(radius: Double, Corner)
  /// Lines and arcs of one thickness with round ends, in a square.
  case strokes([Stroke], side: Double, thickness: Double)

  public enum Corner: Hashable, Sendable, CaseIterable { case topLeft, topRight, bottomLeft, bottomRight }

  /// The smallest grid that holds the shape.
  public var grid: PixelGrid {
    let size = size
    return PixelGrid(width: Int(size.x.rounded(.up)), height: Int(size.y.rounded(.up)))
  }

  /// Width and height, the shadow's margins included.
  public var size: SIMD2<Double> {
    switch self {
    case .roundedRectangle(let width, let height, _), .outline(let width, let height, _, _): [width, height]
    case .disc(let diameter), .ring(let diameter, _): [diameter, diameter]
    case .shadow(let width, let height, _, let blur): [width, height] + 2 * Self.shadowMargin(blur: blur)
    case .cornerCut(let radius, _): [radius, radius]
    case .strokes(_, let side, _): [side, side]
    }
  }

  /// How far a shadow's mask reaches beyond its rectangle on each side: whole pixels.
  public static func shadowMargin(blur: Double) -> Double { blur.rounded(.up) }
}

/// A piece of an icon in the unit square, x rightward and y downward.
public enum Stroke: Hashable, Sendable {
  case line(SIMD2<Double>, SIMD2<Double>)
  /// Angles in degrees, clockwise from the right; `sweep` may be negative.
  case arc(center: SIMD2<Double>, radius: Double, start: Double, sweep: Double)

  /// Lines through all points in order.
  public static func polyline(_ points: [SIMD2<Double>], closed: Bool = false) -> [Stroke] {
    let lines = zip(points, points.dropFirst()).map { Stroke.line($0, $1) }
    guard closed, let first = points.first, let last = points.last else { return lines }
    return lines + [.line(last, first)]
  }

  public static func circle(center: SIMD2<Double>, radius: Double) -> Stroke {
    .arc(center: center, radius: radius, start: 0, sweep: 360)
  }
}
