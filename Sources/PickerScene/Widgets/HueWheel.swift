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
    let area = ui.snap(rect), side = min(area.width, area.height), old = components
    let square = Rect(
      area.x + ui.wholePixels((area.width - side) / 2, .down),
      area.y + ui.wholePixels((area.height - side) / 2, .down), side, side)
    let hues = HueRing(center: square.center, radius: side / 2, thickness: ui.wholePixels(Self.thickness))
    let shades = ShadeTriangle(
      center: square.center, radius: max(ui.onePixel, hues.innerRadius - Self.gap))
    answer(ui, hues, shades, square)
    draw(ui, hues, shades, square)
    return components != old
  }

  private mutating func answer(_ ui: UI, _ hues: HueRing, _ shades: ShadeTriangle, _ square: Rect) {
    if let p = ui.fineDrag(triangle, square, slowsWithDistance: false) {
      let shade = shades.shade(at: p, keeping: components.y)
      (components.y, components.z) = (shade.x, shade.y)
    }
    ui.step(triangle, &components.y, less: .left, more: .right)
    ui.step(triangle, &components.z, less: .down, more: .up)
    if let p = ui.fineDrag(ring, square, slowsWithDistance: false), let hue = hues.hue(at: p) { components.x = hue }
    ui.turn(ring, hue: &components.x)
  }

  private func draw(_ ui: UI, _ hues: HueRing, _ shades: ShadeTriangle, _ square: Rect) {
    ui.register(triangle, shades.bounds, value: .two(components.y, components.z), outline: .triangle(shades))
    ui.register(ring, square, value: .one(components.x / 360), outline: .ring(hues))
    ui.whenDrawing {
      let bounds = ui.softBounds(shades.bounds), hue = components.x
      ui.draw.appendGradient(
        .hueRing(HueRingPicture(colors, hues.moved(by: -square.x, -square.y))), square, radius: 0,
        background: ui.theme.window)
      ui.draw.appendGradient(
        .shadeTriangle(ShadeTrianglePicture(colors, hue: hue, shades.moved(by: -bounds.x, -bounds.y))), bounds,
        radius: 0, background: ui.theme.window)
    }
    ui.focusRing(ring, square, radius: hues.radius)
    let around = Rect(
      shades.center.x - shades.radius, shades.center.y - shades.radius, 2 * shades.radius, 2 * shades.radius)
    ui.focusRing(triangle, around, radius: shades.radius)

    let shade = SIMD2(components.y, components.z).clamped(lowerBound: .zero, upperBound: .one)
    let hue = colors.color(hue: components.x), color = colors.color(hue: components.x, shade: shade)
    ui.indicator(at: hues.position(of: components.x), color: hue)
    ui.indicator(at: shades.position(saturation: shade.x, value: shade.y), color: color)
    ui.loupe(ring, color: hue)
    ui.loupe(triangle, color: color)
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
