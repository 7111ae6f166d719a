import PickerCore

/// A part of the unit square: x rightward, y upward.
public struct UnitPart: Hashable, Sendable {
  public var x, y: ClosedRange<Double>

  public init(x: ClosedRange<Double>, y: ClosedRange<Double>) { (self.x, self.y) = (x, y) }
}

extension GradientFill {
  /// The part of it that lies in a part of its rectangle, as a fill of its own.
  /// - Parameters:
  ///   - width: Of its whole rectangle, in points.
  ///   - height: In points.
  ///   - zoom: How much larger the part is drawn.
  public func part(_ part: UnitPart, width: Double, height: Double, zoom: Double) -> GradientFill {
    // What is drawn in points keeps its form, and moves.
    let corner = Point(part.x.lowerBound * width, (1 - part.y.upperBound) * height)
    switch self {
    case .linear(let start, let end):
      let whole = LinearGradient(from: start, to: end)
      return .linear(from: whole.mix(at: part.x.lowerBound), to: whole.mix(at: part.x.upperBound))
    case .spectrum:
      let hues = ColorAxis(channel: 0, range: 360 * part.x.lowerBound...360 * part.x.upperBound)
      return .strip(ColorStrip(HSV.self, hues, holding: [0, 1, 1]))
    case .plane(let plane, let lines):
      let shown = ColorPlane(
        plane.space, x: plane.x.part(part.x), y: plane.y.part(part.y), holding: plane.held, marking: plane.marking)
      return .plane(shown, lines.map { $0.part(part) })
    case .strip(let strip):
      var shown = ColorStrip(strip.space, strip.axis.part(part.x), holding: strip.held)
      shown.marking = strip.marking
      return .strip(shown)
    case .alpha(let strip):
      let length = strip.alphas.upperBound - strip.alphas.lowerBound
      let low = strip.alphas.lowerBound + part.x.lowerBound * length
      let high = strip.alphas.lowerBound + part.x.upperBound * length
      return .alpha(AlphaStrip(strip.color, alphas: low...high, cell: strip.cell))
    case .picture(let picture): return .picture(picture.part(from: corner, zoom: zoom))
    case .hueRing(let picture):
      let ring = picture.ring
      return .hueRing(
        HueRingPicture(
          picture.colors,
          HueRing(
            center: ring.center.moved(from: corner, zoom), radius: ring.radius * zoom,
            thickness: ring.thickness * zoom)))
    case .shadeTriangle(let picture):
      let triangle = picture.triangle
      return .shadeTriangle(
        ShadeTrianglePicture(
          picture.colors, hue: picture.hue,
          ShadeTriangle(center: triangle.center.moved(from: corner, zoom), radius: triangle.radius * zoom)))
    case .upright(let level):
      // Its way to the right is upward here.
      return .upright(level.part(UnitPart(x: part.y, y: part.x), width: height, height: width, zoom: zoom))
    // Up close what is allowed is not drawn.
    case .ground(let picture, _): return picture.part(part, width: width, height: height, zoom: zoom)
    case .lens: return self
    }
  }
}

extension ColorAxis {
  /// What a part of the way spans.
  public func part(_ part: ClosedRange<Double>) -> ColorAxis {
    ColorAxis(channel: channel, range: value(at: part.lowerBound)...value(at: part.upperBound))
  }
}

extension LinearGradient {
  /// As `color(at:)`, without the stops' ends.
  fileprivate func mix(at t: Double) -> RGB {
    let a = stops[0].color.components, b = stops[stops.count - 1].color.components
    return RGB(components: a + (b - a) * t)
  }
}

extension LineOverlay {
  fileprivate func part(_ part: UnitPart) -> LineOverlay {
    let origin = SIMD2(part.x.lowerBound, part.y.lowerBound)
    let size = SIMD2(part.x.upperBound, part.y.upperBound) - origin
    return LineOverlay(lines.map { $0.map { ($0 - origin) / size } }, color: color, thickness: thickness, dash: dash)
  }
}

extension Point {
  fileprivate func moved(from corner: Point, _ zoom: Double) -> Point {
    Point((x - corner.x) * zoom, (y - corner.y) * zoom)
  }
}
