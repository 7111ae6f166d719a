import PickerCore
import PickerRaster

/// A ring of hues around a triangle of one hue's shades. Tap and pan select; each keeps its pointer, also across the
/// other. The ring works like a bar whose ends meet, the triangle like a plane.
public struct HueWheel {
  public let colors: WheelSpace
  /// Hue in degrees, saturation and value.
  public var components: SIMD3<Double>
  public var ring: WidgetID
  public var triangle: WidgetID
  /// What is allowed of the triangle.
  var ground: RuleGround?

  static let thickness = 28.0, gap = 6.0

  public init(
    _ colors: WheelSpace, _ components: SIMD3<Double>, ring: WidgetID = "spectrum", triangle: WidgetID = "plane"
  ) {
    self.colors = colors
    self.components = components
    self.ring = ring
    self.triangle = triangle
  }

  /// Fills the largest square in the middle of the rectangle.
  /// - Returns: `true` in the passes in which the user moved a component.
  public mutating func show(_ ui: UI, _ rect: Rect) -> Bool {
    let old = components, (hues, shades, square) = Self.shapes(ui, rect)
    answer(ui, hues, shades, square)
    draw(ui, hues, shades, square)
    return components != old
  }

  private static func shapes(_ ui: UI, _ rect: Rect) -> (HueRing, ShadeTriangle, Rect) {
    let area = ui.snap(rect), side = min(area.width, area.height)
    let square = Rect(
      area.x + ui.wholePixels((area.width - side) / 2, .down),
      area.y + ui.wholePixels((area.height - side) / 2, .down), side, side)
    let hues = HueRing(center: square.center, radius: side / 2, thickness: ui.wholePixels(Self.thickness))
    return (hues, ShadeTriangle(center: square.center, radius: max(ui.onePixel, hues.innerRadius - Self.gap)), square)
  }

  /// Where a hue is on the ring.
  static func place(_ ui: UI, _ rect: Rect, of hue: Double) -> Point { shapes(ui, rect).0.position(of: hue) }

  /// The triangle in pixels from the corner of its picture, and how wide and high that is.
  static func shades(_ ui: UI, _ rect: Rect) -> (triangle: ShadeTriangle, width: Int, height: Int) {
    let shades = shapes(ui, rect).1, bounds = ui.softBounds(shades.bounds), pixels = bounds.pixels(scale: ui.scale)
    return (
      shades.moved(by: -bounds.x, -bounds.y).scaled(by: ui.scale), Int(pixels.width), Int(pixels.height)
    )
  }

  private mutating func answer(_ ui: UI, _ hues: HueRing, _ shades: ShadeTriangle, _ square: Rect) {
    if let p = ui.fineDrag(triangle, square, slowsWithDistance: false, slowsWithStretch: true) {
      let shade = shades.shade(at: p, keeping: components.y)
      (components.y, components.z) = (shade.x, shade.y)
    }
    ui.step(triangle, &components.y, less: .left, more: .right)
    ui.step(triangle, &components.z, less: .down, more: .up)
    if let p = ui.fineDrag(ring, square, slowsWithDistance: false, slowsWithStretch: true), let hue = hues.hue(at: p) {
      components.x = hue
    }
    ui.turn(ring, hue: &components.x)
  }

  private func draw(_ ui: UI, _ hues: HueRing, _ shades: ShadeTriangle, _ square: Rect) {
    let shade = SIMD2(components.y, components.z).clamped(lowerBound: .zero, upperBound: .one)
    let onRing = hues.position(of: components.x), inTriangle = shades.position(saturation: shade.x, value: shade.y)
    ui.register(
      triangle, shades.bounds, value: .two(components.y, components.z), outline: .triangle(shades),
      grip: Grip(inTriangle, .anywhere))
    ui.register(
      ring, square, value: .one(components.x / 360), outline: .ring(hues), grip: Grip(onRing, .anywhere))
    let bounds = ui.softBounds(shades.bounds), angle = components.x
    func ringFill() -> GradientFill { .hueRing(HueRingPicture(colors, hues.moved(by: -square.x, -square.y))) }
    func triangleFill() -> GradientFill {
      GradientFill.shadeTriangle(ShadeTrianglePicture(colors, hue: angle, shades.moved(by: -bounds.x, -bounds.y)))
        .over(ground)
    }
    ui.whenDrawing {
      ui.draw.appendGradient(ringFill(), square, radius: 0, background: ui.theme.window)
      ui.draw.appendGradient(triangleFill(), bounds, radius: 0, background: ui.theme.window)
    }
    ui.focusRing(ring, square, radius: hues.radius)
    let around = Rect(
      shades.center.x - shades.radius, shades.center.y - shades.radius, 2 * shades.radius, 2 * shades.radius)
    ui.focusRing(triangle, around, radius: shades.radius)

    let hue = colors.color(hue: components.x), color = colors.color(hue: components.x, shade: shade)
    ui.indicator(at: onRing, color: hue)
    ui.indicator(at: inTriangle, color: color)
    ui.loupe(ring, square, at: onRing, fill: ringFill(), color: hue)
    ui.loupe(triangle, bounds, at: inTriangle, fill: triangleFill(), color: color)
  }
}

extension UI {
  /// The length of a pixel in points.
  var onePixel: Double { 1 / scale }

  /// The nearest length that is whole pixels, in points.
  func wholePixels(_ length: Double, _ rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero) -> Double {
    PixelRatio.pixels(length, scale).rounded(rule) / scale
  }

  /// The whole pixels around a shape that hold its soft edges too, in points.
  fileprivate func softBounds(_ shape: Rect) -> Rect {
    let left = wholePixels(shape.x, .down) - onePixel, top = wholePixels(shape.y, .down) - onePixel
    return Rect(
      left, top, wholePixels(shape.maxX, .up) + onePixel - left, wholePixels(shape.maxY, .up) + onePixel - top)
  }
}

extension HueRing {
  fileprivate func moved(by dx: Double, _ dy: Double) -> HueRing {
    HueRing(center: Point(center.x + dx, center.y + dy), radius: radius, thickness: thickness)
  }
}

extension ShadeTriangle {
  fileprivate func moved(by dx: Double, _ dy: Double) -> ShadeTriangle {
    ShadeTriangle(center: Point(center.x + dx, center.y + dy), radius: radius)
  }
}
